"""Declarations as records write them: ``taroks 10 with, half H missing C``."""

from collections.abc import Sequence

from tarock.core.cards import COURT_RANKS, RANK_NAMES, Rank, Suit, suit_card
from tarock.core.errors import NotationError
from tarock.core.sentences import Sentence, shown
from tarock.danish.declarations import Courts, Item, Kings, Laid, Matadors, Taroks
from tarock.notation.cards import parse_card, parse_suit

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
            raise NotationError(Sentence("record-no-declaration", got=shown(" ".join(words))))


def _half(suit: str, court: str) -> Courts:
    if court not in _COURTS:
        raise NotationError(Sentence("record-no-court", got=shown(court), courts=" ".join(_COURTS)))
    plain = _plain_suit(suit)
    return Courts("half", plain, suit_card(plain, _COURTS[court]))


def _plain_suit(text: str) -> Suit:
    suit = parse_suit(text)
    if suit is Suit.TAROK:
        raise NotationError(Sentence("record-tarok-courts"))
    return suit


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 2:  # noqa: PLR2004 - there are 22 taroks
        raise NotationError(Sentence("record-no-card-number", got=shown(text)))
    return int(text)
