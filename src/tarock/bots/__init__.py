"""Players that are programs.  A bot is only ever given a view, never a state."""

from tarock.bots.protocol import Bot
from tarock.bots.random_bot import RandomBot
from tarock.bots.simple_bot import SimpleBot

__all__ = ["NAMES", "Bot", "RandomBot", "SimpleBot"]

NAMES = ("Bo", "Inge", "Svend", "Karen", "Aage", "Grethe", "Niels", "Kirsten", "Poul", "Else", "Holger", "Ruth")
"""First names for bots at a Danish table."""
