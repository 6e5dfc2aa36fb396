"""A finished deal, step by step."""
