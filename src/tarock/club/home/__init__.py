"""A club: its people, evenings and money, as its log leaves them."""
