"""What is kept: an append-only log of events for each table, in SQLite or PostgreSQL."""

from tarock.server.store.log import Conflict, Entry, Log, StoreError, Summary

__all__ = ["Conflict", "Entry", "Log", "StoreError", "Summary"]
