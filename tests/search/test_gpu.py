"""One source for every machine: on a GPU each of 4,096 random games of a book ends as on the CPU.

Whole deals with every input of a network are compared in tests/learning, for that needs torch.
"""

import pytest
from numba import cuda

from tarock.rulesets import DANISH, KOENIGRUFEN, load_danish, load_koenigrufen
from tarock.search._kernels.machines import DEFAULT
from tests.search.koenigrufen.side_by_side import first_position

pytestmark = pytest.mark.skipif(DEFAULT != "cpu" or not cuda.is_available(), reason="there is no NVIDIA GPU here")

GAMES = 4096


@pytest.mark.parametrize("book", DANISH)
def test_danish_games_end_alike(book: str) -> None:
    from tests.search.gpu_side_by_side import equal_danish_games  # noqa: PLC0415 - only where there is a GPU

    assert equal_danish_games(load_danish(book), GAMES) == GAMES


@pytest.mark.parametrize("book", KOENIGRUFEN)
def test_games_of_koenigrufen_end_alike(book: str) -> None:
    from tests.search.gpu_side_by_side import equal_games_of_koenigrufen  # noqa: PLC0415 - only where there is a GPU

    for seed in range(20):
        assert equal_games_of_koenigrufen(first_position(load_koenigrufen(book), seed), GAMES) == GAMES
