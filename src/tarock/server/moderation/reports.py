"""What people report of each other, with what whoever decides must see: deal, record, and what was said last."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import func, insert, or_, select, update

from tarock.server.codes import Code, Refusal
from tarock.server.evening.clocks import now
from tarock.server.evening.records import record_text
from tarock.server.evening.state import Remark, TableState
from tarock.server.moderation.keeping import Deed, Keeping
from tarock.server.moderation.shown import RemarkKept, ReportKind, ReportShown
from tarock.server.store.moderation import reports
from tarock.words import words_in

WORDS: Final = 1000
"""So long may a report be."""
A_DAY: Final = 20
"""So many reports does anybody make in a day."""
LIST: Final = 200
_DAY: Final = 24 * 3600 * 1000
_REMARKS: Final = msgspec.json.Decoder(tuple[RemarkKept, ...])


class Reports:
    """All reports in the database; every function raises ``StoreError`` if that does not answer."""

    def __init__(self, keeping: Keeping) -> None:
        self.keeping = keeping

    async def add(
        self, table: TableState, reporter: str, place: int, kind: ReportKind, words: str, address: str
    ) -> int:
        """Keep a report of somebody who sits at a table.

        :returns: its number.
        :raises Refusal: if there have been too many today.
        """
        recent = select(func.count()).where(reports.c.reporter == reporter, reports.c.at > now() - _DAY)
        if (await self.keeping.rows(recent))[0][0] >= A_DAY:
            raise Refusal(Code.TOO_MANY, f"at most {A_DAY} reports in a day")
        own, reported, deal = table.by_session.get(reporter), table.places[place], current_deal(table)
        row = {
            "at": now(),
            "table_id": table.id,
            "deal": deal,
            "reporter": reporter,
            "reporter_name": "" if own is None else table.places[own].name,
            "reported": reported.session or "",
            "reported_name": reported.name,
            "address": address,
            "kind": kind,
            "words": words,
            "record": record_of_deal(table, deal),
            "remarks": msgspec.json.encode([_kept(each) for each in table.heard]).decode(),
            "decided_by": "",
            "decision": "",
        }
        await self.keeping.write(insert(reports).values(**row))
        newest = select(func.max(reports.c.id)).where(reports.c.reporter == reporter)
        return int((await self.keeping.rows(newest))[0][0])

    async def list(self, *, undecided: bool = True, person: str | None = None) -> list[ReportShown]:
        """Return reports, the latest first."""
        query = select(reports).order_by(reports.c.id.desc()).limit(LIST)
        if undecided:
            query = query.where(reports.c.decided_at.is_(None))
        if person is not None:
            query = query.where(or_(reports.c.reported == person, reports.c.reporter == person))
        return [_shown(row) for row in await self.keeping.rows(query)]

    async def find(self, number: int) -> ReportShown:
        """Return one report.

        :raises Refusal: if there is none of that number.
        """
        found = await self.keeping.rows(select(reports).where(reports.c.id == number))
        if not found:
            raise Refusal(Code.NOT_FOUND, f"report {number}")
        return _shown(found[0])

    async def decide(self, number: int, decision: str, who: str) -> None:
        """Keep what was decided; a decision may be made anew.

        :raises Refusal: if there is no such report.
        """
        change = {"decided_at": now(), "decided_by": who, "decision": decision}
        deed = Deed(who, "decide-report", str(number), decision)
        if not await self.keeping.write(update(reports).where(reports.c.id == number).values(**change), deed=deed):
            raise Refusal(Code.NOT_FOUND, f"report {number}")

    async def with_record(self, report: ReportShown, table: TableState | None) -> ReportShown:
        """Return a report with its record, which is there as soon as its deal is over; from then on it is kept."""
        text = "" if table is None or report.record else record_of_deal(table, report.deal)
        if not text:
            return report
        await self.keeping.write(update(reports).where(reports.c.id == report.id).values(record=text))
        return msgspec.structs.replace(report, record=text)

    async def keep_records(self, table: TableState) -> None:
        """Keep the records of all reports of a table that is about to be deleted."""
        rows = await self.keeping.rows(select(reports).where(reports.c.table_id == table.id))
        for row in rows:
            await self.with_record(_shown(row), table)


def current_deal(table: TableState) -> str:
    """Return the name of the deal that is played, or was played last; "" before the first."""
    over = [game.name for game in table.games if game is not None]
    return ([game.name for game in table.running] or over or [""])[0]


def record_of_deal(table: TableState, deal: str) -> str:
    """Return the record of a deal that is over: of one that is played nobody sees the cards, not even who decides."""
    return next((record_text(table.id, each) for each in table.finished if each.name == deal), "")


def remarks_of(table: TableState) -> tuple[RemarkKept, ...]:
    """Return what was said last at a table."""
    return tuple(map(_kept, table.heard))


def _kept(remark: Remark) -> RemarkKept:
    text = remark.text if remark.phrase is None else words_in("en")(f"phrase-{remark.phrase}")
    return RemarkKept(remark.name, text, remark.at)


def _shown(row: Sequence[Any]) -> ReportShown:
    values: dict[str, Any] = dict(zip(ReportShown.__struct_fields__, row, strict=True))
    values["remarks"] = _REMARKS.decode(values["remarks"])
    return ReportShown(**values)
