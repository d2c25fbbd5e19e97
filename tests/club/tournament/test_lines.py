"""Lines and standings: zero sum, two readers, traces, struck lines, ties, teams, prizes (tournament sheet, 1.8)."""

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tarock.club.tournament import events
from tarock.club.tournament.lines import account, carried_to, deals_at, drafted, resting
from tarock.club.tournament.log import Log
from tarock.club.tournament.people import Person
from tarock.club.tournament.prizes import awards, cash
from tarock.club.tournament.proof import drawn
from tarock.club.tournament.settings import formats, settings_of
from tarock.club.tournament.standings import ranking, standings, teams
from tarock.core.errors import TarockError
from tarock.words import LANGUAGES
from tests.club.tournament.halls import AT, draw, enter, line, next_round, opened

RUFER = {"forehand": "A", "contract": "solorufer", "declarer": "A", "partner": "B", "thirds": 120}


def playing(folder: Path, players: int = 8, **settings: Any) -> Log:  # noqa: ANN401 - as the settings have them
    log = opened(folder, **settings)
    enter(log, *range(1, players + 1))
    draw(log)
    return log


def points_of(log: Log, table: int = 1) -> list[Fraction]:
    return list(account(log.tournament, 1, table).won.values())


# Lines


def test_a_sheet_is_settled_by_the_book(tmp_path: Path) -> None:
    log = playing(tmp_path)
    line(log, 1, 1, sheet=RUFER)
    assert points_of(log) == [2, 2, -2, -2]


def test_a_kontra_counts_for_the_money_only(tmp_path: Path) -> None:
    """Tournament sheet, 2.1, l.42."""
    doubled = {**RUFER, "kontra": {"game": 2}}
    log = playing(tmp_path)
    line(log, 1, 1, sheet=doubled)
    assert points_of(log) == [2, 2, -2, -2]
    (tmp_path / "money").mkdir()
    money = playing(tmp_path / "money", column="money")
    line(money, 1, 1, sheet=doubled)
    assert points_of(money) == [4, 4, -4, -4]


def test_at_a_table_of_five_the_dealer_sits_out_and_everybody_plays_as_often(tmp_path: Path) -> None:
    """Tyrol cup: 16 deals, 20 at tables of five, so that each plays 16."""
    log = playing(tmp_path, 9)
    five = next(table for table, company in enumerate(log.tournament.round(1).draw.tables, 1) if len(company) == 5)
    assert (deals_at(log.tournament, 4), deals_at(log.tournament, 5)) == (16, 20)
    for _ in range(20):
        line(log, 1, five, points=(1, 1, -1, -1))
    assert {16} == set(account(log.tournament, 1, five).deals.values())
    assert [resting(log.tournament, 1, five, each)[0] for each in range(1, 6)] == list(log.tournament.company(1, five))


def test_a_struck_line_counts_nothing_for_all(tmp_path: Path) -> None:
    """Tournament sheet, 1.8, l.38."""
    log = playing(tmp_path)
    line(log, 1, 1, points=(3, -1, -1, -1))
    line(log, 1, 1, points=(1, 1, -1, -1))
    log.keep(events.Struck(1, 1, 1, "three times +4 and once -4"), AT)
    assert points_of(log) == [1, 1, -1, -1]


def test_a_line_is_replaced_with_a_trace_and_must_be_confirmed_again(tmp_path: Path) -> None:
    log = playing(tmp_path)
    company = log.tournament.company(1, 1)
    first = line(log, 1, 1, points=(3, -1, -1, -1), by=company[0])
    log.keep(events.Confirmed(1, 1, 1, company[1]), AT)
    log.keep(events.Replaced(1, 1, 1, points=(-1, 3, -1, -1), by=company[2], why="wrong column"), AT)
    written = log.tournament.line(1, 1, 1)
    assert (first,) == written.before
    assert written.confirmed_by is None
    assert points_of(log) == [-1, 3, -1, -1]


