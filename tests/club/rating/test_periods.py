"""Results of evenings and tournaments as periods of a rating."""

from pathlib import Path
from typing import Any, cast

import pytest

from tarock.cli.club.replaying import BY_THE_BOOK
from tarock.club.home import events
from tarock.club.home.log import ClubLog
from tarock.club.home.ratings import mixed_rows, rating_rows, ratings
from tarock.club.rating.periods import Replayer, noise_of, periods
from tarock.club.rating.results import TableResult
from tarock.club.tournament import events as cup_events
from tarock.club.tournament import proof
from tarock.club.tournament.duplicate import dealt, round_seed
from tarock.club.tournament.log import Log
from tarock.club.tournament.online import line_of
from tarock.core.errors import TarockError
from tarock.core.rules import Ruleset
from tarock.danish.events import Cups
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState
from tarock.rulesets import RULESETS, load
from tests.club.home.clubs import AT, RUFER, founded, join, line, seat
from tests.club.tournament import halls
from tests.club.tournament.bots import danish, koenigrufen, record

DAY, NEXT = "2026-11-17", "2026-11-18"


@pytest.fixture
def log(tmp_path: Path) -> ClubLog:
    found = founded(tmp_path)
    join(found, *range(1, 9))
    return found


def results(log: ClubLog, ruleset: str, *tournaments: Any) -> list[list[TableResult]]:  # noqa: ANN401 - tournaments
    return [list(period.results) for period in periods(log.club, tournaments)[1][ruleset]]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_luck_of_every_book_is_known(ruleset: str) -> None:
    assert noise_of(load(ruleset)).deviation > 0
    assert 0 < noise_of(load(ruleset)).same_cards < 1


def test_a_game_that_nobody_has_measured_cannot_be_rated() -> None:
    class Toy:
        id = family = name = "toy"

    with pytest.raises(TarockError, match="measured"):
        noise_of(cast("Ruleset", Toy()))


def test_an_evening_is_one_period_and_each_company_one_result(log: ClubLog) -> None:
    """At a table of four in Danish Tarok three play, and who sits out changes."""
    seat(log, DAY, 1, 2, 3, 4)
    for points in ((3, -1, 0, -2), (0, 5, -5, 0), (1, 0, -1, 0)):
        line(log, DAY, 1, points=points)
    seat(log, DAY, 5, 6, 7)
    line(log, DAY, 2, points=(2, -1, -1))
    (found,) = results(log, "danish-hjoerring")
    assert TableResult(("1", "2", "4"), (3.0, -1.0, -2.0), 1.0) in found
    assert TableResult(("5", "6", "7"), (2.0, -1.0, -1.0), 1.0) in found
    assert sum(each.deals for each in found) == 4


def test_of_a_sum_of_many_deals_each_has_played_his_share(log: ClubLog) -> None:
    seat(log, DAY, 1, 2, 3, 4)
    line(log, DAY, 1, points=(30, -10, 0, -20), deals=8)
    assert results(log, "danish-hjoerring") == [[TableResult(("1", "2", "3", "4"), (30.0, -10.0, 0.0, -20.0), 6.0)]]


def test_a_deal_that_was_dealt_again_is_not_rated(log: ClubLog) -> None:
    seat(log, DAY, 1, 2, 3, 4, ruleset="koenigrufen-turnier")
    line(log, DAY, 1, sheet=RUFER, again=True)
    assert results(log, "koenigrufen-turnier") == [[]]
    assert rating_rows(log.club, ratings(log.club)["koenigrufen-turnier"]) == []


def test_doubles_are_one_and_bots_of_a_level_too(log: ClubLog) -> None:
    join(log, 20, 21, bot="book")
    seat(log, DAY, 1, 20, 21)
    line(log, DAY, 1, points=(4, -2, -2))
    seat(log, NEXT, 2, 3, 4)
    line(log, NEXT, 1, points=(4, -2, -2))
    log.keep(events.Merged(1, 2), AT)
    first, second = results(log, "danish-hjoerring")
    assert first[0].players == ("1", "bot book", "bot book")
    assert second[0].players == ("1", "3", "4")


