"""Play, learn and keep score of Tarock, by the book."""

__version__ = "0.1.0"
