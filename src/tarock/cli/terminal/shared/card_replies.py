"""Cards that a person types: by their names, by what is printed on them, or by their place in the list."""

import re
from collections.abc import Sequence

from tarock.cli.terminal.shared.requests import Unclear
from tarock.cli.terminal.shared.spelling import read_card, read_cards, read_rank
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.cards import Card, Suit, rank_of, suit_of, tarok_number
from tarock.core.cardset import CardSet
from tarock.core.errors import NotationError


def read_laid(text: str, wording: Wording) -> CardSet | Unclear:
    """Read the cards that somebody lays away."""
    try:
        return CardSet.from_cards(read_cards(text, wording.language))
    except NotationError as error:
        return Unclear(wording("not-understood", text=error.said(wording.language)))


def read_listed(text: str, cards: Sequence[Card], wording: Wording, *, listed: bool) -> Card | Unclear | None:
    """Read a card to be played: ``#3`` for the third of the list, a bare number or court, or its name; None for none.

    :param cards: those that may be played.
    :param listed: whether they are shown as a list, in which a bare number can also be a place.
    """
    numbered = re.fullmatch(r"#\s*([0-9]+)", text)
    if numbered:
        number = int(numbered[1])
        return cards[number - 1] if 1 <= number <= len(cards) else Unclear(wording("no-such-number", text=numbered[1]))
    rank = read_rank(text, wording.language)
    return read_card(text, wording.language) if rank is None else _by_rank(text, rank, cards, wording, listed=listed)


def _by_rank(text: str, rank: int, cards: Sequence[Card], wording: Wording, *, listed: bool) -> Card | Unclear:
    """Take a bare number or court as the one card that it can mean: by its face, or by its place in the list."""
    meant = [card for card in cards if _number_on(card) == rank]
    if listed and text.isdecimal() and 1 <= rank <= len(cards) and cards[rank - 1] not in meant:
        meant.append(cards[rank - 1])
    if len(meant) == 1:
        return meant[0]
    if not meant:
        return Unclear(wording("no-such-card", text=text))
    return Unclear(wording("which-card", text=text, cards=wording.listed(map(wording.faces.plain, meant))))


def _number_on(card: Card) -> int:
    """Return what is printed on a card, whatever its suit."""
    return tarok_number(card) if suit_of(card) is Suit.TAROK else rank_of(card)
