"""What developers run by hand; nothing of the bot needs it."""
