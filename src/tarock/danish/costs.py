"""What an act surely costs whoever does it, as far as he can see himself: the table asks before he does it.

Only what is certain counts: a skus that has gone, or a king or the pagat under a card that it cannot beat.  Where
everything that may be played costs as much, there is nothing to ask.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from tarock.core.cards import PAGAT, SKUS
from tarock.danish.actions import DEMAND, Demand, Play
from tarock.danish.cards import LAST_TRICK, ULTIMO_CARDS

if TYPE_CHECKING:
    from tarock.danish.legal import Offer
    from tarock.danish.state import DanishView

CostName: TypeAlias = Literal["wrong_demand", "lost_king", "lost_pagat"]


@dataclass(frozen=True, slots=True)
class Cost:
    """An act that costs: why, how much, and by which rule.

    ``points``: into each cup for a wrong demand, else to all together.
    """

    action: Play | Demand
    kind: CostName
    points: int
    rule: str


def costs(view: "DanishView", offers: "tuple[Offer, ...]") -> tuple[Cost, ...]:
    """Return what surely costs of all that a seat may do; nothing is paid in a position from a book.

    :param offers: the legal actions of the view.
    """
    table = view.table
    if table.trick is None or table.is_position:
        return ()
    return (*_lost_cards(view, offers), *_wrong_demand(view, offers))


def _wrong_demand(view: "DanishView", offers: "tuple[Offer, ...]") -> Iterator[Cost]:
    """Give the demand for a skus that has been seen to go (Jensen 1989, l.160-161; Møller, l.1853-1854)."""
    if DEMAND in offers and view.table.skus_is_gone():
        fine = view.table.ruleset.fines.wrong_demand
        yield Cost(DEMAND, "wrong_demand", fine.each_cup, fine.source)


def _lost_cards(view: "DanishView", offers: "tuple[Offer, ...]") -> tuple[Cost, ...]:
    """Return kings and the pagat that are lost under what lies there, where another card may be played (B-11)."""
    plays = [offer for offer in offers if isinstance(offer, Play)]
    rule = view.table.ruleset.lost_ultimo_card
    points = rule.to_cup + rule.to_each * len(view.table.seating.opponents(view.seat))
    lost = [offer for offer in plays if _is_lost(view, offer)]
    if len(lost) == len(plays):
        return ()
    return tuple(Cost(each, "lost_pagat" if each.card == PAGAT else "lost_king", points, rule.source) for each in lost)


def _is_lost(view: "DanishView", offer: Play) -> bool:
    """Tell whether an ultimo card cannot win this trick any more; under a led skus nothing is certain yet."""
    trick = view.table.trick
    assert trick is not None
    if offer.card not in ULTIMO_CARDS or not trick.plays or trick.cards[0] == SKUS or trick.number == LAST_TRICK:
        return False
    winner, _ = replace(trick, plays=(*trick.plays, (view.seat, offer.card))).best()
    return winner != view.seat
