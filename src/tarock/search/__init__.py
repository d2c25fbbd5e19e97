"""Fast simulation and exact solving: a second implementation of the card play, held to the readable engine by tests."""
