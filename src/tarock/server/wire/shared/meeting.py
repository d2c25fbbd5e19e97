"""What people who look for company send, and what they are shown."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tarock.bots.levels import LevelName

Pace: TypeAlias = Literal["quick", "usual", "calm"]


class Seek(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody wants to play now, with whoever wants the same."""

    family: Annotated[str, Meta(max_length=40, description="A game")]
    ruleset: Annotated[str, Meta(max_length=100)] | None = None
    """The id of a book; None: any of the game."""
    level: LevelName | None = None
    """How well the others should play: people who want the same, and bots of that level; None: no matter."""
    pace: Pace = "usual"


class SeekShown(Struct, frozen=True):
    """Where somebody stands who waits; times in milliseconds since 1970."""

    wish: Seek
    since: int
    place: int
    """Which he is of those who wait for this game, from 1: who has waited longest is first."""
    waiting: int
    """How many wait for this game, himself included."""
    bots_at: int
    """When bots take the chairs that are still free."""


class MeetingShown(Struct, frozen=True, kw_only=True, tag="meeting", tag_field="t"):
    """What a page is shown where people meet: all of it anew whenever something has changed."""

    now: int
    """The time of the server."""
    seeking: SeekShown | None = None
    table: str | None = None
    """The table at which he was seated."""
