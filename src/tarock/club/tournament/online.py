"""Lines from tables that play with a program: a deal's record says who sat where, with which cards, and what was done.

The log keeps the record without names and comments, so that everybody can play it over, and the sheet that it amounts
to, so that reading a log need not: that the one follows from the other is checked when a line is kept, and by
``tarock verify``.
"""

from typing import Any, Final

import msgspec

from tarock.club.tournament.draw import Company, Number
from tarock.club.tournament.duplicate import check_cards, check_hash
from tarock.club.tournament.events import DESK, Lined
from tarock.club.tournament.lines import scoring_of
from tarock.club.tournament.state import Tournament
from tarock.core.errors import RulesetError, TarockError
from tarock.core.rules import Ruleset
from tarock.core.seats import SEAT_NAMES
from tarock.core.sentences import Sentence
from tarock.notation.families import NOTATIONS, Record
from tarock.notation.record import loads, seats_tagged

LABELS: Final = ("Numbers", "Names")
"""The tags that say who sat where: by number in the tournament, else by name."""


def line_of(  # noqa: PLR0913, PLR0917 - as many as a line from a record follows from
    tournament: Tournament,
    number: int,
    table: int,
    line: int,
    text: str,
    by: Number = DESK,
    deals: str = "",
    attempt: int = 1,
) -> Lined:
    """Return the line of a record.

    :param deals: the seed of the round's deals, where all tables play the same cards.
    :param attempt: which of them this is, where a deal was dealt again.
    :raises TarockError: if it is not a deal that was played to its end, by the rules and the people of that table.
    """
    record = record_in(tournament, text)
    company = tournament.company(number, table)
    seats = _seats(tournament, company, table, record)
    written = Lined(
        number,
        table,
        line,
        sheet=_sheet(tournament, record),
        out=tuple(each for each in company if each not in seats),
        by=by,
        seats=seats,
        record=_plain(record),
        attempt=attempt,
    )
    if tournament.settings.duplicate:
        check_hash(tournament, number, deals)
        check_cards(tournament, written, record.state, deals)
    return written


def check_record(tournament: Tournament, written: Lined) -> None:
    """Refuse a line that is not what its record says, or whose record was used already.

    :raises TarockError: saying why.
    """
    record = record_in(tournament, written.record)
    sheet = _sheet(tournament, record)
    if _plain(record) != written.record or written.sheet not in (sheet, without_carried(tournament, sheet)):
        raise TarockError(Sentence("cup-record-sheet"))
    company = tournament.company(written.round, written.table)
    order = tuple(each for each in company if each in written.seats)
    if not _is_turned(order, written.seats):
        raise TarockError(Sentence("cup-record-order", table=written.table, players=", ".join(map(str, order))))
    seed = tournament.round(written.round).deals_seed
    if seed:
        check_cards(tournament, written, record.state, seed)
    for other in _others(tournament, written):
        is_same_table = not tournament.settings.duplicate or set(other.seats) == set(written.seats)
        if other.record == written.record and is_same_table:
            where = {"round": other.round, "table": other.table, "line": other.line}
            raise TarockError(Sentence("cup-record-used", **where))


def record_in(tournament: Tournament, text: str) -> Record:
    """Return the one deal of a text.

    :raises TarockError: if it holds another number, another game, or a deal that has not come to its end.
    """

    def find(name: str) -> Ruleset:
        if name != tournament.ruleset.id:
            raise RulesetError(Sentence("cup-other-rules", ruleset=tournament.ruleset.id))
        return tournament.ruleset

    records = loads(text, find)
    if len(records) != 1:
        raise TarockError(Sentence("cup-record-one", got=len(records)))
    if not records[0].is_complete or scoring_of(tournament).is_dealt_again(records[0].state):
        raise TarockError(Sentence("cup-record-unfinished"))
    return records[0]


def without_carried(tournament: Tournament, sheet: dict[str, Any]) -> dict[str, Any]:
    """Return a sheet that says nothing of what the lines before carry on to it.

    A referee may change a line while the next deal is played with what the cups held before: then the sheet counts.
    """
    return {key: value for key, value in sheet.items() if key not in scoring_of(tournament).carries}


def _sheet(tournament: Tournament, record: Record) -> dict[str, Any]:
    """Return the sheet that a record amounts to, as JSON gives it back."""
    sheet: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(scoring_of(tournament).sheet_of(record.state)))
    return sheet


def _plain(record: Record) -> str:
    """Return the text of a record without names, dates and comments."""
    notation = NOTATIONS[record.state.ruleset.family]
    return notation.write(notation.record_of(record.state, ()))


def _seats(tournament: Tournament, company: Company, table: int, record: Record) -> Company:
    """Return who sat at each place of a record: those whose numbers or names it gives, and nobody else's."""
    tags = dict(record.tags)
    tag = next((each for each in LABELS if each in tags), "")
    labels = seats_tagged(record, tag)
    seats: list[Number] = []
    for letter in SEAT_NAMES[: len(labels)]:
        label = labels.get(letter, "")
        found = [each for each in company if each not in seats and label.casefold() in _called(tournament, each)]
        if len(found) != 1:
            raise TarockError(Sentence("cup-record-who", name=label or letter, table=table))
        seats += found
    if not seats:
        raise TarockError(Sentence("cup-record-nobody"))
    return tuple(seats)


def _called(tournament: Tournament, number: Number) -> set[str]:
    """Return what whoever sits in somebody's place may be called in a record."""
    person = tournament.entries[tournament.entries[number].played_by or number].person
    names = {str(person.number), person.name, person.public_name}
    return {name.replace("_", " ").casefold() for name in names if name}


def _is_turned(one: Company, other: Company) -> bool:
    """Tell whether two companies sit in the same order, whoever is named first."""
    return len(one) == len(other) and any((*one[place:], *one[:place]) == other for place in range(len(one)))


def _others(tournament: Tournament, written: Lined) -> list[Lined]:
    """Return all other lines that come from records."""
    return [
        each.written
        for number, played in enumerate(tournament.rounds, 1)
        for table, lines in played.lines.items()
        for line, each in lines.items()
        if each.written.record and (number, table, line) != (written.round, written.table, written.line)
    ]
