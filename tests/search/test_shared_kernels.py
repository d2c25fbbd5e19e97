"""Kernels that the games share are compiled, kept and loaded for a machine like those of a game."""

import shutil
from pathlib import Path
from typing import Final

import pytest

from tarock.search._kernels import plain, store
from tarock.search._kernels.backend import load_for
from tarock.search._kernels.shared import features

SHARED: Final = "tarock.search._kernels.shared"
GAMES: Final = ("danish", "koenigrufen")


@pytest.mark.parametrize("game", GAMES)
def test_machine_code_of_a_game_is_stale_when_a_shared_kernel_changes(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = tmp_path / "kernels"
    shutil.copytree(Path(store.__file__).parent, sources, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(store, "_SOURCES", sources)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    before = store.cache_folder.__wrapped__(game)
    assert before == store.cache_folder.__wrapped__(game)
    shared = sources / "shared" / "features.py"
    shared.write_text(shared.read_text().replace("found >= value", "found > value"))
    assert before != store.cache_folder.__wrapped__(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_loaded_for_a_machine_has_shared_kernels_of_that_machine(game: str) -> None:
    own = load_for("plain", f"tarock.search._kernels.{game}.many_games").write_inputs
    assert own.__module__ == features.__name__
    assert own is not features.write_inputs
    assert own.__globals__["jit"] is plain.jit
    assert own.__globals__["write_bits"].__globals__ is own.__globals__
