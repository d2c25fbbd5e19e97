"""Accounts, for who wants to keep a name and what he has played; play stays open to guests."""