def test_a_danish_cup_goes_on_from_line_to_line_and_is_divided_at_the_end(tmp_path: Path) -> None:
    """Møller, Kopper, l.342-344: here per table and round."""
    log = playing(tmp_path, 3, format="club-evening")
    seats = {"dealer": "A", "forehand": "B", "middle": "C"}
    line(log, 1, 1, sheet={**seats, "events": [["fund", "both"]]})
    assert points_of(log) == [-40, -40, -40]
    with pytest.raises(TarockError, match="cup held 60"):
        line(log, 1, 1, sheet={**seats, "cups": {"king": 1, "pagat": 60}, "events": [["ante"]]})
    line(log, 1, 1, sheet={"dealer": "B", "forehand": "C", "middle": "A", "events": [["ante"]]})
    log.keep(events.Ended(1, 1), AT)
    assert sum(points_of(log)) == 0


@pytest.mark.parametrize(("settings", "points"), [({}, [6, -2, -2, -2]), ({"early": "per_deal"}, [48, -16, -16, -16])])
def test_a_table_that_ends_early_counts_as_it_stands_or_per_deal(
    settings: dict[str, Any], points: list[int], tmp_path: Path
) -> None:
    log = playing(tmp_path, 4, **settings)
    for _ in range(2):
        line(log, 1, 1, points=(3, -1, -1, -1))
    log.keep(events.Ended(1, 1), AT)
    by_number = {row.number: row.points for row in standings(log.tournament)}
    assert points == [by_number[number] for number in log.tournament.company(1, 1)]


def test_what_a_table_comes_to_is_remembered_and_always_right(tmp_path: Path) -> None:
    """Whatever happens at a table, its account is that of a log which was read anew; drafts leave no trace."""
    log = playing(tmp_path, 4)
    first, second = at(log)[:2]
    happenings: list[events.Event] = [
        events.Lined(1, 1, 1, sheet=RUFER, by=first),
        events.Lined(1, 1, 2, points=(3, -1, -1, -1)),
        events.Confirmed(1, 1, 1, second),
        events.Ruled(1, 1, 0, "talk", 1, fine=(-3, 1, 1, 1)),
        events.Replaced(1, 1, 1, points=(0, 0, 0, 0), why="wrong"),
        events.Struck(1, 1, 2, "wrong"),
        events.Ended(1, 1),
    ]
    for event in happenings:
        assert account(log.tournament, 1, 1) is account(log.tournament, 1, 1)
        log.keep(event, AT)
        with pytest.raises(TarockError):
            log.keep(events.Replaced(1, 1, 1, points=(1, 1, 1, 1), why="no"), AT)
        assert account(log.tournament, 1, 1) == account(Log.read(log.file).tournament, 1, 1)
        assert standings(log.tournament) == standings(Log.read(log.file).tournament)


def test_a_draft_leaves_the_cups_as_they_are(tmp_path: Path) -> None:
    log = playing(tmp_path, 3, format="club-evening")
    line(log, 1, 1, sheet={"dealer": "A", "forehand": "B", "middle": "C", "events": [["fund", "both"]]})
    line(log, 1, 1, sheet={"dealer": "B", "forehand": "C", "middle": "A", "events": [["ante"]]})
    before = carried_to(log.tournament, 1, 1)
    other = {"dealer": "A", "forehand": "B", "middle": "C", "events": [["fund", "king"]]}
    drafted(log.tournament, events.Replaced(1, 1, 1, sheet=other, why="a thought"))
    assert before == carried_to(log.tournament, 1, 1)
    assert before["cups"]["king"] > 0


# Refusals

