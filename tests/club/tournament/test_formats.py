"""Formats: a league over a season, a knock-out, a raffle, rules of the house, and people under other names."""

from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path
from random import Random

import msgspec
import pytest

from tarock.club.tournament import events
from tarock.club.tournament.calendar_file import calendar
from tarock.club.tournament.keys import keys
from tarock.club.tournament.knockout import going_on
from tarock.club.tournament.lines import account
from tarock.club.tournament.log import Log
from tarock.club.tournament.people import Person
from tarock.club.tournament.people_file import people_of
from tarock.club.tournament.prizes import awards, raffle
from tarock.club.tournament.settings import Settings, SettingsError, formats, settings_of
from tarock.club.tournament.standings import round_results, standings
from tarock.core.errors import TarockError
from tarock.words import LANGUAGES
from tests.club.tournament.halls import AT, draw, enter, line, next_round, opened

HOUSE = """id = "our-cup"
extends = "koenigrufen-turnier"
name = "Our cup"

[[contracts]]
id = "solorufer"
value = 7
"""


def play(log: Log, number: int, rng: Random) -> None:
    """Write one line at each table of a round and end it."""
    for table in range(1, len(log.tournament.round(number).draw.tables) + 1):
        points = rng.sample(range(-20, 20), 3)
        line(log, number, table, points=(*points, -sum(points)))
        log.keep(events.Ended(number, table), AT)


# A league


def test_a_league_counts_the_rank_in_each_round_and_the_best_rounds(tmp_path: Path) -> None:
    log = opened(tmp_path, format="league", rounds=3, best=2, round_points=[10, 6, 3], ties=[], deals=4)
    enter(log, *range(1, 9))
    rng = Random(1)
    for number in (1, 2, 3):
        if number == 3:  # somebody cannot come on the third evening, and another comes for the first time
            log.keep(events.Away(8), AT)
            enter(log, 9)
        next_round(log, str(number))
        play(log, number, rng)
    rows = {row.number: row for row in standings(log.tournament)}
    for number in (1, 2, 3):
        won = {
            player: points for table in (1, 2) for player, points in account(log.tournament, number, table).won.items()
        }
        order = sorted(won, key=lambda player: -won[player])
        equal = {player: [order.index(other) for other in order if won[other] == won[player]] for player in order}
        steps = [10, 6, 3, *[0] * 5]
        for player in order:
            expected = Fraction(sum(steps[place] for place in equal[player]), len(equal[player]))
            assert expected == rows[player].rounds[number - 1]
    for row in rows.values():
        played = sorted((points for points in row.rounds if points is not None), reverse=True)
        assert sum(played[:2], Fraction(0)) == row.points
    assert rows[8].rounds[2] is None
    assert rows[9].rounds[:2] == (None, None)
    assert Log.read(log.file).tournament == log.tournament


