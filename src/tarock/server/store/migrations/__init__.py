"""Migrations of the database, run by Alembic at every start."""
