"""The tutor of Königrufen, for the registry of families."""

from typing import Final

from tarock.koenigrufen.actions import Action
from tarock.koenigrufen.state import KoenigrufenView
from tarock.tutor.advice import Registry
from tarock.tutor.families import Tutor
from tarock.tutor.koenigrufen import predicates
from tarock.tutor.koenigrufen.predicates.shelf import PREDICATES
from tarock.tutor.koenigrufen.sight import Sight

OURS: Final = (
    "announce_valat",
    "cheapest_game",
    "give_little",
    "kontra_bird",
    "kontra_with_strength",
    "lead_little",
    "only_card",
    "pass_weak_hand",
    "re_with_strength",
    "stay_low",
    "take_talon",
)

FAMILY: Final[Tutor[KoenigrufenView, Sight, Action]] = Tutor(
    registry=Registry("koenigrufen", PREDICATES.filled(predicates)), sight=Sight, ours=frozenset(OURS)
)