def test_a_league_has_a_day_for_each_round() -> None:
    dates = ["2026-10-01", "2026-11-05T19:00"]
    settings = settings_of({"format": "league", "name": "L", "rounds": 2, "best": 2, "dates": dates})
    text = calendar("e1", settings, datetime(2026, 1, 2, tzinfo=UTC))
    assert [each for each in text.split("\r\n") if each.startswith(("UID", "DTSTART"))] == [
        "UID:e1-1@tarock",
        "DTSTART;VALUE=DATE:20261001",
        "UID:e1-2@tarock",
        "DTSTART:20261105T190000",
    ]


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"dates": ["2026-10-01"]}, "8 rounds need as many dates"),
        ({"round_points": []}, "are needed"),
        ({"best": 9}, "best"),
        ({"survivors": 4}, "survivors"),
        ({"survivors": -1}, "survivors"),
        ({"fee": -1}, "fee"),
        ({"sizes": [4, 6]}, "cannot be mixed"),
        ({"rooms": [{"name": "Cellar", "tables": 0}]}, "“Cellar” has not"),
        ({"rankings": [{"name": "Guests", "by": "club", "among": []}]}, "“Guests” has not"),
        ({"prizes": [{"rank": 1, "amount": 5, "ranking": "Ladies"}]}, "“Ladies”, which there is not"),
        ({"prizes": [{"rank": 1}]}, "an amount or a thing"),
    ],
)
def test_settings_that_do_not_fit_are_refused(values: dict[str, object], why: str) -> None:
    with pytest.raises(TarockError, match=why) as caught:
        settings_of({"format": "league", "name": "L", **values})
    assert len({caught.value.said(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_what_cannot_be_is_told_with_its_key(tmp_path: Path) -> None:
    for key, value in {"rounds": 0, "sizes": [4, 6], "deals": "many", "prizes": [{"rank": 0, "text": "a ham"}]}.items():
        with pytest.raises(SettingsError) as caught:
            settings_of({"format": "villach", "name": "V", key: value})
        assert key == caught.value.key
    log = opened(tmp_path)
    with pytest.raises(SettingsError, match="from 1 to 20") as caught:
        log.keep(events.Changed(msgspec.structs.replace(log.tournament.settings, rounds=0)), AT)
    assert caught.value.key == "rounds"
    with pytest.raises(SettingsError) as caught:
        log.keep(events.Changed(msgspec.structs.replace(log.tournament.settings, deals=3)), AT)
    assert caught.value.key == "deals"


def test_every_setting_has_a_key_and_what_is_usual_can_be_used() -> None:
    known = {each.key: each for each in keys()}
    assert {*Settings.__struct_fields__} == {*known, "name", "house"}
    usual = {key: each.usual for key, each in known.items()} | {"name": "U", "ruleset": "koenigrufen-turnier"}
    assert settings_of(usual) == settings_of({"name": "U", "ruleset": "koenigrufen-turnier"})
    assert known["counts"].choices[0] == "points", "the usual one first"
    for each in formats().values():
        assert {*each} <= {*known, "source"}


def test_every_format_says_where_it_comes_from() -> None:
    assert all(values["source"] for values in formats().values())


# A knock-out


@pytest.mark.parametrize("players", [8, 23, 50, 64])
def test_some_of_each_table_go_on_until_one_is_left(players: int, tmp_path: Path) -> None:
    log = opened(tmp_path, format="knock-out", deals=4)
    enter(log, *range(1, players + 1))
    rng = Random(players)
    number = 0
    before = set(range(1, players + 1))
    while not log.tournament.rounds or len(log.tournament.rounds[-1].draw.tables) > 1:
        number += 1
        draw(log, str(number))
        seated = {each for company in log.tournament.round(number).draw.tables for each in company}
        assert seated < before or number == 1
        play(log, number, rng)
        results = round_results(log.tournament, number)
        through = set(going_on(log.tournament, number + 1))
        for company in log.tournament.round(number).draw.tables:
            best = sorted((results[each] for each in company), reverse=True)[1]
            assert {each for each in company if results[each] > best} <= through
        before = seated
    with pytest.raises(TarockError, match="was the last"):
        draw(log, "once more")
    rows = standings(log.tournament)
    final = log.tournament.round(number)
    last = round_results(log.tournament, number)
    assert max(last.values()) == last[rows[0].number]
    assert {row.number for row in rows[: len(final.draw.tables[0])]} == set(final.draw.tables[0])
    played = [sum(points is not None for points in row.rounds) for row in rows]
    assert sorted(played, reverse=True) == played
    assert list(Log.read(log.file).changed_lines()) == []


def test_the_best_of_the_others_fill_up(tmp_path: Path) -> None:
    """Of twelve six go on, which fill no tables of four and five: the two best losers play as well."""
    log = opened(tmp_path, format="knock-out", deals=4)
    enter(log, *range(1, 13))
    draw(log)
    for table, points in ((1, (9, 8, 7, -24)), (2, (5, 4, 3, -12)), (3, (2, 1, -1, -2))):
        line(log, 1, table, points=points)
        log.keep(events.Ended(1, table), AT)
    tables = log.tournament.round(1).draw.tables
    thirds = {tables[0][2], tables[1][2]}
    assert {*tables[0][:2], *tables[1][:2], *tables[2][:2], *thirds} == set(going_on(log.tournament, 2))
    log.keep(events.Left(tables[0][0]), AT)  # whoever goes home makes room for the next of his table
    assert {tables[0][1], tables[0][2], tables[1][2]} <= set(going_on(log.tournament, 2))


def test_with_byes_nobody_fills_up(tmp_path: Path) -> None:
    log = opened(tmp_path, format="knock-out", deals=4, byes=True)
    enter(log, *range(1, 14))
    draw(log)
    play(log, 1, Random(2))
    assert len(going_on(log.tournament, 2)) == 6
    draw(log, "2")
    (byes, tables) = (log.tournament.round(2).draw.byes, log.tournament.round(2).draw.tables)
    assert (len(byes), [len(each) for each in tables]) == (1, [5])


# A raffle


def test_the_rest_is_raffled_among_those_who_won_nothing(tmp_path: Path) -> None:
    log = opened(tmp_path, rounds=1, deals=4, raffle=["a ham", "wine"], prizes=[{"rank": 1, "amount": 5000}])
    enter(log, *range(1, 8))
    enter(log, 8, house=True)
    draw(log, word="Uhu")
    with pytest.raises(TarockError, match="has not ended"):
        log.keep(events.Raffled(raffle(log.tournament)), AT)
    play(log, 1, Random(3))
    log.keep(events.Left(3), AT)
    winners = raffle(log.tournament)
    assert len(set(winners)) == 2
    assert not {3, 8, *(award.number for award in awards(log.tournament))} & set(winners)
    with pytest.raises(TarockError, match="other winners"):
        log.keep(events.Raffled(tuple(reversed(winners))), AT)
    log.keep(events.Raffled(winners), AT)
    with pytest.raises(TarockError, match="already"):
        log.keep(events.Raffled(winners), AT)
    again = Log.read(log.file)
    assert winners == again.tournament.raffled
    assert list(again.changed_lines()) == []


def test_nothing_is_raffled_that_was_not_named_before_the_draw(tmp_path: Path) -> None:
    log = opened(tmp_path, rounds=1)
    with pytest.raises(TarockError, match="nothing is to be raffled"):
        log.keep(events.Raffled(()), AT)


# Rules of the house


def test_the_log_holds_the_rules_of_the_house(tmp_path: Path) -> None:
    log = opened(tmp_path, ruleset="our-cup", house=HOUSE, rounds=1)
    enter(log, 1, 2, 3, 4)
    draw(log)
    line(log, 1, 1, sheet={"forehand": "A", "contract": "solorufer", "declarer": "A", "partner": "B", "thirds": 120})
    again = Log.read(log.file)
    assert list(account(again.tournament, 1, 1).won.values()) == [7, 7, -7, -7]
    assert again.tournament.ruleset.id == "our-cup"


@pytest.mark.parametrize(
    ("house", "why"), [(HOUSE.replace("our-cup", "other"), "are called other"), ("id = 3", "our-cup: line 1")]
)
def test_rules_of_the_house_that_cannot_be_used_open_nothing(house: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(TarockError, match=why):
        opened(tmp_path, ruleset="our-cup", house=house)
    assert list(tmp_path.iterdir()) == []


# People under other names


def test_somebody_is_known_under_another_name(tmp_path: Path) -> None:
    log = opened(tmp_path)
    enter(log, 7, name="Anton Berg", aliases=("Toni Berg",))
    for name in ("toni  berg", "Anton Berg"):
        with pytest.raises(TarockError, match="as number 7"):
            log.keep(events.Entered(Person(number=8, name=name)), AT)
    log.keep(events.Entered(Person(number=8, name="Toni Berg", town="Wels")), AT)
    log.keep(events.Erased(7), AT)
    assert b"Anton" not in log.file.read_bytes()
    assert log.file.read_bytes().count(b"Toni") == 1


def test_a_list_names_people_by_their_aliases() -> None:
    known = people_of("nr;name;town;alias\n7;Anton Berg;Steyr;Toni Berg / Toni B.\n9;Eva Kern;;", {})
    assert known[0].aliases == ("Toni Berg", "Toni B.")
    listed = people_of("name;town\ntoni b.;\nEva Kern;\nFritz Neu;Wels\nToni Berg;Linz", {}, known=known)
    assert [(person.number, person.name, person.town) for person in listed] == [
        (7, "Anton Berg", "Steyr"),
        (9, "Eva Kern", ""),
        (10, "Fritz Neu", "Wels"),
        (11, "Toni Berg", "Linz"),
    ]


def test_two_who_could_be_meant_are_not_guessed_at() -> None:
    known = people_of("nr;name;alias\n7;Anton Berg;Toni\n9;Antonia Berg;Toni", {})
    (person,) = people_of("name\nToni", {}, known=known)
    assert (person.number, person.name) == (1, "Toni")
