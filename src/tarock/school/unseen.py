"""What a player has not seen yet, by the rules of a family; nothing need be compiled to know it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tarock.core.cardset import CardSet
from tarock.core.families import Layer


@dataclass(frozen=True, slots=True)
class Unseen:
    """The hidden cards of a family's views."""

    cards: Callable[[Any], CardSet]
    """The cards that a seat has not seen: neither its own, nor played, nor laid open."""


UNSEEN: Final[Layer[Unseen]] = Layer("unseen", Unseen, home="tarock.school.puzzles.{family}.unseen")
