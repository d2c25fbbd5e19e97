"""What is kept: an append-only log of events for each table, in SQLite or PostgreSQL."""
