"""How an evening at the terminal is opened: what it is played with, against whom, and who deals first."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tarock.bots.levels import OFFERED, SIMPLEST, USUAL, Level, for_each
from tarock.core.errors import TarockError
from tarock.core.faults import Mode
from tarock.core.sentences import Sentence
from tarock.core.shuffle import shuffled


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What an evening at the terminal is played with.

    ``players``: None for as many as the game is usually played by.
    ``ruleset``: the id of a book or of a house ruleset, or a house ruleset's file.
    ``seed``: one is drawn when there is none.
    ``level``: how strong the bots are, one level for all of them or one for each, with commas.
    ``record``: a file to which every finished deal is added.
    ``house``: the files of house rulesets.
    ``coach``: whether the person is asked again before something is final that the coach doubts.
    ``counting``: whether he is asked between turns what has gone; ``progress``: where his answers are kept.
    """

    ruleset: str
    language: str = "en"
    players: int | None = None
    rotation: str | None = None
    mode: str = Mode.STRICT
    level: str = USUAL
    seed: str | None = None
    record: Path | None = None
    house: Sequence[Path] = ()
    coach: bool = False
    counting: bool = False
    progress: Path | None = None

    @property
    def counts_in(self) -> Path | None:
        """Where answers about the count are kept; None where nobody asks."""
        return self.progress if self.counting else None


def opponents(names: str, number: int) -> tuple[Level, ...]:
    """Return the levels of the opponents that somebody has asked for.

    :raises TarockError: if there is no such level, it is not offered to people, or the number does not fit.
    """
    found = for_each(names, number)
    if any(level.id == SIMPLEST for level in found):
        raise TarockError(Sentence("option-level", level=SIMPLEST, known=", ".join(OFFERED)))
    return found


def first_dealer(players: int, seed: str) -> int:
    """Draw the first dealer by lot (Møller, Spillets start, l.393)."""
    return shuffled(range(players), f"{seed}/first dealer")[0]
