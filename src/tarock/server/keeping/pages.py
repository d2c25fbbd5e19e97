"""Past deals and the lines of the score sheet, one by one, as they lie on the shelf.

What was done in a deal is in the log already, and is read from there.
"""

from collections.abc import Iterable

import msgspec
from msgspec import Raw, Struct

from tarock.bots.levels import LevelName
from tarock.rulesets import Ruleset
from tarock.server.evening import events
from tarock.server.evening.families import Action, read_act
from tarock.server.evening.scorebook import Deal, Row
from tarock.server.evening.state import Finished, HintGiven, TableState
from tarock.server.families import SERVER, Keeping
from tarock.server.store.entries import Entry
from tarock.server.store.shelf import DealRow, LineRow


class DealPage(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A deal that is over, without what was done in it."""

    name: str
    round: int
    game: int
    begun: Raw
    commitment: str
    at: int
    names: tuple[str, ...]
    levels: tuple[LevelName | None, ...]
    result: tuple[int | float, ...]
    hints: tuple[HintGiven, ...] = ()
    people: tuple[str | None, ...] = ()
    players: int = 0
    secret: str = ""
    added: tuple[str, ...] = ()
    contract: str = ""
    roles: tuple[str, ...] = ()
    dealt: tuple[str | None, ...] = ()


_pages = msgspec.json.Decoder(DealPage)
_lines = msgspec.json.Decoder(Row)


def deal_rows(table: TableState) -> tuple[DealRow, ...]:
    """Return the deals of a table that are to be put away."""
    keeping = _keeping(table.ruleset)
    return tuple(
        DealRow(table.id, number, deal.name, deal.first, deal.last, _page(keeping, deal))
        for number, deal in enumerate(table.finished, table.stored.deals + 1)
    )


def line_rows(table: TableState) -> tuple[LineRow, ...]:
    """Return the lines of a table's score sheet that are to be put away."""
    return tuple(
        LineRow(table.id, number, msgspec.json.encode(row).decode())
        for number, row in enumerate(table.scorebook.rows, table.stored.lines + 1)
    )


def read_line(line: str) -> Row:
    """Return a line of the score sheet."""
    return _lines.decode(line)


def read_deal(row: DealRow, ruleset: Ruleset, entries: Iterable[Entry] = ()) -> Finished:
    """Return a deal that is over.

    :param entries: what happened meanwhile at its table; without it, it is not known what was done.
    """
    page = _pages.decode(row.deal)
    begun: Deal = _keeping(ruleset).read_deal(ruleset, bytes(page.begun))
    return Finished(
        name=page.name,
        round=page.round,
        game=page.game,
        begun=begun,
        commitment=page.commitment,
        at=page.at,
        acts=_acts(entries, row, page.game, begun, ruleset),
        names=page.names,
        levels=page.levels,
        result=page.result,
        hints=page.hints,
        people=page.people,
        players=page.players,
        secret=page.secret,
        added=page.added,
        contract=page.contract,
        roles=page.roles,
        dealt=page.dealt,
        first=row.first,
        last=row.last,
    )


def _acts(
    entries: Iterable[Entry], row: DealRow, game: int, begun: Deal, ruleset: Ruleset
) -> tuple[tuple[int, Action], ...]:
    """Return what was done in a deal, without what was taken back."""
    acts: list[tuple[int, Action]] = list(begun.done)
    for entry in entries:
        if row.first < entry.seq <= row.last and entry.kind in {"acted", "took-back"}:
            event = events.decode(entry.payload)
            if isinstance(event, events.Acted) and event.game == game:
                acts.append((event.seat, read_act(ruleset, event.act)))
            elif isinstance(event, events.TookBack) and event.game == game:
                acts.pop()
    return tuple(acts)


def _keeping(ruleset: Ruleset) -> Keeping:
    keeping = SERVER[ruleset.family].keeping
    assert keeping is not None, "nothing of other families is put away"
    return keeping


def _page(keeping: Keeping, deal: Finished) -> str:
    page = DealPage(
        name=deal.name,
        round=deal.round,
        game=deal.game,
        begun=Raw(keeping.deal(deal.begun)),
        commitment=deal.commitment,
        at=deal.at,
        names=deal.names,
        levels=deal.levels,
        result=deal.result,
        hints=deal.hints,
        people=deal.people,
        players=deal.players,
        secret=deal.secret,
        added=deal.added,
        contract=deal.contract,
        roles=deal.roles,
        dealt=deal.dealt,
    )
    return msgspec.json.encode(page).decode()
