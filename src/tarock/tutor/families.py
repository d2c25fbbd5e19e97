"""What the tutor must know of a family of games."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from tarock.core.families import Layer
from tarock.tutor.advice import ActionT, Registry, SightT

ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True, kw_only=True)
class Tutor(Generic[ViewT, SightT, ActionT]):
    """The tutor of a family."""

    registry: Registry[SightT, ActionT]
    sight: Callable[[ViewT], SightT]
    """What the predicates are asked with: a view in the terms of the books."""
    ours: frozenset[str]
    """The reasons of bots that no book gives: their sentences are told without a page."""


TUTORS: Final[Layer[Tutor[Any, Any, Any]]] = Layer("tutor", Tutor, home="tarock.tutor.{family}.family")
