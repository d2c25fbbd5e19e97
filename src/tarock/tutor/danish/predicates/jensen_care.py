"""What Jensen advises everybody before the play: care, and a first thought after a large declaration."""

from typing import Final

from tarock.danish.actions import REDEAL, Declare
from tarock.danish.declarations import Taroks
from tarock.tutor.advice import whatever
from tarock.tutor.danish.predicates.senses import Asked, does
from tarock.tutor.danish.predicates.shelf import PREDICATES
from tarock.tutor.danish.sight import Sight

LARGE: Final = 11
"""From so many taroks on a declaration is large: twelve to fourteen are the book's examples (l.926-927)."""


@PREDICATES("je-001")
def declare_exactly(sight: Sight) -> Asked:
    """Say all that must be declared.

    Jensen 1989, l.282-288.
    """
    return next((does(offer) for offer in sight.offers if isinstance(offer, Declare) and offer.items), None)


@PREDICATES("je-002")
def think_of_a_nolo(sight: Sight) -> Asked:
    """After eleven taroks or more with the pagat both others ask themselves whether one can play a nolo.

    Jensen 1989, l.325-335.
    """
    items = [item for seat in sight.others for item in sight.declared(seat)]
    is_large = any(isinstance(item, Taroks) and item.number >= LARGE and item.with_pagat for item in items)
    return whatever if is_large and sight.judges and not sight.lays else None


@PREDICATES("je-107")
def ask_for_a_new_deal(sight: Sight) -> Asked:
    """Without a numbered tarok use the right to a new deal.

    Jensen 1989, l.180-181.
    """
    return does(REDEAL) if REDEAL in sight.offers else None
