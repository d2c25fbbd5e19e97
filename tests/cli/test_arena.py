"""`tarock arena`: measuring levels of play, for people in three languages and for programs."""

import re
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import get_args

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner, Result

import tarock.arena
import tarock.cli
import tarock.tutor
from tarock.arena.bands import MEASURES, Finding, Unit, load_bands
from tarock.arena.jobs import Finished, Job
from tarock.arena.local import Here
from tarock.arena.report import Lead, MatchReport, Report, RulesetReport
from tarock.bots.levels import levels
from tarock.cli import app
from tarock.cli.arena_lines import finding_line, measure_name, report_lines, tally_name
from tarock.koenigrufen.bonus_kinds import Announced
from tarock.rulesets import KOENIGRUFEN, load_koenigrufen
from tarock.words import LANGUAGES, Words
from tests.words.catalogue import messages

QUICK = ("--deals", "3", "--workers", "1")


def arena(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["arena", *arguments])


def report_of(file: Path) -> Report:
    return msgspec.json.decode(file.read_bytes(), type=Report)


def results(report: Report) -> list[object]:
    """All that does not depend on the clock."""
    return [
        (match.leads, match.alone, [(account.seats, account.tallies) for account in match.accounts])
        for ruleset in report.rulesets
        for match in ruleset.matches
    ]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Apprentice is ahead of Random by +"),
        ("da", "Lærling er foran Tilfældig med +"),
        ("de", "Lehrling liegt vor Zufall um +"),
    ],
)
def test_people_read_it_in_their_language(language: str, sentence: str) -> None:
    result = arena("danish-jensen-1989", "--deals", "8", "--workers", "1", "--lang", language)
    assert result.exit_code == 0, result.output
    assert sentence in result.stdout
    assert Words(language)("arena-tally-lost-king") in result.stdout


def test_three_levels_have_a_cross_table_and_a_ladder() -> None:
    result = arena("koenigrufen-turnier", "--levels", "random,novice,book", *QUICK)
    assert result.exit_code == 0, result.output
    lines = [line.strip() for line in result.stdout.splitlines()]
    start = lines.index("By how many points the row is ahead of the column (* beyond chance)")
    assert [line.split()[0] for line in lines[start + 1 : start + 5]] == ["Random", "Random", "Novice", "Apprentice"]
    start = lines.index("Points for each deal above Random")
    assert [line.split()[0] for line in lines[start + 1 : start + 4]] == ["Apprentice", "Novice", "Random"]


def test_a_level_by_itself_shows_what_its_play_is_like() -> None:
    result = arena("koenigrufen-mayr-2012", "--levels", "book", *QUICK)
    assert "What happened to a seat in 100 deals, how much" in result.stdout
    assert "ahead" not in result.stdout


