"""Whole tournaments through the log, with everything that goes wrong at a real one."""

from pathlib import Path
from random import Random

import pytest

from tarock.club.tournament import events
from tarock.club.tournament.draw import repeats
from tarock.club.tournament.lines import resting
from tarock.club.tournament.log import Log
from tarock.club.tournament.standings import standings
from tarock.core.errors import TarockError
from tests.club.tournament import halls
from tests.club.tournament.halls import AT, deals_of, draw, enter, line, next_round, opened, sheet
from tests.club.tournament.recount import recount


@pytest.fixture(autouse=True)
def _quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of lines need not wait for the disk; that they do is tested with the log."""
    monkeypatch.setattr("os.fsync", lambda descriptor: None)


def play_table(log: Log, number: int, table: int, rng: Random, deals: int | None = None) -> None:
    """Write the lines of a table, each confirmed by another player, up to its end or so many."""
    for _ in range(deals_of(log, number, table) if deals is None else deals):
        company = sorted(log.tournament.sits_at(number, table))
        written = line(log, number, table, sheet=sheet(rng), by=company[0])
        if written.line % 8 == 0:
            log.keep(events.Confirmed(number, table, written.line, company[1]), AT)


def play_round(log: Log, number: int, rng: Random) -> None:
    """Play all tables of a round that have not ended, to the end."""
    for table in range(1, len(log.tournament.round(number).draw.tables) + 1):
        if table not in log.tournament.round(number).ended:
            written = len(log.tournament.round(number).lines.get(table, {}))
            play_table(log, number, table, rng, deals_of(log, number, table) - written)
            log.keep(events.Ended(number, table), AT)


def check(log: Log) -> None:
    """The standings are those of a plain recount, every line adds up, and the log plays again to the same bytes."""
    text = log.file.read_text("utf-8")
    rows = standings(log.tournament)
    expected = recount(text)
    assert [points for points, _, _ in expected] == [row.points for row in rows]
    by_number = {number: (points, rounds) for points, number, rounds in expected}
    assert by_number == {row.number: (row.points, [points or 0 for points in row.rounds]) for row in rows}
    again = Log.read(log.file)
    assert text.encode() == again.encoded()
    assert rows == standings(again.tournament)
    assert log.tournament == again.tournament
    assert list(again.changed_lines()) == []


@pytest.mark.slow
def test_a_tournament_of_two_hundred_with_all_its_accidents(tmp_path: Path) -> None:
    rng = Random(200)
    log = opened(tmp_path)
    enter(log, *range(1, 201))
    enter(log, 900, house=True)
    log.keep(events.Away(900), AT)  # waits to stand in

    # Round one: somebody does not come although he was drawn, and another sits in his place.
    draw(log, "one", word="Sauschneider")
    assert len(log.tournament.round(1).draw.tables) == 50
    log.keep(events.Substituted(17, 900), AT)
    # Two phones send one line: it is kept once.
    out = resting(log.tournament, 1, 1, 1)
    twice = events.Lined(1, 1, 1, sheet=sheet(rng), out=out)
    first = log.keep(twice, AT, "table 1", "1")
    assert log.keep(twice, AT + 5, "table 1", "1") is first
    # The machine dies in the middle of a line: what was answered is there, the rest is cut off and told.
    with log.file.open("ab") as stream:
        stream.write(b'{"n":999,"at":18')
    log = Log.read(log.file)
    assert log.torn == 16
    play_round(log, 1, rng)
    assert log.torn == 0

    # A line that does not add up is struck, and one is put right after the round.
    log.keep(events.Struck(1, 7, 3, "three times +4 and once -4"), AT)
    log.keep(events.Replaced(1, 9, 2, sheet=sheet(rng), why="written under the wrong name"), AT)
    with pytest.raises(TarockError):  # nobody rules at his own table
        log.keep(events.Ruled(1, 1, log.tournament.company(1, 1)[2], "Renonce"), AT)

    # Round two with a late comer: 201 players, so one table of five; the first is himself again.
    log.keep(events.Substituted(17, 0), AT)
    enter(log, 201)
    assert next_round(log, "two") == 2
    fives = [table for table, company in enumerate(log.tournament.round(2).draw.tables, 1) if len(company) == 5]
    assert len(fives) == 1
    # A player walks out at the five: the other four go on.
    play_table(log, 2, fives[0], rng, 6)
    log.keep(events.Left(log.tournament.company(2, fives[0])[1]), AT)
    # Another walks out at a four: that table ends early.
    four = 2 if fives[0] == 1 else 1
    play_table(log, 2, four, rng, 5)
    log.keep(events.Left(log.tournament.company(2, four)[0]), AT)
    log.keep(events.Ended(2, four), AT)
    play_round(log, 2, rng)

    # Round three is drawn anew for the 199 who are left: three tables of five.
    assert next_round(log, "three") == 3
    assert sorted(map(len, log.tournament.round(3).draw.tables))[-4:] == [4, 5, 5, 5]
    play_round(log, 3, rng)
    log.keep(events.Closed(), AT)
    assert repeats(each.draw for each in log.tournament.rounds) == 0
    check(log)


@pytest.mark.parametrize(("players", "fives"), [(198, 2), (23, 3), (16, 0)])
def test_fields_of_every_kind(players: int, fives: int, tmp_path: Path) -> None:
    """198 with two fives, 23 with more fives than fours; each plays the same number of deals."""
    rng = Random(players)
    log = opened(tmp_path, deals=4, ties=["best_round"])
    enter(log, *range(1, players + 1))
    for seed in "123":
        number = next_round(log, seed)
        assert fives == sum(len(company) == 5 for company in log.tournament.round(number).draw.tables)
        play_round(log, number, rng)
    assert {12} == {row.deals for row in standings(log.tournament)}
    check(log)


def test_eleven_are_refused_with_advice_and_play_with_one_of_the_house(tmp_path: Path) -> None:
    log = opened(tmp_path, deals=4)
    enter(log, *range(1, 12))
    with pytest.raises(TarockError, match="let 1 of the house play as well"):
        draw(log)
    enter(log, 12, house=True)
    draw(log)
    play_round(log, 1, Random(11))
    assert list(range(1, 12)) == sorted(row.number for row in standings(log.tournament))
    check(log)


def test_eleven_play_with_a_bye_at_the_average(tmp_path: Path) -> None:
    log = opened(tmp_path, deals=4, byes=True)
    enter(log, *range(1, 12))
    draw(log)
    play_round(log, 1, Random(11))
    (bye,) = log.tournament.round(1).draw.byes
    assert [row.points for row in standings(log.tournament) if row.number == bye] == [0]
    check(log)


def test_danish_twenty_five_at_tables_of_three_and_four(tmp_path: Path) -> None:
    """Championship of 2023: four tables of four and three of three; all play the same number, the cups are divided."""
    log = opened(tmp_path, format="danish-championship")
    enter(log, *range(1, 26))
    for seed in "12":
        number = next_round(log, seed)
        assert sorted(map(len, log.tournament.round(number).draw.tables)) == [3, 3, 3, 4, 4, 4, 4]
        for table, company in enumerate(log.tournament.round(number).draw.tables, 1):
            for written in range(halls.deals_of(log, number, table)):
                line(log, number, table, sheet=danish_sheet(len(company), written))
            log.keep(events.Ended(number, table), AT)
    rows = standings(log.tournament)
    assert sum(row.points for row in rows) == 0
    assert {24} == {row.deals for row in rows}
    assert Log.read(log.file).encoded() == log.file.read_bytes()


def danish_sheet(players: int, written: int) -> dict[str, object]:
    """Return a deal: the cups are funded in the first, the dealer pays his ante, and somebody wins the last trick."""
    letters = "ABCD"[:players]
    dealer, *others = (letters[(written + step) % players] for step in range(players))
    forehand, middle, *resting_ones = others
    funded: list[list[str]] = [] if written else [["fund", "both"]]
    seats = {"dealer": dealer, "forehand": forehand, "middle": middle, "sitting_out": resting_ones}
    return {**seats, "events": [*funded, ["ante"], ["last_trick", middle]]}
