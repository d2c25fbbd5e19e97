"""Rulings: by a fault that the game's referee knows or by hand, and what follows for the line."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tarock.club.tournament import events
from tarock.club.tournament.lines import account, scoring_of, sheet_with_fault
from tarock.club.tournament.log import Log
from tarock.club.tournament.telling import ruling_told
from tarock.core.errors import TarockError
from tarock.words import LANGUAGES
from tests.club.tournament.halls import AT, draw, enter, line, opened

RUFER = {"forehand": "A", "contract": "solorufer", "declarer": "A", "partner": "B", "thirds": 120}
DANISH = {"dealer": "A", "forehand": "B", "middle": "C", "events": [["fund", "both"], ["ante"], ["last_trick", "B"]]}
RULESETS = (
    "koenigrufen-turnier",
    "koenigrufen-1900",
    "koenigrufen-mayr-2012",
    "danish-hjoerring",
    "danish-jensen-1989",
)


def playing(folder: Path, **settings: Any) -> Log:  # noqa: ANN401 - as the settings have them
    log = opened(folder, **settings)
    enter(log, *range(1, 2 * log.tournament.settings.sizes[-1] + 1))
    draw(log)
    return log


@pytest.fixture
def log(tmp_path: Path) -> Log:
    found = playing(tmp_path, sizes=[4])
    line(found, 1, 1, sheet=RUFER)
    return found


def points(log: Log, number: int = 1) -> list[Fraction]:
    return list(account(log.tournament, 1, 1).by_line[number].values())


def test_a_renonce_is_settled_by_the_book(log: Log) -> None:
    """The line is written anew with the offender on it, and the old one stays in the log."""
    written = log.tournament.line(1, 1, 1).written
    third = log.tournament.company(1, 1)[2]
    sheet = sheet_with_fault(log.tournament, written, "revoke", third)
    assert sheet == {**RUFER, "revoke": ["C"]}
    log.keep(events.Confirmed(1, 1, 1, third), AT)
    log.keep(events.Ruled(1, 1, 0, line=1, fault="revoke", offender=third, sheet=sheet), AT)
    assert points(log) == [2, 2, -6, 2]  # he alone pays all three (tournament sheet, 10.2)
    assert (written,) == log.tournament.line(1, 1, 1).before
    assert log.tournament.line(1, 1, 1).confirmed_by is None


def is_left(log: Log, written: events.Lined, fault: str, offender: int) -> bool:
    """Tell whether the book leaves a fault to the referee's hand."""
    try:
        sheet_with_fault(log.tournament, written, fault, offender)
    except TarockError as error:
        return fault in str(error)
    return False


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_fault_of_every_book_is_written_into_a_sheet_or_left_to_the_referee(ruleset: str, tmp_path: Path) -> None:
    danish = ruleset.startswith("danish")
    log = playing(tmp_path, ruleset=ruleset, sizes=[3] if danish else [4], deals=12)
    written = line(log, 1, 1, sheet=DANISH if danish else RUFER)
    dealer = log.tournament.company(1, 1)[0]
    by_hand = {fault for fault in scoring_of(log.tournament).faults if is_left(log, written, fault, dealer)}
    for fault in sorted(set(scoring_of(log.tournament).faults) - by_hand):
        sheet = sheet_with_fault(log.tournament, written, fault, dealer)
        log.keep(events.Ruled(1, 1, 0, line=1, fault=fault, offender=dealer, sheet=sheet), AT)
        assert points(Log.read(log.file))[0] < 0
    assert {"false_declaration"} <= by_hand if danish else {"cards", "misdeal"} <= by_hand
    assert "revoke" not in by_hand


def test_a_ruling_strikes_the_line(log: Log) -> None:
    log.keep(events.Ruled(1, 1, 0, "cannot be cleared", 1, strikes=True), AT)
    assert points(log) == [0, 0, 0, 0]
    with pytest.raises(TarockError, match="struck already"):
        log.keep(events.Ruled(1, 1, 0, "again", 1, strikes=True), AT)


