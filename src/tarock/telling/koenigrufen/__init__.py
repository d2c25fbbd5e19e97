"""Königrufen in lines."""
