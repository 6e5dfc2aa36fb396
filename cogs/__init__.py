"""Slash commands, thin: each one names its options and hands over to the desk."""
