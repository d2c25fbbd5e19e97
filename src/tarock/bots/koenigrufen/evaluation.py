"""What a hand of Königrufen is good for before a card is played."""

from typing import Final

from tarock.core.cards import MOND, PAGAT, SKUS, SUITS, Rank, Suit, rank_of, suit_card, tarok
from tarock.core.cardset import CardSet
from tarock.koenigrufen.cards import KINGS, OF_SUIT, TAROCKS

STINGERS: Final = CardSet.from_cards((*(tarok(number) for number in range(16, 22)), SKUS))
"""Taroks XVI and higher, the *Stecher* (Mayr 2012, Dreier)."""

_SKUS: Final = 1.0
_MOND: Final = 0.5
_PAGAT: Final = 0.5
_VOID: Final = 1.0
_SINGLETON: Final = 0.5


def points(hand: CardSet) -> int:
    """Count by the rule of twelve points: one for each tarock and each king, one more for each tarock from XVI up.

    Mayr 2012, Dreier: "12-Punkte-Regel".
    """
    return len(hand & TAROCKS) + len(hand & STINGERS) + len(hand & KINGS)


def strength(hand: CardSet) -> float:
    """Rate a hand for a game with taroks: its points, and more for the Trull and for short suits.

    That the Trull and suits to ruff are worth more than the points say, both books agree (1900, §§ 9, 13, 15; Mayr
    2012, Dreier, Solorufer); how much is ours, measured over 100,000 deals of each game.
    """
    honours = _SKUS * (SKUS in hand) + _MOND * (MOND in hand) + _PAGAT * (PAGAT in hand)
    lengths = {suit: len(hand & OF_SUIT[suit]) for suit in SUITS}
    lone = [suit for suit, length in lengths.items() if length == 1 and not hand & KINGS & OF_SUIT[suit]]
    return points(hand) + honours + _VOID * list(lengths.values()).count(0) + _SINGLETON * len(lone)


# Negative games

_LOWEST: Final = {suit: min(OF_SUIT[suit]) for suit in SUITS}
_TAROCK_STEP: Final = 3
_VOID_DANGER: Final = 3


def beggars_danger(hand: CardSet) -> int:
    """Rate how likely a hand is to win a trick that it does not want; 0 is the safest.

    Mayr 2012, Bettler: one dangerous card can be led away at once; missing end cards, a suit without cards and a lone
    court card are dangerous.  The count is ours: the nth card of a suit from below should have no more than n - 1
    strange cards under it.
    """
    dangers = [danger for suit in SUITS for danger in suit_dangers(hand, suit)]
    voids = sum(1 for suit in SUITS if not hand & OF_SUIT[suit]) if hand & TAROCKS else 0
    led_away = max(dangers, default=0)
    return sum(dangers) - led_away + _VOID_DANGER * voids + sum(tarock_dangers(hand))


def suit_dangers(hand: CardSet, suit: Suit) -> list[int]:
    """Return for each card of a suit by how much it is too high for its place from below."""
    low = rank_of(_LOWEST[suit])
    held = sorted(rank_of(card) - low for card in hand & OF_SUIT[suit])
    return [max(0, height - 2 * place) for place, height in enumerate(held)]


def tarock_dangers(hand: CardSet) -> list[int]:
    """Return the same for taroks, of which there are more: the nth may stand three times as high."""
    held = sorted(card - PAGAT for card in hand & TAROCKS)
    return [max(0, height - _TAROCK_STEP * (place + 1)) for place, height in enumerate(held)]


# Suit games


def suit_tricks(hand: CardSet) -> int:
    """Count the tricks that a hand can expect in a suit game: cards from the king down, and long cards behind them.

    Mayr 2012, Farbenspiele: eight tricks are needed as a rule, two suits should be controlled.
    """
    tricks = 0
    for suit in SUITS:
        cards = hand & OF_SUIT[suit]
        top = 0
        for rank in (Rank.KING, Rank.QUEEN, Rank.CAVALL):
            if suit_card(suit, rank) not in cards:
                break
            top += 1
        if top:
            tricks += max(top, len(cards) - (3 - top))
    return tricks
