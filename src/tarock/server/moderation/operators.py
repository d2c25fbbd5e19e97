"""Who runs the server, for the operator's page: a link that works once makes a browser an operator's for some hours.

The database holds hashes of what proves it, so that who reads a copy of it cannot come in.
"""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import insert, select, update

from tarock.server.codes import Code, Refusal, told
from tarock.server.evening.clocks import now
from tarock.server.moderation.keeping import Deed, Keeping
from tarock.server.moderation.shown import OperatorShown
from tarock.server.store.moderation import operators

LINK_LIVES: Final = 15 * 60 * 1000
"""Milliseconds in which a link must be opened."""
LIVES: Final = 12 * 3600 * 1000
"""Milliseconds for which a browser is an operator's."""
_SHOWN: Final = 12


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


class Operators:
    """All operators in the database; every function raises ``StoreError`` if that does not answer."""

    def __init__(self, keeping: Keeping) -> None:
        self.keeping = keeping

    async def link(self, name: str, who: str) -> str:
        """Return the secret of a new link."""
        return await self._made("link", name, LINK_LIVES, Deed(who, "make-link", "", name))

    async def enter(self, secret: str) -> tuple[str, OperatorShown]:
        """Let a link be used: it yields what the browser keeps.

        :raises Refusal: if it has been used, or its time is over.
        """
        found = await self._find("link", secret)
        used = update(operators).where(operators.c.id == _hash(secret), operators.c.ended_at.is_(None))
        if found is None or not await self.keeping.write(used.values(ended_at=now())):
            raise told(Code.BAD_OPERATOR_LINK)
        token = await self._made("browser", found.name, LIVES, Deed(f"page: {found.name}", "enter"))
        return token, await self.known(token)

    async def known(self, token: str) -> OperatorShown:
        """Return whose browser it is.

        :raises Refusal: if it is no operator's, or no longer.
        """
        found = await self._find("browser", token)
        if found is None:
            raise told(Code.NOT_OPERATOR)
        return found

    async def list(self) -> list[OperatorShown]:
        """Return the browsers that are an operator's now."""
        query = select(operators).where(
            operators.c.kind == "browser", operators.c.ended_at.is_(None), operators.c.ends_at > now()
        )
        return [_shown(row) for row in await self.keeping.rows(query.order_by(operators.c.made_at.desc()))]

    async def end(self, shown: str, who: str) -> None:
        """Let a browser be an operator's no longer.

        :raises Refusal: if it is none.
        """
        own = operators.c.id.startswith(shown, autoescape=True)
        ended = update(operators).where(own, operators.c.kind == "browser", operators.c.ended_at.is_(None))
        if len(shown) != _SHOWN or not await self.keeping.write(
            ended.values(ended_at=now()), deed=Deed(who, "end-operator", shown)
        ):
            raise Refusal(Code.NOT_FOUND, f"operator {shown}")

    async def _made(self, kind: str, name: str, lives: int, deed: Deed) -> str:
        secret = secrets.token_urlsafe(32)
        row = {"id": _hash(secret), "kind": kind, "name": name[:60], "made_at": now(), "ends_at": now() + lives}
        await self.keeping.write(insert(operators).values(**row), deed=deed)
        return secret

    async def _find(self, kind: str, secret: str) -> OperatorShown | None:
        query = select(operators).where(
            operators.c.id == _hash(secret),
            operators.c.kind == kind,
            operators.c.ended_at.is_(None),
            operators.c.ends_at > now(),
        )
        found = await self.keeping.rows(query)
        return _shown(found[0]) if found else None


def _shown(row: Sequence[Any]) -> OperatorShown:
    number, _, *rest = row
    return OperatorShown(number[:_SHOWN], *rest)
