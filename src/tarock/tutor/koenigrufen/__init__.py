"""Königrufen for the tutor."""
