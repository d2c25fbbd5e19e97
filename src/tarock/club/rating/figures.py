"""What ratings assume, as data (``figures.toml``)."""

from functools import cache
from importlib import resources

import msgspec


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lengths are in deviations of a deal."""

    prior: float
    drift: float
    """In a year."""
    limit: float
    interval: float
    shown_from: int
    same_cards: dict[str, float]
    """By family: how much of the variance the cards explain where several tables play the same ones."""


@cache
def figures() -> Figures:
    """Return the figures that come with the package."""
    file = resources.files("tarock.club.rating") / "figures.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Figures)
