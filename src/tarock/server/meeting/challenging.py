"""What people do with challenges: send, accept, decline and begin them."""

import asyncio
import secrets
from collections.abc import Collection
from typing import Final, Literal, TypeAlias, cast

from msgspec.structs import replace

from tarock.bots.levels import USUAL
from tarock.server.accounts.keeping import kept
from tarock.server.codes import Code, Refusal, told
from tarock.server.costs.having import opening
from tarock.server.evening.clocks import now
from tarock.server.evening.settings import Chair, Settings, check, check_offered, ruleset_of
from tarock.server.lobby import Lobby, agreed
from tarock.server.meeting.challenges import Challenge, Challenges, Invited
from tarock.server.meeting.company import company
from tarock.server.meeting.friends import Friends
from tarock.server.meeting.opening import opened_with
from tarock.server.meeting.pairing import is_same_person
from tarock.server.names import Session, folded
from tarock.server.wire.shared.meeting import Challenged, ChallengeShown

Answered: TypeAlias = Literal["asked", "accepted", "declined"]

MOST: Final = 5
"""So many challenges of one person may go on at a time."""
MOST_ANSWERS: Final = 30
"""So many people may answer one."""


class Challenging:
    """Lets people challenge each other."""

    def __init__(self, lobby: Lobby, challenges: Challenges, friends: Friends) -> None:
        self.lobby = lobby
        self.challenges = challenges
        self.friends = friends

    async def make(self, host: Session, settings: Settings, handles: Collection[str]) -> ChallengeShown:
        """Challenge friends, and whoever is given the link.

        :raises Refusal: if no such table can be opened, somebody is no friend, or there are too many challenges.
        """
        settings = replace(agreed(settings), sit=None, host_starts=False)
        check_offered(settings)
        await asyncio.to_thread(check, settings)
        if settings.practice is not None or settings.chairs[0].bot is not None:
            raise Refusal(Code.BAD_SETTINGS, "expected the first chair to be for whoever challenges")
        with kept():
            asked = await self.friends.of(host.id, handles) if handles else {}
            if await self.challenges.count(host.id, now()) >= MOST:
                raise Refusal(Code.TOO_MANY)
            made = await self.challenges.make(host, settings, asked, now())
        return await self.shown(made, host)

    async def shown(self, challenge: str, session: Session | None) -> ChallengeShown:
        """Return a challenge as somebody sees it.

        :raises Refusal: if there is none.
        """
        return shown_to(await self._find(challenge), "" if session is None else session.id, now())

    async def answer(self, challenge: str, session: Session, *, accepted: bool) -> ChallengeShown:
        """Accept or decline; when every chair has somebody, the table is opened.

        :raises Refusal: if it is over, no chair is free, or he cannot sit with those who have accepted.
        """
        found = await self._going_on(challenge)
        if session.id == found.host:
            raise Refusal(Code.ALREADY_SEATED)
        if accepted:
            await self._check(found, session)
        elif all(each.session.id != session.id for each in found.answers):
            return shown_to(found, session.id, now())  # whoever only had the link need not say no
        with kept():
            await self.challenges.answer(challenge, Invited(session, "accepted" if accepted else "declined"))
        found = await self._find(challenge)
        if found.table is None and len(found.accepted) >= found.seats:
            await self._open(found)
        return await self.shown(challenge, session)

    async def begin(self, challenge: str, session: Session) -> ChallengeShown:
        """Begin with those who have accepted; bots take the other chairs.

        :raises Refusal: if it is over, or somebody else's.
        """
        found = await self._own(challenge, session)
        await self._open(found)
        return await self.shown(challenge, session)

    async def withdraw(self, challenge: str, session: Session) -> ChallengeShown:
        """Let a challenge be over.

        :raises Refusal: if it is over already, or somebody else's.
        """
        await self._own(challenge, session)
        with kept():
            await self.challenges.withdraw(challenge, now())
        return await self.shown(challenge, session)

    async def _find(self, challenge: str) -> Challenge:
        with kept():
            found = await self.challenges.find(challenge)
        if found is None:
            raise Refusal(Code.NOT_FOUND)
        return found

    async def _going_on(self, challenge: str) -> Challenge:
        found = await self._find(challenge)
        if found.table is not None or found.expires_at <= now():
            raise Refusal(Code.CHALLENGE_OVER)
        return found

    async def _own(self, challenge: str, session: Session) -> Challenge:
        found = await self._going_on(challenge)
        if found.host != session.id:
            raise Refusal(Code.NOT_OWNER)
        return found

    async def _check(self, found: Challenge, session: Session) -> None:
        """Refuse a chair to who cannot sit with those who have accepted."""
        others = [each for each in found.accepted if each.id != session.id]
        if len(others) >= found.seats or len(found.answers) >= MOST_ANSWERS:
            raise Refusal(Code.PLACE_TAKEN)
        with kept():
            may_meet = await company(self.challenges.engine, [session.id, *(each.id for each in others)])
        for other in others:
            if not may_meet(session.id, other.id):
                raise Refusal(Code.NOT_FOUND)
            if is_same_person(_known(session, found.settings), _known(other, found.settings)):
                raise Refusal(Code.TWICE_HERE)
            if folded(session.name) == folded(other.name):
                raise told(Code.NAME_ALIKE)

    async def _open(self, found: Challenge) -> None:
        """Open the table, unless another request was quicker."""
        table = secrets.token_urlsafe(12)
        people = found.accepted[: found.seats]
        chairs = [place for place, chair in enumerate(found.settings.chairs) if chair.bot is None]
        sitting = dict(zip(chairs, people, strict=False))
        filled = tuple(
            chair if chair.bot is not None or place in sitting else Chair(bot=USUAL)
            for place, chair in enumerate(found.settings.chairs)
        )
        with kept():
            if not await self.challenges.claim(found.id, table, now()):
                return
        settings = replace(found.settings, chairs=filled)
        try:
            with opening(self.lobby.bots.costs, found.host, settings):
                await opened_with(self.lobby, table, settings, sitting)
        except Refusal:
            with kept():
                await self.challenges.free(found.id)
            raise


def _known(session: Session, settings: Settings) -> Session:
    """Return somebody by what he is known by at such a table: an address tells only strangers apart."""
    return Session(session.id, session.name, session.device, session.address if settings.listed else "")


def shown_to(challenge: Challenge, person: str, moment: int) -> ChallengeShown:
    """Return a challenge as somebody sees it."""
    settings = challenge.settings
    answers = {each.session.id: each.answer for each in challenge.answers}
    people = tuple(Challenged(each.session.name, cast("Answered", each.answer)) for each in challenge.answers)
    return ChallengeShown(
        id=challenge.id,
        host=challenge.host_name,
        yours=person == challenge.host,
        answer="" if person == challenge.host else cast("Answered", answers.get(person, "")),
        family=ruleset_of(settings).family,
        ruleset=settings.ruleset,
        people=people,
        free=max(0, challenge.seats - len(challenge.accepted)),
        bots=len(settings.chairs) - challenge.seats,
        think=settings.think,
        days=settings.days,
        expires_at=challenge.expires_at,
        table=challenge.table,
        is_over=challenge.table is None and challenge.expires_at <= moment,
    )