HOUSE = Person(number=99, name="Anybody")
REFUSED: dict[str, tuple[Callable[[Log], events.Event], str]] = {
    "points that do not add up": (lambda _: events.Lined(1, 1, 2, points=(4, 4, 4, -4)), "add up to 0, these to 8"),
    "a quarter": (lambda _: events.Lined(1, 1, 2, points=(0.25, -0.25, 0, 0)), "whole or half"),
    "three points": (lambda _: events.Lined(1, 1, 2, points=(1, -1, 0)), "expected 4 numbers"),
    "nothing": (lambda _: events.Lined(1, 1, 2), "either a sheet or points"),
    "a wrong sheet": (lambda _: events.Lined(1, 1, 2, sheet={**RUFER, "declarer": "X"}), "expected"),
    "other rules": (lambda _: events.Lined(1, 1, 2, sheet={**RUFER, "ruleset": "koenigrufen-1900"}), "is played by"),
    "a line twice": (lambda _: events.Lined(1, 1, 1, points=(0, 0, 0, 0)), "write it anew"),
    "a line left out": (lambda _: events.Lined(1, 1, 5, points=(0, 0, 0, 0)), "the next line is 2"),
    "a table that is not there": (lambda _: events.Lined(1, 9, 1, points=(0, 0, 0, 0)), "no table 9"),
    "a round that is not there": (lambda _: events.Lined(2, 1, 1, points=(0, 0, 0, 0)), "has not been drawn"),
    "three players": (lambda log: events.Lined(1, 1, 2, points=(0, 0, 0), out=at(log)[:1]), "not by 3"),
    "somebody of another table out": (lambda log: events.Lined(1, 1, 2, points=(0,), out=at(log, 2)[:1]), "not sit"),
    "a writer of another table": (lambda log: events.Lined(1, 1, 2, points=(0,) * 4, by=at(log, 2)[0]), "not sit at"),
    "confirming one's own": (lambda log: events.Confirmed(1, 1, 1, at(log)[0]), "another player does"),
    "confirming elsewhere": (lambda log: events.Confirmed(1, 1, 1, at(log, 2)[0]), "does not sit at table 1"),
    "confirming nothing": (lambda log: events.Confirmed(1, 1, 7, at(log)[0]), "has not been written"),
    "striking without a reason": (lambda _: events.Struck(1, 1, 1, " "), "say why"),
    "replacing without a reason": (lambda _: events.Replaced(1, 1, 1, points=(0, 0, 0, 0)), "say why"),
    "striking at one's own table": (lambda log: events.Struck(1, 1, 1, "x", at(log)[1]), "call another referee"),
    "ruling at one's own table": (lambda log: events.Ruled(1, 1, at(log)[1], "x"), "call another referee"),
    "ruling about nothing": (lambda _: events.Ruled(1, 1, 0, ""), "say why"),
    "a number that is taken": (lambda _: events.Entered(Person(number=1, name="New")), "9 is free"),
    "the same person twice": (lambda _: events.Entered(Person(number=9, name="player 1")), "as number 1"),
    "no name": (lambda _: events.Entered(Person(number=9, name=" ")), "needs a name"),
    "a number that is none": (lambda _: events.Entered(Person(number=0, name="Zero")), "from 1 to"),
    "somebody unknown": (lambda _: events.Left(77), "nobody has the number 77"),
    "back who is here": (lambda _: events.Back(1), "is here already"),
    "a substitute who plays": (lambda _: events.Substituted(1, 2), "a place of their own"),
    "no substitute": (lambda _: events.Substituted(1, 0), "nobody sits in the place"),
    "paying nothing": (lambda _: events.Paid(1, 0), "other than 0"),
    "paid back too much": (lambda _: events.Paid(1, -5), "below 0"),
    "a team of three": (lambda _: events.Teamed("T", (1, 2, 3)), "two or four"),
    "a late team": (lambda _: events.Teamed("T", (1, 2)), "before the first draw"),
    "merging somebody seated": (lambda _: events.Merged(1, 2), "cannot be merged"),
    "late settings": (lambda log: events.Changed(log.tournament.settings), "after the first draw"),
    "an open table before the next round": (lambda _: events.Continued(2), "has not ended at table 1, 2"),
    "a draw nobody committed to": (
        lambda log: drawn(log.tournament, events.Committed(2, "x"), "s"),
        "show its hash first",
    ),
    "closing too early": (lambda _: events.Closed(), "has not ended"),
    "opening again": (lambda log: log.lines[0].event, "begun already"),
}


def at(log: Log, table: int = 1) -> tuple[int, ...]:
    return log.tournament.company(1, table)


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_is_refused_in_one_sentence(what: str, tmp_path: Path) -> None:
    log = playing(tmp_path)
    line(log, 1, 1, points=(0, 0, 0, 0), by=at(log)[0])
    event, why = REFUSED[what]
    before = log.file.read_bytes()
    with pytest.raises(TarockError, match=why) as caught:
        log.keep(event(log), AT)
    for language in LANGUAGES:
        assert "\n" not in caught.value.said(language)
    assert before == log.file.read_bytes()


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"format": "tirol-cup"}, "did you mean 'tyrol-cup'"),
        ({"sizes": [4, 6]}, "cannot be mixed"),
        ({"sizes": [3]}, "nobody can play this game at a table of 3"),
        ({"deals": 15}, "15 deals for each cannot be shared out at a table of 5"),
        ({"rounds": 0}, "rounds: expected"),
        ({"counts": "table_points"}, "needed for 5 ranks"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, Any], why: str, tmp_path: Path) -> None:
    with pytest.raises(TarockError, match=why):
        opened(tmp_path, **settings)


