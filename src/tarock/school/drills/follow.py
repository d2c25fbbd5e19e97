"""Which card may be played: moments of random deals in which the rules leave only some."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from tarock.core.cards import CARD_NAMES, SKUS, Card
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES
from tarock.notation import record
from tarock.notation.families import NOTATIONS
from tarock.rulesets import load
from tarock.school.lesson import Ask, Drill, Position

_SHARE: Final = 0.6
"""At most this share of the hand may be legal, or there would be nothing to ask."""
_DEALS: Final = 200
"""So many deals are tried."""


def follow(ask: Ask, drill: Drill, ruleset: str, rng: Random) -> Iterator[Ask]:
    """Give moments in which somebody follows; every legal card is right, and the engine refuses the others."""
    found = 0
    for number in range(_DEALS):
        moment = _moment(ruleset, f"{drill.seed or 'follow'}/{number}", rng)
        if moment is None:
            continue
        position, legal = moment
        yield replace(ask, answer="card", drill=None, position=position, accepted=legal, goal="legal", checked="engine")
        found += 1
        if found == drill.count:
            return
    message = f"only {found} moments in {_DEALS} deals"
    raise LookupError(message)


def _moment(ruleset: str, seed: str, rng: Random) -> tuple[Position, tuple[str, ...]] | None:
    """Return a moment of a deal that is played at random, and the cards that are legal then."""
    rules = load(ruleset)
    game = GAMES[rules.family]
    state: Any = game.dealt(rules, rng.randrange(3), seed, Mode.STRICT)
    moments: list[tuple[int, tuple[str, ...], str]] = []
    acts = 0
    while state.turn is not None:
        seat = state.turn
        offers = state.legal_actions(seat)
        cards: list[Card] = [offer.card for offer in offers if hasattr(offer, "card")]
        hand = state.hands[seat]
        if cards and len(cards) <= _SHARE * len(hand) and _is_plain(cards, offers):
            moments.append((acts, tuple(CARD_NAMES[card] for card in cards), SEAT_NAMES[seat]))
        offer = rng.choice(offers)
        state = state.apply(seat, offer.sample(rng) if hasattr(offer, "sample") else offer)
        acts += 1
    if not moments:
        return None
    at, legal, letter = rng.choice(moments)
    text = record.dumps([NOTATIONS[rules.family].record_of(state, ())])
    return Position(record=text, at=at, seat=letter), legal


def _is_plain(cards: list[Card], offers: tuple[Any, ...]) -> bool:
    """Tell whether nothing but cards can be done, and the skus, which has a lesson of its own, is none of them."""
    return len(cards) == len(offers) and SKUS not in cards
