"""Random deals from the first word to the end, in which as much as possible happens."""

from collections.abc import Iterator
from random import Random

from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import GOOD, PASS, Action, Bid, Speak
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS
from tarock.koenigrufen.cards import HAND_SIZE, KINGS, PACK, PLAYERS, TAROCKS
from tarock.koenigrufen.deal import Hands
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.talon import DiscardChoice
from tests.koenigrufen.builders import on_turn

_TALON = PLAYERS
"""The place after the four hands."""


def stacked(dealer: int, rng: Random) -> tuple[Hands, tuple[int, ...]]:
    """Deal so that forehand has three or four kings, one lies in the talon, and taroks or birds are in one hand."""
    forehand = (dealer + 1) % PLAYERS
    wanted: dict[int, int] = {}
    kings = rng.sample(list(KINGS), len(KINGS))
    wanted |= dict.fromkeys(kings[: rng.choice((0, 3, 3, 4))], forehand)
    if rng.random() < 0.5:
        wanted.setdefault(kings[-1], _TALON)
    if rng.random() < 0.4:
        seat = rng.randrange(PLAYERS)
        wanted = {**dict.fromkeys(rng.sample(list(TAROCKS), rng.randint(7, 11)), seat), **wanted}
    if rng.random() < 0.4:
        wanted = {**dict.fromkeys(BIRD_CARDS.values(), forehand), **wanted}
    rest = [card for card in PACK if card not in wanted]
    rng.shuffle(rest)
    places: list[list[int]] = [[] for _ in range(PLAYERS + 1)]
    sizes = [*[HAND_SIZE] * PLAYERS, 6]
    for card in (*wanted, *rest):
        first = wanted.get(card, 0)
        place = next(place for place in (first, *range(PLAYERS + 1)) if len(places[place]) < sizes[place])
        places[place].append(card)
    rng.shuffle(places[_TALON])
    return tuple(CardSet.from_cards(hand) for hand in places[:PLAYERS]), tuple(places[_TALON])


def choose(state: KoenigrufenState, rng: Random) -> Action:
    """Choose an action: seldom high bids, often announcements and doublings, any card."""
    offers = state.legal_actions(on_turn(state))
    if state.phase is Phase.AUCTION and PASS in offers and rng.random() < 0.7:
        return PASS
    if state.phase is Phase.AUCTION:
        names = {"rufer", "besserrufer", "solorufer", "farbendreier", "sechser", "trischaken"}
        low = [offer for offer in offers if isinstance(offer, Bid) and offer.contract in names]
        offers = tuple(low) if low and rng.random() < 0.6 else offers
    if state.phase is Phase.ANNOUNCING and GOOD in offers and rng.random() < 0.5:
        return GOOD
    offer = rng.choice(offers)
    if isinstance(offer, DiscardChoice):
        return offer.sample(rng)
    return offer


def walk(book: KoenigrufenRuleset, seed: int) -> Iterator[KoenigrufenState]:
    """Give every state of a random deal."""
    rng = Random(f"{book.id} {seed}")
    dealer = rng.randrange(PLAYERS)
    state = start(book, dealer, *stacked(dealer, rng))
    yield state
    while not state.is_over:
        state = state.apply(on_turn(state), choose(state, rng))
        yield state


def is_doubling(offer: object) -> bool:
    return isinstance(offer, Speak) and bool(offer.doubles)
