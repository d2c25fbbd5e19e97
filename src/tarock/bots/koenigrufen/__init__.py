"""Bots for Königrufen."""
