"""Opening a table for people who have been paired."""

import secrets
from collections.abc import Mapping

from tarock.server.authority import Authority
from tarock.server.evening.events import Opened, Sat
from tarock.server.evening.settings import Settings
from tarock.server.evening.sights import LAW, marks_left
from tarock.server.lobby import Lobby, bot_names
from tarock.server.meeting.pairing import Group
from tarock.server.meeting.wishes import settings_of
from tarock.server.names import Session

_LOT = secrets.SystemRandom()


async def opened_for(lobby: Lobby, table: str, group: Group) -> Authority:
    """Open a table of strangers at which all of a group sit, in chairs that are drawn by lot.

    :raises Refusal: if it cannot be opened, or not be kept.
    """
    chairs = _LOT.sample(range(group.size), len(group.people))
    settings = settings_of(group.wish, tuple(place in chairs for place in range(group.size)))
    sitting = {chair: each.session for chair, each in zip(chairs, group.people, strict=True)}
    return await opened_with(lobby, table, settings, sitting)


async def opened_with(lobby: Lobby, table: str, settings: Settings, sitting: Mapping[int, Session]) -> Authority:
    """Open a table at which people sit already, each in his chair; the first of them owns it.

    :raises Refusal: if it cannot be opened like this, or not be kept.
    """
    names = await bot_names(lobby.options, settings, tuple(session.name for session in sitting.values()))
    owner = next(iter(sitting.values()))
    opened = Opened(table, owner.id, settings, _LOT.randrange(len(settings.chairs)), names, LAW)
    sat = (
        Sat(chair, session.id, session.name, marks_left(table, settings, session)) for chair, session in sitting.items()
    )
    return await lobby.begin(opened, *sat)
