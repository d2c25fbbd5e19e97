"""What a hand of Königrufen is good for before a card is played."""

from typing import Final

from tarock.core.cards import MOND, PAGAT, SKUS, SUITS, Rank, suit_card, tarok
from tarock.core.cardset import CardSet
from tarock.koenigrufen.cards import KINGS, OF_SUIT, QUEENS, TAROCKS

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

_LOW_TAROCKS: Final = CardSet.from_cards(tarok(number) for number in range(1, 10))
_PLAIN: Final = 7
_QUEEN: Final = 3
_LOW_TAROCK: Final = 2
_MIDDLE_TAROCK: Final = -4
_STINGER: Final = -12
_MISSING_SUIT: Final = -14


def beggars_points(hand: CardSet) -> int:
    """Rate how likely a hand is to win no trick that it does not want: suit cards below the kings in every suit.

    Mayr 2012, Bettler: it is risky to have a suit without cards, and high cards are dangerous.  Since everybody must
    overtake who can, few taroks matter more than low cards; the numbers are ours, measured over 300,000 deals.
    """
    suits = hand - TAROCKS
    plain = len(suits - KINGS - QUEENS)
    low, high = len(hand & _LOW_TAROCKS), len(hand & STINGERS)
    middle = len(hand & TAROCKS) - low - high
    missing = sum(1 for suit in SUITS if not hand & OF_SUIT[suit])
    return (
        _PLAIN * plain
        + _QUEEN * len(suits & QUEENS)
        + _LOW_TAROCK * low
        + _MIDDLE_TAROCK * middle
        + _STINGER * high
        + _MISSING_SUIT * missing
    )


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
