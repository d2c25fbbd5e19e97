"""Kernels that the games have in common; they are compiled and loaded like those of a game."""
