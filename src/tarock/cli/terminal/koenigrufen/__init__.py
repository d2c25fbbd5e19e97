"""The game of Königrufen in the terminal.

It shares screen, lines, faces and the reading of cards with the Danish game in :mod:`tarock.cli.terminal`.
"""
