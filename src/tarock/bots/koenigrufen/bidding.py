"""Advice before the play: bidding, calling, buying, laying away and announcing, from one hand alone."""

from collections.abc import Sequence
from math import inf
from typing import Final

from tarock.core.cards import MOND, PAGAT, SKUS, Card, Suit, rank_of, suit_of, tarok
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import (
    GOOD,
    HOLD,
    PASS,
    PASS_FOREHAND,
    VORHAND,
    Action,
    Announced,
    Bid,
    Call,
    Lay,
    Speak,
    Take,
)
from tarock.koenigrufen.auction import contract_of
from tarock.koenigrufen.cards import HALF, KINGS, OF_SUIT, QUEENS, TAROCKS, TRULL, thirds
from tarock.koenigrufen.partnership import known_called
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.talon import DiscardChoice

_HONOURS: Final = {SKUS: 2.0, MOND: 2.0, PAGAT: 0.5}
_KING: Final = 1.0
_LOW_TAROCKS: Final = CardSet.from_cards(tarok(number) for number in range(2, 8))

_RUFER: Final = 8.0
_SOLORUFER: Final = 10.5
_BESSERRUFER: Final = 11.0
_DREIER: Final = 12.5
_SOLODREIER: Final = 15.5
_KONTRA: Final = 10.0


def strength(hand: CardSet) -> float:
    """Rate a hand: a point for each tarock and each king, more for Sküs, Mond and Pagat."""
    honours = sum(worth for card, worth in _HONOURS.items() if card in hand)
    return len(hand & TAROCKS) + honours + _KING * len(hand & KINGS)


def is_beggar(hand: CardSet) -> bool:
    """Tell whether a hand will hardly win a trick: no king, no queen, and only a few low tarocks."""
    return not hand & (KINGS | QUEENS) and hand & TAROCKS <= _LOW_TAROCKS


def needed(contract: Contract) -> float:
    """Return how strong a hand must be for a game."""
    if contract.kind != "positive":
        return inf
    if contract.needs == "bird":
        return _BESSERRUFER
    if contract.calls:
        return _RUFER if contract.talon == "half" else _SOLORUFER
    return _DREIER if contract.talon == "half" else _SOLODREIER


def suits_game(contract: Contract, hand: CardSet) -> bool:
    """Tell whether a hand is good enough for a game."""
    if contract.kind == "negative":
        return contract.tricks == 0 and not contract.ouvert and is_beggar(hand)
    return strength(hand) >= needed(contract)


def chosen_word(view: KoenigrufenView, words: Sequence[Action]) -> Action:
    """Return what to say in the auction: the dearest game that the hand is good for, or else as little as possible."""
    ruleset, hand = view.table.ruleset, view.hand
    if PASS_FOREHAND in words:
        return PASS_FOREHAND
    good = [bid for bid in words if isinstance(bid, Bid) and suits_game(_contract(ruleset, bid), hand)]
    if VORHAND in words and (not good or _contract(ruleset, good[-1]).calls):
        return VORHAND
    best = view.table.auction.best
    if HOLD in words and best is not None and suits_game(_contract(ruleset, best), hand):
        return HOLD
    if good:
        return max(good, key=lambda bid: _contract(ruleset, bid).value)
    return PASS if PASS in words else _forced_game(view, [bid for bid in words if isinstance(bid, Bid)])


def _contract(ruleset: KoenigrufenRuleset, bid: Bid) -> Contract:
    contract = contract_of(ruleset, bid.contract)
    assert contract is not None
    return contract


def _forced_game(view: KoenigrufenView, bids: Sequence[Bid]) -> Bid:
    """Return what a forehand plays who may not pass: Trischaken with a weak hand, or else the cheapest game."""
    kinds = {bid: _contract(view.table.ruleset, bid) for bid in bids}
    trischaken = next((bid for bid, contract in kinds.items() if contract.kind == "trischaken"), None)
    if trischaken is not None:
        return trischaken
    positive = [bid for bid, contract in kinds.items() if contract.kind == "positive"]
    return min(positive or bids, key=lambda bid: kinds[bid].value)


def chosen_call(view: KoenigrufenView, calls: Sequence[Call]) -> Call:
    """Call a card that another holds, in the longest suit."""

    def worth(call: Call) -> tuple[bool, int]:
        if call.card is None:
            return False, 0
        return call.card not in view.hand, len(view.hand & OF_SUIT[suit_of(call.card)])

    return max(calls, key=worth)


def chosen_take(view: KoenigrufenView, takes: Sequence[Take]) -> Take:
    """Take the half with the called king, or else the one that counts more."""
    talon = view.table.talon
    called = known_called(view.table, view.seat, view.hand)

    def worth(take: Take) -> tuple[bool, int]:
        if take.half == "all" or not talon:
            return False, 0
        half = talon[HALF * (take.half - 1) : HALF * take.half]
        return called in half, thirds(view.table.ruleset.counting, half)

    return max(takes, key=worth)


def chosen_discard(choice: DiscardChoice) -> Lay:
    """Lay away the shortest suits, and in them what counts most."""
    way = choice.way
    counting = choice.ruleset.counting

    def order(card: Card) -> tuple[int, int, int]:
        suit = suit_of(card)
        length = 0 if suit is Suit.TAROK else len(choice.hand & OF_SUIT[suit])
        return length, -thirds(counting, (card,)), rank_of(card) if suit is not Suit.TAROK else card

    return Lay(way.fixed | CardSet.from_cards(sorted(way.pool, key=order)[: way.open]))


def spoken(view: KoenigrufenView, words: Sequence[Speak]) -> Speak:
    """Announce Trull or kings that are all in the hand, say kontra with great strength, or else say "gut"."""
    if GOOD not in words:
        return words[0]  # one of the birds that the game was bid with
    sets: tuple[tuple[Announced, CardSet], ...] = (("trull", TRULL), ("kings", KINGS))
    sure: list[Announced] = [item for item, cards in sets if cards <= view.hand and Speak(announces=(item,)) in words]
    return Speak(announces=tuple(sure), doubles=("game",) if _may_well_double(view, words) else ())


def _may_well_double(view: KoenigrufenView, words: Sequence[Speak]) -> bool:
    """Tell whether to say kontra to a game: with more strength than the declarer's opponents usually have."""
    table = view.table
    contract, declarer = table.contract, table.declarer
    if contract is None or contract.kind != "positive" or declarer is None or table.round.doubled:
        return False
    is_opponent = view.speaker.with_me[declarer] is False
    return is_opponent and Speak(doubles=("game",)) in words and strength(view.hand) >= _KONTRA
