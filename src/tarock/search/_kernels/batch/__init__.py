"""What deals of any game side by side have in common: what may be done in each of them."""
