"""A deal for practice: one person, computer players, one private message. Nothing of it is stored."""