def test_a_fine_stands_beside_the_line_whatever_becomes_of_it(log: Log) -> None:
    log.keep(events.Ruled(1, 1, 0, "talk", 1, fine=(-3, 1, 1, 1)), AT)
    assert points(log) == [-1, 3, -1, -1]
    log.keep(events.Replaced(1, 1, 1, points=(0, 0, 0, 0), why="typed wrongly"), AT)
    log.keep(events.Ruled(1, 1, 0, "talk again", 1, fine=(-1.5, 0.5, 0.5, 0.5)), AT)
    assert points(log) == [Fraction(-9, 2), Fraction(3, 2), Fraction(3, 2), Fraction(3, 2)]
    log.keep(events.Struck(1, 1, 1, "cannot be cleared"), AT)
    assert points(log) == [Fraction(-9, 2), Fraction(3, 2), Fraction(3, 2), Fraction(3, 2)]
    assert sum(account(log.tournament, 1, 1).won.values()) == 0
    assert Log.read(log.file).tournament == log.tournament


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_is_told_in_the_readers_language(language: str, log: Log) -> None:
    third = log.tournament.company(1, 1)[2]
    by_fault = events.Ruled(1, 1, 0, "seen by all", 1, fault="bird_order", offender=third, strikes=True)
    told = ruling_told(log.tournament, by_fault).said(language)
    name = {"en": "birds", "da": "fugle", "de": "Vögel"}[language]
    assert all(part in told for part in ("1", "seen by all", f"Player {third}", name)), told
    assert "bird_order" not in told
    by_hand = events.Ruled(1, 1, 0, "a warning")
    assert ruling_told(log.tournament, by_hand).said(language).endswith(" 1: a warning")


def test_every_fault_has_a_name_in_every_language(tmp_path: Path) -> None:
    for ruleset in ("koenigrufen-turnier", "danish-hjoerring"):
        (tmp_path / ruleset).mkdir()
        log = playing(tmp_path / ruleset, ruleset=ruleset, sizes=[4], deals=12)
        for fault in scoring_of(log.tournament).faults:
            for language in LANGUAGES:
                assert fault not in ruling_told(log.tournament, events.Ruled(1, 1, 0, fault=fault)).said(language) or (
                    "_" not in fault
                )


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "nothing said": ({}, "say why"),
    "no such fault": ({"fault": "revok"}, "did you mean 'revoke'"),
    "somebody else's fault": ({"fault": "revoke", "offender": 99}, "does not sit"),
    "two consequences": ({"text": "x", "line": 1, "strikes": True, "fine": (0, 0, 0, 0)}, "one of the three"),
    "a consequence for no line": ({"text": "x", "strikes": True}, "which line"),
    "a line that is not there": ({"text": "x", "line": 2}, "has not been written"),
    "a fine that does not add up": ({"text": "x", "line": 1, "fine": (-3, 0, 0, 0)}, "add up to 0"),
    "a fine for three": ({"text": "x", "line": 1, "fine": (-3, 3, 0)}, "expected 4"),
    "a sheet that cannot be": ({"text": "x", "line": 1, "sheet": {"forehand": "X"}}, "expected"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_ruled(what: str, log: Log) -> None:
    fields, why = REFUSED[what]
    before = log.file.read_bytes()
    with pytest.raises(TarockError, match=why):
        log.keep(events.Ruled(1, 1, 0, **fields), AT)
    assert before == log.file.read_bytes()


def test_the_book_must_know_whose_fault_it_was(log: Log) -> None:
    written = log.tournament.line(1, 1, 1).written
    with pytest.raises(TarockError, match="whose fault"):
        sheet_with_fault(log.tournament, written, "revoke", 99)
    typed = line(log, 1, 1, points=(0, 0, 0, 0))
    with pytest.raises(TarockError, match="written as a sheet"):
        sheet_with_fault(log.tournament, typed, "revoke", log.tournament.company(1, 1)[0])
