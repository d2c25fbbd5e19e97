"""A picture of a deal at one moment, in a language: what is written where, and the whole as SVG."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from tarock.core.course import course_to
from tarock.core.families import GAMES
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.drawing import sheet
from tarock.drawing.pack import Theme, coloured
from tarock.drawing.pen import Pen, Writing, rectangle
from tarock.drawing.position import DRAWINGS, Place, Position, TrickShown
from tarock.drawing.sheet import GAP, MARGIN, NARROW, WIDE, Block, HandTexts
from tarock.drawing.text import FAMILY, in_xml, shortened, width_of, wrapped
from tarock.notation.record import Record, seats_tagged
from tarock.telling.families import TELLINGS
from tarock.telling.line import Line
from tarock.telling.sentences import Reader, capital, sentence
from tarock.words import Words, words_in
from tarock.words.cards import card_sign
from tarock.words.figures import written
from tarock.words.rulebook import ruleset_title

DOT: Final = " · "
WIDE_FROM: Final = 600
"""A picture that is as wide as this has room for hands beside the table."""
_TITLE: Final = Writing(20, bold=True)
_TITLE_LINE: Final = 25
_STORY: Final = Writing(15)
_STORY_LINE: Final = 21
_THREE: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What picture is wanted."""

    at: int | None = None
    """After so many acts; at the end if this is None."""
    seat: Seat | None = None
    """Who looks; None to open all cards."""
    language: str = "en"
    theme: Theme = "light"
    width: int = WIDE
    height: int | None = None
    """As high as it needs to be if this is None; else it lies in the middle of a sheet of this height."""
    with_result: bool = False
    """Whether to tell how the deal ended, though the picture is of an earlier moment."""


def drawn(record: Record, asked: Asked) -> str:
    """Return a picture of a recorded deal as SVG.

    :raises TarockError: if it had not so many steps.
    """
    course = course_to(record.state, asked.at)
    return _Picture.of(record, course, asked).svg()


def before_play(record: Record) -> int:
    """Return the step before the first card is played: all is said, and every hand is whole.

    A deal in which no card is played has come to its end then.
    """
    game = GAMES[record.state.ruleset.family]
    acts, playing = game.acts(record.state), game.playing
    return next((step for step, (_, action) in enumerate(acts) if type(action) is type(playing(0))), len(acts))


