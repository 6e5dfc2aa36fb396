"""The games: rules as pure functions. `registry` lists them; a game never imports another."""
