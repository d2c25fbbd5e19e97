"""Deals as the program konig writes and reads them, whose cards are named as few others name them.

A deal is six lots of cards: the four hands from forehand on, and the two halves of the talon.  They stand on a line
each, or on one line with commas between them; then a number (the seed of konig's dealer) may stand before them, and
what konig made of the deal behind them.  A lot is taroks by their numbers, ``Sk`` for the skus, and suits with their
ranks:

>>> from tarock.notation.cards import format_card
>>> " ".join(map(format_card, _lot("21 Sk D:Nt S:K9", 1, 1)))
'T21 X DC D1 SK S9'
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tarock.core.cards import Card
from tarock.core.cardset import CardSet
from tarock.core.errors import DealError, NotationError
from tarock.core.sentences import Sentence, shown
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import start
from tarock.notation.cards import parse_card
from tarock.notation.koenigrufen.record import KoenigrufenRecord
from tarock.notation.koenigrufen.writer import record_of

LOTS: Final = PLAYERS + 2
"""So many lots are a deal: the hands, and the halves of the talon."""
_RANKS: Final = {"K": "KK", "Q": "QQ", "N": "CC", "J": "JJ"} | {
    name: ranks for names, ranks in (("T1", "01"), ("92", "92"), ("83", "83"), ("74", "74")) for name in names
}
"""What konig calls a rank: our own name of it in a black suit, and in a red one; 0 is the ten."""
_RED: Final = "HD"
_PIECE: Final = re.compile(
    r"(?P<tarok>\d+)|(?P<skus>Sk)|(?P<suit>[CDHScdhs]):?(?P<ranks>[KQNJTkqnjt9871234]*)|(?P<divider>[\s_]+)"
)
_SEED: Final = re.compile(r"\d+ (?=\S*[_:])")
"""A number that stands before lots whose cards have no blanks between them."""


class _Lot(NamedTuple):
    """The text of a lot, and where it stands."""

    text: str
    line: int
    column: int


def loads(text: str, ruleset: KoenigrufenRuleset) -> tuple[KoenigrufenRecord, ...]:
    """Return the deals of a text as records in which nothing has been done yet: A is forehand, and D has dealt.

    :raises NotationError: with line and column, if something is no deal.
    """
    return tuple(_record(lots, ruleset) for lots in _deals(text))


def _deals(text: str) -> Iterator[list[_Lot]]:
    waiting: list[_Lot] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if "," not in line:
            waiting += [_Lot(line, number, 1)] if line.strip() else []
        else:
            yield from _whole(waiting)
            waiting = _of_one_line(line, number)
        if len(waiting) == LOTS:
            yield waiting
            waiting = []
    yield from _whole(waiting)


def _whole(waiting: list[_Lot]) -> list[list[_Lot]]:
    """Return no deal, as nothing is left over.

    :raises NotationError: if something is.
    """
    if waiting:
        place = waiting[0]
        raise NotationError(Sentence("konig-lots", expected=LOTS, got=len(waiting)), place.line, place.column)
    return []


def _of_one_line(line: str, number: int) -> list[_Lot]:
    seed = _SEED.match(line)
    column = 1 + (seed.end() if seed else 0)
    lots: list[_Lot] = []
    for text in line[column - 1 :].split(","):
        lots.append(_Lot(text, number, column))
        column += len(text) + 1
    if not lots[-1].text.strip():
        lots.pop()  # konig ends a line with a comma
    if "_" in line and lots:
        last = lots[-1]  # behind it stands what konig made of the deal
        lots[-1] = last._replace(text=last.text.partition(" ")[0])
    if len(lots) != LOTS:
        raise NotationError(Sentence("konig-lots", expected=LOTS, got=len(lots)), number, 1)
    return lots


def _record(lots: Sequence[_Lot], ruleset: KoenigrufenRuleset) -> KoenigrufenRecord:
    *hands, first, second = (_lot(*lot) for lot in lots)
    try:
        state = start(ruleset, PLAYERS - 1, tuple(map(CardSet.from_cards, hands)), (*first, *second))
    except DealError as error:
        raise NotationError(error.sentence, lots[0].line, lots[0].column) from error
    return record_of(state)


def _lot(text: str, line: int, column: int) -> list[Card]:
    """Return the cards of a lot, in their order.

    :raises NotationError: if konig has no such cards.
    """
    cards: list[Card] = []
    place = 0
    while place < len(text):
        found = _PIECE.match(text, place)
        if found is None:
            got = text[place:].split(maxsplit=1)[0]
            raise NotationError(Sentence("record-no-card", got=shown(got)), line, column + place)
        try:
            cards += map(parse_card, _names(found))
        except NotationError as error:
            raise NotationError(error.sentence, line, column + place) from error
        place = found.end()
    return cards


def _names(piece: re.Match[str]) -> list[str]:
    """Return what we call the cards of a piece."""
    if piece["tarok"]:
        return [f"T{int(piece['tarok'])}"]
    if piece["skus"]:
        return ["X"]
    if piece["divider"]:
        return []
    suit = piece["suit"].upper()
    ranks = (_RANKS[rank.upper()][suit in _RED] for rank in piece["ranks"])
    return [f"{suit}{rank.replace('0', '10')}" for rank in ranks]
