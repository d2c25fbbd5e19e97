"""A hand in lines, and what of it may be played."""

from collections.abc import Sequence

from tarock.cli.terminal.shared.faces import hand_order, style_of
from tarock.cli.terminal.shared.lines import NO_BREAK, Line, Part, line
from tarock.cli.terminal.shared.styled import BOLD, Styled, styled
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.cards import Card, Suit, suit_of
from tarock.core.cardset import CardSet


def hand_lines(hand: CardSet, marked: CardSet | None, wording: Wording) -> list[Line]:
    """Return a hand in rows by suit; marked cards stand in brackets, unless there is nothing to mark."""
    shown: list[Line] = []
    for suit in (Suit.TAROK, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS):
        cards = hand_order(card for card in hand if suit_of(card) is suit)
        if cards:
            cells: list[Part] = [_cell(card, card in (marked or ()), wording) for card in cards]
            shown.append(line((f"  {wording.faces.suit(suit)} ", style_of(cards[0])), *cells, hang=4))
    return shown


def _cell(card: Card, marked: bool, wording: Wording) -> Styled:
    face = wording.faces.in_row(card)
    style = style_of(card)
    return styled(f"[{face}]", f"{BOLD} {style}") if marked else styled(f" {face} ", style)


def legal_line(cards: Sequence[Card], wording: Wording) -> Line:
    """Return the numbered list of the cards that may be played."""
    numbered = [f"{number}){NO_BREAK}{wording.faces.plain(card)}" for number, card in enumerate(cards, 1)]
    return line(wording("may-play", cards="  ".join(numbered)))
