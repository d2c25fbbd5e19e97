"""Danish Tarok in lines."""
