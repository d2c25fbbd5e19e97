"""The shelf on which the predicates of Königrufen stand; they enter themselves."""

from typing import Final

from tarock.koenigrufen.actions import Action
from tarock.tutor.advice import Predicates
from tarock.tutor.koenigrufen.sight import Sight

PREDICATES: Final = Predicates[Sight, Action]()
