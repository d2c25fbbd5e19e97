"""Danish Tarok as it is sent and stored."""
