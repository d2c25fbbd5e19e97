"""The rule book of Königrufen, and its names."""
