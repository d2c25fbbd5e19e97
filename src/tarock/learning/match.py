"""``python -m tarock.learning.match NET [RIVAL]``: how far a network is ahead of another, or of the books.

The same cards are played at every place, in the kernels; it needs torch, Numba and NumPy only.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import torch

from tarock.learning.evaluate import Lead, Policy, Rival, greedy, lead_of
from tarock.learning.export import import_actor
from tarock.learning.family import family
from tarock.learning.folder import game_of, prepared
from tarock.learning.games import Games


def main() -> None:
    """Measure a network by the rules of a training folder."""
    parser = argparse.ArgumentParser(prog="python -m tarock.learning.match", description=main.__doc__)
    parser.add_argument("folder", type=Path, help="a folder that was prepared: its rulesets are played by")
    parser.add_argument("net", type=Path)
    parser.add_argument("rival", type=Path, nargs="?", help="another network; the books when none is named")
    parser.add_argument("--deals", type=int, default=8_192)
    parser.add_argument("--seed", type=int, default=4_711)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--surrounded", action="store_true", help="one rival among networks, not the network alone")
    given = parser.parse_args()
    rules = Rules.of(given.folder, given.device, given.deals)
    policy = rules.policy(given.net)
    rival: Rival = "book" if given.rival is None else rules.policy(given.rival)
    for name, lead in rules.leads(policy, rival, given.seed, alone=not given.surrounded):
        sys.stdout.write(f"{given.net} over {given.rival or 'book'}, {name}: {lead}\n")


@dataclass(frozen=True, slots=True)
class Rules:
    """The rulesets of a training folder, with a table for each deal and place."""

    names: tuple[str, ...]
    games: Games

    @classmethod
    def of(cls, folder: Path, device: str, deals: int) -> "Rules":
        """Return the rules of a folder that was prepared.

        :raises FileNotFoundError: if it was not.
        """
        _, names, rows = prepared(folder)
        kind = family(game_of(folder))
        return cls(names, Games(kind.seats * deals, torch.tensor(rows), device, kind))

    def policy(self, net: Path) -> Policy:
        """Return what a network plays.

        :raises TarockError: if it was made for something else.
        """
        return greedy(import_actor(net, self.games.family).to(self.games.device))

    def leads(self, policy: Policy, rival: Rival, seed: int, *, alone: bool = True) -> Iterator[tuple[str, Lead]]:
        """Give the lead over a rival in every ruleset."""
        seats = self.games.family.seats
        for which, name in enumerate(self.names):
            yield name, lead_of(self.games, seats * which, policy, rival, seed=seed, alone=alone)


if __name__ == "__main__":
    main()
