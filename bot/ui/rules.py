"""The chapters of every game's rules, in the order in which they are offered."""

TOPICS = ("order", "calls", "draw", "dance", "tricks", "pay")
