"""The blocks that a sheet is laid out of: hands, the trick, what lies beside it, and the felt around both."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tarock.drawing.pen import RATIO, Pen, Writing, rectangle
from tarock.drawing.position import CardShown, Lot, TrickShown

WIDE: Final = 960
NARROW: Final = 420
"""How wide the two kinds of sheets are, in their own units."""
MARGIN: Final = 16
GAP: Final = 10

_HAND: Final = 17
"""The size of a name; what else is written is smaller."""
_SMALL: Final = 14
_LINE: Final = 19
"""From one line of small text to the next."""
_OVERLAP: Final = 0.6
"""How much of a card's width is seen below the next one."""
_NEXT_ROW: Final = 1.1
"""How far down the next row begins, in widths of a card: the upper corner says everything."""
_BACKS_OVERLAP: Final = 0.3

NAME: Final = Writing(_HAND, bold=True)
SMALL: Final = Writing(_SMALL, "ink-soft")
"""What stands beside and below a name."""
_ON_FELT: Final = Writing(_SMALL, "felt-ink", anchor="middle")
_HEAD_ON_FELT: Final = Writing(16, "felt-ink", bold=True, anchor="middle")
_LABEL: Final = Writing(13, "felt-soft", anchor="middle")


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a sheet, drawn from its own upper left corner."""

    svg: str
    width: float
    height: float

    def at(self, x: float, y: float) -> str:
        """Return it moved to its place."""
        return f'<g transform="translate({x:g} {y:g})">{self.svg}</g>'


@dataclass(frozen=True, slots=True)
class HandTexts:
    """What is written above a hand."""

    name: str
    facts: str
    said: Sequence[str]
    """In lines that fit."""


def rows_of(cards: Sequence[CardShown], width: float, card: float) -> list[list[CardShown]]:
    """Return cards in as few rows as fit, all but the last equally long."""
    step = card * _step(cards)
    longest = max(1, int((width - card) // step) + 1)
    rows = math.ceil(len(cards) / longest)
    length = math.ceil(len(cards) / rows) if rows else 1
    return [list(cards[start : start + length]) for start in range(0, len(cards), length)]


def _step(cards: Sequence[CardShown]) -> float:
    return _OVERLAP if any(cards) else _BACKS_OVERLAP


def fan(pen: Pen, cards: Sequence[CardShown], width: float, card: float) -> Block:
    """Return cards that overlap, in rows."""
    rows = rows_of(cards, width, card)
    step = card * _step(cards)
    drawn = [
        pen.card(each, column * step, row * card * _NEXT_ROW, card)
        for row, line in enumerate(rows)
        for column, each in enumerate(line)
    ]
    widest = max((len(line) for line in rows), default=0)
    height = card * (_NEXT_ROW * (len(rows) - 1) + RATIO) if rows else 0
    return Block("".join(drawn), (widest - 1) * step + card if widest else 0, height)


def hand_block(
    pen: Pen, texts: HandTexts, cards: Sequence[CardShown], width: float, card: float, *, turn: bool
) -> Block:
    """Return a hand below the name of its player; whose turn it is has a golden frame."""
    inset = GAP
    lying = fan(pen, cards, width - 2 * inset, card)
    top = 22.0
    parts = [NAME(inset, top, texts.name, behind=SMALL.behind(texts.facts))]
    for line in texts.said:
        top += _LINE
        parts.append(SMALL(inset, top, line))
    parts.append(Block(lying.svg, lying.width, lying.height).at(inset, top + 8))
    height = top + 8 + lying.height + (6 if cards else 0)
    if turn:
        parts.insert(
            0,
            rectangle(1, 1, width - 2, height - 2, "", round_by=8, line="gold")
            + rectangle(0, 6, 5, height - 12, "gold", round_by=2),
        )
    return Block("".join(parts), width, height)


def trick_block(
    pen: Pen, trick: TrickShown, names: Sequence[str], head: str, marks: Sequence[str], card: float
) -> Block:
    """Return a trick: its cards in the order in which they fell, each below a name, and below it what it does.

    :param names: by card, who played it.
    :param marks: by card, what is written below it.
    """
    across = card * 1.35
    width = across * max(len(trick.plays), 3)
    left = (width - across * len(trick.plays)) / 2
    parts = [_HEAD_ON_FELT(width / 2, 18, head)]
    for place, ((seat, token), name, mark) in enumerate(zip(trick.plays, names, marks, strict=True)):
        x = left + across * place + (across - card) / 2
        middle = x + card / 2
        parts.append(_ON_FELT(middle, 40, name))
        if seat == trick.holder:
            parts.append(rectangle(x - 3, 45, card + 6, card * RATIO + 6, "gold", round_by=card * 0.1))
        parts.append(pen.card(token, x, 48, card))
        parts.append(_ON_FELT(middle, 48 + card * RATIO + 18, mark))
    return Block("".join(parts), width, 48 + card * RATIO + 26)


def lots_block(pen: Pen, lots: Sequence[tuple[str, Lot]], facts: Sequence[str], card: float) -> Block:
    """Return what lies beside the trick, each lot under its name, and the figures of the table."""
    blocks = [(label, fan(pen, lot.cards, card * 6, card)) for label, lot in lots]
    width = max((block.width for _, block in blocks), default=0)
    width = max(width, 110 if blocks or facts else 0)
    parts: list[str] = []
    y = 0.0
    for label, block in blocks:
        parts += [_LABEL(width / 2, y + 13, label), block.at((width - block.width) / 2, y + 19)]
        y += 19 + block.height + 8
    for fact in facts:
        y += _LINE
        parts.append(_ON_FELT(width / 2, y, fact))
    return Block("".join(parts), width, y)


def felt_block(head: Block, beside: Block, width: float, least: float = 0) -> Block:
    """Return the middle of the table: the trick, and beside or below it what else lies there."""
    together = head.width + beside.width + 3 * GAP <= width - 2 * GAP
    inner = max(head.height, beside.height) if together else head.height + GAP + beside.height
    height = max(least, inner + 2 * GAP)
    parts = [rectangle(1, 1, width - 2, height - 2, "felt", round_by=18, line="felt-deep")]
    top = (height - inner) / 2
    if together:
        left = (width - head.width - beside.width - (3 * GAP if beside.width else 0)) / 2
        parts.append(head.at(left, top + (inner - head.height) / 2))
        parts.append(beside.at(left + head.width + 3 * GAP, top + (inner - beside.height) / 2))
    else:
        parts += [
            head.at((width - head.width) / 2, top),
            beside.at((width - beside.width) / 2, top + head.height + GAP),
        ]
    return Block("".join(parts), width, height)


def words_block(text: str) -> Block:
    """Return a few words where no trick lies."""
    return Block(_HEAD_ON_FELT(90, 60, text), 180, 100)
