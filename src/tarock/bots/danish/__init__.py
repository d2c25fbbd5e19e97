"""Bots for Danish Tarok."""
