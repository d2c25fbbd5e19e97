"""Declarations as records write them: ``taroks 10 with, half H missing C``."""

from collections.abc import Sequence

from tarock.core.cards import COURT_RANKS, RANK_NAMES, Rank, Suit, suit_card
from tarock.core.errors import NotationError
from tarock.danish.declarations import Courts, Item, Kings, Laid, Matadors, Taroks
from tarock.notation.cards import parse_card, parse_suit
from tarock.notation.shown import shown

_COURTS = {RANK_NAMES[rank]: rank for rank in COURT_RANKS}


def parse_item(words: Sequence[str]) -> Item:
    """Return the declaration that some words spell.

    :raises NotationError: if they spell none.
    """
    match list(words):
        case ["taroks", number, "with" | "without" as pagat]:
            return Taroks(_number(number), pagat == "with")
        case ["matadors", number]:
            return Matadors(_number(number))
        case ["laid", card]:
            return Laid(parse_card(card))
        case ["full" | "overfull" as fullness, "kings"]:
            return Kings(fullness)
        case ["half", "kings", "missing", suit]:
            return Kings("half", suit_card(_plain_suit(suit), Rank.KING))
        case ["full" | "overfull" as fullness, suit]:
            return Courts(fullness, _plain_suit(suit))
        case ["half", suit, "missing", court]:
            return _half(suit, court)
        case _:
            message = (
                f"{shown(' '.join(words))} is no declaration; expected taroks 10 with, matadors 3, "
                "half H missing C, half kings missing D, full S, overfull kings or laid X"
            )
            raise NotationError(message)


def _half(suit: str, court: str) -> Courts:
    if court not in _COURTS:
        message = f"{shown(court)} is no court; expected one of {' '.join(_COURTS)}"
        raise NotationError(message)
    plain = _plain_suit(suit)
    return Courts("half", plain, suit_card(plain, _COURTS[court]))


def _plain_suit(text: str) -> Suit:
    suit = parse_suit(text)
    if suit is Suit.TAROK:
        message = "taroks have no courts; expected one of S H D C"
        raise NotationError(message)
    return suit


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 2:  # noqa: PLR2004 - there are 22 taroks
        message = f"{shown(text)} is no number of cards"
        raise NotationError(message)
    return int(text)
