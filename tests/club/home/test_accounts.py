"""What evenings come to: points, last tricks, money, the year's table; recounted by hand from the sheets."""

from collections import Counter
from fractions import Fraction
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarock.club.debts import settled
from tarock.club.home import events
from tarock.club.home.accounts import balances, course, evening_account, is_over, most_last_tricks
from tarock.club.home.log import ClubLog
from tarock.club.home.year import season_course, span_of, year
from tarock.core.errors import TarockError
from tests.club.home.clubs import AT, founded, join, line, play_danish, rufer, seat

DAY, NEXT = "2026-11-17", "2026-12-01"


@pytest.fixture
def log(tmp_path: Path) -> ClubLog:
    found = founded(tmp_path, coffee=500)
    join(found, 1, 2, 3, 4, 5, 6, 7)
    return found


def test_an_evening_is_over_when_its_cups_are_divided_and_comes_to_nothing(log: ClubLog) -> None:
    for players in ((1, 2, 3, 4), (5, 6, 7)):
        play_danish(log, DAY, seat(log, DAY, *players), 6, Random(sum(players)))
    before = evening_account(log.club, log.club.evening(DAY))
    assert {account.money for account in before.values()} == {0}
    assert not is_over(log.club.evening(DAY))
    log.keep(events.Ended(DAY, 1), AT)
    log.keep(events.Ended(DAY, 2), AT)
    found = evening_account(log.club, log.club.evening(DAY))
    assert sum(account.points for account in found.values()) == 0
    assert {number: account.points for number, account in found.items()} == {
        number: account.money for number, account in found.items()
    }
    assert is_over(log.club.evening(DAY))
    assert sum(account.deals for account in found.values()) == 2 * 6 * 3


def test_coffee_goes_to_the_cash_and_payments_settle(log: ClubLog) -> None:
    seat(log, DAY, 1, 2, 3)
    line(log, DAY, 1, points=(2_000, -1_500, -500))
    assert balances(log.club) == {0: 0, 1: 0, 2: 0, 3: 0}
    log.keep(events.Ended(DAY, 1), AT)
    assert balances(log.club) == {0: 1_500, 1: 1_500, 2: -2_000, 3: -1_000}
    for each in settled(balances(log.club, DAY)).transfers:
        log.keep(events.Paid(each.payer, each.payee, each.amount, DAY), AT)
    assert set(balances(log.club, DAY).values()) == set(balances(log.club).values()) == {0}
    log.keep(events.Paid(2, 1, 100), AT)
    assert (balances(log.club)[2], balances(log.club, DAY)[2]) == (100, 0)


def test_a_kontra_is_paid_though_it_does_not_score(log: ClubLog) -> None:
    """Tournament sheet, 2.1: kontra changes money, not score."""
    seat(log, DAY, 1, 2, 3, 4, ruleset="koenigrufen-turnier")
    sheet = {"contract": "rufer", "declarer": "A", "partner": "C", "thirds": 150}
    line(log, DAY, 1, sheet={**sheet, "kontra": {"game": 2}})
    log.keep(events.Ended(DAY, 1), AT)
    found = evening_account(log.club, log.club.evening(DAY))
    assert found[1].money == 2 * found[1].points > 0
    assert (found[1].feats["rufer"], found[1].won["rufer"], found[2].feats["rufer"]) == (1, 1, 0)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 7), st.integers(4, 6))
def test_money_comes_to_nothing_whatever_a_point_is_worth(seed: int, stake: int, players: int) -> None:
    with TemporaryDirectory() as folder:
        log = founded(Path(folder), stake=stake, ruleset="koenigrufen-turnier")
        join(log, *range(1, players + 1))
        seat(log, DAY, *range(1, players + 1), first=seed % players)
        rng = Random(seed)
        for _ in range(6):
            line(log, DAY, 1, sheet=rufer(rng))
        log.keep(events.Ended(DAY, 1), AT)
        assert sum(balances(log.club).values()) == 0


