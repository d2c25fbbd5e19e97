"""Published cups: what their figures say about tables, ranks, ties, minus points and finals is what is computed."""

import json
from fractions import Fraction
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest

from tarock.club.tournament import events
from tarock.club.tournament.cups import Cup, Worth, cup_standings, final_standings
from tarock.club.tournament.lines import account, sheet_with_fault
from tarock.club.tournament.log import Log
from tarock.club.tournament.settings import settings_of
from tarock.club.tournament.sizes import tables_for
from tarock.club.tournament.standings import Row, standings
from tests.club.tournament.halls import AT, draw, enter, line, next_round, opened

PUBLISHED: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "data" / "cups" / "published.json").read_text("utf-8")
)
TYROL = settings_of({"format": "tyrol-ranks", "name": "Tyrol"})


def sources(name: str) -> list[Any]:
    return [pytest.param(case, id=case["source"]) for case in PUBLISHED[name]]


@pytest.mark.parametrize("case", sources("tables"))
def test_a_field_makes_as_many_tables_as_were_counted(case: dict[str, Any]) -> None:
    tables = tables_for(case["players"], (4, 5))
    assert tables is not None
    assert (case["tables"], case["fives"]) == (len(tables), tables.count(5))


@pytest.mark.parametrize("case", sources("ranks"))
def test_points_and_ranks_at_the_table_make_the_published_sums(case: dict[str, Any]) -> None:
    """All sums of three ranks are those of 60, 40, 20, 0 at tables of four and 60, 45, 30, 15, 0 at tables of five."""
    tables = (4, 5) if case["players"] is None else set(tables_for(case["players"], (4, 5)) or ())
    steps = {int(points) for size in tables for points in TYROL.points_at_table(size)}
    possible = {sum(ranks) for ranks in combinations_with_replacement(sorted(steps), 3)}
    for whole, points, ranks in case["results"]:
        assert whole == points + ranks
        assert ranks in possible
    assert sorted(case["results"], reverse=True) == case["results"]


def test_sums_that_tables_of_four_alone_cannot_make_need_a_five() -> None:
    """Which is why the steps of a table of five are 15 apart and not those of four with a second nothing."""
    fours = {sum(ranks) for ranks in combinations_with_replacement((60, 40, 20, 0), 3)}
    found = {ranks for case in PUBLISHED["ranks"] for _, _, ranks in case["results"]}
    assert found - fours == {150, 165, 115, 110}


def hall(folder: Path, rounds: list[dict[int, int]], **settings: Any) -> Log:  # noqa: ANN401 - as the settings have them
    """Play rounds in which somebody wins so much, by number; the last at each table makes up for it."""
    log = opened(folder, rounds=len(rounds), deals=4, **settings)
    enter(log, *range(1, 4 * len(rounds[0]) + 1))
    for number, wanted in enumerate(rounds, 1):
        next_round(log, str(number))
        for table, company in enumerate(log.tournament.round(number).draw.tables, 1):
            points = [wanted.get(player, -1) for player in company]
            spare = next(place for place, player in enumerate(company) if player not in wanted)
            points[spare] -= sum(points)
            line(log, number, table, points=tuple(points))
            log.keep(events.Ended(number, table), AT)
    return log


@pytest.mark.parametrize("case", sources("ties"))
def test_equal_points_are_ranked_by_the_best_round(case: dict[str, Any], tmp_path: Path) -> None:
    """The same sums, the second of two equals with the worse best round."""
    points = case["points"]
    first = {number: 100 - number for number in range(1, len(points) + 1)}
    second = {number: points[number - 1] - first[number] for number in first}
    log = hall(tmp_path, [first, second], ties=["best_round", "lot"])
    rows = {row.number: row for row in standings(log.tournament)}
    assert points == [int(rows[number].points) for number in first]
    assert case["ranks"] == [rows[number].rank for number in first]


def event(*points: int) -> tuple[Row, ...]:
    order = sorted(enumerate(points, 1), key=lambda pair: -pair[1])
    return tuple(
        Row(rank, number, Fraction(won), (Fraction(won),), Fraction(48)) for rank, (number, won) in enumerate(order, 1)
    )


def test_a_cup_with_equal_sums_goes_to_the_better_final() -> None:
    first, second, third = PUBLISHED["cup_tie"]["sums"]
    season = (event(first - 80, second - 20, third - 10), event(80, 20, 10))
    rows = cup_standings(Cup("Hausruck", best=2, ties=("last",)), season)
    assert [(row.rank, row.number) for row in rows] == [(1, 1), (2, 2), (3, 3)]
    assert [row.number for row in cup_standings(Cup("Another", best=2), season)] == [2, 1, 3]


def test_a_result_below_nothing_takes_nothing_away() -> None:
    before, after = PUBLISHED["no_minus"]["before"], PUBLISHED["no_minus"]["after"]
    cup = Cup("Carinthia", best=9, worth=Worth("points", minus=False))
    rows = cup_standings(cup, (event(*before), event(-30, -12)))
    assert after == [int(row.points) for row in rows]


def test_the_first_four_meet_at_table_one_in_the_last_round(tmp_path: Path) -> None:
    """After two rounds somebody with two wins has 20 and three with a win and a second place 18."""
    case = PUBLISHED["siegpunkte"]
    log = opened(tmp_path, format="piatnik")
    enter(log, *range(1, 17))
    draw(log)
    assert len(log.tournament.round(1).drawn_with.rounds) == 1
    for number in (1, 2):
        if number > 1:
            draw(log, str(number))
        for table in range(1, 5):
            line(log, number, table, points=(6, 2, -2, -6))
            log.keep(events.Ended(number, table), AT)
    assert tuple(case["steps"]) == log.tournament.settings.table_points
    assert case["first_table"][0] == standings(log.tournament)[0].points
    best = {row.number for row in standings(log.tournament)[:4]}
    draw(log, "3")
    assert best == set(log.tournament.company(3, 1))


def test_the_winner_of_cup_and_day_has_all_points() -> None:
    players = PUBLISHED["final"]["players"]
    day = event(*range(players, 0, -1))
    before = cup_standings(Cup("Tyrol", best=1), (day,))
    assert PUBLISHED["final"]["winner"] == final_standings(Cup("Final", best=1), before, day)[0].points


def test_a_renonce_of_a_defender_costs_five_times_what_each_would_have_lost(tmp_path: Path) -> None:
    case = PUBLISHED["renonce"]
    log = opened(tmp_path, rounds=1)
    enter(log, 1, 2, 3, 4)
    draw(log)
    items = [
        {"item": bird, "side": "declarer", "announced": True, "made": True} for bird in ("pagat", "kakadu", "quapil")
    ]
    written = line(
        log, 1, 1, sheet={"forehand": "A", "contract": "solodreier", "declarer": "A", "thirds": 150, "items": items}
    )
    company = log.tournament.company(1, 1)
    lost = -account(log.tournament, 1, 1).won[company[2]]
    sheet = sheet_with_fault(log.tournament, written, "revoke", company[1])
    log.keep(events.Ruled(1, 1, 0, line=1, fault="revoke", offender=company[1], sheet=sheet), AT)
    assert [3 * lost, -5 * lost, lost, lost] == list(account(log.tournament, 1, 1).won.values())
    assert case["offender"] == -5 * case["partner"]
