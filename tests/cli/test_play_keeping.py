from pathlib import Path
from random import Random

import pytest

from tarock.bots.danish.playing import play_out
from tarock.bots.danish.random_bot import RandomBot
from tarock.cli.terminal.shared.keeping import keeper
from tarock.core.errors import TarockError
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, start
from tarock.notation.record import loads
from tarock.rulesets import load_danish


def finished(seed: str) -> DanishState:
    state = start(load_danish("danish-hjoerring"), Seating.of_three(0), seed)
    return play_out(state, {seat: RandomBot() for seat in range(3)}, Random(seed))


def test_every_finished_deal_is_added_to_the_file(tmp_path: Path) -> None:
    file = tmp_path / "evening.tarock"
    keep = keeper(file)
    states = [finished("1"), finished("2")]
    for state in states:
        keep(state, ["Du", "Anna Marie", "Bo"])
    text = file.read_text(encoding="utf-8")
    records = loads(text, load_danish)
    assert [record.state for record in records] == states
    assert '[Names "A=Du B=Anna_Marie C=Bo"]' in text


def test_a_file_that_cannot_be_written_is_said_before_the_first_card(tmp_path: Path) -> None:
    with pytest.raises(TarockError, match="cannot be written"):
        keeper(tmp_path / "nowhere" / "evening.tarock")
