"""Many deals that a network plays to their end side by side, in the kernels of self-play.

A bot at a table decides once in a while; whoever wants to know what hundreds of deals come to asks for all of their
decisions at once, which is twenty times as fast.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Final

import numpy as np

from tarock.bots.network import Bits, Network
from tarock.search._kernels.shared.features import Features, filled
from tarock.search.inputs import Ints


@dataclass(frozen=True, slots=True)
class Rows:
    """Where the kernels of a family keep what a deal is made of.  ``over`` is a place in *more*."""

    kernels: ModuleType
    features: Features
    words: int
    actions: int
    over: int


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal as the kernels of self-play keep it, at a moment when somebody is to decide or it is over."""

    law: Ints
    position: Ints
    known: Ints
    more: Ints


def play_out(rows: Rows, network: Network, deals: Sequence[Deal]) -> list[Deal]:
    """Let the network decide everything that is left, and return the deals as they are over."""
    laws, position, known, more = (np.stack(parts) for parts in zip(*map(_parts, deals), strict=True))
    numbers: Ints = np.arange(len(deals))
    games = (0, len(deals), laws, numbers, position, known, more)
    words: Ints = np.zeros((len(deals), rows.words), np.int64)
    bits: Bits = np.zeros((len(deals), filled(rows.features)), np.uint8)
    actions: Ints = np.zeros(len(deals), np.int64)
    table: Ints = np.array(rows.features, np.int64)
    while (left := np.flatnonzero(more[:, rows.over] == 0)).size:
        rows.kernels.write_games(*games, words)
        rows.kernels.write_inputs(0, len(deals), words, table, bits)
        logits = network.many_logits(bits[left])
        logits[bits[left, : rows.actions] == 0] = _NEVER  # the first bits of an input are what may be done
        actions[left] = logits.argmax(axis=1)
        rows.kernels.step_games(*games, actions)
    return [Deal(*parts) for parts in zip(laws, position, known, more, strict=True)]


_NEVER: Final = -np.inf


def _parts(deal: Deal) -> tuple[Ints, Ints, Ints, Ints]:
    return deal.law, deal.position, deal.known, deal.more
