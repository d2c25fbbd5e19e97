"""Bots for Danish Tarok."""

from tarock.bots.danish.random_bot import RandomBot
from tarock.bots.danish.simple_bot import SimpleBot

__all__ = ["RandomBot", "SimpleBot"]
