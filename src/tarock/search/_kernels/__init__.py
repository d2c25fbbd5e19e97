"""Bitboard kernels.  Each ``*_rules`` module is plain Python that compiles for the CPU and for a GPU."""
