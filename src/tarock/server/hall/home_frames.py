"""What a club shows: people as they chose to be seen, evenings with their course, profiles, and a table's sheet."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from tarock.club.debts import settled
from tarock.club.evenings.course import EVENINGS, Course, Written
from tarock.club.home import events
from tarock.club.home.accounts import Account, balances, course, evening_account, is_over
from tarock.club.home.as_json import rating_json
from tarock.club.home.happening.people import next_number
from tarock.club.home.profile import profile
from tarock.club.home.ratings import Ratings, rating_rows, ratings
from tarock.club.home.state import Club, ClubTable, WrittenLine
from tarock.club.home.year import span_of, year
from tarock.club.sheets.form import FORMS, LineForm
from tarock.club.tournament.export import as_number
from tarock.club.tournament.state import Tournament
from tarock.core.errors import TarockError
from tarock.core.seats import SEAT_NAMES
from tarock.core.sentences import Sentence
from tarock.server.hall.families import HALL
from tarock.server.wire.shared.hall_lines import (
    DraftSent,
    DraftShown,
    HallLine,
    HallLineBefore,
    HallPlace,
    HallTable,
    LineGame,
    NextLine,
)
from tarock.server.wire.shared.home import (
    HomeCurve,
    HomeEvening,
    HomeEveningListed,
    HomeFeat,
    HomeMember,
    HomeMembers,
    HomePartner,
    HomePerson,
    HomePlacing,
    HomeProfile,
    HomeRating,
    HomeResult,
    HomeRotation,
    HomeShown,
    HomeSpell,
    HomeTable,
    HomeTransfer,
    HomeYearRow,
)
from tarock.server.wire.shared.settled import Points, Settled

AHEAD = 12
"""So many lines after the next one a phone knows, so that it can go on without the server."""


def person_shown(club: Club, number: int) -> HomePerson:
    """Return somebody as others see him."""
    member = club.member(number)
    return HomePerson(
        number=member.number,
        name=member.public_name,
        town=member.public_town,
        club=member.public_club,
        guest=member.guest,
    )


def members_shown(club: Club, n: int) -> HomeMembers:
    """Return everybody as the club knows them, for the desk."""
    known = (club.members[number] for number in sorted(club.members))
    return HomeMembers(n, tuple(msgspec.convert(msgspec.to_builtins(each), HomeMember) for each in known))


def home_shown(club: Club, tournaments: Sequence[Tournament], n: int) -> HomeShown:
    """Return the club."""
    span = span_of(club) if club.evenings else None
    rows = [] if span is None else year(club, span)
    latest = sorted(club.evenings.items(), key=lambda each: (each[1].day, each[0]), reverse=True)
    found = ratings(club, tournaments)
    rules = club.rules("")
    return HomeShown(
        n=n,
        name=club.settings.name,
        ruleset=club.settings.ruleset,
        address=club.settings.address,
        people=tuple(person_shown(club, number) for number in sorted(club.members)),
        evenings=tuple(
            HomeEveningListed(
                evening=name,
                date=evening.opened.date,
                place=evening.opened.place,
                people=len(evening.people),
                tables=len(evening.tables),
                over=is_over(evening),
            )
            for name, evening in latest
        ),
        rotations=tuple(HomeRotation(name, players) for players, name in EVENINGS[rules.family].rotations(rules)),
        next_guest=next_number(club, guest=True),
        season="" if span is None else span.name,
        year=tuple(
            HomeYearRow(
                rank=row.rank,
                number=row.number,
                name=club.name(row.number),
                evenings=row.evenings,
                deals=row.account.deals,
                points=as_number(row.account.points),
                average=None if row.account.average is None else round(float(row.account.average), 2),
                best=None if row.best is None else as_number(row.best),
            )
            for row in rows
        ),
        ratings={name: _ratings(club, each) for name, each in found.items() if rating_rows(club, each)},
    )


def _ratings(club: Club, found: Ratings) -> tuple[HomeRating, ...]:
    return tuple(HomeRating(**rating_json(row)) for row in rating_rows(club, found))


def evening_shown(club: Club, name: str, n: int) -> HomeEvening:
    """Return an evening.

    :raises TarockError: if there is none.
    """
    evening = club.evening(name)
    accounts = evening_account(club, evening)
    order = sorted(accounts, key=lambda number: (-accounts[number].points, number))
    transfers = settled(balances(club, name)).transfers
    return HomeEvening(
        n=n,
        evening=name,
        date=evening.opened.date,
        place=evening.opened.place,
        over=is_over(evening),
        currency=club.settings.currency,
        tables=tuple(_table(club, table) for table in evening.tables.values()),
        results=tuple(_result(club, number, accounts[number]) for number in order),
        transfers=tuple(HomeTransfer(club.name(each.payer), club.name(each.payee), each.amount) for each in transfers),
    )


def _table(club: Club, table: ClubTable) -> HomeTable:
    return HomeTable(
        table=table.seated.table,
        ruleset=table.ruleset.id,
        players=tuple(person_shown(club, number) for number in table.players),
        lines=len(table.lines),
        unconfirmed=sum(line.confirmed_by is None for line in table.lines),
        ended=table.shares is not None,
        curves=tuple(
            HomeCurve(club.name(number), tuple(float(points) for points in row))
            for number, row in course(club, table).items()
        ),
    )


def _result(club: Club, number: int, account: Account) -> HomeResult:
    return HomeResult(
        number=number,
        name=club.name(number),
        points=as_number(account.points),
        deals=account.deals,
        money=account.money,
    )


def profile_shown(club: Club, number: int, tournaments: Sequence[Tournament], n: int) -> HomeProfile:
    """Return what somebody has played.

    :raises TarockError: if nobody has the number.
    """
    found = profile(club, number, tournaments)
    rated = {
        name: row
        for name, each in ratings(club, tournaments).items()
        for row in _ratings(club, each)
        if row.number == found.number
    }
    return HomeProfile(
        n=n,
        number=found.number,
        name=club.name(found.number),
        points=as_number(found.total.points),
        deals=found.total.deals,
        evenings=tuple(
            HomeSpell(
                evening=name,
                date=club.evening(name).opened.date,
                points=as_number(account.points),
                deals=account.deals,
            )
            for name, account in found.evenings.items()
        ),
        feats=tuple(HomeFeat(what, times, found.total.won[what]) for what, times in sorted(found.total.feats.items())),
        partners=tuple(
            HomePartner(
                number=other, name=club.name(other), games=each.games, won=each.won, points=as_number(each.points)
            )
            for other, each in found.partners.items()
        ),
        tournaments=tuple(
            HomePlacing(event=each.event, name=each.name, date=each.date, rank=each.rank, points=as_number(each.points))
            for each in found.placings
        ),
        ratings=rated,
    )


# The sheet of a table


def sheet_shown(club: Club, evening: str, number: int, n: int) -> HallTable:
    """Return a table of an evening as its phone shows it.

    :raises TarockError: if there is none.
    """
    table = club.table(evening, number)
    totals = [
        sum((line.result.points[place] for line in table.lines), Fraction(0)) for place in range(len(table.players))
    ]
    coming = () if table.shares is not None else tuple(_coming(table))
    return HallTable(
        n=n,
        event=evening,
        name=club.settings.name,
        ruleset=table.ruleset.id,
        family=table.ruleset.family,
        round=1,
        table=number,
        places=tuple(HallPlace(number=each, name=club.name(each)) for each in table.players),
        deals=0,
        lines=tuple(_line(table, at, line) for at, line in enumerate(table.lines, 1)),
        totals=tuple(as_number(each) for each in totals),
        next=next(iter(coming), None),
        later=coming[1:],
        ended=table.shares is not None,
        undoes=True,
        over=table.shares is not None,
    )


def _coming(table: ClubTable) -> Iterator[NextLine]:
    """Give the next line and those after it."""
    first, now = len(table.lines) + 1, table.course
    for line in range(first, first + 1 + AHEAD):
        yield _next(table, now, line, is_known=line == first)
        nothing = Written(points=(0,) * len(table.players))
        now = now.after(nothing)[0]


def _next(table: ClubTable, now: Course, line: int, *, is_known: bool) -> NextLine:
    games = _games(table, now, is_known=is_known)
    playing = {number for game in games for number in game.seats}
    out = tuple(number for number in table.players if number not in playing)
    game, *others = games
    if others:
        return NextLine(line=line, seats=table.players, out=out, sheet={}, given={}, games=games)
    return NextLine(line=line, seats=game.seats, out=out, sheet=now.given(), given=game.given, cups=game.cups)


def _games(table: ClubTable, now: Course, *, is_known: bool) -> tuple[LineGame, ...]:
    """Return what each game of a line begins with."""
    return tuple(
        LineGame(
            seats=tuple(table.players[seats[letter]] for letter in SEAT_NAMES if letter in seats),
            given=_given(table, begun, is_known=is_known),
            cups=begun.get("cups") if is_known else None,
        )
        for seats, begun in zip(now.seats, _begun(now), strict=True)
    )


def _begun(now: Course) -> list[dict[str, Any]]:
    """Return how the sheet of each game begins."""
    given = now.given()
    begun: list[dict[str, Any]] = given.get("games", [given])
    return begun


def _given(table: ClubTable, begun: dict[str, Any], *, is_known: bool) -> dict[str, str]:
    carried = {"cups": begun.get("cups", {})} if is_known else None
    return FORMS[table.ruleset.family].given(begun, carried)


def _line(table: ClubTable, number: int, line: WrittenLine) -> HallLine:
    written = line.written
    games = _games(table, table.before(number), is_known=True)
    playing = {each for game in games for each in game.seats}
    old = [each for each in table.trace if isinstance(each, events.Lined) and each.line == number]
    points: tuple[Points | None, ...] = tuple(as_number(each) for each in line.result.points)
    return HallLine(
        line=number,
        points=points,
        by=written.by,
        confirmed_by=line.confirmed_by,
        why=written.why if isinstance(written, events.Replaced) else "",
        before=tuple(_before(each) for each in old),
        out=tuple(each for each in table.players if each not in playing),
        sheet=written.sheet,
        given=games[0].given,
        games=games if len(games) > 1 else (),
    )


def _before(written: events.Lined) -> HallLineBefore:
    why = written.why if isinstance(written, events.Replaced) else ""
    return HallLineBefore(by=written.by, sheet=written.sheet, points=written.points, why=why)


def home_form(club: Club, evening: str, number: int) -> LineForm:
    """Return what a line of a table is made of.

    :raises TarockError: if there is no such table.
    """
    table = club.table(evening, number)
    return FORMS[table.ruleset.family].form(table.ruleset, len(table.players), table.seated.rotation)


def home_draft(club: Club, evening: str, number: int, draft: DraftSent) -> DraftShown:
    """Return what a line would come to.

    :raises TarockError: naming what is wrong.
    """
    table = club.table(evening, number)
    following = len(table.lines) + 1
    if draft.line > following:
        raise TarockError(Sentence("home-next-line", expected=following, got=draft.line))
    line = table.with_line(events.Lined(evening, number, draft.line, sheet=draft.sheet))[draft.line - 1]
    sheets: list[Any] = draft.sheet.get("games", [draft.sheet])
    settled = tuple(
        None if sheet is None else _settled(table, {**begun, **sheet})
        for begun, sheet in zip(_begun(table.before(draft.line)), sheets, strict=True)
    )
    return DraftShown(
        points=tuple(as_number(each) for each in line.result.points),
        settled=next(each for each in settled if each is not None),
        games=settled if len(settled) > 1 else (),
    )


def _settled(table: ClubTable, sheet: dict[str, Any]) -> Settled:
    return HALL[table.ruleset.family].settled(table.ruleset, {"ruleset": table.ruleset.id, **sheet})
