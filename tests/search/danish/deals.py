"""Deals that a seat holds possible, checked by the readable engine: played again from the start they look the same."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.errors import IllegalAction
from tarock.danish.actions import Lay
from tarock.danish.deal import Hands
from tarock.danish.knowledge import knowledge
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState, DanishView, start
from tarock.danish.table import Phase
from tarock.search._kernels.danish import worlds as kernel
from tarock.search._kernels.danish.layout import FIRST_TAROK
from tarock.search.danish.packing import Ints
from tarock.search.danish.puzzle import Puzzle
from tarock.testing.danish.playing import random_deal


def views_in_play(ruleset: DanishRuleset, seed: int, chance: float) -> Iterator[DanishView]:
    """Give some views of the card play of a random deal, of all three players."""
    rng = Random(seed)
    for state in random_deal(ruleset, seed):
        if state.phase is Phase.PLAY and rng.random() < chance:
            for seat in state.table.seating.active:
                yield state.view(seat)


def deal_of(view: DanishView, puzzle: Puzzle, world: Ints) -> tuple[Hands, CardSet]:
    """Return the hands and the skat of a world."""
    first, second, third = (
        CardSet(int(world[place]) | int(world[kernel.WORLD_TAROKS + place]) << FIRST_TAROK)
        for place in range(kernel.PLACES)
    )
    hands = dict.fromkeys(view.table.seating.at_table, NO_CARDS)
    hands |= {view.seat: view.hand, puzzle.seats[0]: first, puzzle.seats[1]: second}
    skat = view.skat | view.table.named_in_skat | (third if puzzle.has_skat else NO_CARDS)
    return tuple(hands[seat] for seat in sorted(hands)), skat


def looks_the_same(view: DanishView, hands: Hands, skat: CardSet) -> bool:
    """Tell whether a deal, dealt and played again as it was, shows a seat exactly what it has seen."""
    table = view.table
    dealt = DanishState(table, hands, skat).dealt
    state = start(table.ruleset, table.seating, dealt, table.cups)
    try:
        state = state.apply(table.seating.dealer, Lay(skat))
        for seat, action in table.log:
            state = state.apply(seat, action)
    except IllegalAction:
        return False
    return state.view(view.seat) == view


def every_deal(view: DanishView) -> Iterator[tuple[Hands, CardSet]]:
    """Give every way to share out the hidden cards, whether it fits what is known or not."""
    table = view.table
    first, second, *third = knowledge(view).places
    unseen = knowledge(view).unseen
    for cards in combinations(unseen, first.room):
        mine = CardSet.from_cards(cards)
        for others in combinations(unseen - mine, second.room):
            theirs = CardSet.from_cards(others)
            rest = unseen - mine - theirs
            assert len(rest) == sum(place.room for place in third)
            held = {view.seat: view.hand, first.seat: mine, second.seat: theirs}
            hands = tuple(held.get(seat, NO_CARDS) for seat in table.seating.at_table)
            yield hands, view.skat | table.named_in_skat | rest
