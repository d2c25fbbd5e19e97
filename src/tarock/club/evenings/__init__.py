"""A table's evening with real cards, line by line: who plays next, what each line comes to, and the end."""
