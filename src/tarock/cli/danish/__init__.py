"""What the commands do for Danish Tarok."""
