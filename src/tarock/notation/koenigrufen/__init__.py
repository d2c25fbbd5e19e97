"""Records and sheets of Königrufen."""
