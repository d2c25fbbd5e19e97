"""Several processes, on one host or on many, which share the tables of one PostgreSQL."""
