"""The rule book of Danish Tarok."""
