"""``python -m tarock.learning FOLDER``: train what was prepared in a folder; needs torch, Numba and NumPy only."""

import argparse
import sys
from pathlib import Path

from tarock.learning.run import Training, compare_machines


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
    training = Training(given.folder, given.device)
    if given.resume:
        training.resume()
    training.run(given.pause_after)


if __name__ == "__main__":
    main()
