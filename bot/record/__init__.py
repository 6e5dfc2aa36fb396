"""The deal record: read, replayed and written. Its format is `tapete-deal/1`; the games come from the registry."""
