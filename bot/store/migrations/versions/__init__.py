"""One module per step, named after its revision."""