def test_a_point_is_worth_what_the_book_says_unless_agreed_otherwise(tmp_path: Path) -> None:
    """Jensen 1989, Betalinger/Efter spillet, l.322: one øre."""
    log = founded(tmp_path, stake=None)
    join(log, 1, 2, 3, 4)
    for table, ruleset in enumerate(("danish-jensen-1989", "danish-hjoerring"), 1):
        seat(log, DAY, 1, 2, 3, ruleset=ruleset)
        line(log, DAY, table, points=(30, -10, -20))
        log.keep(events.Ended(DAY, table), AT)
    assert balances(log.club)[1] == 30
    log.keep(events.Opened("dear", DAY, stake=100), AT)
    seat(log, "dear", 1, 2, 3)
    line(log, "dear", 1, points=(30, -10, -20))
    log.keep(events.Ended("dear", 1), AT)
    assert balances(log.club)[1] == 3_030


def test_who_gets_the_last_trick_most_often_is_named(log: ClubLog) -> None:
    """Møller, At få sidste stik, l.1107."""
    seat(log, DAY, 1, 2, 3)
    for who in "ABABC":
        given = log.club.table(DAY, 1).course.given()
        line(log, DAY, 1, sheet={**given, "events": [*given["events"], ["last_trick", who]]})
    found = evening_account(log.club, log.club.evening(DAY))
    assert [found[number].last_tricks for number in (1, 2, 3)] == [2, 2, 1]
    assert most_last_tricks(found) == (1, 2)
    assert most_last_tricks({}) == ()


def test_the_course_of_a_table_ends_with_the_cups(log: ClubLog) -> None:
    seat(log, DAY, 1, 2, 3)
    play_danish(log, DAY, 1, 4, Random(3))
    lines = len(log.club.table(DAY, 1).lines)
    assert {len(row) for row in course(log.club, log.club.table(DAY, 1)).values()} == {lines + 1}
    log.keep(events.Ended(DAY, 1), AT)
    rows = course(log.club, log.club.table(DAY, 1))
    assert {len(row) for row in rows.values()} == {lines + 2}
    assert sum(row[-1] for row in rows.values()) == 0


def test_the_years_table_counts_evenings_deals_and_doubles(log: ClubLog) -> None:
    seat(log, DAY, 1, 2, 3)
    line(log, DAY, 1, points=(30, -10, -20), deals=10)
    seat(log, NEXT, 4, 2, 3)
    line(log, NEXT, 1, points=(30, -25, -5), deals=6)
    seat(log, "2025-01-01", 5, 6, 7)
    line(log, "2025-01-01", 1, points=(0, 0, 0))
    rows = year(log.club, span_of(log.club))
    assert [(row.rank, row.number, float(row.account.points), row.evenings) for row in rows] == [
        (1, 1, 30, 1),
        (1, 4, 30, 1),
        (3, 3, -25, 2),
        (4, 2, -35, 2),
    ]
    assert (rows[2].best, rows[2].account.average) == (Fraction(-5), Fraction(-25, 16))
    log.keep(events.Merged(1, 4), AT)
    first = year(log.club, span_of(log.club, "2026"))[0]
    assert (first.number, float(first.account.points), first.evenings) == (1, 60, 2)
    names, rows_by_person = season_course(log.club, span_of(log.club))
    assert names == [DAY, NEXT]
    assert rows_by_person[3] == [0, -20, -25]


def test_a_season_is_what_the_club_names_or_a_year(log: ClubLog) -> None:
    with pytest.raises(TarockError, match="not met yet"):
        span_of(log.club)
    seat(log, NEXT, 1, 2, 3)
    assert span_of(log.club).name == "2026"
    log.keep(events.Seasoned("winter", "2026-09-01", "2027-05-31"), AT)
    assert (span_of(log.club).name, span_of(log.club, "2026").first.isoformat()) == ("winter", "2026-01-01")
    for name in ("spring", "20266"):
        with pytest.raises(TarockError, match="winter"):
            span_of(log.club, name)


def test_a_recount_of_many_evenings_comes_to_the_same(log: ClubLog) -> None:
    """The year's table beside a plain sum over the lines."""
    rng, points = Random(7), Counter[int]()
    for month in range(1, 5):
        evening = f"2026-{month:02}-01"
        players = rng.sample(range(1, 8), rng.choice([3, 4, 5]))
        seat(log, evening, *players, first=rng.randrange(len(players)))
        play_danish(log, evening, 1, 5, rng)
        log.keep(events.Ended(evening, 1), AT)
        table = log.club.table(evening, 1)
        for results in (*(each.result.points for each in table.lines), table.shares or ()):
            points.update({number: int(won) for number, won in zip(players, results, strict=True)})
    assert {row.number: int(row.account.points) for row in year(log.club, span_of(log.club))} == dict(points)
