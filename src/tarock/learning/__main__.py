"""``python -m tarock.learning FOLDER``: train what was prepared in a folder; needs torch, Numba and NumPy only.

Under ``torchrun`` several processes do it together (:mod:`tarock.learning.team`).
"""

import argparse
import sys
from pathlib import Path

from tarock.learning.run import Training, compare_machines
from tarock.learning.team import Team


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
        sys.stdout.write(compare_machines(given.folder, given.device, given.compare) + "\n")
        return
    team = Team.joined(given.device)
    training = Training(given.folder, given.device, print if team.is_first else _nobody, team)
    if given.resume:
        training.resume()
    training.run(given.pause_after)
    team.leave()


def _nobody(_line: str) -> None:
    """Tell nothing: the first process does."""


if __name__ == "__main__":
    main()
