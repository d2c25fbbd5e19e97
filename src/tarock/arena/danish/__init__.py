"""Danish Tarok in the arena."""
