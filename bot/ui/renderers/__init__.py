"""One renderer per game; only it knows the game it draws."""
