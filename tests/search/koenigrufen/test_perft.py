"""Perft in the kernel: the card play has as many continuations as the files say, to which the engine is held too."""

import pytest

from tarock.koenigrufen.table import Phase
from tarock.search.koenigrufen.packing import Position
from tests.koenigrufen import perft as files

IN_PLAY = [position for position in files.POSITIONS if position.state.phase is Phase.PLAY]


def perft(position: Position, depth: int) -> int:
    """Count the sequences of so many cards; a deal that is over earlier counts as one."""
    if depth == 0 or position.is_over:
        return 1
    number = 0
    for card in position.playable:
        after = position.copy()
        after.play_unchecked(card)
        number += perft(after, depth - 1)
    return number


@pytest.mark.parametrize("position", IN_PLAY, ids=lambda position: position.id)
def test_the_kernel_counts_the_same_play(position: files.Position) -> None:
    start = Position.of(position.state)
    assert position.counts == tuple((depth, perft(start, depth)) for depth, _ in position.counts)
