"""A table's evening with real cards, line by line, in both games and with every number of players."""

from collections.abc import Iterable
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from tarock.club.evenings.course import EVENINGS, Course, Written
from tarock.club.evenings.danish import DanishCourse
from tarock.core.errors import TarockError
from tarock.rulesets import DANISH, KOENIGRUFEN, load, load_danish
from tests.club.evening_lines import danish_sheets

ROTATIONS = [(name, row.id, row.at_table) for name in DANISH for row in load_danish(name).rotations]
BETTEL = {"declarer": "A", "contract": "bettel", "tricks": 0}
DREIER = {"declarer": "A", "contract": "dreier", "thirds": 150}


def begun(ruleset: str, players: int, rotation: str = "", first: int = 0) -> Course:
    rules = load(ruleset)
    course: Course = EVENINGS[rules.family].begin(rules, players, rotation, first)
    return course


def numbers(points: Iterable[Fraction]) -> tuple[float, ...]:
    return tuple(map(float, points))


def refused(course: Course, written: Written) -> str:
    with pytest.raises(TarockError) as error:
        course.after(written)
    return str(error.value)


@pytest.mark.parametrize(("ruleset", "rotation", "players"), ROTATIONS)
@pytest.mark.parametrize("first", [0, 2])
def test_danish_lines_add_up_with_the_cups_and_come_to_nothing_at_the_end(
    ruleset: str, rotation: str, players: int, first: int
) -> None:
    """Møller, Kopper, l.334-344; Jensen 1989, Spillerne, l.48-118."""
    course, rng = begun(ruleset, players, rotation, first), Random(players)
    won, deals = [Fraction(0)] * players, [0] * players
    for _ in range(8):
        assert isinstance(course, DanishCourse)
        for sheet in danish_sheets(course, rng):
            course, result = course.after(Written(sheet))
            won = [before + more for before, more in zip(won, result.points, strict=True)]
            deals = [before + more for before, more in zip(deals, result.deals, strict=True)]
            assert isinstance(course, DanishCourse)
            assert won == list(course.evening.totals)
    assert isinstance(course, DanishCourse)
    games = len(course.evening.rotation.games)
    assert sum(deals) == 8 * 3 * games
    assert sum(won) + sum(course.shares()) == 0


def test_the_next_danish_sheet_says_who_deals_and_what_is_paid_before() -> None:
    course = begun("danish-hjoerring", 4)
    given = course.given()
    assert given == {
        "dealer": "A",
        "forehand": "B",
        "middle": "D",
        "sitting_out": ["C"],
        "cups": {"king": 0, "pagat": 0},
        "events": [["fund", "king"], ["fund", "pagat"], ["ante"]],
    }
    after, result = course.after(Written({**given, "events": [*given["events"], ["last_trick", "B"]]}))
    assert (numbers(result.points), result.deals) == ((-70, 0, -40, -60), (1, 1, 0, 1))
    assert (after.given()["dealer"], after.given()["sitting_out"], after.given()["events"]) == ("B", ["D"], [["ante"]])
    assert after.given()["cups"] == {"king": 85, "pagat": 85}


def test_a_whole_sheet_and_a_short_one_come_to_the_same() -> None:
    """A paper sheet that is typed in later gives the same."""
    course = begun("danish-jensen-1989", 5)
    events = [*course.given()["events"], ["last_trick", "B"]]
    assert course.after(Written({"events": events})) == course.after(
        Written({"ruleset": "danish-jensen-1989", **course.given(), "events": events})
    )


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"dealer": "B", "forehand": "C", "middle": "A", "sitting_out": ["D"]}, "A deals next, not B"),
        ({"forehand": "B", "middle": "C", "sitting_out": ["D"]}, "the same places"),
        ({"cups": {"king": 5, "pagat": 0}}, "king cup held 0"),
        ({"ruleset": "danish-jensen-1989"}, "plays by danish-hjoerring"),
        ({"events": [["last_trick", "C"]]}, "C"),
        ({"events": "x"}, "events"),
    ],
)
def test_a_danish_line_that_cannot_be_the_next_is_refused(fields: dict[str, Any], reason: str) -> None:
    assert reason in refused(begun("danish-hjoerring", 4), Written(fields))


