"""Bitboard kernels: plain Python that compiles for the CPU and for a GPU, a package for each game."""
