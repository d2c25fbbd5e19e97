"""A Trischaken whose loss two players share, beside forehand.

Chance alone gives one in a thousand.  Here two strong hands take the tricks between them, and of many ways to end the
play one is chosen in which they come to the same count.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from tarock.core.cards import Card
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import PASS, VORHAND, Bid, Play
from tarock.koenigrufen.cards import HALF, HAND_SIZE, PACK, PLAYERS
from tarock.koenigrufen.deal import Hands
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.testing.koenigrufen.stacking import strength

_NOISE: Final = 3
_TRIED_FROM: Final = 6
"""From this trick on many ways to play are tried."""
_TRIES: Final = 40


def trischaken_of(ruleset: KoenigrufenRuleset) -> str | None:
    """Return the Trischaken that forehand may choose when the others have passed, if there is one."""
    chosen = ruleset.auction.free if ruleset.auction.opening != "call_or_pass" else ()
    return next((game.id for game in ruleset.contracts if game.kind == "trischaken" and game.id in chosen), None)


def shared_trischaken(ruleset: KoenigrufenRuleset, game: str, rng: Random) -> Iterator[KoenigrufenState]:
    """Give every state of a Trischaken in which two players often share the most points."""
    dealer = rng.randrange(PLAYERS)
    forehand = (dealer + 1) % PLAYERS
    state = start(ruleset, dealer, *_two_strong_hands(rng, forehand))
    yield state
    for word in (VORHAND, PASS, PASS, PASS, Bid(game)):
        assert state.turn is not None
        state = state.apply(state.turn, word)
        yield state
    while state.table.trick is not None and state.table.trick.number < _TRIED_FROM:
        state = _at_random(state, rng)
        yield state
    ways = (_way_to_the_end(state, rng) for _ in range(_TRIES))
    yield from next((way for way in ways if _is_shared(way[-1])), None) or _way_to_the_end(state, rng)


def _two_strong_hands(rng: Random, forehand: Seat) -> tuple[Hands, tuple[Card, ...]]:
    """Return hands of which two, but not forehand's, have the strong cards of the pack; others lie in the talon."""
    order = sorted(PACK, key=lambda card: strength(card) + rng.gauss(0, _NOISE), reverse=True)
    strong, weak = order[: 2 * (HAND_SIZE + HALF)], order[2 * (HAND_SIZE + HALF) :]
    talon = rng.sample(strong, 2 * HALF)
    left = [card for card in strong if card not in talon]
    rng.shuffle(weak)
    others = [left[::2], left[1::2], weak[HAND_SIZE:]]
    rng.shuffle(others)
    piles = [*others[:forehand], weak[:HAND_SIZE], *others[forehand:]]
    return tuple(CardSet.from_cards(pile) for pile in piles), tuple(talon)


def _at_random(state: KoenigrufenState, rng: Random) -> KoenigrufenState:
    assert state.turn is not None
    plays = [offer for offer in state.legal_actions(state.turn) if isinstance(offer, Play)]
    return state.apply(state.turn, rng.choice(plays))


def _way_to_the_end(state: KoenigrufenState, rng: Random) -> list[KoenigrufenState]:
    states: list[KoenigrufenState] = []
    while state.turn is not None:
        state = _at_random(state, rng)
        states.append(state)
    return states


def _is_shared(state: KoenigrufenState) -> bool:
    counts = state.facts.thirds
    assert isinstance(counts, tuple)
    most = max(counts)
    return counts.count(most) > 1 and counts[state.table.auction.forehand] < most
