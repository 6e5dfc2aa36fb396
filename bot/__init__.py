"""Tapete: Spanish and Portuguese card games for Discord."""

__version__ = "0.1.0"
