"""Königrufen as it is sent and stored."""
