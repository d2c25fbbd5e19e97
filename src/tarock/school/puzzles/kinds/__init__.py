"""What puzzles ask, a module for each way of proving the answer."""
