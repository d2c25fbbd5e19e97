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
from tarock.server.wire.shared.settled import Settled
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
    assert set(written) - set(answer) <= {"outcome", "paid", "count"}
    assert len(settled.paid) > 0


def _answer(state: DanishState | KoenigrufenState) -> dict[str, Any]:
    if isinstance(state, DanishState):
        return danish_answer(state.settlement)
    return koenigrufen_answer(state.settlement)
