"""Danish Tarok in the terminal."""
