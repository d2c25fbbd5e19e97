"""The school of Königrufen: its goals, its facts and what only it can ask."""