def test_what_a_level_did_alone_among_others_is_shown_where_it_also_sat_among_its_like() -> None:
    heading = "The same only at tables where one sat alone among the others"
    assert heading in arena("koenigrufen-1900", "--levels", "novice,book", *QUICK).stdout
    for alone in (("--levels", "book"), ("--levels", "novice,book", "--rotations", "challenge")):
        assert heading not in arena("koenigrufen-1900", *alone, *QUICK).stdout


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Apprentice, koenigrufen-1900: kings lost "),
        ("da", "Lærling, koenigrufen-1900: tabte konger "),
        ("de", "Lehrling, koenigrufen-1900: verlorene Könige "),
    ],
)
def test_play_outside_of_its_bands_is_told_and_fails_if_wanted(
    language: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ("koenigrufen-1900", "--levels", "book", *QUICK, "--lang", language)
    assert arena(*command, "--bands").exit_code == 0
    monkeypatch.setattr("tarock.arena.bands.load_bands", lambda: {"koenigrufen": {"book": {"lost_king": (0, 0)}}})
    told, failed = arena(*command), arena(*command, "--bands")
    assert (told.exit_code, failed.exit_code) == (0, 1)
    assert sentence in told.stdout
    assert told.stdout.split("\n\n")[1] == failed.stdout.split("\n\n")[1]


@pytest.mark.parametrize(
    ("unit", "found", "band", "sentence"),
    [
        ("share", 0.4, (0.7, 1), "announcements made 40 % of 7, band 70 to 100 %"),
        ("mean", -1.5, (0, float("inf")), "an announcement brings −1.50 points on average (7 times), band +0.00 to ∞"),
    ],
)
def test_shares_and_means_are_told(unit: Unit, found: float, band: tuple[float, float], sentence: str) -> None:
    measure = {"share": "announced_right", "mean": "announced_pays"}[unit]
    finding = Finding("koenigrufen-1900", "club", measure, unit, found, 7, band)
    assert finding_line(finding, Words("en")) == f"Club, koenigrufen-1900: {sentence}"


def test_it_is_explained_why_random_can_be_ahead() -> None:
    lead = Lead.of("random", "novice", np.array([1.0, 2.0]))
    match = MatchReport(levels("random,novice"), "challenge", 2, 4, (lead,), (), ())
    families: dict[str, bool] = {"koenigrufen": True, "danish": False}
    for family, explained in families.items():
        report = Report("", "", "", "", is_complete=True, rulesets=(RulesetReport("ours", family, (match,), ()),))
        text = "\n".join(report_lines(report, Words("en")))
        assert ("Random outbids everybody" in text) is explained


def test_programs_read_json(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    result = arena("danish-hjoerring", "koenigrufen-1900", "--json", str(file), *QUICK)
    assert result.exit_code == 0, result.output
    report = report_of(file)
    assert [found.ruleset for found in report.rulesets] == ["danish-hjoerring", "koenigrufen-1900"]
    assert report.is_complete
    printed = arena("danish-hjoerring", "koenigrufen-1900", "--json", "-", *QUICK)
    assert results(msgspec.json.decode(printed.stdout, type=Report)) == results(report)


def test_the_ladder_is_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "ladder.svg"
    assert arena("--ladder", str(file), "--lang", "de", *QUICK).exit_code == 0
    assert "Lehrling" in file.read_text("utf-8")
    assert "Punkte je Spiel über Zufall" in file.read_text("utf-8")


def test_the_same_seed_gives_the_same_and_another_does_not(tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.json" for number in range(3)]
    for file, more in zip(files, (("--seed", "x"), ("--seed", "x", "--workers", "2"), ("--seed", "y")), strict=True):
        assert arena("--json", str(file), *QUICK, *more).exit_code == 0
    first, second, third = (results(report_of(file)) for file in files)
    assert first == second
    assert first != third


class Interrupted:
    """Plays two jobs, and then somebody presses Ctrl-C."""

    def play(self, jobs: Sequence[Job]) -> Iterator[Finished]:
        yield from Here().play(jobs[:2])
        raise KeyboardInterrupt


def test_what_was_measured_is_shown_after_ctrl_c_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal, file = tmp_path / "journal", tmp_path / "report.json"
    run = ("--deals", "12", "--workers", "1", "--json", str(file))
    assert arena(*run).exit_code == 0
    whole = results(report_of(file))
    with monkeypatch.context() as patched:
        patched.setattr("tarock.cli.arena._crew", lambda _: Interrupted())
        stopped = arena(*run, "--journal", str(journal))
    assert stopped.exit_code == 130
    assert stopped.stdout.startswith("The run was stopped; this is what was measured so far.\n")
    assert not report_of(file).is_complete
    assert 1 < report_of(file).rulesets[0].matches[0].deals < 12
    assert arena(*run, "--journal", str(journal)).exit_code == 0
    assert results(report_of(file)) == whole


def test_nothing_is_shown_when_nothing_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tarock.cli.arena._play", stopped)
    result = arena(*QUICK)
    assert (result.exit_code, result.stdout) == (130, "")


def test_no_progress_is_drawn_where_nobody_watches() -> None:
    assert arena("--levels", "random", *QUICK).stderr == ""


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--levels", "bok"), "unknown level 'bok' (did you mean 'book'?); there are random, novice, book"),
        (("--levels", "book,book"), "the level book is named twice"),
        (("--levels", "book,club", "--bands"), "--bands judges a level that plays by itself, so name one level alone"),
        (("danish-hjorring",), "unknown ruleset 'danish-hjorring' (did you mean 'danish-hjoerring'?)"),
        (("--rotations", "mixed"), "a mixed table of 3 takes 3 levels, but 2 are named"),
        (("--json", "nowhere/report.json"), "nowhere/report.json: cannot be written"),
        (("--ladder", "."), ".: cannot be written"),
        (("--journal", "pyproject.toml"), "pyproject.toml: is no journal of the arena"),
        (("--cluster", "nonsense://x"), "--cluster: no Dask scheduler answers at 'nonsense://x'"),
        (("--deals", "1"), "1 is not in the range x>=2"),
        (("--workers", "0"), "0 is not in the range x>=1"),
        (("--pairs", "some"), "'some' is not one of 'all', 'next'"),
    ],
)
def test_mistakes_are_named_before_anything_is_played(arguments: tuple[str, ...], message: str) -> None:
    result = arena(*arguments)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stdout == ""


def test_a_cluster_needs_a_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "tarock.arena.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "distributed", None)
    result = arena("--cluster", "tcp://127.0.0.1:8786")
    assert result.exit_code == 2
    assert "this needs the package distributed; install it with: pip install 'tarock[cluster]'" in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_has_a_name(language: str) -> None:
    words = Words(language)
    danish = [f"{what}_{cup}" for what, cup in product(("ultimo", "bagud", "lost"), ("king", "pagat"))]
    danish += ["last_trick", "nolo", "tout", "pagat_home", "redeal", "fined", "declared", "sure_ultimo_thrown"]
    contracts = {contract.id for book in KOENIGRUFEN for contract in load_koenigrufen(book).contracts}
    koenigrufen = [f"contract-{name}" for name in (*contracts, "none")]
    koenigrufen += [f"announced-{item}" for item in get_args(Announced)]
    koenigrufen += [f"{word}{target}" for word, target in product(("kontra", "re", "sub"), ("", "_said"))]
    koenigrufen += ["lost_king", "lost_pagat", "gave_honour", "overtook_friend", "gave_points_late"]
    assert all(tally_name(words, name) for name in (*danish, *koenigrufen))
    banded = {name for levels in load_bands().values() for table in levels.values() for name in table}
    assert banded >= {"gave_honour", *MEASURES} - {"announced"}
    assert all(measure_name(words, name) for name in (*banded, *MEASURES))


def test_no_message_of_the_arena_is_unused() -> None:
    rooms = (Path(room.__file__ or "").parent for room in (tarock.arena, tarock.cli, tarock.tutor))
    program = "".join(path.read_text("utf-8") for room in rooms for path in room.rglob("*.py"))
    used = set(re.findall(r"""["']((?:arena|cluster|why)-[a-z0-9-]+)["']""", program))
    built = ("arena-tally-", "arena-measure-", "arena-outside-", "why-fact-")
    own = [name for name, message in messages("en").items() if message.file in {"arena", "why"}]
    assert [name for name in own if name not in used and not name.startswith(built)] == []
