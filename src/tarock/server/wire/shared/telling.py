"""What the server sends."""

from typing import Final, TypeAlias

import msgspec
from msgspec import Raw, Struct

from tarock.school.against import Against
from tarock.school.counting import CountAsk
from tarock.server.wire import PROTOCOL
from tarock.server.wire.danish.table import DanishOffer
from tarock.server.wire.koenigrufen.table import KoenigrufenOffer
from tarock.server.wire.shared.asking import Phrase
from tarock.server.wire.shared.plain import PlainAct
from tarock.server.wire.shared.table import GameShown, News, TableShown, Watched, You
from tarock.telling.line import Line

Offer: TypeAlias = DanishOffer | KoenigrufenOffer | PlainAct


NO_ACT: Final = Raw(b"null")
"""In the place of an act, where there is none."""


class Told(Struct, frozen=True, tag_field="t", tag=str.lower, kw_only=True, omit_defaults=True):
    """A message of the server."""


class Heard(Told, frozen=True, kw_only=True):
    """Somebody said something: in his own words, or a phrase by its key."""

    place: int | None = None
    """Nothing for somebody who watches."""
    name: str
    at: int
    text: str = ""
    phrase: Phrase | None = None


class Welcome(Told, frozen=True, kw_only=True):
    """The answer to ``hello``: who you are, where you sit, and what was said last."""

    protocol: int = PROTOCOL
    name: str
    now: int
    """The time of the server in milliseconds since 1970: clocks differ, and the time to think is counted by its own."""
    place: int | None = None
    heard: tuple[Heard, ...] = ()


class Frame(Told, frozen=True):
    """The table as its receiver may see it, after event ``seq``."""

    seq: int
    table: TableShown
    you: You | None = None
    watched: Watched | None = None
    news: News | None = None
    host: bool = False
    """Whether the receiver has opened the table, wherever he sits."""
    watching: int = 0
    """How many are connected to this server who do not sit at the table."""

    def after(self, skipped: "Frame") -> "Frame":
        """Return this frame with the news of one before it that nobody has read."""
        if skipped.news is None or (self.news is not None and not self.news.since):
            return self
        lines = () if self.news is None else self.news.lines
        return msgspec.structs.replace(self, news=News(skipped.news.since, (*skipped.news.lines, *lines)))

    @property
    def game(self) -> GameShown | None:
        """The deal that one plays in."""
        return None if self.you is None or self.you.game is None else self.table.games[self.you.game]

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What one may do now."""
        return () if self.you is None or self.you.hand is None else self.you.hand.offers

    @property
    def is_my_turn(self) -> bool:
        """Tell whether the table waits for this seat."""
        game = self.game
        return game is not None and self.you is not None and game.deal.turn == self.you.seat


class Done(Told, frozen=True):
    """A request was done and is kept: nothing can undo it.  ``seq`` is the event that it became."""

    id: int
    seq: int


class WhyNotAnswer(Told, frozen=True, tag="answer"):
    """The answer to ``why-not``: whether one may, and if not, by which rule."""

    id: int
    may: bool
    reason: str = ""
    rule: str = ""
    detail: str = ""


class HintAnswer(Told, frozen=True, tag="hint"):
    """The answer to ``hint``: what the coach says, as lines; from the second depth on, what it would do."""

    id: int
    depth: int
    lines: tuple[Line, ...]
    act: Raw
    against: Against | None = None
    """A likely deal in which another choice fails, or what was asked about: it can be played on."""


class MeaningAnswer(Told, frozen=True, tag="meaning"):
    """The answer to ``meaning``; all is empty where there is nothing to explain."""

    id: int
    rules: tuple[str, ...] = ()
    """Passages of the table's rule book, by their keys."""
    lines: tuple[Line, ...] = ()
    """What it comes to at this moment."""
    tells: tuple[Line, ...] = ()
    """What it would tell the others."""


class TellsAnswer(Told, frozen=True, tag="tells"):
    """The answer to ``tells``: what was said and done, and what is certain and what likely by it."""

    id: int
    lines: tuple[Line, ...]


class CountAnswer(Told, frozen=True, tag="count"):
    """The answer to ``count``: what is asked, and the number that is right; nothing where nothing is asked."""

    id: int
    ask: CountAsk | None = None


class Refused(Told, frozen=True):
    """A request was not done, and nothing has changed."""

    id: int
    code: str
    reason: str = ""
    rule: str = ""
    detail: str = ""


class Error(Told, frozen=True):
    """Something is wrong with the connection or with a message that carried no number; it may be closed."""

    code: str
    detail: str = ""


Telling: TypeAlias = (
    Welcome
    | Frame
    | Done
    | WhyNotAnswer
    | HintAnswer
    | MeaningAnswer
    | TellsAnswer
    | CountAnswer
    | Refused
    | Error
    | Heard
)

_encoder = msgspec.json.Encoder()


def write(message: Telling) -> bytes:
    """Return a message as it is sent."""
    return _encoder.encode(message)
