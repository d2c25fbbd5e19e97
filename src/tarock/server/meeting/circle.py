"""The circle of friends: who of them is here, and what they challenge each other to."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from tarock.server.evening.state import TableState
from tarock.server.lobby import Lobby
from tarock.server.meeting.challenges import Challenge, Challenges
from tarock.server.meeting.challenging import shown_to
from tarock.server.meeting.friends import Friends
from tarock.server.wire.shared.meeting import ChallengeShown, FriendShown, MeetingShown

CHUNK: Final = 500
"""So many people are noted as here in one go."""


@dataclass(frozen=True, slots=True)
class Together:
    """What somebody sees of his friends."""

    has_account: bool = False
    is_hidden: bool = False
    friends: tuple[FriendShown, ...] = ()
    challenges: tuple[ChallengeShown, ...] = ()

    def put_into(self, shown: MeetingShown) -> MeetingShown:
        """Return what somebody is shown, with his friends."""
        return replace(
            shown,
            has_account=self.has_account,
            is_hidden=self.is_hidden,
            friends=self.friends,
            challenges=self.challenges,
        )


ALONE: Final = Together()


class Circle:
    """Reads for many people at once what their friends do; every function raises ``StoreError``."""

    def __init__(self, lobby: Lobby, friends: Friends, challenges: Challenges) -> None:
        self.lobby = lobby
        self.friends = friends
        self.challenges = challenges

    async def shown(self, people: Collection[str], moment: int) -> dict[str, Together]:
        """Return what some people see."""
        known = await self.friends.accounts_of(people)
        friends = await self.friends.shown(known, moment) if known else {}
        sent = await self.challenges.of(people, moment)
        return {
            person: Together(
                person in known,
                known.get(person, False),
                friends.get(person, ()),
                tuple(shown_to(each, person, moment) for each in sent if _concerns(each, person)),
            )
            for person in people
        }

    async def beat(self, visitors: Collection[str], moment: int) -> None:
        """Keep who is here: on the page where people meet, or at a table of this process."""
        here: dict[str, str | None] = dict.fromkeys(visitors)
        for authority in self.lobby.in_memory():
            table = authority.room.table
            for person in table.by_session:
                if authority.presence.is_here(person):
                    here[person] = table.id if _may_be_seen(table) else here.get(person)
        people = list(here)
        for first in range(0, len(people), CHUNK):
            await self.friends.here({person: here[person] for person in people[first : first + CHUNK]}, moment)


def _may_be_seen(table: TableState) -> bool:
    """Tell whether friends may be told of a table: only of one that is shown to all, and can be joined or watched."""
    may_join = any(place.is_vacant for place in table.places) and not table.gives_places
    return table.settings.listed and not table.is_closed and (table.settings.spectators or may_join)


def _concerns(challenge: Challenge, person: str) -> bool:
    """Tell whether somebody is shown a challenge: he has made it, or has been asked and has not said no."""
    return any(each.session.id == person and each.answer != "declined" for each in challenge.answers)
