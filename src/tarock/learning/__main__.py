"""``python -m tarock.learning FOLDER``: train what was prepared in a folder; needs torch, Numba and NumPy only."""

import argparse
from pathlib import Path

from tarock.learning.run import Training


def main() -> None:
    """Train, or go on with a training."""
    parser = argparse.ArgumentParser(prog="python -m tarock.learning", description=main.__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--pause-after", type=float, metavar="MINUTES")
    given = parser.parse_args()
    training = Training(given.folder, given.device)
    if given.resume:
        training.resume()
    training.run(given.pause_after)


if __name__ == "__main__":
    main()