def test_a_round_of_a_tournament_is_a_period(log: ClubLog, tmp_path: Path) -> None:
    hall = halls.opened(tmp_path, rounds=2, deals=1, sizes=[4], date="2026-11-20")
    halls.enter(hall, *range(1, 9))
    halls.draw(hall)
    for table in (1, 2):
        halls.line(hall, 1, table, points=(3, -1, -1, -1))
    seat(log, DAY, 1, 2, 3, 4, ruleset="koenigrufen-turnier")
    line(log, DAY, 1, points=(3, -1, -1, -1))
    evening, round_ = results(log, "koenigrufen-turnier", hall.tournament)
    assert [len(evening), len(round_)] == [1, 2]
    assert {each.cards for each in round_} == {""}
    company = hall.tournament.company(1, 1)
    assert round_[0] == TableResult(tuple(map(str, company)), (3.0, -1.0, -1.0, -1.0), 1.0)
    hall.keep(cup_events.Struck(1, 1, 1, "three times +4"), AT)
    assert len(results(log, "koenigrufen-turnier", hall.tournament)[1]) == 1


def test_a_substitute_is_rated_for_what_he_plays(log: ClubLog, tmp_path: Path) -> None:
    hall = halls.opened(tmp_path, rounds=1, deals=1, sizes=[4])
    halls.enter(hall, *range(1, 5))
    halls.draw(hall)
    halls.enter(hall, 9)
    hall.keep(cup_events.Away(9), AT)
    hall.keep(cup_events.Substituted(1, 9), AT)
    halls.line(hall, 1, 1, points=(3, -1, -1, -1))
    (found,) = results(log, "koenigrufen-turnier", hall.tournament)
    assert "9" in found[0].players
    assert "1" not in found[0].players


def test_duplicate_deals_are_compared_by_their_cards(log: ClubLog, tmp_path: Path) -> None:
    hall = halls.opened(tmp_path, rounds=1, deals=2, sizes=[4], duplicate=True)
    halls.enter(hall, *range(1, 9))
    halls.draw(hall)
    for table in (1, 2):
        for _ in range(2):
            halls.line(hall, 1, table, points=(3, -1, -1, -1))
    (found,) = results(log, "koenigrufen-turnier", hall.tournament)
    assert sorted(each.cards for each in found) == ["test 1.1", "test 1.1", "test 1.2", "test 1.2"]
    assert {each.deals for each in found} == {1.0}
    apart = [TableResult(each.players, each.points, each.deals) for each in found]
    scale = ratings(log.club, [hall.tournament])["koenigrufen-turnier"].course[-1]
    plain = type(scale)(scale.noise).after(
        type(periods(log.club, [hall.tournament])[1]["koenigrufen-turnier"][0])(0, tuple(apart))
    )
    assert scale.rating("1").deviation < plain.rating("1").deviation


def test_ratings_of_those_who_agreed_and_have_played_enough(log: ClubLog) -> None:
    join(log, 10, 11, rated=True)
    join(log, 12, bot="book")
    seat(log, DAY, 10, 11, 12)
    line(log, DAY, 1, points=(300, -100, -200), deals=149)
    assert rating_rows(log.club, ratings(log.club)["danish-hjoerring"]) == []
    line(log, DAY, 1, points=(0, 0, 0))
    rows = rating_rows(log.club, ratings(log.club)["danish-hjoerring"])
    assert [(row.number, row.name) for row in rows] == [(10, "Player 10"), (11, "Player 11"), (None, "book")]
    assert all(row.interval[0] < row.rating.mean < row.interval[1] for row in rows)
    assert [name for _, name, _ in mixed_rows(log.club)] == ["Player 10", "Player 11", "book"]
    log.keep(events.Erased(10), AT)
    assert [row.number for row in rating_rows(log.club, ratings(log.club)["danish-hjoerring"])] == [11, None]


def test_the_history_of_a_rating_begins_with_the_first_deal(log: ClubLog) -> None:
    seat(log, DAY, 1, 2, 3)
    line(log, DAY, 1, points=(30, -10, -20))
    seat(log, NEXT, 4, 2, 3)
    line(log, NEXT, 1, points=(30, -10, -20))
    found = ratings(log.club)["danish-hjoerring"]
    assert [f"{day}" for day, _ in found.history("2")] == [DAY, NEXT]
    assert [f"{day}" for day, _ in found.history("4")] == [NEXT]
    assert found.history("9") == []