@pytest.mark.parametrize("name", formats())
def test_every_known_format_can_be_opened(name: str, tmp_path: Path) -> None:
    settings = settings_of({"format": name, "name": "T"})
    assert formats()[name]["source"]
    assert Log.begin(tmp_path / "e.tarockcup", "e", settings, AT).tournament.settings == settings


def test_a_commitment_does_not_outlive_a_change_of_the_entry_list(tmp_path: Path) -> None:
    log = opened(tmp_path)
    enter(log, *range(1, 9))
    draw(log)
    committed = events.Committed(1, "0" * 64)
    log.keep(committed, AT)
    enter(log, 9)
    with pytest.raises(TarockError, match="the entry list has changed"):
        log.keep(drawn(log.tournament, committed, "seed"), AT)


def test_a_round_without_a_line_may_be_drawn_anew(tmp_path: Path) -> None:
    """A no-show is found when the tables are called."""
    log = playing(tmp_path, 9)
    log.keep(events.Away(4), AT)
    draw(log, "again", number=1)
    assert len(log.tournament.rounds) == 1
    assert [len(company) for company in log.tournament.round(1).draw.tables] == [4, 4]


# Standings


def results(log: Log, *rounds: dict[int, tuple[float, ...]]) -> None:
    """Play rounds of one line at each table."""
    for number, tables in enumerate(rounds, 1):
        if number > len(log.tournament.rounds):
            assert number == next_round(log, str(number))
        for table, points in tables.items():
            line(log, number, table, points=points)
            log.keep(events.Ended(number, table), AT)


@pytest.mark.parametrize(
    ("ties", "shared"), [(["best_round", "next_best", "lot"], False), (["best_round"], True), ([], True)]
)
def test_ties_are_broken_as_the_settings_say(ties: list[str], shared: bool, tmp_path: Path) -> None:
    log = playing(tmp_path, 4, ties=ties, rounds=1)
    results(log, {1: (1, 1, -1, -1)})
    ranks = [row.rank for row in standings(log.tournament)]
    assert ranks == ([1, 1, 3, 3] if shared else [1, 2, 3, 4])


def test_the_better_best_round_wins_a_tie(tmp_path: Path) -> None:
    """Tyrol rules 2020."""
    log = playing(tmp_path, 4, rounds=2, ties=["best_round", "lot"])
    first = log.tournament.company(1, 1)
    line(log, 1, 1, points=(5, 2, -3, -4))
    log.keep(events.Ended(1, 1), AT)
    next_round(log, "2")
    wanted = dict(zip(first, (-3, 0, 1, 2), strict=True))
    line(log, 2, 1, points=tuple(wanted[number] for number in log.tournament.company(2, 1)))
    rows = standings(log.tournament)
    assert [first[place] for place in (0, 1, 3, 2)] == [row.number for row in rows]
    assert [row.points for row in rows] == [2, 2, -2, -2]


def test_points_for_the_rank_at_the_table(tmp_path: Path) -> None:
    """Three wins count 180 (Tyrol 2015)."""
    log = playing(tmp_path, 4, format="table-ranks")
    winner = log.tournament.company(1, 1)[0]
    for number in (1, 2, 3):
        if number > 1:
            next_round(log, str(number))
        line(log, number, 1, points=tuple(3 if each == winner else -1 for each in log.tournament.company(number, 1)))
        log.keep(events.Ended(number, 1), AT)
    first = standings(log.tournament)[0]
    assert (winner, Fraction(180)) == (first.number, first.points)


