"""The service behind every table: seats, lobby, turns, clocks; one action at a time per table."""
