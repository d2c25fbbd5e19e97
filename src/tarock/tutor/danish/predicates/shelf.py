"""The shelf on which the predicates of Danish Tarok stand; they enter themselves."""

from typing import Final

from tarock.danish.actions import Action
from tarock.tutor.advice import Predicates
from tarock.tutor.danish.sight import Sight

PREDICATES: Final = Predicates[Sight, Action]()
