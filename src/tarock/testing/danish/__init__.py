"""What holds in every deal of Danish Tarok, and deals to try it on."""
