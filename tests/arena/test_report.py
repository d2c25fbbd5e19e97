"""The report of a run, and its ladder."""

import xml.etree.ElementTree as ET

import msgspec
import numpy as np
import pytest

from tarock.arena.campaign import Campaign
from tarock.arena.ladder import bounds, drawn, scale
from tarock.arena.leads import leads
from tarock.arena.local import Here
from tarock.arena.match import Rotation, matches
from tarock.arena.report import Report, Rung, reported
from tarock.arena.results import Times
from tarock.arena.statistics import Estimate, interval
from tarock.bots.levels import levels
from tarock.rulesets import load

SVG = "{http://www.w3.org/2000/svg}"


def played(names: str, *rulesets: str, deals: int = 4, rotation: Rotation = "alone") -> Campaign:
    all_matches = [match for ruleset in rulesets for match in matches(load(ruleset), levels(names), rotation)]
    campaign = Campaign(all_matches, deals)
    campaign.run(Here())
    return campaign


@pytest.fixture(scope="module")
def report() -> Report:
    return reported(played("random,novice,book", "danish-hjoerring", "koenigrufen-turnier").results, is_complete=True)


def test_a_report_is_read_back_from_its_json(report: Report) -> None:
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report, strict=True) == report


def test_a_report_tells_who_is_ahead(report: Report) -> None:
    danish, koenigrufen = report.rulesets
    assert (danish.family, koenigrufen.family) == ("danish", "koenigrufen")
    assert [len(found.matches) for found in report.rulesets] == [3, 3]
    for match in (*danish.matches, *koenigrufen.matches):
        (lead,) = match.leads
        assert lead.lead.mean >= 0
        assert {lead.ahead, lead.behind} == {level.id for level in match.levels}
        assert lead.lead.mean == lead.bootstrap.mean
        assert {alone.level for alone in match.alone} == {lead.ahead, lead.behind}
    against_random = [match.leads[0].ahead for match in danish.matches[:2]]
    assert against_random == ["novice", "book"]


def test_a_report_tells_what_happened_and_how_long_it_took(report: Report) -> None:
    account = report.rulesets[0].matches[0].accounts[0]
    assert account.seats == 4 * 9, "of 18 seats at six tables each level has nine"
    assert account.moves > 25 * account.seats
    assert 0 < account.mean <= account.p99


def test_the_ladder_stands_on_the_first_level(report: Report) -> None:
    for found in report.rulesets:
        assert [rung.level for rung in found.ladder] == ["random", "novice", "book"]
        assert found.ladder[0].above == Estimate(0, 0, 0, 4)


def test_the_ladder_of_two_is_their_lead() -> None:
    campaign = played("random,book", "danish-hjoerring")
    (match,) = campaign.matches
    ladder = reported(campaign.results, is_complete=True).rulesets[0].ladder
    lead = interval(leads(match, campaign.results[match], (1, 0)))
    assert ladder[1].above.mean == pytest.approx(lead.mean)
    assert (ladder[1].above.low, ladder[1].above.high) == pytest.approx((lead.low, lead.high))


def test_a_challenge_tells_what_the_challenger_wins_alone() -> None:
    campaign = played("random,book", "danish-hjoerring", rotation="challenge")
    (found,) = reported(campaign.results, is_complete=True).rulesets
    (alone,) = found.matches[0].alone
    assert (alone.level, alone.others) == ("book", "random")


def test_a_mixed_table_has_a_lead_for_every_two() -> None:
    campaign = played("random,novice,book", "danish-hjoerring", rotation="mixed")
    (found,) = reported(campaign.results, is_complete=True).rulesets
    assert len(found.matches[0].leads) == 3
    assert not found.matches[0].alone
    assert len(found.ladder) == 3


def test_a_level_by_itself_has_no_lead() -> None:
    (found,) = reported(played("book", "koenigrufen-1900").results, is_complete=True).rulesets
    assert not found.matches[0].leads
    assert not found.ladder
    assert found.matches[0].accounts[0].seats == 16