def test_a_new_deal_by_the_same_dealer_keeps_the_ante_and_counts_no_deal() -> None:
    """B-31, B-47."""
    course = begun("danish-hjoerring", 3)
    before = course.given()["events"]
    again, result = course.after(Written({"events": [*before, ["redeal", "B"]]}))
    assert (again.given()["dealer"], again.given()["events"], result.deals) == ("A", [], (0, 0, 0))
    misdealt, _ = course.after(Written({"events": [*before, ["fine", "A", "misdeal"]]}, again=True))
    assert misdealt.given()["dealer"] == "A"


def test_two_games_at_once_have_two_sheets() -> None:
    """Jensen 1989, Spillerne, l.98-118."""
    course = begun("danish-jensen-1989", 6)
    games = course.given()["games"]
    assert [len(seats) for seats in course.seats] == [3, 3]
    sheets = [{"events": [*game["events"], ["last_trick", "A"]]} for game in games]
    after, result = course.after(Written({"games": sheets}))
    assert result.deals == (1,) * 6
    assert [feat.what for feat in result.feats] == ["last_trick", "last_trick"]
    assert "a list of 2 sheets" in refused(course, Written({"games": sheets[:1]}))
    assert "games" in refused(course, Written(sheets[0]))
    redealt = {"events": [*games[1]["events"], ["redeal", "B"]]}
    again, _ = course.after(Written({"games": [None, redealt]}))
    assert again.given()["games"][0]["events"] == games[0]["events"]
    assert again.given()["games"][1]["events"] == []
    assert "only one game" in refused(course, Written({"games": [redealt, redealt]}))
    assert after.given() != again.given()


def test_danish_points_are_typed_for_the_whole_table() -> None:
    course = begun("danish-hjoerring", 4)
    after, result = course.after(Written(points=(30, -10, 0, -20)))
    assert (numbers(result.points), result.deals) == ((30, -10, 0, -20), (1, 1, 0, 1))
    assert after.given()["dealer"] == "B"
    _, many = course.after(Written(points=(30, -10, 0, -20), deals=8))
    assert (numbers(many.points), many.deals) == ((30, -10, 0, -20), (6, 6, 6, 6))
    for points, reason in (
        ((1, -1), "4"),
        ((1, 0, 0, 0), "1"),
        ((0.25, -0.25, 0, 0), "half"),
        ((0.5, -0.5, 0, 0), "whole"),
    ):
        assert reason in refused(course, Written(points=points))
    assert "1000" in refused(course, Written(points=(0, 0, 0, 0), deals=0))


def test_what_a_danish_deal_is_remembered_for() -> None:
    course = begun("danish-hjoerring", 3)
    before = course.given()["events"]
    for events, feats in (
        ([["last_trick", "C"]], [("last_trick", 2)]),
        ([["ultimo", "B", "king"]], [("last_trick", 1), ("ultimo_king", 1)]),
        ([["last_trick", "A"], ["bagud", "C", "pagat"]], [("last_trick", 0), ("bagud_pagat", 2)]),
        ([["tout", "C"]], [("last_trick", 2), ("tout", 2)]),
        ([["nolo", "B"]], [("nolo", 1)]),
        ([["void"]], []),
    ):
        _, result = course.after(Written({"events": [*before, *events]}))
        assert [(feat.what, feat.by) for feat in result.feats] == feats, events


