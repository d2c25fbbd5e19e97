"""Bands: what the play of a level has to look like, and what happens when it does not.

The cards and the bots of a run depend on its seed alone, so a test here fails every time or never.
"""

from pathlib import Path
from typing import Final, get_args

import msgspec
import pytest

from tarock.arena.bands import EVERY, MEASURES, Bands, bands_of, load_bands, outside
from tarock.arena.campaign import Campaign
from tarock.arena.local import Here
from tarock.arena.match import Match, matches
from tarock.arena.report import Account, MatchReport, Report, RulesetReport, reported
from tarock.arena.results import Tallies, Tally
from tarock.arena.statistics import binomial_at_most, poisson_at_most
from tarock.bots.levels import LevelName, level, levels
from tarock.cli.arena_lines import finding_line
from tarock.rulesets import KOENIGRUFEN, RULESETS, load
from tarock.words import Words

KEPT: Final = Path(__file__).parents[2] / "bench" / "strength"
FEW: Final = 24
"""Deals of a quick look; a figure has to be far off to be found, and those of an ouvert level are."""


def measured(names: str, ruleset: str, deals: int) -> Report:
    playing = [known.untimed for known in levels(names)]
    campaign = Campaign([match for known in playing for match in matches(load(ruleset), (known,), seed="bands")], deals)
    campaign.run(Here())
    return reported(campaign.results, is_complete=True)


def findings(report: Report) -> list[str]:
    """Say what lies outside in the arena's own words, so that a failure can be read."""
    return [finding_line(finding, Words("en")) for finding in outside(report)]


@pytest.mark.parametrize("name", ["book", "club"])
@pytest.mark.parametrize("ruleset", sorted(RULESETS))
def test_the_play_of_a_level_stays_in_its_bands(ruleset: str, name: str) -> None:
    assert findings(measured(name, ruleset, FEW)) == []


@pytest.mark.long
@pytest.mark.parametrize(("name", "deals"), [("book", 2000), ("club", 500), ("master", 150), ("grandmaster", 150)])
@pytest.mark.parametrize("ruleset", sorted(RULESETS))
def test_the_play_of_a_level_stays_in_its_bands_over_many_deals(ruleset: str, name: str, deals: int) -> None:
    assert findings(measured(name, ruleset, deals)) == []


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.json")), ids=lambda path: path.stem)
def test_what_was_measured_last_lies_in_the_bands(path: Path) -> None:
    assert findings(msgspec.json.decode(path.read_bytes(), type=Report)) == []


# The bands themselves


def test_every_band_is_about_something_that_there_is() -> None:
    bands = load_bands()
    assert set(bands) <= {"danish", "koenigrufen", *RULESETS}
    for tables in bands.values():
        assert set(tables) <= {EVERY, *get_args(LevelName)}
        for least, most in (band for table in tables.values() for band in table.values()):
            assert 0 <= least <= most


@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
@pytest.mark.parametrize("name", ["book", "club", "master", "grandmaster"])
def test_every_level_of_the_books_has_all_bands(ruleset: str, name: str) -> None:
    found = bands_of(a_report({}, ruleset, name).rulesets[0], name, load_bands())
    blunders = {"gave_honour", "overtook_friend", "gave_points_late"}
    assert set(found) == {*MEASURES, "kontra", "kontra_said", *blunders} - {"announced"}


def test_the_nearer_band_goes_before_the_more_general() -> None:
    bands: Bands = {
        "koenigrufen": {EVERY: {"won": (0, 1), "kontra": (0, 9), "passed": (0, 9)}, "club": {"kontra": (0, 5)}},
        "koenigrufen-1900": {EVERY: {"passed": (0, 1)}, "club": {"won": (0, 0.5)}},
    }
    report = a_report({}, "koenigrufen-1900").rulesets[0]
    assert bands_of(report, "club", bands) == {"won": (0, 0.5), "kontra": (0, 5), "passed": (0, 1)}
    assert bands_of(report, "novice", bands) == {}, "it has no table of its own"


# What lies outside


def a_report(
    tallies: Tallies, ruleset: str = "koenigrufen-turnier", name: str = "club", deals: int = 1000, *others: str
) -> Report:
    playing = tuple(level(each) for each in (name, *others))
    match = Match(ruleset, playing)
    accounts = tuple(Account(each.id, 4 * deals, tallies, 0, 0, 0) for each in playing)
    found = MatchReport(playing, "alone", deals, 1, (), (), accounts)
    return Report("", "", "", "", is_complete=True, rulesets=(RulesetReport(ruleset, match.family, (found,), ()),))


