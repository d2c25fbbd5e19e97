"""The names of the levels of play, for whoever only has to name them: nothing here loads a bot.

What each of them does is told by :mod:`tarock.bots.levels`.
"""

from typing import Final, Literal, TypeAlias, get_args

LevelName: TypeAlias = Literal["random", "novice", "book", "casual", "club", "master"]
"""From weak to strong."""

SIMPLEST: Final[LevelName] = "random"
"""Knows the rules and nothing else: what the arena compares with, and what plays where every other bot has failed."""

OFFERED: Final[tuple[LevelName, ...]] = tuple(name for name in get_args(LevelName) if name != SIMPLEST)
"""Whom people can choose as opponents: not the simplest, who bids anything and spoils a table."""
