"""Tapete: Spanish and Portuguese card games for Discord."""
