"""Alembic's folder: the steps from one shape of the database to the next, run when the store opens."""
