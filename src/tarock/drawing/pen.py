"""The few marks that a sheet is made of, as SVG; colours are names until the sheet is whole."""

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from tarock.drawing.pack import GROUND, pack
from tarock.drawing.position import CardShown
from tarock.drawing.text import in_xml
from tarock.words import Words

Anchor: TypeAlias = Literal["start", "middle", "end"]

RATIO: Final = pack().size[1] / pack().size[0]
"""How high a card is by its width."""
_BOX: Final = "0 0 {} {}".format(*pack().size)
_BACK: Final = "back"


def figure(number: float) -> str:
    """Return a measure, to a tenth of a unit."""
    return f"{number:.1f}".removesuffix(".0")


def rectangle(
    x: float, y: float, width: float, height: float, paint: str, *, round_by: float = 0, line: str = ""
) -> str:
    """Return a rectangle filled with a colour, or only outlined."""
    fill = f"var(--{paint})" if paint else "none"
    stroke = f' stroke="var(--{line})" stroke-width="2"' if line else ""
    measures = f'x="{figure(x)}" y="{figure(y)}" width="{figure(width)}" height="{figure(height)}"'
    return f'<rect {measures} rx="{figure(round_by)}" fill="{fill}"{stroke}/>'


@dataclass(frozen=True, slots=True)
class Writing:
    """How a text is written."""

    size: float = 14
    paint: str = "ink"
    bold: bool = False
    anchor: Anchor = "start"

    def __call__(self, x: float, y: float, text: str, *, behind: str = "") -> str:
        """Return a text whose base line is at a place; behind it other writing may follow."""
        anchor = "" if self.anchor == "start" else f' text-anchor="{self.anchor}"'
        place = f'x="{figure(x)}" y="{figure(y)}"'
        return f"<text {place} {self._look}{anchor}>{in_xml(text)}{behind}</text>"

    def behind(self, text: str) -> str:
        """Return a text that follows another."""
        return f'<tspan dx="10" font-weight="400" {self._look}>{in_xml(text)}</tspan>' if text else ""

    @property
    def _look(self) -> str:
        weight = ' font-weight="600"' if self.bold else ""
        return f'font-size="{figure(self.size)}" fill="var(--{self.paint})"{weight}'


@dataclass(slots=True)
class Pen:
    """Draws cards with the letters of a language, and remembers what they use in common."""

    words: Words
    used: dict[str, str] = field(default_factory=dict[str, str])
    """By id: what several cards use."""

    def card(self, card: CardShown, x: float, y: float, width: float) -> str:
        """Return a card whose upper left corner is at a place."""
        place = f'x="{figure(x)}" y="{figure(y)}" width="{figure(width)}" height="{figure(width * RATIO)}"'
        if card is None:
            self.used[_BACK] = f'<symbol id="{_BACK}" viewBox="{_BOX}">{pack().back}</symbol>'
            return f'<use href="#{_BACK}" {place}/>'
        drawing = pack().face(card, self.words)
        ground = GROUND.format(suit=card[0])
        if f"#{ground}" in drawing:
            self.used[ground] = f'<g id="{ground}">{pack().grounds[card[0]]}</g>'
        return f'<svg {place} viewBox="{_BOX}">{drawing}</svg>'
