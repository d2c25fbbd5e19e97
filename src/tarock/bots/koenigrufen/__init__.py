"""Bots for Königrufen."""

from tarock.bots.koenigrufen.random_bot import RandomBot
from tarock.bots.koenigrufen.simple_bot import SimpleBot

__all__ = ["RandomBot", "SimpleBot"]
