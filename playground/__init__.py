"""A small Discord on loopback, and the tables a browser can sit at: the demo of the bot and the rig of its tests."""
