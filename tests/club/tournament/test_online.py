"""Lines from records: tables that play with a program, in the same event as those with cards and paper."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tarock.club.tournament import events
from tarock.club.tournament.lines import account
from tarock.club.tournament.log import Log
from tarock.club.tournament.online import line_of, without_carried
from tarock.core.errors import TarockError
from tarock.danish.events import Cups
from tarock.danish.seating import Seating
from tarock.rulesets import load
from tarock.words import LANGUAGES
from tests.club.tournament.bots import danish, koenigrufen, record
from tests.club.tournament.halls import AT, draw, enter, line, opened

TURNIER = load("koenigrufen-turnier")


def playing(folder: Path, players: int = 8, **settings: Any) -> Log:  # noqa: ANN401 - as the settings have them
    log = opened(folder, **settings)
    enter(log, *range(1, players + 1))
    draw(log)
    return log


@pytest.fixture
def log(tmp_path: Path) -> Log:
    return playing(tmp_path)


def points(log: Log, number: int = 1, table: int = 1) -> dict[int, Fraction]:
    return account(log.tournament, 1, table).by_line[number]


def test_a_record_becomes_a_line_and_comes_to_what_was_settled(log: Log) -> None:
    """Of twenty deals each counts what the engine has settled, whatever was played."""
    company = log.tournament.company(1, 1)
    for number in range(1, 17):
        state = koenigrufen(TURNIER, (number - 1) % 4, f"deal {number}")
        log.keep(line_of(log.tournament, 1, 1, number, record(state, *company)), AT)
        assert [Fraction(each, 2) for each in state.settlement.score] == list(points(log, number).values())
    line(log, 1, 2, points=(3, -1, -1, -1))  # the other table plays with cards
    again = Log.read(log.file)
    assert again.tournament == log.tournament
    assert list(again.changed_lines()) == []


@pytest.mark.parametrize("first", range(4))
def test_whoever_is_named_first_the_points_are_each_ones_own(first: int, log: Log) -> None:
    company = log.tournament.company(1, 1)
    turned = (*company[first:], *company[:first])
    state = koenigrufen(TURNIER, 0, "deal")
    log.keep(line_of(log.tournament, 1, 1, 1, record(state, *turned)), AT)
    expected = {number: Fraction(each, 2) for number, each in zip(turned, state.settlement.score, strict=True)}
    assert expected == points(log)


def test_people_are_known_by_name_where_no_numbers_are_given(log: Log) -> None:
    company = log.tournament.company(1, 1)
    names = [f"player_{number}" for number in company]
    written = line_of(log.tournament, 1, 1, 1, record(koenigrufen(TURNIER, 0, "x"), *names, tag="Names"))
    assert company == written.seats
    assert "player" not in written.record


def test_at_a_table_of_five_whoever_is_not_in_the_record_sits_out(tmp_path: Path) -> None:
    log = playing(tmp_path, 5)
    dealer, *others = log.tournament.company(1, 1)
    log.keep(line_of(log.tournament, 1, 1, 1, record(koenigrufen(TURNIER, 3, "x"), *others)), AT)
    assert (dealer,) == log.tournament.line(1, 1, 1).written.out
    assert dealer not in points(log)


def test_a_substitute_is_known_by_his_own_name(log: Log) -> None:
    enter(log, 50)
    log.keep(events.Away(50), AT)
    first, *others = log.tournament.company(1, 1)
    log.keep(events.Substituted(first, 50), AT)
    written = line_of(log.tournament, 1, 1, 1, record(koenigrufen(TURNIER, 0, "x"), 50, *others))
    assert (first, *others) == written.seats


@pytest.mark.parametrize("seats", [3, 4])
def test_danish_records_carry_the_cups_on(seats: int, tmp_path: Path) -> None:
    log = playing(tmp_path, seats, format="club-evening", ruleset="danish-hjoerring", sizes=[seats])
    company = log.tournament.company(1, 1)
    ruleset = log.tournament.ruleset
    cups = Cups()
    for number in range(1, 4):
        dealer = (number - 1) % seats
        resting = ((dealer + 3) % 4,) if seats == 4 else ()
        state = danish(
            ruleset, Seating(dealer, (dealer + 1) % seats, (dealer + 2) % seats, resting), f"deal {number}", cups
        )
        log.keep(line_of(log.tournament, 1, 1, number, record(state, *company)), AT)
        assert [points for _, points in state.settlement.net] == list(points(log, number).values())
        cups = state.settlement.cups
    stale = danish(ruleset, Seating(0, 1, 2, (3,) if seats == 4 else ()), "9", Cups(1, 1))
    with pytest.raises(TarockError, match="cup held"):
        log.keep(line_of(log.tournament, 1, 1, 4, record(stale, *company)), AT)
    written = line_of(log.tournament, 1, 1, 4, record(stale, *company))  # dealt before a ruling changed the cups
    counts = without_carried(log.tournament, written.sheet or {})
    log.keep(msgspec.structs.replace(written, sheet=counts), AT)
    assert list(Log.read(log.file).changed_lines()) == []


def unfinished(text: str) -> str:
    return text[: text.index("\n12.")] + "\n"


REFUSED: dict[str, tuple[str, str]] = {
    "other rules": ("other rules", "is played by"),
    "somebody of another table": ("stranger", "nobody at table 1"),
    "nobody named": ("nobody", "does not say who sat where"),
    "another order": ("order", "in the record in another"),
    "a deal that was broken off": ("unfinished", "not come to its end"),
    "two deals": ("two", "holds 2"),
    "no deal": ("none", "expected tags"),
    "a card that nobody may play": ("wrong", "refused"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", REFUSED)
def test_what_is_no_line_of_this_table_is_refused(what: str, language: str, log: Log) -> None:
    kind, why = REFUSED[what]
    company = log.tournament.company(1, 1)
    state = koenigrufen(TURNIER, 0, "1")
    whole = record(state, *company)
    played = next(each for each in whole.splitlines() if each.startswith("2. "))
    text = {
        "other rules": record(koenigrufen(load("koenigrufen-1900"), 0, "1"), *company),
        "stranger": record(state, *company[:3], log.tournament.company(1, 2)[0]),
        "nobody": record(state),
        "order": record(state, company[1], company[0], *company[2:]),
        "unfinished": unfinished(whole),
        "two": f"{whole}\n{whole}",
        "none": "",
        "wrong": whole.replace(played, " ".join([played.split()[0], *reversed(played.split()[1:])])),
    }[kind]
    before = log.file.read_bytes()
    with pytest.raises(TarockError) as caught:
        log.keep(line_of(log.tournament, 1, 1, 1, text), AT)
    assert why in str(caught.value)
    assert "\n" not in caught.value.said(language)
    assert before == log.file.read_bytes()


def test_a_record_is_used_once(log: Log) -> None:
    company = log.tournament.company(1, 1)
    text = record(koenigrufen(TURNIER, 0, "1"), *company)
    log.keep(line_of(log.tournament, 1, 1, 1, text), AT)
    again = text.replace("[Dealer", "{ with a remark }\n[Dealer").replace("{ with a remark }\n", "")
    with pytest.raises(TarockError, match="line 1 of table 1 in round 1 already"):
        log.keep(line_of(log.tournament, 1, 1, 2, f"{again}\n{{ seen by all }}\n"), AT)


def test_a_sheet_that_does_not_follow_from_its_record_is_found(log: Log) -> None:
    company = log.tournament.company(1, 1)
    written = line_of(log.tournament, 1, 1, 1, record(koenigrufen(TURNIER, 0, "1"), *company))
    assert written.sheet is not None
    forged = msgspec.structs.replace(written, sheet={**written.sheet, "forehand": "A", "contract": None})
    with pytest.raises(TarockError, match="not what its record says"):
        log.keep(forged, AT)
    named = msgspec.structs.replace(written, record=record(koenigrufen(TURNIER, 0, "1"), *company))
    with pytest.raises(TarockError, match="not what its record says"):
        log.keep(named, AT)


def test_everybody_has_a_place_or_sits_out(log: Log) -> None:
    company = log.tournament.company(1, 1)
    with pytest.raises(TarockError, match="either has a place or sits out"):
        log.keep(events.Lined(1, 1, 1, points=(0, 0, 0), seats=company[:3]), AT)