@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
@pytest.mark.parametrize("players", [4, 5, 6])
def test_at_a_table_of_koenigrufen_everybody_plays_as_often(ruleset: str, players: int) -> None:
    course = begun(ruleset, players, first=1)
    deals, won = [0] * players, [Fraction(0)] * players
    met = set[frozenset[int]]()
    for _ in range(2 * players):
        (seats,) = course.seats
        assert list(seats) == list("ABCD")
        course, result = course.after(Written(DREIER))
        assert result.stakes[seats["A"]] > 0
        deals = [before + more for before, more in zip(deals, result.deals, strict=True)]
        won = [before + more for before, more in zip(won, result.points, strict=True)]
        met |= {frozenset({one, other}) for one in seats.values() for other in seats.values() if one != other}
    assert deals == [8] * players
    assert sum(won) == 0
    assert not any(course.shares())
    assert len(met) == players * (players - 1) // 2


def test_the_dealer_of_five_sits_out_and_the_next_is_forehand() -> None:
    course = begun("koenigrufen-turnier", 5, first=2)
    assert course.seats == ({"A": 0, "B": 1, "C": 3, "D": 4},)
    assert course.given() == {"forehand": "C"}
    six = begun("koenigrufen-turnier", 6, first=5)
    assert six.seats == ({"A": 0, "B": 1, "C": 3, "D": 4},)
    assert six.given() == {"forehand": "A"}
    assert begun("koenigrufen-turnier", 4, first=3).given() == {"forehand": "A"}


def test_a_forehand_may_have_passed_it_on() -> None:
    """Tournament sheet, 3.4."""
    course = begun("koenigrufen-turnier", 4)
    assert course.given() == {"forehand": "B"}
    _, result = course.after(Written({"forehand": "C", **BETTEL}))
    assert result.points[0] > 0


def test_koenigrufen_remembers_who_bid_what_with_whom() -> None:
    course = begun("koenigrufen-turnier", 5)
    sheet = {"contract": "rufer", "declarer": "A", "partner": "C", "thirds": 90}
    _, result = course.after(Written(sheet))
    (feat,) = result.feats
    assert (feat.what, feat.by, feat.partner, feat.won) == ("rufer", 1, 3, result.points[1] > 0)
    for written in (Written({**sheet, "struck": True}), Written(sheet, again=True)):
        assert course.after(written)[1].deals == (0,) * 5
    assert course.after(Written(sheet, again=True))[0] == course


def test_a_kontra_may_count_for_money_only() -> None:
    """Tournament sheet, 2.1."""
    doubled = {"contract": "rufer", "declarer": "A", "partner": "C", "thirds": 150, "kontra": {"game": 2}}
    _, result = begun("koenigrufen-turnier", 4).after(Written(doubled))
    assert [2 * points for points in result.points] == list(result.stakes)


def test_koenigrufen_points_are_typed_for_those_who_play_or_for_all() -> None:
    course = begun("koenigrufen-turnier", 5)
    assert numbers(course.after(Written(points=(3, -1, -1, -1)))[1].points) == (0, 3, -1, -1, -1)
    assert numbers(course.after(Written(points=(0, 1.5, -0.5, -0.5, -0.5)))[1].points) == (0, 1.5, -0.5, -0.5, -0.5)
    after, many = course.after(Written(points=(4, -1, -1, -1, -1), deals=10))
    assert (many.deals, after) == ((8,) * 5, course)
    assert "sits out" in refused(course, Written(points=(3, -3, 0, 0, 0)))
    assert "5" in refused(course, Written(points=(3, -1, -1, -1), deals=2))


def test_tables_that_cannot_play_are_refused() -> None:
    for ruleset, players, rotation, first, reason in (
        ("koenigrufen-turnier", 3, "", 0, "4 / 5 / 6"),
        ("koenigrufen-turnier", 4, "five", 0, "no rotations"),
        ("koenigrufen-turnier", 4, "", 4, "0 to 3"),
        ("danish-hjoerring", 4, "five", 0, "no rotation “five”"),
        ("danish-hjoerring", 7, "", 0, "no rotation for 7"),
    ):
        with pytest.raises(TarockError, match=reason):
            begun(ruleset, players, rotation, first)
    assert EVENINGS["danish"].sizes(load("danish-jensen-1989")) == (3, 4, 5, 6, 7)