@dataclass(frozen=True, slots=True)
class _Picture:
    """A position with all that is needed to say it."""

    position: Position
    title: str
    story: tuple[str, ...]
    names: Sequence[str]
    points: Mapping[Seat, int | float]
    family: str
    asked: Asked
    words: Words
    pen: Pen = field(repr=False)

    @classmethod
    def of(cls, record: Record, course: Sequence[Any], asked: Asked) -> "_Picture":
        state, words = course[-1], words_in(asked.language)
        family = state.ruleset.family
        drawing = DRAWINGS[family]
        position = drawing.opened(state) if asked.seat is None else drawing.seen(state.view(asked.seat))
        names = _names(record)
        public = TELLINGS[family].public(state)
        reader = Reader.of(words, family, names)
        story = tuple(sentence(line, reader) for line in drawing.story(public, _told(record, course)))
        settled = record.state if asked.with_result else state
        return cls(
            position, _title(record, words), story, names, drawing.points(settled), family, asked, words, Pen(words)
        )

    def svg(self) -> str:
        """Return the whole sheet."""
        is_wide = self.asked.width >= WIDE_FROM or self.asked.height is not None
        width = WIDE if is_wide else NARROW
        head = self._head(width - 2 * MARGIN)
        body = self._around() if is_wide else self._below()
        height = round(MARGIN + head.height + GAP + body.height + MARGIN)
        shown = self.asked.height or round(height * self.asked.width / width)
        inner = head.at(MARGIN, MARGIN) + body.at(MARGIN, MARGIN + head.height + GAP)
        defined = "".join(self.pen.used.values())
        drawing = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.asked.width}" height="{shown}" '
            f'viewBox="0 0 {width} {height}" font-family="{FAMILY}" role="img" aria-labelledby="title desc">\n'
            f'<title id="title">{in_xml(self.title)}</title>\n'
            f'<desc id="desc">{in_xml(self._described())}</desc>\n'
            f"<defs>{defined}</defs>\n"
            f"{rectangle(-width, -height, 3 * width, 3 * height, 'paper')}\n{inner}\n</svg>\n"
        )
        return coloured(drawing, self.asked.theme)

    # What is written

    def _say(self, line: Line) -> str:
        return sentence(line, Reader.of(self.words, self.family, self.names))

    def _figure(self, points: float) -> str:
        return written(f"{points:+}", self.words) if points else "0"

    def _facts(self, place: Place) -> str:
        """Return what stands beside a name: the roles, the tricks, and what was won or lost."""
        facts = [self.words(role) for role in place.roles]
        if place.tricks is not None:
            facts.append(self.words("play-tricks", tricks=place.tricks))
        if place.seat == self.position.turn:
            facts.append(self.words("kplay-to-act"))
        if place.seat in self.points:
            facts.append(self._figure(self.points[place.seat]))
        return DOT.join(facts)

    def _described(self) -> str:
        """Return the picture in words, for those who hear it."""
        places = [
            f"{self.names[place.seat]} ({self._facts(place)}): "
            + " ".join("–" if card is None else card_sign(self.words, self.family, card) for card in place.cards)
            for place in self.position.places
        ]
        return " ".join([*self.story, *(f"{text}." for text in places)])

    # Where it lies

    def _head(self, width: float) -> Block:
        """Return the title, and below it what was said."""
        parts: list[str] = []
        y = 0.0
        for line in wrapped(self.title, width, _TITLE.size, bold=True):
            y += _TITLE_LINE
            parts.append(_TITLE(0, y - 5, line))
        for line in wrapped(" ".join(self.story), width, _STORY.size):
            y += _STORY_LINE
            parts.append(_STORY(0, y - 4, line))
        return Block("".join(parts), width, y)

    def _hand(self, place: Place, width: float, card: float) -> Block:
        name = capital(self.names[place.seat])
        facts = self._facts(place)
        room = width - 2 * GAP
        beside = width_of(name, sheet.NAME.size, bold=True) + GAP + width_of(facts, sheet.SMALL.size) <= room
        said = [] if place.said is None else wrapped(capital(self._say(place.said)), room, sheet.SMALL.size)
        if not beside:
            said = [*wrapped(facts, room, sheet.SMALL.size), *said]
        texts = HandTexts(shortened(name, room, sheet.NAME.size, bold=True), facts if beside else "", said)
        return sheet.hand_block(self.pen, texts, place.cards, width, card, turn=place.seat == self.position.turn)

    def _felt(self, width: float, card: float, small: float, least: float = 0) -> Block:
        position = self.position
        lots = [(self.words(lot.word), lot) for lot in position.beside]
        facts = [capital(self._say(line)) for line in position.facts]
        beside = sheet.lots_block(self.pen, lots, facts, small)
        trick = position.trick
        middle = sheet.words_block(self._say(position.phase)) if trick is None else self._trick(trick, card)
        return sheet.felt_block(middle, beside, width, least)

    def _trick(self, trick: TrickShown, card: float) -> Block:
        room = card * 1.3
        names = [shortened(capital(self.names[seat]), room, sheet.SMALL.size) for seat, _ in trick.plays]
        held = self.words("web-replay-takes" if trick.is_taken else "web-replay-holds")
        marks = [held if seat == trick.holder else "" for seat, _ in trick.plays]
        head = self.words("web-replay-trick", number=trick.number)
        if trick.note is not None:
            head = f"{head}{DOT}{self._say(trick.note)}"
        return sheet.trick_block(self.pen, trick, names, head, marks, card)

    def _seated(self) -> list[Place]:
        """Return the places from whoever looks, or else from the first, on: he sits below, the next to his right."""
        places = list(self.position.places)
        first = next((number for number, place in enumerate(places) if place.seat == self.asked.seat), 0)
        return [*places[first:], *places[:first]]

    def _around(self) -> Block:
        width = WIDE - 2 * MARGIN
        seated = self._seated()
        return self._three(seated, width) if len(seated) == _THREE else self._four(seated, width)

    def _three(self, seated: Sequence[Place], width: float) -> Block:
        """Return two hands above the table and one below."""
        near, right, left = seated
        half = (width - GAP) / 2
        rows = [
            _row([(self._hand(left, half, 52), 0), (self._hand(right, half, 52), half + GAP)]),
            self._felt(width, 66, 46),
            self._hand(near, width, 58),
        ]
        return _stacked(rows, width)

    def _four(self, seated: Sequence[Place], width: float) -> Block:
        """Return a hand on each side of the table."""
        near, right, far, left = seated
        side, middle = 266.0, width - 2 * (266 + GAP)
        hands = self._hand(left, side, 54), self._hand(right, side, 54)
        felt = self._felt(middle, 60, 34, max(hand.height for hand in hands))
        row = [(hands[0], 0.0), (felt, side + GAP), (hands[1], width - side)]
        centred = 490.0
        rows = [
            _row([(self._hand(far, centred, 60), (width - centred) / 2)]),
            _row([(block, x) for block, x in row], middle=True),
            _row([(self._hand(near, centred, 60), (width - centred) / 2)]),
        ]
        return _stacked(rows, width)

    def _below(self) -> Block:
        """Return the table, and below it every hand."""
        width = NARROW - 2 * MARGIN
        hands = [self._hand(place, width, 44) for place in self._seated()]
        return _stacked([self._felt(width, 64, 36), *hands], width)


def _row(blocks: Sequence[tuple[Block, float]], *, middle: bool = False) -> Block:
    """Return blocks beside each other, at these places from the left."""
    height = max(block.height for block, _ in blocks)
    drawn = (block.at(x, (height - block.height) / 2 if middle else 0) for block, x in blocks)
    return Block("".join(drawn), 0, height)


def _stacked(blocks: Sequence[Block], width: float) -> Block:
    """Return blocks below each other."""
    parts: list[str] = []
    y = 0.0
    for block in blocks:
        parts.append(block.at(0, y))
        y += block.height + GAP
    return Block("".join(parts), width, y - GAP)


def _names(record: Record) -> tuple[str, ...]:
    """Return who sits where; where the record names nobody, the letter of the seat."""
    named = seats_tagged(record, "Names")
    return tuple(named.get(letter) or letter for letter in SEAT_NAMES[: len(record.state.hands)])


def _title(record: Record, words: Words) -> str:
    tags = dict(record.tags)
    facts = (ruleset_title(words, record.state.ruleset), tags.get("Event", ""), tags.get("Date", ""))
    return DOT.join(filter(None, facts))


def _told(record: Record, course: Sequence[Any]) -> tuple[Line, ...]:
    """Return what everybody has heard up to a moment."""
    family = record.state.ruleset.family
    telling, acts = TELLINGS[family], GAMES[family].acts(record.state)
    return tuple(_lines(telling, acts, course))


def _lines(telling: Any, acts: Sequence[Any], course: Sequence[Any]) -> Iterator[Line]:  # noqa: ANN401 - of the family
    for (seat, action), (before, after) in zip(acts, pairwise(course), strict=False):
        lines: tuple[Line, ...] = telling.told(telling.public(before), seat, action, telling.public(after))
        yield from (line for line in lines if line.kind in {"word", "consequence"})
