"""Bots for Danish Tarok."""

from tarock.bots.danish.book import BookBot
from tarock.bots.danish.random_bot import RandomBot
from tarock.bots.danish.search import SearchBot

__all__ = ["BookBot", "RandomBot", "SearchBot"]
