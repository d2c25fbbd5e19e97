"""What declarations and cards tell in Danish Tarok."""

from collections.abc import Iterator
from random import Random
from typing import Final

from tarock.core.cards import SKUS
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.cards import OF_SUIT
from tarock.danish.knowledge import SKAT, knowledge
from tarock.danish.state import DanishView
from tarock.danish.table import Phase
from tarock.search._kernels.danish import layout
from tarock.search.danish.beliefs import Worlds, worlds_of
from tarock.search.danish.course import is_regular
from tarock.telling.line import Line, hand
from tarock.tutor.danish.holding import ALL_TAROKS
from tarock.tutor.danish.inferring import INFERENCES
from tarock.tutor.danish.meaning import proven
from tarock.tutor.deeds import Deed
from tarock.tutor.reading import Reading, believed_lines, newly_void

DRAWN: Final = 200
"""In so many deals it is counted what a hand is likely to hold."""


def _certain(seen: Deed[DanishView]) -> Iterator[Line]:
    table = seen.after.table
    yield from INFERENCES.lines(seen, table.ruleset.id, certain=True)
    if seen.action is None:
        yield from _not_laid(seen.after)
    else:
        yield from proven(seen.before.table, seen.seat, seen.action)
    lacks = seen.before.table.lacks[seen.seat], table.lacks[seen.seat]
    yield from newly_void(seen.seat, *lacks, knowledge(seen.after).unseen, OF_SUIT, table.ruleset.following.source)


def _not_laid(view: DanishView) -> Iterator[Line]:
    """Give what cannot lie in the skat."""
    known = knowledge(view)
    for place in known.places:
        cards = place.excluded & known.unseen
        if place.seat == SKAT and cards:
            yield Line("tells-not-laid", "word", cards={"cards": hand(cards)}, rule=view.ruleset.skat.source)


def _likely(seen: Deed[DanishView]) -> Iterator[Line]:
    yield from INFERENCES.lines(seen, seen.after.ruleset.id, certain=False)


def _believed(view: DanishView, seat: Seat, rng: Random) -> Iterator[Line]:
    """Give what a hand holds in deals that explain best what was said and played."""
    if view.phase is not Phase.PLAY or not is_regular(view):
        return
    worlds = worlds_of(view, DRAWN, rng)
    hands = list(_hands(worlds, seat))
    weights = worlds.weights.tolist()
    yield from believed_lines(
        view.ruleset.family, seat, hands, weights, ALL_TAROKS, SKUS if SKUS in knowledge(view).unseen else None
    )


def _hands(worlds: Worlds, seat: Seat) -> Iterator[CardSet]:
    place = worlds.course.seats.index(seat)
    for position in worlds.positions:
        suits, taroks = int(position[layout.SUITS + place]), int(position[layout.TAROKS + place])
        yield CardSet(suits | taroks << layout.FIRST_TAROK)


FAMILY: Final[Reading[DanishView]] = Reading(certain=_certain, likely=_likely, believed=_believed)