def test_the_last_round_by_the_standings(tmp_path: Path) -> None:
    log = playing(tmp_path, 16, rounds=2, last_round="standings")
    results(log, dict.fromkeys((1, 2, 3, 4), (9, 1, -4, -6)))
    assert len(log.tournament.round(1).drawn_with.rounds) == 1
    draw(log, "last")
    best = {row.number for row in standings(log.tournament)[:4]}
    assert best == set(log.tournament.company(2, 1))


def test_rankings_of_a_town_and_of_all_others(tmp_path: Path) -> None:
    named: list[dict[str, Any]] = [
        {"name": "Steyr", "by": "town", "among": ["Steyr"]},
        {"name": "out of Steyr", "by": "town", "among": ["steyr"], "others": True},
    ]
    log = opened(tmp_path, rankings=named, rounds=1)
    enter(log, 1, 2, town="Steyr")
    enter(log, 3, 4)
    draw(log)
    results(log, {1: (3, 1, -1, -3)})
    rows = standings(log.tournament)
    town, others = (ranking(log.tournament, rows, each) for each in log.tournament.settings.rankings)
    assert ({1, 2}, {3, 4}) == ({row.number for row in town}, {row.number for row in others})
    assert [row.rank for row in (*town, *others)] == [1, 2, 1, 2]


def test_teams_of_two_and_four(tmp_path: Path) -> None:
    log = opened(tmp_path, rounds=1)
    enter(log, *range(1, 9))
    log.keep(events.Teamed("Pagat", (1, 2)), AT)
    log.keep(events.Teamed("Uhu", (3, 4)), AT)
    log.keep(events.Teamed("All", (1, 2, 3, 4)), AT)
    with pytest.raises(TarockError, match="the team Pagat already"):
        log.keep(events.Teamed("Kakadu", (2, 5)), AT)
    draw(log)
    results(log, {1: (3, 1, -1, -3), 2: (5, 0, 0, -5)})
    rows = standings(log.tournament)
    points = {row.number: row.points for row in rows}
    found = {row.name: row.points for row in teams(log.tournament, rows)}
    assert points[1] + points[2] == found["Pagat"]
    assert found["All"] == found["Pagat"] + found["Uhu"]


def test_prizes_and_fees(tmp_path: Path) -> None:
    prizes = [{"rank": 1, "amount": 5000}, {"rank": 2, "amount": 2501}, {"rank": 3, "text": "a ham"}]
    log = playing(tmp_path, 4, rounds=1, ties=[], fee=1200, prizes=prizes)
    results(log, {1: (1, 1, -1, -1)})
    log.keep(events.Paid(1, 1200), AT)
    log.keep(events.Paid(2, 700), AT)
    found = awards(log.tournament)
    assert [each.amount for each in found if each.amount] == [3751, 3750]
    assert [each.text for each in found if each.text] == ["a ham"]
    account_of_desk = cash(log.tournament)
    assert (account_of_desk.due, account_of_desk.paid, account_of_desk.owing) == (4800, 1900, (2, 3, 4))


def test_doubles_are_merged_before_they_are_seated(tmp_path: Path) -> None:
    log = opened(tmp_path)
    enter(log, 1, 2)
    log.keep(events.Paid(2, 100), AT)
    log.keep(events.Merged(1, 2), AT)
    assert list(log.tournament.entries) == [1]
    assert log.tournament.entry(1).paid == 100


def test_a_substitute_plays_for_whom_he_replaces(tmp_path: Path) -> None:
    log = playing(tmp_path, 4, rounds=1)
    enter(log, 50)
    log.keep(events.Away(50), AT)
    first, second = at(log)[:2]
    log.keep(events.Substituted(first, 50), AT)
    line(log, 1, 1, points=(3, -1, -1, -1), by=50)
    log.keep(events.Confirmed(1, 1, 1, second), AT)
    assert (first, Fraction(3)) == (standings(log.tournament)[0].number, standings(log.tournament)[0].points)
    with pytest.raises(TarockError, match="call another referee"):
        log.keep(events.Ruled(1, 1, 50, "Renonce"), AT)


def test_two_rooms(tmp_path: Path) -> None:
    rooms = [{"name": "Hall", "tables": 1}, {"name": "Cellar", "tables": 1}]
    settings = playing(tmp_path, 8, rooms=rooms).tournament.settings
    assert [settings.room_of(table) for table in (1, 2, 3)] == ["Hall", "Cellar", "Cellar"]
