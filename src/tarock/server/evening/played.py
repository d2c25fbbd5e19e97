"""Who has played which deal: what the index of deals is told."""

from collections.abc import Iterable
from itertools import takewhile

from tarock.server.evening.state import Finished, TableState
from tarock.server.store.entries import Played


def new_deals(before: TableState, after: TableState) -> tuple[Played, ...]:
    """Return what has ended between two states of a table, for each who played it."""
    if after.finished is before.finished:
        return ()
    last = before.finished[-1].name if before.finished else None
    return tuple(played(after, takewhile(lambda deal: deal.name != last, reversed(after.finished))))


def played(table: TableState, deals: Iterable[Finished]) -> Iterable[Played]:
    """Give deals of a table for each who played them; recorded deals that were taken up again count nowhere."""
    if table.settings.practice is not None:
        return
    for deal in deals:
        for seat, person in enumerate(deal.people):
            if person is not None:
                yield Played(
                    person=person,
                    table_id=table.id,
                    deal=deal.name,
                    at=deal.at,
                    game=table.ruleset.family,
                    ruleset=table.ruleset.id,
                    contract=deal.contract,
                    role=deal.roles[seat] if deal.roles else "",
                    seats=deal.players,
                    result=float(deal.result[seat]),
                )
