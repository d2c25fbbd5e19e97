"""Who plays the seats that the caller does not play, where many deals are played side by side.

The books play inside the kernels.  Everybody else is a *policy*: asked with observations, a row for each deal that
waits for him, he answers with an action for each.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np

from tarock.bots.network import Bits, load_network, weights_of
from tarock.core.errors import TarockError
from tarock.doors.games import Game
from tarock.search.inputs import Ints

Policy: TypeAlias = Callable[[Bits], Ints]
Opponent: TypeAlias = str | Policy
"""``book``, ``random``, ``network`` (the network of the house), ``net:FILE.npz``, or a policy of one's own."""

BOOK: Final = "book"
_NET: Final = "net:"


def check_seats(game: Game, opponents: Mapping[int, Opponent]) -> None:
    """Refuse opponents at seats that there are not, and a table without anybody to ask.

    :raises TarockError: with what was expected.
    """
    wrong = [seat for seat in opponents if seat not in range(game.seats)]
    if wrong:
        message = f"opponents at seats {wrong}: expected seats from 0 to {game.seats - 1}"
        raise TarockError(message)
    if len(opponents) == game.seats:
        message = f"opponents at all {game.seats} seats: expected at least one seat that the caller plays"
        raise TarockError(message)


def policy_of(game: Game, opponent: Opponent, rng: np.random.Generator) -> Policy | None:
    """Return the policy of an opponent; None for the books, which the kernels know themselves.

    :raises TarockError: if nobody has this name.
    """
    if callable(opponent):
        return opponent
    if opponent == BOOK:
        return None
    if opponent == "random":
        return lambda observations: _drawn(observations[:, : game.family.actions], rng)
    if opponent == "network":
        return _network(game, weights_of(game.family.name))
    if opponent.startswith(_NET):
        return _network(game, Path(opponent.removeprefix(_NET)))
    message = (
        f"no opponent {opponent!r} for many deals side by side: expected book, random, network, net:FILE.npz or a"
        " function of observations (the levels that search play in the doors that play one deal at a time)"
    )
    raise TarockError(message)


def _drawn(legal: Bits, rng: np.random.Generator) -> Ints:
    found: Ints = np.where(legal, rng.random(legal.shape), -1).argmax(axis=1)
    return found


def _network(game: Game, path: Path) -> Policy:
    network = load_network(path, game.family.name, game.family.digest)
    actions = game.family.actions

    def best(observations: Bits) -> Ints:
        logits = np.where(observations[:, :actions], network.many_logits(observations), -np.inf)
        found: Ints = logits.argmax(axis=1)
        return found

    return best
