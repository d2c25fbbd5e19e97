"""Königrufen at the server."""
