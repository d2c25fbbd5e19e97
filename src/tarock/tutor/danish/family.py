"""The tutor of Danish Tarok, for the registry of families."""

from typing import Final

from tarock.danish.actions import Action
from tarock.danish.state import DanishView
from tarock.tutor.advice import Registry
from tarock.tutor.danish import predicates
from tarock.tutor.danish.predicates.shelf import PREDICATES
from tarock.tutor.danish.sight import Sight
from tarock.tutor.families import Tutor

FAMILY: Final[Tutor[DanishView, Sight, Action]] = Tutor(
    registry=Registry("danish", PREDICATES.filled(predicates)),
    sight=Sight,
    ours=frozenset({"discard", "lay_what_is_left", "only_choice", "win_cheaply"}),
)
