"""What is offered is accepted, and everything else is refused with the rule that refuses it."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from tarock.core.cards import Suit
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.actions import (
    ASK_LAID,
    CLAIM,
    DEMAND,
    NAMES,
    PLAYS,
    REDEAL,
    SKUS_LEADS,
    WAIVE,
    Action,
    Declare,
    Lay,
    Play,
)
from tarock.danish.cards import PACK, SKAT_SIZE
from tarock.danish.declarations import Kings, Matadors, Taroks
from tarock.danish.legal import Offer
from tarock.danish.reasons import Reason
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState
from tarock.testing.expecting import expect
from tarock.testing.legality import check_refused

_FOREIGN_CARDS = 10
_SKATS = 12
_WORDS: Final[tuple[Action, ...]] = (CLAIM, WAIVE, DEMAND, ASK_LAID, REDEAL)


def check_other_actions_are_refused(state: DanishState, seat: Seat, rng: Random) -> None:
    """Whatever is not offered is refused."""
    offers = state.legal_actions(seat) if seat in state.table.seating.active else ()
    others = (action for action in candidates(state, seat, offers, rng) if not is_offered(offers, action))
    check_refused(state, seat, others, Reason)


def is_offered(offers: Sequence[Offer], action: Action) -> bool:
    """Tell whether an action is among the offers, or permitted by a large choice among them."""
    if action in offers:
        return True
    if isinstance(action, Lay):
        return any(isinstance(offer, SkatChoice) and offer.permits(action.cards) for offer in offers)
    return isinstance(action, Declare) and any(
        isinstance(offer, Declare) and sorted(map(str, offer.items)) == sorted(map(str, action.items))
        for offer in offers
    )


def candidates(state: DanishState, seat: Seat, offers: Sequence[Offer], rng: Random) -> Iterator[Action]:
    """Give what a player might try: every own card and some others, every word, skats and declarations."""
    hand = list(state.hands[seat])
    for card in {*hand, *rng.sample(list(PACK), _FOREIGN_CARDS)}:
        yield PLAYS[card]
    yield from SKUS_LEADS
    if hand:
        yield Play(rng.choice(hand), rng.choice(list(Suit)))
    yield from NAMES
    yield from _WORDS
    yield from _skats(hand, rng)
    yield from _declarations(offers)


def _skats(hand: list[int], rng: Random) -> Iterator[Lay]:
    yield Lay(CardSet())
    yield Lay(CardSet.from_cards(rng.sample(list(PACK), SKAT_SIZE)))
    for number in (SKAT_SIZE - 1, *(SKAT_SIZE,) * _SKATS, SKAT_SIZE + 1):
        if len(hand) >= number:
            yield Lay(CardSet.from_cards(rng.sample(hand, number)))


def _declarations(offers: Sequence[Offer]) -> Iterator[Declare]:
    """Give declarations that say too little, too much, the same twice or something else."""
    due = next((offer.items for offer in offers if isinstance(offer, Declare)), ())
    yield Declare()
    yield Declare(due[::-1])
    yield Declare((*due, *due[:1]))
    yield Declare(due[1:])
    for item in (Taroks(10, with_pagat=True), Taroks(11, with_pagat=False), Matadors(3), Kings("full")):
        yield Declare((*due, item))


def check_skat_choice(state: DanishState) -> None:
    """A choice of skats has as many as it says, all different and all permitted."""
    for seat in state.table.seating.active:
        for offer in state.legal_actions(seat):
            if isinstance(offer, SkatChoice):
                skats = [lay.cards for lay in offer]
                expect(len(skats) == len(offer), f"{len(skats)} skats, but {len(offer)} promised")
                expect(len(set(skats)) == len(skats), "a skat is offered twice")
                expect(all(map(offer.permits, skats)), "a skat is offered that is not permitted")
