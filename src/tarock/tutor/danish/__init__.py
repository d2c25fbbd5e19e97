"""Danish Tarok for the tutor."""
