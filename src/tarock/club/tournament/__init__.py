"""Tournaments: a log of what happened, and all that follows from it: the draw, the lines, the standings, the cup."""
