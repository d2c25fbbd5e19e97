"""The cards and the colours: those of the page, which writes them down as data (``make cards``)."""

from functools import cache
from importlib import resources
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from tarock.words import Words

Theme: TypeAlias = Literal["light", "dark"]
Drawing: TypeAlias = str
"""A piece of SVG whose colours are still names: ``var(--card-red)``."""

COURTS: Final = "KQCJ"
GROUND: Final = "ground-{suit}"
"""The id of the wallpaper behind the courts of a suit, which their drawings use."""


class Pack(Struct, frozen=True):
    """What the page has written down."""

    size: tuple[int, int]
    """Width and height of a card, in the units of the drawings."""
    colours: dict[Theme, dict[str, str]]
    """By theme: every colour by its name."""
    back: Drawing
    grounds: dict[str, Drawing]
    """By suit: the wallpaper behind its courts."""
    indices: dict[str, dict[str, Drawing]]
    """By suit and letter: the corners of a court."""
    cards: dict[str, Drawing]
    """By token: a card; the courts without their corners."""

    def face(self, token: str, words: Words) -> Drawing:
        """Return a card from the front, with the letters of a language."""
        suit, rank = token[0], token[1:]
        if rank not in COURTS or not rank:
            return self.cards[token]
        return self.cards[token] + self.indices[suit][words(f"rank-short-{rank}")]


@cache
def pack() -> Pack:
    """Return the cards; they are read only once."""
    text = resources.files("tarock.drawing").joinpath("cards.json").read_bytes()
    return msgspec.json.decode(text, type=Pack)


def coloured(drawing: Drawing, theme: Theme) -> str:
    """Return a drawing in the colours of a theme: many programs that show SVG know no names of colours."""
    for name, colour in pack().colours[theme].items():
        drawing = drawing.replace(f"var(--{name})", colour)
    return drawing
