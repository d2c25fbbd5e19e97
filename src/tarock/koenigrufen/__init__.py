"""Königrufen: 54 cards, four players, an auction and a called king; one module per phase of the deal."""
