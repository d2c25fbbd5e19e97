"""Bots for Danish Tarok."""

from tarock.bots.danish.book import BookBot
from tarock.bots.danish.random_bot import RandomBot

__all__ = ["BookBot", "RandomBot"]
