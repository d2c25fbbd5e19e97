"""What puzzles of Danish Tarok ask."""
