"""The folder of a training run: what is to be trained, and the names of what comes out of it.

Nothing here needs torch, so that a run can be prepared on one machine and trained on another.
"""

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.learning.recipe import Recipe

Ints: TypeAlias = NDArray[np.int64]

_RUN: Final = "run.json"
_PLANS: Final = "plans.npy"
CHECKPOINT: Final = "checkpoint.pt"
CURVE: Final = "curve.jsonl"
PICTURE: Final = "curve.svg"
NETWORK: Final = "net.npz"
PREY: Final = "prey.npz"
"""The network that an exploiter learns to beat, where one is trained."""
FIRST_SELF: Final = "from.npz"
"""The network that a training begins as, where it does not begin from nothing."""
COMPANION: Final = "companion.npz"
"""A network that never learns and sits at some of the tables, where there is one."""
_FIRST_GAME: Final = "danish"
"""What older folders train, which do not say it."""


def prepare(
    folder: Path,
    recipe: Recipe,
    names: tuple[str, ...],
    rows: Ints,
    game: str = _FIRST_GAME,
    prey: Path | None = None,
    first_self: Path | None = None,
) -> None:
    """Write down what is to be trained.

    :param names: the rulesets, which have the first rows, one for each place that may deal.
    :param rows: the rules as numbers (:mod:`tarock.learning.plans`).
    :param prey: the network that is to be beaten, where an exploiter is trained.
    :param first_self: the network to begin as; from nothing where none is named.
    :raises TarockError: if another training lives in the folder.
    """
    if is_prepared(folder):
        raise TarockError(Sentence("train-already", folder=str(folder)))
    folder.mkdir(parents=True, exist_ok=True)
    for given, name in ((prey, PREY), (first_self, FIRST_SELF)):
        if given is not None:
            shutil.copyfile(given, folder / name)
    np.save(folder / _PLANS, rows)
    _write(folder, game, names, recipe)


def _write(folder: Path, game: str, names: tuple[str, ...], recipe: Recipe) -> None:
    told = {"game": game, "rulesets": names, "recipe": recipe.to_json()}
    (folder / _RUN).write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def is_prepared(folder: Path) -> bool:
    """Tell whether a training was prepared in a folder."""
    return (folder / _RUN).exists()


def prepared(folder: Path) -> tuple[Recipe, tuple[str, ...], Ints]:
    """Return the recipe, the rulesets and their rules.

    :raises FileNotFoundError: if nothing was prepared in the folder; a machine that only trains may have no catalogues
        to say it in.
    """
    told = json.loads((folder / _RUN).read_text("utf-8"))
    rows: Ints = np.load(folder / _PLANS, allow_pickle=False)
    return Recipe.from_json(told["recipe"]), tuple(told["rulesets"]), rows


def game_of(folder: Path) -> str:
    """Return the family of games that is trained in a folder."""
    game: str = json.loads((folder / _RUN).read_text("utf-8")).get("game", _FIRST_GAME)
    return game


def lengthen(folder: Path, minutes: float | None, iterations: int | None) -> None:
    """Let a training take another time than was planned; what is not said stays."""
    recipe, names, _ = prepared(folder)
    if minutes is not None:
        recipe = replace(recipe, minutes=minutes, iterations=0)
    if iterations is not None:
        recipe = replace(recipe, iterations=iterations)
    _write(folder, game_of(folder), names, recipe)
