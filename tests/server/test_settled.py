"""What a deal came to is sent with its type, and as other programs have always read it."""

from random import Random
from typing import Any

import msgspec
import pytest

from tarock.danish.state import DanishState
from tarock.koenigrufen.state import KoenigrufenState
from tarock.notation.danish.as_json import settlement_json as danish_answer
from tarock.notation.koenigrufen.as_json import settlement_json as koenigrufen_answer
from tarock.rulesets import RULESETS
from tarock.server.families import SERVER
from tarock.server.wire.shared.settled import Grid, GridRow, Settled, SettledPayment, with_grids
from tarock.words import words_in
from tests.server.played import History, all_bots


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_sums_and_payments_are_written_as_records_have_them(ruleset: str) -> None:
    history = History(all_bots(ruleset, 4))
    history.play_round(Random(7))
    state = history.table.finished[-1].final()
    assert isinstance(state, DanishState | KoenigrufenState)
    settled = SERVER[state.ruleset.family].showing.settlement(state)
    text = msgspec.json.encode(settled)
    assert msgspec.json.decode(text, type=Settled) == settled
    written = msgspec.json.decode(text)
    answer = _answer(state)
    assert {key: written[key] for key in answer} == answer
    assert list(written)[-len(answer) :] == list(answer)
    assert set(written) - set(answer) <= {"outcome", "paid", "count", "grid", "purse"}
    assert len(settled.paid) > 0


@pytest.mark.parametrize("mode", ["strict", "table"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_rows_of_the_grid_add_up_to_what_the_deal_came_to(ruleset: str, mode: str) -> None:
    history = History(all_bots(ruleset, 4, mode=mode))
    for number in range(3):
        history.play_round(Random(number))
    for deal in history.table.finished:
        state = deal.final()
        settled = SERVER[state.ruleset.family].showing.settlement(state)
        assert settled.grid is not None
        assert tuple((settled.net or settled.score or {}).values()) == settled.grid.totals
        for grid in (settled.grid, settled.purse):
            if grid is not None:
                assert grid.totals == _column_sums(grid)
        assert (settled.purse is None) == (settled.money in (None, settled.score))
        words = words_in("en")
        assert all(row.reason in words for row in settled.grid.rows)


def test_a_kontra_that_counts_for_money_only_has_a_grid_of_its_own() -> None:
    payment = SettledPayment(payer="A", payee="B", points=4, score=2, reason="game", kontra=2, rule="")
    told = Settled(outcome=(), paid=(), score={"A": -2, "B": 2}, money={"A": -4, "B": 4}, payments=(payment,))
    shown = with_grids(told, str)
    assert shown.grid == Grid((GridRow(reason="game", points=(-2, 2), kontra=2),), (-2, 2))
    assert shown.purse == Grid((GridRow(reason="game", points=(-4, 4), kontra=2),), (-4, 4))


def _column_sums(grid: Grid) -> tuple[int | float, ...]:
    return tuple(sum(row.points[seat] for row in grid.rows) for seat in range(len(grid.totals)))


def _answer(state: DanishState | KoenigrufenState) -> dict[str, Any]:
    if isinstance(state, DanishState):
        return danish_answer(state.settlement)
    return koenigrufen_answer(state.settlement)
