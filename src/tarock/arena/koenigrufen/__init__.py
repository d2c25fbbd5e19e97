"""Königrufen in the arena."""
