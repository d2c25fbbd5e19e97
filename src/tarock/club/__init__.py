"""An evening at the club: rotations, cups carried from deal to deal, totals and the end."""

from tarock.club.entries import Entry, Kind, Result
from tarock.club.evening import Evening
from tarock.club.money import Money
from tarock.club.rotation import Player, Sitting, cup_sets, rotation_for, rounds

__all__ = [
    "Entry",
    "Evening",
    "Kind",
    "Money",
    "Player",
    "Result",
    "Sitting",
    "cup_sets",
    "rotation_for",
    "rounds",
]
