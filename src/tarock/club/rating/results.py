"""What a rating is made of: what tables have won in so many deals."""

from dataclasses import dataclass
from typing import TypeAlias

Rated: TypeAlias = str
"""Who is rated: somebody's number, or a level of bots.  One level may sit at a table twice."""


@dataclass(frozen=True, slots=True)
class TableResult:
    """What those who played so many deals together have won in them.

    A table at which people sit out in turn has one for each company that played.
    """

    players: tuple[Rated, ...]
    points: tuple[float, ...]
    """In all deals together, in the order of the players."""
    deals: float
    cards: str = ""
    """What other tables with the same cards call them too, their players in the same order of seats; nothing where
    nobody else had them."""

    @property
    def key(self) -> tuple[str, float, int, tuple[Rated, ...], tuple[float, ...]]:
        """What puts results in an order of their own, so that it does not matter who entered them first.

        Those that had the same cards stand together.
        """
        return self.cards, self.deals, len(self.players), self.players, self.points


@dataclass(frozen=True, slots=True)
class Period:
    """A round of a tournament or an evening: what happens in it is compared with what was known before it."""

    day: int
    """Counted from anywhere; skills drift from day to day."""
    results: tuple[TableResult, ...]
