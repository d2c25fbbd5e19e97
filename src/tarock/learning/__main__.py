"""``python -m tarock.learning FOLDER``: train what was prepared in a folder; needs torch, Numba and NumPy only."""

import argparse
import sys
from pathlib import Path

import torch

from tarock.learning.comparing import compare
from tarock.learning.family import family
from tarock.learning.folder import game_of, prepared
from tarock.learning.run import Training


def main() -> None:
    """Train, or go on with a training."""
    parser = argparse.ArgumentParser(prog="python -m tarock.learning", description=main.__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--pause-after", type=float, metavar="MINUTES")
    parser.add_argument("--compare", type=int, metavar="DEALS", help="only compare so many deals with the CPU")
    given = parser.parse_args()
    if given.compare:
        compare_machines(given.folder, given.device, given.compare)
        return
    training = Training(given.folder, given.device)
    if given.resume:
        training.resume()
    training.run(given.pause_after)


def compare_machines(folder: Path, device: str, deals: int) -> None:
    """Play deals on a device and on the CPU, and tell where they differ.

    :raises SystemExit: if they do.
    """
    _, _, rows = prepared(folder)
    found = compare(deals, torch.tensor(rows), device, family=family(game_of(folder)))
    sys.stdout.write(f"equal on both machines: {found.equal} of {found.games} deals, {found.decisions} decisions\n")
    if found.equal != found.games:
        raise SystemExit("; ".join(found.differences))


if __name__ == "__main__":
    main()
