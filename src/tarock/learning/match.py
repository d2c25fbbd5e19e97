"""``python -m tarock.learning.match NET [RIVAL]``: how far a network is ahead of another, or of the books.

The same cards are played at every place, in the kernels; it needs torch, Numba and NumPy only.
"""

import argparse
import sys
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
    parser.add_argument(
        "--surrounded", action="store_true", help="one rival among networks, instead of the network alone"
    )
    given = parser.parse_args()
    policy = _policy(given.folder, given.net, given.device)
    rival: Rival = "book" if given.rival is None else _policy(given.folder, given.rival, given.device)
    for name, lead in matches(given.folder, policy, rival, given.device, given.deals, given.seed, not given.surrounded):
        sys.stdout.write(f"{given.net} over {given.rival or 'book'}, {name}: {lead}\n")


def matches(
    folder: Path,
    policy: Policy,
    rival: Rival,
    device: str,
    deals: int,
    seed: int,
    alone: bool,  # noqa: FBT001
) -> list[tuple[str, Lead]]:
    """Return the lead over a rival in every ruleset of a folder."""
    _, names, rows = prepared(folder)
    kind = family(game_of(folder))
    games = Games(kind.seats * deals, torch.tensor(rows), device, kind)
    return [
        (name, lead_of(games, kind.seats * which, policy, rival, seed=seed, alone=alone))
        for which, name in enumerate(names)
    ]


def _policy(folder: Path, net: Path, device: str) -> Policy:
    return greedy(import_actor(net, family(game_of(folder))).to(device))


if __name__ == "__main__":
    main()
