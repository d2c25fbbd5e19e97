"""Who has played which deal: what the indexes of deals are told."""

from collections.abc import Iterable
from itertools import takewhile

import msgspec

from tarock.server.evening.sights import LAW
from tarock.server.evening.state import Finished, TableState, is_bot
from tarock.server.store.entries import Played, RatedDeal


def new_deals(before: TableState, after: TableState) -> tuple[Finished, ...]:
    """Return the deals that have ended between two states of a table, the latest first."""
    if after.finished is before.finished:
        return ()
    last = before.finished[-1].name if before.finished else None
    return tuple(takewhile(lambda deal: deal.name != last, reversed(after.finished)))


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


def rated(table: TableState, deals: Iterable[Finished]) -> Iterable[RatedDeal]:
    """Give the deals of a table that count for ratings, and what each won to whom the cards were dealt.

    They are those of at least two people among strangers by a book's rules, without hints, and not by correspondence;
    whoever leaves a deal has played it.
    """
    if not _is_rated(table):
        return
    for deal in deals:
        hands = [
            (who, float(points)) for who, points in zip(deal.dealt, deal.result, strict=bool(deal.dealt)) if who != ""
        ]
        players, points = [who for who, _ in hands], [won for _, won in hands]
        people = {who for who in players if who is not None and not is_bot(who)}
        was_played = any(points) and not deal.hints  # in a void deal nobody wins anything
        if not was_played or None in players or len(people) < _PEOPLE:
            continue
        yield RatedDeal(
            table_id=table.id,
            deal=deal.name,
            at=deal.at,
            ruleset=table.ruleset.id,
            players=msgspec.json.encode(players).decode(),
            points=msgspec.json.encode(points).decode(),
        )


_PEOPLE = 2


def _is_rated(table: TableState) -> bool:
    settings = table.settings
    among_strangers = settings.listed and table.law >= LAW and not table.gives_places
    return among_strangers and settings.practice is None and settings.days is None and settings.house is None
