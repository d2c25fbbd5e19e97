"""Whether a piece of advice applies: a function over what the player sees for each row."""
