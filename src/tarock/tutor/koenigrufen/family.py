"""The tutor of Königrufen, for the registry of families."""

from typing import Final

from tarock.koenigrufen.actions import Action
from tarock.koenigrufen.state import KoenigrufenView
from tarock.tutor.advice import Registry
from tarock.tutor.families import Tutor
from tarock.tutor.koenigrufen import predicates
from tarock.tutor.koenigrufen.predicates.shelf import PREDICATES
from tarock.tutor.koenigrufen.sight import Sight

FAMILY: Final[Tutor[KoenigrufenView, Sight, Action]] = Tutor(
    registry=Registry("koenigrufen", PREDICATES.filled(predicates)), sight=Sight
)
