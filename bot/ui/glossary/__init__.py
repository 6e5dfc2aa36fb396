"""Words of the card table, each explained in every language."""
