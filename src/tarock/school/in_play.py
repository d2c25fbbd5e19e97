"""Counting at a live table: after a trick it is asked what has gone, as the fourth exercise of the trainer asks it.

It is asked between turns alone, never when the learner himself is to act; and all that he is asked he could have
counted, for it comes from what he had seen by then.
"""

from random import Random
from typing import Any, Final

from tarock.core.families import GAMES
from tarock.core.seats import Seat
from tarock.school.counting import CountAsk, after_tricks, asks_of, seen_by
from tarock.school.unseen import UNSEEN

FIRST: Final = 3
"""After so many tricks there is something to count."""
SHARE: Final = 0.3
"""After which share of the tricks it is asked: who is asked every time counts no more than he is asked."""


def asked_after(deal: Any, seat: Seat, tricks: int) -> CountAsk | None:  # noqa: ANN401 - of any family
    """Return what a player is asked when so many tricks of a deal have been played; None where nothing is.

    The tricks themselves draw whether and what, so that asking again asks the same.

    :param deal: the deal, as far as it has come by now.
    """
    family = deal.ruleset.family
    if tricks < FIRST or family not in UNSEEN or seat not in GAMES[family].active(deal):
        return None
    then = after_tricks(deal, tricks)
    if len(then.table.tricks) != tricks or then.turn in {seat, None}:
        return None
    seen = seen_by(then.view(seat))
    rng = Random(f"{seat}/{seen.tricks}")  # noqa: S311 - repeatable on purpose
    return rng.choice(asks_of("c4", seen, rng)) if rng.random() < SHARE else None
