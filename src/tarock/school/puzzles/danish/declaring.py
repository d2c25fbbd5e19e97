"""What must be declared: the exact set, beside what is easily mistaken for it."""

from collections.abc import Iterator
from typing import Final

from tarock.core.cards import PAGAT, SKUS, SUITS, Card
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.cards import COURTS, KINGS, MATADORS, TAROKS
from tarock.danish.declarations import Courts, Fullness, Item, Kings, Laid, Matadors, Taroks
from tarock.danish.declaring import due
from tarock.danish.state import DanishState
from tarock.danish.table import Phase
from tarock.school.puzzles.puzzle import Choice, Question
from tarock.telling.danish.items import declared, item_name
from tarock.telling.line import Line

_NEARLY: Final = 3
"""So many courts of four look like a declaration."""
MOST: Final = 6
"""So many items are listed at most."""
FEWEST: Final = 4
"""With fewer there is nothing to think about."""


def declaration(state: DanishState, seat: Seat) -> Question | None:
    """Return the question what a seat must declare; None where its hand looks like nothing else."""
    if state.phase is not Phase.DECLARING or state.turn != seat:
        return None
    items = due(state, seat)
    if not items or any(isinstance(item, Laid) for item in items):
        return None
    listed = list(dict.fromkeys((*items, *_traps(state, seat, items))))[:MOST]
    if len(listed) < FEWEST:
        return None
    choices = tuple(Choice(str(item), item_name(item), item in items) for item in sorted(listed, key=str))
    why = (Line("puzzle-due", "word", seat, parts={"items": (declared(items),)}),)
    return Question("declare", "declare", Line("puzzle-ask-declare", "word"), choices, "all", why=why)


def _traps(state: DanishState, seat: Seat, items: tuple[Item, ...]) -> Iterator[Item]:
    """Give what a hurried player may declare: a tarok miscounted, the pagat overlooked, the skus forgotten or added."""
    hand = state.dealt[seat]
    if seat == state.table.seating.dealer and state.ruleset.declared_skat.judged_on != "dealt":
        hand -= state.skat
    number = len(hand & TAROKS) + (SKUS in hand)
    shortest = state.ruleset.taroks.shortest
    if number >= shortest - 1:
        yield from (item for item in _miscounted(number, hand) if item.number >= shortest and item not in items)
    if len(hand & MATADORS) >= len(MATADORS) - 1:
        known = next((item.number for item in items if isinstance(item, Matadors)), 0)
        yield from (Matadors(said) for said in (len(MATADORS), known + 1) if said >= len(MATADORS) and said != known)
    if len(hand & KINGS) >= _NEARLY:
        yield from (Kings(fullness, missing) for fullness, missing in _fillings(hand, KINGS))
    for suit in SUITS:
        if len(hand & COURTS[suit]) >= _NEARLY:
            yield from (Courts(fullness, suit, missing) for fullness, missing in _fillings(hand, COURTS[suit]))


def _miscounted(number: int, hand: CardSet) -> Iterator[Taroks]:
    has_pagat = PAGAT in hand
    yield Taroks(number - 1, has_pagat)
    yield Taroks(number, not has_pagat)
    yield Taroks(number + 1, has_pagat)


def _fillings(hand: CardSet, group: CardSet) -> Iterator[tuple[Fullness, Card | None]]:
    """Give what three or four courts may be called, rightly or wrongly."""
    missing = next(iter(group - hand), None)
    if missing is not None:
        yield "half", missing
    else:
        yield "full", None
        yield "overfull", None
