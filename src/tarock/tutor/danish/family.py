"""The tutor of Danish Tarok, for the registry of families."""

from typing import Final

from tarock.danish.actions import Action
from tarock.danish.state import DanishView
from tarock.tutor.advice import Registry
from tarock.tutor.danish.predicates import (
    counting,
    endgame,
    following,
    jensen_balance,
    jensen_care,
    jensen_helper,
    jensen_leader,
    jensen_nolo,
    jensen_signals,
    jensen_skat,
    jensen_skus,
    jensen_ultimator,
    judging,
    leading,
    nolo,
    skat,
    skus,
)
from tarock.tutor.danish.predicates.shelf import PREDICATES
from tarock.tutor.danish.sight import Sight
from tarock.tutor.families import Tutor

THEMES: Final = (
    counting,
    endgame,
    following,
    jensen_balance,
    jensen_care,
    jensen_helper,
    jensen_leader,
    jensen_nolo,
    jensen_signals,
    jensen_skat,
    jensen_skus,
    jensen_ultimator,
    judging,
    leading,
    nolo,
    skat,
    skus,
)
"""The modules whose predicates have entered themselves on the shelf."""

FAMILY: Final[Tutor[DanishView, Sight, Action]] = Tutor(
    registry=Registry("danish", PREDICATES),
    sight=Sight,
    ours=frozenset({"discard", "lay_what_is_left", "only_choice", "win_cheaply"}),
)
