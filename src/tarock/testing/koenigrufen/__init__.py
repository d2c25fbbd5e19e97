"""What holds in every deal of Königrufen, and deals to try it on."""
