"""Meeting people: who wants to play now is paired with others, and friends find and challenge each other."""
