"""Declarations in lines."""

from collections.abc import Sequence

from tarock.core.cards import RANK_NAMES, SUIT_NAMES, rank_of, suit_of
from tarock.danish.declarations import Courts, Item, Kings, Laid, Matadors, Taroks
from tarock.telling.line import Line, in_a_row, tokens


def declared(items: Sequence[Item]) -> Line:
    """Return what somebody has declared; nothing is a pass."""
    return in_a_row(map(item_name, items)) if items else Line("declare-pass")


def item_name(item: Item) -> Line:
    """Return what one declaration is called."""
    match item:
        case Taroks(number, with_pagat):
            return Line("declare-taroks", values={"number": number, "pagat": "with" if with_pagat else "without"})
        case Matadors(number):
            return Line("declare-matadors", values={"number": number})
        case Laid(card):
            return Line("declare-laid", cards={"card": tokens((card,))})
        case Kings(fullness, missing):
            suit = {} if missing is None else {"missing": SUIT_NAMES[suit_of(missing)]}
            return Line(f"declare-{fullness}-kings", values={**suit})
        case Courts(fullness, suit, missing):
            court = {} if missing is None else {"missing": RANK_NAMES[rank_of(missing)]}
            return Line(f"declare-{fullness}", values={"suit": SUIT_NAMES[suit], **court})
