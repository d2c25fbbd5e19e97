"""Money is in sight while a deal is played: totals move with every payment, and the sheet shows the running deal."""

from random import Random

import pytest

from tarock.danish.actions import REDEAL
from tarock.rulesets import RULESETS
from tarock.server.evening import events
from tarock.server.evening.sheet import sheet_of
from tarock.server.evening.state import TableState
from tarock.server.frames.story import NOTHING_TOLD, Stories
from tarock.server.frames.table import table_shown
from tarock.server.wire.danish.table import DanishTable
from tests.server.played import History, all_bots

DANISH = tuple(ruleset for ruleset in RULESETS if ruleset.startswith("danish"))
KOENIGRUFEN = tuple(ruleset for ruleset in RULESETS if ruleset.startswith("koenigrufen"))


def totals(table: TableState) -> tuple[int | float, ...]:
    return tuple(place.total for place in table_shown(table).places)


def paid_by_place(table: TableState) -> list[int]:
    """Add up by hand what the payments that are shown have brought to whom."""
    won = [0] * len(table.places)
    for shown in table_shown(table).games:
        if shown is None or not isinstance(shown.deal, DanishTable):
            continue
        for payment in shown.deal.payments:
            for party, points in ((payment.payee, payment.points), (payment.payer, -payment.points)):
                if isinstance(party, int):
                    won[shown.players[party]] += points
    return won


@pytest.mark.parametrize("ruleset", DANISH)
def test_the_totals_move_as_payments_happen(ruleset: str) -> None:
    history = History(all_bots(ruleset, 4))
    seen = set()
    while not history.table.finished:
        table = history.step(Random(len(history.log)))
        if table.running:
            assert tuple(paid_by_place(table)) == totals(table)
            seen.add(totals(table))
    assert len(seen) > 1, "stakes at the beginning, and more later"
    assert history.table.scorebook.totals == totals(history.table), "what is written down is not counted twice"


def test_a_redealt_deal_is_not_counted_twice() -> None:
    """Møller, Kortgivning, l.426-428."""
    history = History(all_bots("danish-hjoerring", 3))
    history.add(events.Dealt(0, "redeal 417", "promised"))
    before = totals(history.table)
    assert before == totals(history.act(0, 2, REDEAL))
    assert before == totals(history.add(events.Dealt(0, "another", "promised")))


def test_of_two_games_at_once_the_one_that_is_over_counts_until_its_round_is_written() -> None:
    """Jensen 1989, Spillerne: with seven two games are played at once."""
    history = History(all_bots("danish-jensen-1989", 7))
    while len(history.table.finished) < 1:
        history.step(Random(len(history.log)))
    assert history.table.scorebook.rounds == 0
    assert tuple(paid_by_place(history.table)) == totals(history.table)
    history.play_round(Random(3))
    assert history.table.scorebook.totals == totals(history.table)


@pytest.mark.parametrize("ruleset", DANISH)
def test_the_sheet_shows_the_running_deal(ruleset: str) -> None:
    history = History(all_bots(ruleset, 4))
    history.play_round(Random(1))
    assert (sheet_of(history.table).running, sheet_of(history.table).standing) == ((), ())
    table = history.step(Random(2))
    sheet = sheet_of(table)
    assert [row.kind for row in sheet.running] == ["running"]
    assert totals(table) == sheet.standing
    added = tuple(total + (won or 0) for total, won in zip(sheet.totals, sheet.running[0].points, strict=True))
    assert added == sheet.standing


@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_where_all_is_paid_at_the_end_the_log_has_it_there(ruleset: str) -> None:
    history = History(all_bots(ruleset, 4))
    table = history.step(Random(1))
    assert sheet_of(table).running == ()
    assert set(totals(table)) == {0}
    history.play_round(Random(1))
    story = Stories().of(history.table, 0)
    assert story is not None
    news = story.news(None, NOTHING_TOLD)
    assert news is not None
    kinds = [line.kind for line in news.lines]
    assert "payment" in kinds
    first = kinds.index("payment")
    assert set(kinds[first:]) == {"payment"}
