"""Puzzles: found in deals of bots, proved, rated and kept on a shelf."""
