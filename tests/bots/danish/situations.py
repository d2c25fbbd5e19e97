"""Views for single pieces of advice, written as short as possible."""

from dataclasses import replace

from tarock.core.cards import SKUS, Suit, suit_of
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import Seat
from tarock.danish.seating import Seating
from tarock.danish.state import DanishView, start
from tarock.danish.table import Phase
from tarock.danish.trick import Right, Trick
from tarock.notation.cards import parse_card, parse_cards, parse_seat
from tarock.rulesets import load_danish

ME: Seat = 0


def situation(
    hand: str,
    *plays: str,
    trick: int = 5,
    suit: Suit | None = None,
    gone: str = "",
    lacks: dict[str, CardSet] | None = None,
    book: str = "danish-hjoerring",
) -> DanishView:
    """The view of seat A on turn with a hand.

    ``plays`` are the cards on the table in order ("B HK"), ``gone`` those of earlier tricks and ``lacks`` what
    others are known not to hold.  C deals, so A is forehand and B comes after A.
    """
    table = start(load_danish(book), Seating.of_three(dealer=2), "any").table
    on_table = tuple((parse_seat(play[0]), parse_card(play[2:])) for play in plays)
    led = on_table[0] if on_table else None
    leader = ME if led is None else led[0]
    right = Right.SECOND if led is not None and led[1] == SKUS else Right.NONE
    tricks = tuple(Trick(1, 1, ((1, card),), suit_of(card)) for card in parse_cards(gone))
    known = tuple((lacks or {}).get(name, NO_CARDS) for name in "ABC")
    named = suit if suit is not None or led is None else suit_of(led[1])
    table = replace(
        table, phase=Phase.PLAY, turn=ME, tricks=tricks, trick=Trick(trick, leader, on_table, named, right), lacks=known
    )
    return DanishView(table, ME, parse_cards(hand), NO_CARDS)
