"""What a player has given away in a deal."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Given:
    """What a player gave away in a deal."""

    cost: float
    """What his decisions cost together, as far as that is more than chance, in standard deviations of a deal.

    Each counts for one of them at most.
    """
    dear: int = 0
    """How many of them were dear enough to have a name for it."""
    gained: int = 0
    """After how many of those the other had more than if the best had been done, as the cards lay."""
