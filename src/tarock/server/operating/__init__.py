"""For whoever runs a server: backups and archives, settings, health, and what is written to the log."""
