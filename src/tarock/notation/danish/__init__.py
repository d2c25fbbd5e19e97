"""Records and sheets of Danish Tarok."""
