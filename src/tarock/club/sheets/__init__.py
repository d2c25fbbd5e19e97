"""What a line of a score sheet is made of, for whoever writes it with a thumb: questions, and what answers say."""
