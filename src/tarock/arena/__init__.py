"""The arena: levels of play measured against each other on the same cards."""
