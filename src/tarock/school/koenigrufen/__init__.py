"""Königrufen at school."""
