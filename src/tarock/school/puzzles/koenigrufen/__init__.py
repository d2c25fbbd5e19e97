"""What puzzles of Königrufen ask."""
