"""How many taroks are out, and what a pile counts."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from tarock.core.cards import CARD_NAMES, SKUS
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.state import DanishState
from tarock.notation import record
from tarock.notation.families import NOTATIONS
from tarock.rulesets import load_danish
from tarock.school.danish.drills.random_deals import course
from tarock.school.danish.facts import FACTS
from tarock.school.lesson import Ask, Drill, Fact, Position

_TRICKS: Final = 5
"""So many tricks are played at least before piles are looked at."""


def counting(ask: Ask, drill: Drill, ruleset: str, rng: Random) -> Iterator[Ask]:
    """Give the first tricks of a deal, and ask how many taroks are out: 22 less one's own and those that fell."""
    for number in range(drill.count):
        deal = course(load_danish(ruleset), f"{drill.seed}/{number}", rng)
        tricks = 2 + number % 5
        at = next(at for at, state in enumerate(deal) if len(state.table.tricks) == tricks)
        seat = deal[at].table.seating.order_from(deal[at].table.seating.dealer)[1]
        yield _counted(ask, deal, at, seat, Fact(name="taroks-out"))


def piling(ask: Ask, drill: Drill, ruleset: str, rng: Random) -> Iterator[Ask]:
    """Give a few tricks of one player, and ask what they count; the skus, which goes its own way, is in none."""
    found = 0
    while found < drill.count:
        deal = course(load_danish(ruleset), f"{drill.seed}/{rng.random()}", rng)
        state = next(state for state in deal if len(state.table.tricks) == _TRICKS + found % 3)
        if SKUS in state.table.played:
            continue
        found += 1
        takers = [trick.best()[0] for trick in state.table.tricks]
        seats = [seat for seat in state.table.seating.active if seat != state.table.seating.dealer]
        seat = max(seats, key=takers.count)
        fact = Fact(name="pile", of=SEAT_NAMES[seat])
        asked = _counted(ask, deal, deal.index(state), seat, fact)
        won = [card for trick in state.table.tricks if trick.best()[0] == seat for _, card in trick.plays]
        yield replace(asked, cards=tuple(CARD_NAMES[card] for card in won))


def _counted(ask: Ask, deal: Sequence[DanishState], at: int, seat: Seat, fact: Fact) -> Ask:
    state = deal[at]
    text = record.dumps([NOTATIONS["danish"].record_of(deal[-1], ())])
    right = FACTS[fact.name](state, seat, fact.of)
    played = (CARD_NAMES[card] for trick in state.table.tricks for _, card in trick.plays)
    return replace(
        ask,
        answer="number",
        drill=None,
        position=Position(record=text, at=at, seat=SEAT_NAMES[seat]),
        cards=tuple(played),
        accepted=(right,),
        fact=fact,
    )
