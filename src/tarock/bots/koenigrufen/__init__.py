"""Bots for Königrufen."""

from tarock.bots.koenigrufen.book import BookBot
from tarock.bots.koenigrufen.random_bot import RandomBot

__all__ = ["BookBot", "RandomBot"]