def test_a_report_tells_what_a_level_did_alone_among_others() -> None:
    """In each of four deals a level sits alone in every seat, and with its like in three times as many."""
    (found,) = reported(played("novice,book", "koenigrufen-turnier").results, is_complete=True).rulesets
    (match,) = found.matches
    assert [(apart.level, apart.seats) for apart in match.apart] == [("novice", 16), ("book", 16)]
    for apart, account in zip(match.apart, match.accounts, strict=True):
        assert account.seats == 4 * apart.seats
        assert all(tally.times <= account.tallies[name].times for name, tally in apart.tallies.items())


@pytest.mark.parametrize("rotation", ["challenge", "mixed"])
def test_where_all_tables_are_of_one_kind_the_account_is_all(rotation: Rotation) -> None:
    (found,) = reported(
        played("novice,book", "koenigrufen-turnier", rotation=rotation).results, is_complete=True
    ).rulesets
    assert not found.matches[0].apart
    assert {account.level for account in found.matches[0].accounts} == {"novice", "book"}


def test_a_level_leaves_the_same_account_by_itself_and_among_others() -> None:
    """What is counted does not depend on who else sits there, so figures can be compared."""
    counted: set[str] = {"contract-rufer", "lost_king", "overtook_friend", "gave_points_late"}
    for names in ("book", "novice,book"):
        (found,) = reported(played(names, "koenigrufen-1900", deals=12).results, is_complete=True).rulesets
        assert counted <= set(found.matches[0].accounts[-1].tallies)


def test_a_report_of_old_is_still_read() -> None:
    """It has two figures to a tally, and nothing about tables apart."""
    old = msgspec.json.decode(
        msgspec.json.encode(reported(played("book", "koenigrufen-1900").results, is_complete=True))
    )
    (match,) = old["rulesets"][0]["matches"]
    del match["apart"]
    account = match["accounts"][0]
    account["tallies"] = {name: tally[:2] for name, tally in account["tallies"].items()}
    read = msgspec.convert(old, Report)
    assert read.rulesets[0].matches[0].accounts[0].seats == 16


def test_only_deals_that_all_have_played_count_for_the_ladder() -> None:
    results = played("random,novice,book", "danish-hjoerring").results
    first, *_ = results
    cut = results | {first: results[first][:2]}
    (found,) = reported(cut, is_complete=False).rulesets
    assert [match.deals for match in found.matches] == [2, 4, 4]
    assert {rung.above.deals for rung in found.ladder} == {2}
    (none,) = reported(results | {first: []}, is_complete=False).rulesets
    assert len(none.matches) == 2, "a match without a deal is left out"


def test_a_run_without_moves_has_no_times() -> None:
    assert sum([], Times()).moves == 0


def test_the_ladder_is_drawn(report: Report) -> None:
    svg = ET.fromstring(drawn(report, str.upper, lambda found: f"points & {found.family}"))
    texts = [text.text for text in svg.iter(f"{SVG}text")]
    assert {"RANDOM", "NOVICE", "BOOK", "danish-hjoerring", "points & danish"} <= set(texts)
    assert len(list(svg.iter(f"{SVG}circle"))) == 6
    width = float(svg.attrib["viewBox"].split()[2])
    bars = [line for line in svg.iter(f"{SVG}line") if line.attrib["class"] == "bar"]
    assert all(0 < float(bar.attrib["x1"]) <= float(bar.attrib["x2"]) < width for bar in bars)


def rung(*values: float) -> Rung:
    return Rung("level", interval(np.array(values)))


@pytest.mark.parametrize("ladder", [[rung(0, 0), rung(-3, 8)], [rung(0, 0), rung(40, 41, 42)], [rung(0), rung(0.01)]])
def test_the_axis_holds_every_interval_and_zero(ladder: list[Rung]) -> None:
    low, high, ticks = scale(ladder)
    assert low <= min(bounds(one)[0] for one in ladder) <= max(bounds(one)[1] for one in ladder) <= high
    assert 0 in ticks
    assert 2 <= len(ticks) <= 10