def online(folder: Path, *, duplicate: bool = False) -> Log:
    """Return a tournament whose first lines are records that bots have played."""
    hall = halls.opened(folder, rounds=1, deals=1, sizes=[4], duplicate=duplicate)
    halls.enter(hall, *range(1, 9))
    hall.keep(proof.commitment(hall.tournament, "seed", None, "master" if duplicate else ""), AT)
    assert hall.tournament.committed is not None
    hall.keep(proof.drawn(hall.tournament, hall.tournament.committed, "seed", "Uhu"), AT)
    seed = round_seed("master", 1) if duplicate else ""
    for table, company in enumerate(hall.tournament.round(1).draw.tables, 1):
        order = (*company[1:], company[0])
        deal = dealt(hall.tournament, 1, 1, seed).seed if duplicate else f"deal {table}"
        text = record(koenigrufen(hall.tournament.ruleset, 3, deal), *order)
        hall.keep(line_of(hall.tournament, 1, table, 1, text, deals=seed), AT)
    return hall


def test_an_online_deal_that_bots_play_again_says_more(log: ClubLog, tmp_path: Path) -> None:
    hall = online(tmp_path)
    plain, compared = (
        ratings(log.club, [hall.tournament], replayer)["koenigrufen-turnier"] for replayer in (None, BY_THE_BOOK)
    )
    assert compared.of("1").deviation < plain.of("1").deviation
    assert compared.of("1").deals == plain.of("1").deals == 1
    (found,) = periods(log.club, [hall.tournament], BY_THE_BOOK)[1]["koenigrufen-turnier"]
    people = [each for each in found.results if "bot book" not in each.players]
    bots = [each for each in found.results if "bot book" in each.players]
    assert sorted(each.cards for each in people) == sorted(each.cards for each in bots) == ["test 1.1.1", "test 1.1.2"]
    assert all(set(each.players) == {"bot book"} and not sum(each.points) for each in bots)


def test_bots_play_a_duplicate_deal_once_for_all_tables(log: ClubLog, tmp_path: Path) -> None:
    hall = online(tmp_path, duplicate=True)
    (found,) = periods(log.club, [hall.tournament], BY_THE_BOOK)[1]["koenigrufen-turnier"]
    assert {each.cards for each in found.results} == {"test 1.1"}
    assert sum("bot book" in each.players for each in found.results) == 1
    (bots,) = [each for each in found.results if "bot book" in each.players]
    (one, other) = [each for each in found.results if each is not bots]
    assert one.points == other.points == bots.points  # book bots have played at all of them


@pytest.mark.parametrize("seats", [3, 4])
def test_bots_play_danish_deals_again_with_their_cups(seats: int, log: ClubLog, tmp_path: Path) -> None:
    hall = halls.opened(tmp_path, format="club-evening", ruleset="danish-hjoerring", sizes=[seats])
    halls.enter(hall, *range(1, seats + 1))
    halls.draw(hall)
    company = hall.tournament.company(1, 1)
    cups = Cups()
    for number in (1, 2):
        dealer = (number - 1) % seats
        resting = ((dealer + 3) % seats,) if seats == 4 else ()
        seating = Seating(dealer, (dealer + 1) % seats, (dealer + 2) % seats, resting)
        state = danish(hall.tournament.ruleset, seating, f"deal {number}", cups)
        hall.keep(line_of(hall.tournament, 1, 1, number, record(state, *company)), AT)
        cups = state.settlement.cups

    def again(state: Any) -> DanishState:  # noqa: ANN401 - of either game
        return danish(state.ruleset, state.table.seating, "deal 1", state.table.cups)

    (found,) = periods(log.club, [hall.tournament], Replayer("simple", again))[1]["danish-hjoerring"]
    assert sorted(len(each.players) for each in found.results) == [3, 3, 3, 3]
    assert sum("bot simple" in each.players for each in found.results) == 2