def judged(tallies: Tallies, measure: str, band: tuple[float, float], deals: int = 1000) -> list[float]:
    bands: Bands = {"koenigrufen": {"club": {measure: band}}}
    return [finding.found for finding in outside(a_report(tallies, deals=deals), bands)]


def test_games_are_counted_by_their_kind_in_a_hundred_deals() -> None:
    played = {
        "contract-piccolo_ouvert": Tally(100, 30),
        "contract-bettel": Tally(50, 25),
        "contract-trischaken": Tally(200, 150),
        "contract-none": Tally(10),
        "contract-rufer": Tally(640, 480),
    }
    assert judged(played, "ouvert", (0, 3)) == [10]
    assert judged(played, "ouvert_won", (0.5, 1)) == [0.3]
    assert judged(played, "negative", (0, 8)) == [15]
    assert judged(played, "passed", (0, 5)) == [21]
    assert judged(played, "won", (0.8, 1)) == [(30 + 25 + 480) / 790]
    assert judged(played, "ouvert", (5, 15)) == judged(played, "won", (0.6, 0.95)) == []


def test_words_and_blunders_are_judged() -> None:
    said = {
        "kontra": Tally(100, 40),
        "kontra_said": Tally(50, 10),
        "re": Tally(20, 18),
        "sub_said": Tally(20, 2),
        "announced-trull": Tally(60, 60, 120),
        "announced-pagat": Tally(60, 20, -600),
        "gave_honour": Tally(300),
    }
    assert judged(said, "kontra", (0, 4)) == [10]
    assert judged(said, "kontra_right", (0.7, 1)) == [0.4]
    assert judged(said, "kontra_said_right", (0.7, 1)) == [0.2]
    assert judged(said, "answers", (0, 1)) == [4]
    assert judged(said, "answers_right", (0.8, 1)) == [0.5]
    assert judged(said, "announced", (0, 3)) == [12]
    assert judged(said, "announced_right", (0.9, 1)) == [80 / 120]
    assert judged(said, "announced_pays", (0, 100)) == [-2], "−480 half points for 120 announcements"
    assert judged(said, "gave_honour", (0, 5)) == [30]


def test_what_happens_too_rarely_lies_outside_too() -> None:
    assert judged({}, "passed", (5, 40)) == [0]
    assert judged({}, "won", (0.5, 1)) == [], "nothing was played, so nothing was lost"


def test_chance_is_allowed_for() -> None:
    """Two ouverts in 24 deals are 8 of 100, and yet happen with 3 of 100 in one run of six."""
    assert judged({"contract-piccolo_ouvert": Tally(2)}, "ouvert", (0, 3), deals=24) == []
    assert judged({"contract-piccolo_ouvert": Tally(200)}, "ouvert", (0, 3), deals=2400) != []
    assert judged({"kontra": Tally(3)}, "kontra_right", (0.7, 1)) == []
    assert judged({"kontra": Tally(30, 10)}, "kontra_right", (0.7, 1)) != []
    assert judged({"kontra": Tally(6)}, "kontra", (0, 5), deals=24) == [], "three of them in each of two deals"
    assert judged({"announced-trull": Tally(99, 0, -600)}, "announced_pays", (0, 1)) == [], "a mean of a few"


def test_what_must_never_happen_lies_outside_at_once() -> None:
    assert judged({"contract-piccolo": Tally(1)}, "negative", (0, 0)) == [0.1]
    assert judged({"gave_honour": Tally(1)}, "gave_honour", (0, 0)) == [0.1]
    assert judged({}, "negative", (0, 0)) == []


def test_only_a_level_by_itself_is_judged() -> None:
    bad = {"contract-piccolo_ouvert": Tally(900)}
    assert outside(a_report(bad)) != []
    assert outside(a_report(bad, "koenigrufen-turnier", "club", 1000, "book")) == []
    assert outside(a_report(bad, name="novice")) == []


def test_house_rules_have_no_bands() -> None:
    (ruleset,) = a_report({"contract-piccolo_ouvert": Tally(900)}).rulesets
    house = msgspec.structs.replace(ruleset, ruleset="ours")
    assert outside(msgspec.structs.replace(a_report({}), rulesets=(house,))) == []


def test_chances_add_up() -> None:
    assert poisson_at_most(1000, 30) == pytest.approx(1)
    assert poisson_at_most(-1, 30) == 0
    assert [poisson_at_most(number, 0) for number in (-1, 0, 1)] == [0, 1, 1]
    assert binomial_at_most(10, 10, 0.3) == 1
    assert binomial_at_most(5, 11, 0.5) == pytest.approx(0.5)
    assert [binomial_at_most(3, 10, chance) for chance in (0, 1)] == [1, 0]
    assert binomial_at_most(0, 0, 0.7) == 1
