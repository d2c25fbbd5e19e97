"""What the server sends."""

from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct

from tarock.server.wire import PROTOCOL


class Told(Struct, frozen=True, tag_field="t", tag=str.lower, kw_only=True, omit_defaults=True):
    """A message of the server."""


class Heard(Told, frozen=True):
    """Somebody said something."""

    place: int
    name: str
    text: str
    at: int


class Welcome(Told, frozen=True, kw_only=True):
    """The answer to ``hello``: who you are, where you sit, and what was said last."""

    protocol: int = PROTOCOL
    name: str
    place: int | None = None
    heard: tuple[Heard, ...] = ()


class Frame(Told, frozen=True):
    """The table as its receiver may see it, after event ``seq``.

    ``table`` is a :class:`~tarock.server.wire.table.TableShown`, ``you`` a :class:`~tarock.server.wire.table.You`,
    ``watched`` a :class:`~tarock.server.wire.table.Watched`.
    """

    seq: int
    table: Raw
    you: Raw | None = None
    watched: Raw | None = None


class Done(Told, frozen=True):
    """A request was done and is kept: nothing can undo it.  ``seq`` is the event that it became."""

    id: int
    seq: int


class Answer(Told, frozen=True):
    """The answer to ``why-not``: whether one may, and if not, by which rule."""

    id: int
    may: bool
    reason: str = ""
    rule: str = ""
    detail: str = ""


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


Telling: TypeAlias = Welcome | Frame | Done | Answer | Refused | Error | Heard

_encoder = msgspec.json.Encoder()


def write(message: Telling) -> bytes:
    """Return a message as it is sent."""
    return _encoder.encode(message)
