"""Bots for Königrufen."""

from tarock.bots.koenigrufen.book import BookBot
from tarock.bots.koenigrufen.random_bot import RandomBot
from tarock.bots.koenigrufen.search import SearchBot

__all__ = ["BookBot", "RandomBot", "SearchBot"]
