"""What every game in the terminal has: screen, lines, cards, keeping."""
