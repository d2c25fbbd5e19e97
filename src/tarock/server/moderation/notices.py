"""What every page shows for a while: that the server is about to be restarted, say."""

from typing import Final

from sqlalchemy import insert, select, update

from tarock.server.codes import Code, Refusal
from tarock.server.evening.clocks import now
from tarock.server.moderation.keeping import Deed, Keeping
from tarock.server.moderation.shown import NoticeShown
from tarock.server.store.moderation import notices

LENGTH: Final = 300
"""So long may a notice be."""


class Notices:
    """All notices in the database; every function raises ``StoreError`` if that does not answer."""

    def __init__(self, keeping: Keeping) -> None:
        self.keeping = keeping

    async def add(self, texts: dict[str, str], from_at: int, until_at: int, who: str) -> None:
        """Let every page show a sentence from one moment to another.

        :raises Refusal: if it would never be shown, or lacks a language.
        """
        if not all(0 < len(texts.get(language, "").strip()) <= LENGTH for language in ("en", "da", "de")):
            raise Refusal(Code.BAD_TEXT, f"expected a sentence of at most {LENGTH} characters in each language")
        if until_at <= max(from_at, now()):
            raise Refusal(Code.BAD_TEXT, "expected an end after the beginning, and after now")
        row = {language: texts[language].strip() for language in ("en", "da", "de")}
        added = insert(notices).values(**row, at=now(), from_at=from_at, until_at=until_at)
        await self.keeping.write(added, deed=Deed(who, "notice", "", row["en"]))

    async def withdraw(self, number: int, who: str) -> None:
        """Let a notice be shown no longer.

        :raises Refusal: if there is none of that number.
        """
        withdrawn = update(notices).where(notices.c.id == number, notices.c.withdrawn_at.is_(None))
        deed = Deed(who, "withdraw-notice", str(number))
        if not await self.keeping.write(withdrawn.values(withdrawn_at=now()), deed=deed):
            raise Refusal(Code.NOT_FOUND, f"notice {number}")

    async def list(self, *, past: bool = False) -> list[NoticeShown]:
        """Return notices that are shown or will be, the latest first."""
        query = select(notices).order_by(notices.c.id.desc())
        if not past:
            query = query.where(notices.c.withdrawn_at.is_(None), notices.c.until_at > now())
        return [NoticeShown(*row) for row in await self.keeping.rows(query)]
