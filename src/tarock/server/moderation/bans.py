"""Who may not play here: persons, and networks by keyed hashes, so that no address is kept."""

from collections.abc import Iterable
from datetime import UTC, datetime
from ipaddress import ip_address, ip_network
from typing import Final

from sqlalchemy import insert, or_, select, update

from tarock.server.codes import Code, Refusal, told
from tarock.server.evening.clocks import now
from tarock.server.moderation.keeping import Deed, Keeping
from tarock.server.moderation.shown import BanKind, BanShown
from tarock.server.names import Session
from tarock.server.sessions import Sessions
from tarock.server.store.moderation import bans

LIST: Final = 500


class Bans:
    """All bans in the database; every function raises ``StoreError`` if that does not answer."""

    def __init__(self, keeping: Keeping) -> None:
        self.keeping = keeping

    async def add(  # noqa: PLR0913 - what a ban is made of
        self,
        kind: BanKind,
        target: str,
        who: str,
        *,
        bits: int = 0,
        device: str = "",
        name: str = "",
        until: int,
        reason: str,
    ) -> None:
        """Let somebody not play until some moment; 0: for good."""
        row = {"at": now(), "kind": kind, "target": target, "bits": bits, "device": device, "name": name}
        added = insert(bans).values(**row, until=until, reason=reason, by=who)
        await self.keeping.write(added, deed=Deed(who, f"ban-{kind}", target, reason))

    async def lift(self, number: int, who: str, why: str) -> None:
        """Let a ban end before its time.

        :raises Refusal: if there is none of that number.
        """
        lifted = update(bans).where(bans.c.id == number, bans.c.lifted_at.is_(None)).values(lifted_at=now())
        if not await self.keeping.write(lifted, deed=Deed(who, "lift-ban", str(number), why)):
            raise Refusal(Code.NOT_FOUND, f"ban {number}")

    async def list(self, *, past: bool = False, person: str | None = None) -> list[BanShown]:
        """Return bans, the latest first."""
        query = select(bans).order_by(bans.c.id.desc())
        if not past:
            query = query.where(bans.c.lifted_at.is_(None), or_(bans.c.until == 0, bans.c.until > now()))
        if person is not None:
            query = query.where(bans.c.target == person)
        return [BanShown(*row) for row in await self.keeping.rows(query)]


class Banned:
    """The bans that hold, in memory: asked at every request."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self._by_mark: dict[str, BanShown] = {}
        self._bits: frozenset[int] = frozenset()

    def hold(self, found: Iterable[BanShown]) -> None:
        """Let these hold, and no others."""
        by_mark: dict[str, BanShown] = {}
        for ban in found:
            by_mark |= {mark: ban for mark in (ban.target, ban.device) if mark}
        self._by_mark = by_mark
        self._bits = frozenset(ban.bits for ban in by_mark.values() if ban.bits)

    def check(self, session: Session | None, host: str) -> None:
        """Refuse whoever may not play.

        :raises Refusal: with why, and until when.
        """
        if not self._by_mark:
            return
        marks = [] if session is None else [session.id, session.device, session.address]
        for mark in (*marks, *(network_mark(self._sessions, host, bits) for bits in self._bits)):
            ban = self._by_mark.get(mark) if mark else None
            if ban is not None and (ban.until == 0 or ban.until > now()):
                raise refusal_of(ban)


def refusal_of(ban: BanShown) -> Refusal:
    """Return what whoever is banned is told."""
    day = "" if ban.until == 0 else datetime.fromtimestamp(ban.until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return told(Code.BANNED, until=min(ban.until, 1), day=day, reason=ban.reason)


def network_mark(sessions: Sessions, host: str, bits: int) -> str:
    """Return the keyed hash of the network of so many bits that an address belongs to; "" for none."""
    try:
        address = ip_address(host)
    except ValueError:
        return ""
    mapped = getattr(address, "ipv4_mapped", None) or address
    if bits > mapped.max_prefixlen:
        return ""
    return sessions.mark("network", str(ip_network((mapped, bits), strict=False)))
