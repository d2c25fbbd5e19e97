"""Challenges in the database: somebody wants to play with friends, or with whoever has the link."""

import secrets
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import delete, exists, insert, or_, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from tarock.server.evening.settings import Settings
from tarock.server.meeting.schema import challenged, challenges, seekers
from tarock.server.names import Session
from tarock.server.store.engine import is_sqlite
from tarock.server.store.rows import Rows
from tarock.server.store.schema import tables

LASTS: Final = 15 * 60 * 1000
"""Milliseconds after which a challenge is over; where people have days to think, it lasts for three of them."""
LASTS_LONG: Final = 3 * 24 * 3600 * 1000
FORGOTTEN: Final = 3600 * 1000
"""Milliseconds after its end for which it is still shown what became of a challenge."""

_IS_OPEN: Final = exists().where(tables.c.id == challenges.c.table_id)


@dataclass(frozen=True, slots=True)
class Invited:
    """What somebody has answered: ``asked``, ``accepted`` or ``declined``; the session knows his marks."""

    session: Session
    answer: str


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge, and all whom it was sent to or who have come by its link."""

    id: str
    host: str
    host_name: str
    settings: Settings
    made_at: int
    expires_at: int
    table: str | None
    """Where it is played, when that is open."""
    answers: tuple[Invited, ...]

    @property
    def accepted(self) -> tuple[Session, ...]:
        """Those who sit down when it is played, the host first."""
        return tuple(each.session for each in self.answers if each.answer == "accepted")

    @property
    def seats(self) -> int:
        """How many people can play."""
        return sum(chair.bot is None for chair in self.settings.chairs)


class Challenges(Rows):
    """All challenges; every function raises ``StoreError`` if the database does not answer."""

    async def make(self, host: Session, settings: Settings, friends: Mapping[str, str], now: int) -> str:
        """Keep a new challenge, which the host has accepted himself; return its id."""
        challenge = secrets.token_urlsafe(12)
        row = {
            "id": challenge,
            "host": host.id,
            "host_name": host.name,
            "settings": msgspec.json.encode(settings).decode(),
            "made_at": now,
            "expires_at": now + (LASTS if settings.days is None else LASTS_LONG),
        }
        asked = [Invited(Session(person, name), "asked") for person, name in friends.items()]
        await self.write(
            insert(challenges).values(row),
            *(insert(challenged).values(_row(challenge, each)) for each in (Invited(host, "accepted"), *asked)),
        )
        return challenge

    async def count(self, host: str, now: int) -> int:
        """Return how many challenges of somebody go on."""
        goes_on = (challenges.c.host == host, challenges.c.expires_at > now, challenges.c.table_id.is_(None))
        return len(await self.read(select(challenges.c.id).where(*goes_on)))

    async def find(self, challenge: str) -> Challenge | None:
        """Return a challenge."""
        found = await self._found(challenges.c.id == challenge)
        return found[0] if found else None

    async def of(self, people: Collection[str], now: int) -> list[Challenge]:
        """Return the challenges of some people, or sent to them, the latest first; old ones are not shown."""
        sent = select(challenged.c.challenge).where(challenged.c.person.in_(people))
        return await self._found(challenges.c.id.in_(sent), challenges.c.expires_at > now)

    async def answer(self, challenge: str, answer: Invited) -> None:
        """Keep an answer, in the place of an earlier one."""
        upsert = sqlite_insert if is_sqlite(self.engine) else postgresql_insert
        row = _row(challenge, answer)
        key = [challenged.c.challenge, challenged.c.person]
        await self.write(upsert(challenged).values(row).on_conflict_do_update(index_elements=key, set_=row))

    async def claim(self, challenge: str, table: str, now: int) -> bool:
        """Let a challenge be played at a table; tell whether nobody else was quicker."""
        free = (challenges.c.id == challenge, challenges.c.table_id.is_(None), challenges.c.expires_at > now)
        return bool(await self.write(update(challenges).where(*free).values(table_id=table)))

    async def free(self, challenge: str) -> None:
        """Let a challenge go on whose table could not be opened."""
        await self.write(update(challenges).where(challenges.c.id == challenge).values(table_id=None))

    async def withdraw(self, challenge: str, now: int) -> None:
        """Let a challenge be over."""
        await self.write(update(challenges).where(challenges.c.id == challenge).values(expires_at=now))

    async def _found(self, *conditions: Any) -> list[Challenge]:  # noqa: ANN401 - conditions of SQLAlchemy
        query = select(challenges, _IS_OPEN.label("is_open")).where(*conditions).order_by(challenges.c.made_at.desc())
        rows = await self.read(query.limit(100))
        answers = select(challenged).where(challenged.c.challenge.in_([row.id for row in rows]))
        given: dict[str, list[Invited]] = {}
        for each in await self.read(answers):
            session = Session(each.person, each.name, each.device, each.address)
            given.setdefault(each.challenge, []).append(Invited(session, each.answer))
        return [_challenge(row, given.get(row.id, [])) for row in rows]


def over_by(moment: int) -> dict[str, Any]:
    """Return the statements that forget what has been over for some time, by name."""
    old = challenges.c.expires_at < moment - FORGOTTEN
    answers = challenged.c.challenge.in_(select(challenges.c.id).where(old))
    return {
        "answers to challenges": delete(challenged).where(answers),
        "challenges to play": delete(challenges).where(old),
        "people who waited": delete(seekers).where(seekers.c.seen_at < moment - FORGOTTEN),
    }


def forgotten(person: str) -> tuple[Any, ...]:
    """Return the statements that forget all about somebody."""
    own = select(challenges.c.id).where(challenges.c.host == person)
    return (
        delete(challenged).where(or_(challenged.c.person == person, challenged.c.challenge.in_(own))),
        delete(challenges).where(challenges.c.host == person),
    )


def _row(challenge: str, answer: Invited) -> dict[str, str]:
    session = answer.session
    return {
        "challenge": challenge,
        "person": session.id,
        "name": session.name,
        "device": session.device,
        "address": session.address,
        "answer": answer.answer,
    }


def _challenge(row: Any, answers: list[Invited]) -> Challenge:  # noqa: ANN401 - a row of SQLAlchemy
    ordered = sorted(answers, key=lambda each: (each.session.id != row.host, each.session.name))
    return Challenge(
        id=row.id,
        host=row.host,
        host_name=row.host_name,
        settings=msgspec.json.decode(row.settings, type=Settings),
        made_at=row.made_at,
        expires_at=row.expires_at,
        table=row.table_id if row.is_open else None,
        answers=tuple(ordered),
    )
