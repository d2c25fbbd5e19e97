"""Opening a table for people who have been paired."""

import secrets

from tarock.server.authority import Authority
from tarock.server.evening.events import Opened, Sat
from tarock.server.evening.sights import LAW, marks_left
from tarock.server.lobby import Lobby, bot_names
from tarock.server.meeting.pairing import Group
from tarock.server.meeting.wishes import settings_of

_LOT = secrets.SystemRandom()


async def opened_for(lobby: Lobby, table: str, group: Group) -> Authority:
    """Open a table of strangers at which all of a group sit, in chairs that are drawn by lot.

    :raises Refusal: if it cannot be opened, or not be kept.
    """
    chairs = _LOT.sample(range(group.size), len(group.people))
    settings = settings_of(group.wish, tuple(place in chairs for place in range(group.size)))
    names = await bot_names(lobby.options, settings, tuple(each.session.name for each in group.people))
    opened = Opened(table, group.people[0].person, settings, _LOT.randrange(group.size), names, LAW)
    sat = (
        Sat(chair, each.person, each.session.name, marks_left(table, settings, each.session))
        for chair, each in zip(chairs, group.people, strict=True)
    )
    return await lobby.begin(opened, *sat)
