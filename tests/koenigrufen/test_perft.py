"""Perft: how many sequences of actions there are from a position of Königrufen, as the readable engine counts them.

The kernel counts the same card play in ``tests/search/koenigrufen/test_perft.py``.
"""

import pytest

from tarock.koenigrufen.table import Phase
from tests.koenigrufen.perft import POSITIONS, Position, perft


@pytest.mark.deals
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.id)
def test_a_position_has_as_many_continuations_as_its_file_says(position: Position) -> None:
    state = position.state
    assert position.counts == tuple((depth, perft(state, depth)) for depth, _ in position.counts)


@pytest.mark.parametrize("book", ["koenigrufen-1900", "koenigrufen-mayr-2012", "koenigrufen-turnier"])
def test_every_book_has_positions_of_every_phase(book: str) -> None:
    phases = {position.state.phase for position in POSITIONS if position.state.table.ruleset.id == book}
    assert phases == set(Phase) - {Phase.CLOSING, Phase.OVER}
