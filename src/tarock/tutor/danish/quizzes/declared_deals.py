"""Deals in which exactly this is declared: cards change hands until it is."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, TypeAlias

from tarock.core.cards import SKUS, Card
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.actions import Declare
from tarock.danish.cards import HAND_SIZE, PACK, SKAT_SIZE, TAROKS
from tarock.danish.declarations import declarations
from tarock.danish.events import Cups
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState, start
from tarock.danish.table import Phase

Said: TypeAlias = Mapping[Seat, Sequence[str] | None]
"""By seat: exactly what it declares, as records write it; None for anything but taroks."""

_STEPS: Final = 20_000
"""How many exchanges are tried."""
_STRAY: Final = 0.02
"""How often an exchange stays that leads away, so that the search does not end in a corner."""
_PLAYERS: Final = 3


def taroks_in(cards: CardSet) -> int:
    """Count taroks as declarations do, with the skus."""
    return len(cards & TAROKS) + (SKUS in cards)


def said_by(rules: DanishRuleset, hand: CardSet) -> tuple[str, ...]:
    """Return what a hand must declare, as records write it."""
    return tuple(str(item) for item in declarations(rules, hand))


def deal_with(
    rules: DanishRuleset, you: Seat, hand: CardSet, said: Said, dealer: Seat, rng: Random
) -> tuple[CardSet, ...]:
    """Return three hands: yours, and two others that declare what was said.

    :raises LookupError: if no such deal is found.
    """
    left, right = (seat for seat in range(_PLAYERS) if seat != you)
    rest = list(PACK - hand)
    rng.shuffle(rest)
    size = HAND_SIZE + SKAT_SIZE * (left == dealer)
    hands = {left: rest[:size], right: rest[size:]}
    wrong = _wrong(rules, hands, said)
    for _ in range(_STEPS):
        if not wrong:
            found = {you: hand} | {seat: CardSet.from_cards(cards) for seat, cards in hands.items()}
            return tuple(found[seat] for seat in range(_PLAYERS))
        places = rng.randrange(len(hands[left])), rng.randrange(len(hands[right]))
        _exchange(hands[left], hands[right], *places)
        changed = _wrong(rules, hands, said)
        if changed > wrong and rng.random() > _STRAY:
            _exchange(hands[left], hands[right], *places)
        else:
            wrong = changed
    message = f"no deal found in which {said} is said"
    raise LookupError(message)


def _exchange(left: list[Card], right: list[Card], here: int, there: int) -> None:
    left[here], right[there] = right[there], left[here]


def _wrong(rules: DanishRuleset, hands: Mapping[Seat, Sequence[Card]], said: Said) -> int:
    """Return how far two hands are from declaring what was said."""
    wrong = 0
    for seat, cards in hands.items():
        hand = CardSet.from_cards(cards)
        wanted = said[seat]
        number = next((int(item.split()[1]) for item in wanted or () if item.startswith("taroks")), None)
        held = taroks_in(hand)
        undeclared = rules.taroks.shortest - 1
        wrong += max(held - undeclared, 0) if number is None else abs(held - number)
        if wanted is not None:
            items = said_by(rules, hand)
            wrong += len(set(items) ^ set(wanted))
            wrong += sum(2 for item in wanted if item.startswith(("half", "full", "overfull")) and item not in items)
    return wrong


def declared(rules: DanishRuleset, hands: tuple[CardSet, ...], dealer: Seat, rng: Random) -> DanishState:
    """Let the dealer lay something and everybody declare what he must; returns the deal before the first lead."""
    state = start(rules, Seating.of_three(dealer), hands, Cups(60, 60))
    state = state.apply(dealer, SkatChoice(rules, hands[dealer]).sample(rng))
    while state.phase is Phase.DECLARING:
        assert state.turn is not None
        (declare,) = state.legal_actions(state.turn)
        assert isinstance(declare, Declare)
        state = state.apply(state.turn, declare)
    return state
