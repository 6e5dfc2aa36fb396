"""Screens that do not depend on the game."""
