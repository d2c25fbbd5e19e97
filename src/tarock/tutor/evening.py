"""An evening of several deals: whether errors grew rarer, and which advice was missed most."""

from collections import Counter
from dataclasses import dataclass
from statistics import fmean


@dataclass(frozen=True, slots=True)
class DealPlayed:
    """What a player made of one deal of an evening."""

    result: float
    cards: float
    """What the cards were worth to a player by the books."""
    loss: float
    """What the errors cost together."""
    missed: tuple[str, ...]
    """The advice that spoke for the better choice, once for each error; those that no advice speaks to are left out."""


@dataclass(frozen=True, slots=True)
class EveningPlayed:
    """The deals that a player has played, in their order."""

    deals: tuple[DealPlayed, ...]

    @property
    def trend(self) -> tuple[float, float] | None:
        """What errors cost in a deal of the first half and of the second; None for a single deal."""
        half = len(self.deals) // 2
        if not half:
            return None
        return fmean(deal.loss for deal in self.deals[:half]), fmean(deal.loss for deal in self.deals[-half:])

    @property
    def most_missed(self) -> tuple[str, int] | None:
        """The advice that was missed most, and how often; None if none was missed."""
        counted = Counter(row for deal in self.deals for row in deal.missed)
        return next(iter(counted.most_common(1)), None)
