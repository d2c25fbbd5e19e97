"""Danish Tarok: 78 cards, three players, two cups; one module per phase of the deal."""
