"""The words of an auction of Königrufen as what they say about a hand, packed for the belief weights."""

from collections.abc import Iterator
from typing import Final, TypeAlias

import numpy as np

from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Bid, Hold, Pass
from tarock.koenigrufen.auction import contract_of
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset
from tarock.koenigrufen.table import Table
from tarock.search._kernels import koenigrufen_weights as kernel
from tarock.search.koenigrufen import Words

Word: TypeAlias = tuple[Seat, int, int, bool]
"""Of a seat: by what its hand is measured, how much that needs in halves, and whether it has it."""

_RUFER: Final = 16
_SOLORUFER: Final = 21
_BESSERRUFER: Final = 22
_DREIER: Final = 25
_SOLODREIER: Final = 31
_HARMLESS: Final = -3
_SUIT_GAME: Final = 24


def words_of(table: Table, viewer: Seat) -> Words:
    """Pack what the others' words say about their hands."""
    rows = [word for word in _words(table) if word[0] != viewer]
    return np.array([number for row in rows for number in row], np.int64)


def _words(table: Table) -> Iterator[Word]:
    ruleset = table.ruleset
    best: Contract | None = None
    for seat, action in table.log:
        if isinstance(action, Bid):
            best = contract_of(ruleset, action.contract)
        if isinstance(action, Bid | Hold) and best is not None:
            yield seat, *needed(best)
        elif isinstance(action, Pass):
            yield seat, kernel.STRENGTH, _next_game(ruleset, best), False


def needed(contract: Contract) -> tuple[int, int, bool]:
    """Return by what a hand is measured for a game, how much it needs, and whether it has that or has it not."""
    if contract.kind == "trischaken":
        return kernel.STRENGTH, _RUFER, False
    if contract.kind == "negative":
        return kernel.DANGER, _HARMLESS, True
    if contract.kind == "suit":
        return kernel.SUITS, _SUIT_GAME, True
    if contract.needs == "bird":
        return kernel.STRENGTH, _BESSERRUFER, True
    if contract.calls:
        return kernel.STRENGTH, _RUFER if contract.talon == "half" else _SOLORUFER, True
    return kernel.STRENGTH, _DREIER if contract.talon == "half" else _SOLODREIER, True


def _next_game(ruleset: KoenigrufenRuleset, best: Contract | None) -> int:
    """Return how strong a hand must be for the lowest game of points that is still to be had."""
    ranks = ruleset.auction.ranks
    lowest = (
        -1 if best is None else max((rank for name, rank in ranks.items() if name.split()[0] == best.id), default=-1)
    )
    games = [contract_of(ruleset, name.split()[0]) for name, rank in ranks.items() if rank > lowest]
    return min((needed(game)[1] for game in games if game is not None and game.kind == "positive"), default=_SOLODREIER)
