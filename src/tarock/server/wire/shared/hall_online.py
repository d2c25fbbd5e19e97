"""Events that are played at the server's own tables: what the desk sends and is shown, and what a player gets."""

from typing import Annotated

from msgspec import Meta, Struct

from tarock.server.wire.danish.table import Shown
from tarock.server.wire.shared.hall_lines import Own, PlayerNumber, Sender


class OnlineSent(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The desk lets tables of the round that is played be played at the server."""

    sender: Sender
    own: Own
    tables: Annotated[tuple[Annotated[int, Meta(ge=1, le=1000)], ...], Meta(max_length=1000)] = ()
    """Which; none: all that are still playing."""
    bots: Annotated[tuple[PlayerNumber, ...], Meta(max_length=1000)] = ()
    """For whom a bot may play as long as they have not come."""
    think: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds to think; 0: as before, or as long as one likes."""
    anew: bool = False
    """Whether a table that plays here already is opened anew, from its next line on."""


class HallOnlinePlace(Shown, frozen=True, kw_only=True):
    """A place at a table of the server."""

    number: int
    name: str
    came: bool = False
    away: bool = False
    bot: bool = False


class HallOnline(Shown, frozen=True, kw_only=True):
    """A drawn table that is played at the server."""

    round: int
    table: int
    server: str
    """What the server's table goes by."""
    first: int
    deals: int
    """So many were played there."""
    places: tuple[HallOnlinePlace, ...]
    over: bool = False
    trouble: str = ""
    """Why it does not go on, or why its last deal is no line; nothing if all is well."""


class SeatGiven(Shown, frozen=True):
    """A player's place at a table of the server."""

    table: str
    path: str
    token: str
    """What proves the session that has it, for programs; a browser keeps a cookie."""
