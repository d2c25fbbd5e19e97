"""What the commands do for Königrufen."""
