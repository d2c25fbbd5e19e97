"""What people who look for company send, and what they are shown."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tarock.bots.levels import LevelName
from tarock.server.evening.settings import Settings
from tarock.server.names import NAME_LENGTH

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


class FriendShown(Struct, frozen=True):
    """A friend, or somebody who may become one."""

    handle: str
    """What he is known by, which proves nothing and stays when he is called otherwise."""
    name: str
    state: Literal["friend", "asked", "asks"]
    """``asked``: he has not answered yet; ``asks``: he waits for an answer."""
    online: bool = False
    table: str | None = None
    """Where he plays, if that is shown to all."""


class Challenged(Struct, frozen=True):
    """Somebody whom a challenge was sent to, or who has come by its link."""

    name: str
    answer: Literal["asked", "accepted", "declined"]


class ChallengeShown(Struct, frozen=True):
    """A challenge, as somebody sees it who has its link or was sent it; times in milliseconds since 1970."""

    id: str
    host: str
    yours: bool
    answer: Literal["", "asked", "accepted", "declined"]
    """What whoever asks has answered; nothing for the host, and for who has not been asked."""
    family: str
    ruleset: str
    people: tuple[Challenged, ...]
    free: int
    """So many chairs are still free for people."""
    bots: int
    think: int | None
    days: int | None
    expires_at: int
    table: str | None = None
    """Where it is played."""
    is_over: bool = False


class NewChallenge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody challenges others to: a table, at which he sits in the first chair."""

    settings: Settings
    friends: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=6)] = ()
    """The handles of friends whom it is sent to; anybody else comes by its link."""


class ChallengeAnswered(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody answers to a challenge."""

    accepted: bool


class FriendAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is asked to be a friend, by the name of his account."""

    name: Annotated[str, Meta(min_length=1, max_length=4 * NAME_LENGTH)]


class FriendAnswered(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody is to be a friend: what was asked is agreed to or not, or a friend is one no longer."""

    handle: Annotated[str, Meta(max_length=40)]
    agreed: bool


class PresenceChosen(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether friends are told that one is here."""

    hidden: bool


class MeetingShown(Struct, frozen=True, kw_only=True, tag="meeting", tag_field="t"):
    """What a page is shown where people meet: all of it anew whenever something has changed."""

    now: int
    """The time of the server."""
    seeking: SeekShown | None = None
    table: str | None = None
    """The table at which he was seated."""
    has_account: bool = False
    """Whether he can have friends."""
    is_hidden: bool = False
    """Whether friends are not told that he is here."""
    friends: tuple[FriendShown, ...] = ()
    challenges: tuple[ChallengeShown, ...] = ()
