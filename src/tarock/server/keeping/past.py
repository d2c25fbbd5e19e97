"""The past of a table, its deals that are over and its score sheet: some lie on the shelf, the others are in memory."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final, TypeAlias, TypeVar

from tarock.server.codes import Code, Refusal
from tarock.server.evening import events
from tarock.server.evening.events import decode
from tarock.server.evening.scorebook import Row
from tarock.server.evening.state import Finished, TableState
from tarock.server.keeping.pages import read_deal, read_line
from tarock.server.store.entries import StoreError
from tarock.server.store.log import Log
from tarock.server.store.shelf import DealRow

T = TypeVar("T")
Texts: TypeAlias = Callable[[tuple[Finished, ...]], Awaitable[list[str]]]

PAGE: Final = 200
"""So many deals or lines are read at a time; others have their turn between."""
TOLD: Final = 10
"""So many deals are read at a time with all that was done in them."""


class PastOf:
    """The past of one table.

    :raises Refusal: with all that it is asked, if the store does not answer.
    """

    def __init__(self, log: Log, table: TableState) -> None:
        self.log = log
        self.table = table

    async def deal(self, name: str) -> Finished | None:
        """Return a deal that is over by its name, with all that was done in it; None if there is none."""
        here = next((deal for deal in self.table.finished if deal.name == name), None)
        if here is not None or not self.table.stored.deals:
            return here
        try:
            row = await self.log.shelf.deal(self.table.id, name, self.table.stored.deals)
        except StoreError as error:
            raise Refusal(Code.STORAGE, str(error)) from error
        return None if row is None else (await self._with_acts([row]))[0]

    async def listed(self) -> list[Finished]:
        """Return all deals that are over; of those that were put away not what was done in them."""
        ruleset, found = self.table.ruleset, list[Finished]()
        for after in range(0, self.table.stored.deals, PAGE):
            found += [read_deal(row, ruleset) for row in await self._rows(after, PAGE)]
        return [*found, *self.table.finished]

    async def deals(self) -> AsyncIterator[Finished]:
        """Give all deals that are over, with all that was done in them."""
        for after in range(0, self.table.stored.deals, TOLD):
            for deal in await self._with_acts(await self._rows(after, TOLD)):
                yield deal
        for deal in self.table.finished:
            yield deal

    async def lines(self) -> tuple[Row, ...]:
        """Return all lines of the score sheet."""
        table, found = self.table, list[Row]()
        for after in range(0, table.stored.lines, PAGE):
            up_to = min(after + PAGE, table.stored.lines)
            try:
                lines = await self.log.shelf.lines(table.id, after, up_to)
            except StoreError as error:
                raise Refusal(Code.STORAGE, str(error)) from error
            found += map(read_line, _whole(lines, up_to - after))
        return (*found, *table.scorebook.rows)

    async def records(self, texts: Texts, many: int) -> AsyncIterator[str]:
        """Give the records of all deals as text, one after the other, and then those that were imported.

        :param texts: returns the records of some deals.
        :param many: so many at a time.
        """
        some, between = list[Finished](), ""
        async for deal in self.deals():
            some.append(deal)
            if len(some) == many:
                yield between + "\n".join(await texts(tuple(some)))
                some, between = [], "\n"
        last = [*(await texts(tuple(some)) if some else ()), *await self._imported()]
        if last:
            yield between + "\n".join(last)

    async def _imported(self) -> list[str]:
        if not self.table.stored.imports:
            return list(self.table.imported)
        try:
            entries = await self.log.of_kind(self.table.id, "imported", self.table.seq)
        except StoreError as error:
            raise Refusal(Code.STORAGE, str(error)) from error
        return [event.text for entry in entries if isinstance(event := decode(entry.payload), events.Imported)]

    async def _rows(self, after: int, most: int) -> list[DealRow]:
        up_to = min(after + most, self.table.stored.deals)
        try:
            return _whole(await self.log.shelf.deals(self.table.id, after, up_to), up_to - after)
        except StoreError as error:
            raise Refusal(Code.STORAGE, str(error)) from error

    async def _with_acts(self, rows: list[DealRow]) -> list[Finished]:
        """Return deals with what was done in them, which is read from the log."""
        first, last = min(row.first for row in rows), max(row.last for row in rows)
        try:
            entries = await self.log.read(self.table.id, first - 1, up_to=last)
        except StoreError as error:
            raise Refusal(Code.STORAGE, str(error)) from error
        return [read_deal(row, self.table.ruleset, entries) for row in rows]


def _whole(found: list[T], many: int) -> list[T]:
    """Return what lies on the shelf, if all of it does.

    :raises Refusal: if it is being made anew, since somebody was taken out of the log a moment ago.
    """
    if len(found) != many:
        raise Refusal(Code.TRY_AGAIN)
    return found
