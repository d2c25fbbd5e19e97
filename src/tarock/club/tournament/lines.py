"""What the lines of a table come to: sheets are settled by the book and so add up, typed points are checked to."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from tarock.club.tournament.draw import Company, Number
from tarock.club.tournament.events import Lined
from tarock.club.tournament.people import Status
from tarock.club.tournament.scoring import SCORINGS, Account, Scoring, Settled
from tarock.club.tournament.state import Tournament, WrittenLine
from tarock.club.typed import balanced
from tarock.core.errors import SheetError, TarockError
from tarock.core.sentences import Sentence


def scoring_of(tournament: Tournament) -> Scoring[Any]:
    """Return how the game of a tournament is scored."""
    return SCORINGS[tournament.ruleset.family]


def deals_at(tournament: Tournament, size: int) -> int:
    """Return how many deals a table plays, so that everybody plays as many as the settings say.

    Sixteen at a table of four make twenty at a table of five; twelve at a table of three sixteen at one of four.
    """
    return tournament.settings.deals * max(size, scoring_of(tournament).active) // scoring_of(tournament).active


def resting(tournament: Tournament, number: int, table: int, line: int) -> tuple[Number, ...]:
    """Return who does not take part in a deal: whoever has left, and at a table of five of Königrufen the dealer."""
    company = tournament.company(number, table)
    gone = tuple(each for each in company if has_gone(tournament, each))
    here = [each for each in company if each not in gone]
    spare = len(here) - max(scoring_of(tournament).at_table)
    return (*gone, *(here[(line - 1 + place) % len(here)] for place in range(max(0, spare))))


def has_gone(tournament: Tournament, number: Number) -> bool:
    """Tell whether nobody sits in somebody's place any more."""
    entry = tournament.entries[number]
    return entry.status is Status.LEFT and not entry.played_by


def players_of(company: Company, written: Lined) -> list[Number]:
    """Return who played a line, in the order of its sheet or its points."""
    return list(written.seats) or [number for number in company if number not in written.out]


def account(tournament: Tournament, number: int, table: int) -> Account:
    """Return what the lines of a table come to; it is remembered until something happens there.

    :raises SheetError: if a line cannot be settled after the ones before it.
    """
    played = tournament.round(number)
    company, known = tournament.company(number, table), played.accounts.get(table)
    if known is None:
        known = _account(tournament, company, played.lines.get(table, {}), ended=table in played.ended)
        played.accounts[table] = known
    return known


def check_line(tournament: Tournament, written: Lined) -> None:
    """Refuse a line that cannot be settled, or after which a later one cannot.

    :raises TarockError: naming what is wrong.
    """
    drafted(tournament, written)


def drafted(tournament: Tournament, written: Lined) -> tuple[dict[str, Any], Settled]:
    """Return what the lines before one carry on to it, and what it would come to.

    :raises TarockError: naming what is wrong with it, or with a later line after it.
    """
    company = tournament.company(written.round, written.table)
    lines = dict(tournament.round(written.round).lines.get(written.table, {}))
    lines[written.line] = line = WrittenLine(written)
    _account(tournament, company, lines, ended=False)
    assert line.settled is not None, "it is one of those that were settled"
    return line.settled


def carried_to(tournament: Tournament, number: int, table: int) -> dict[str, Any]:
    """Return what the lines of a table carry on to the next one: the cups, where there are any."""
    return account(tournament, number, table).carried


def beginning(tournament: Tournament, number: int, table: int, line: int) -> dict[str, Any]:
    """Return how the sheet of a line begins: where those who are still here sit in it."""
    company = tournament.company(number, table)
    here = sum(not has_gone(tournament, each) for each in company)
    return scoring_of(tournament).placed(tournament.ruleset, here, line)


def _account(tournament: Tournament, company: Company, lines: dict[int, WrittenLine], *, ended: bool) -> Account:
    by_line: dict[int, dict[Number, Fraction]] = {}
    won = dict.fromkeys(company, Fraction(0))
    deals = dict.fromkeys(company, Fraction(0))
    carried: dict[str, Any] = {}
    for line, each in sorted(lines.items()):
        players = players_of(company, each.written)
        if each.settled is None or each.settled[0] != carried:
            each.settled = carried, _settled(tournament, each, players, carried)
        result = each.settled[1]
        carried = result.carried
        by_line[line] = {
            player: points + each.fines.get(player, 0) for player, points in zip(players, result.points, strict=True)
        }
        for player, share in zip(players, result.played, strict=True):
            won[player] += by_line[line][player]
            deals[player] += share
    if ended:
        shares = scoring_of(tournament).divided(tournament.ruleset, tuple(won.values()), carried)
        won = {player: points + share for (player, points), share in zip(won.items(), shares, strict=True)}
    unconfirmed = sum(is_unconfirmed(each) for each in lines.values())
    return Account(by_line, won, deals, unconfirmed, carried)


def is_unconfirmed(line: WrittenLine) -> bool:
    """Tell whether a second player has still to read a line; a record needs nobody who does."""
    return line.confirmed_by is None and not line.struck and not line.written.record


def _settled(tournament: Tournament, line: WrittenLine, players: list[Number], carried: dict[str, Any]) -> Settled:
    """Settle a line; one that was struck counts 0 for all, though it was played (tournament sheet, 1.8, l.38)."""
    scoring, sheet = scoring_of(tournament), tournament.sheet(line.written)
    if line.struck or sheet is None:
        points = (Fraction(0),) * len(players) if line.struck else balanced(line.written.points or (), len(players))
        return Settled(points, (Fraction(min(scoring.active, len(players)), len(players)),) * len(players), carried)
    if sheet["ruleset"] != tournament.settings.ruleset:
        raise SheetError("ruleset", Sentence("cup-other-rules", ruleset=tournament.settings.ruleset))
    settled = scoring.settled(tournament.ruleset, sheet, carried, tournament.settings.column)
    if len(settled.points) != len(players):
        raise SheetError("sheet", Sentence("cup-sheet-seats", expected=len(players), got=len(settled.points)))
    return settled


def total(points: Iterable[Fraction]) -> Fraction:
    """Return the sum of points."""
    return sum(points, Fraction(0))


def sheet_with_fault(tournament: Tournament, written: Lined, fault: str, offender: Number) -> dict[str, Any]:
    """Return the sheet of a line with what the book sets on a fault.

    :raises TarockError: if the line is no sheet, nobody is named, or the book leaves it to the referee.
    """
    company = tournament.company(written.round, written.table)
    players = players_of(company, written)
    scoring = scoring_of(tournament)
    if written.sheet is None or offender not in players or fault not in scoring.faults:
        raise TarockError(Sentence("cup-fault-whose"))
    return scoring.with_fault(tournament.ruleset, written.sheet, fault, players.index(offender))
