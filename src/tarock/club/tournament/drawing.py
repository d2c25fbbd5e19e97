"""Committing to a draw and drawing: the seed waits in a file beside the log, which only its owner reads."""

import os
import secrets
from pathlib import Path

from tarock.club.tournament import events, proof
from tarock.club.tournament.log import DESK, Kept, Log
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence


def commit(
    log: Log, at: int, *, again: bool = False, seed: str | None = None, sender: str = DESK, own: str = ""
) -> events.Committed:
    """Commit to the draw of the next round, or of the last one again.

    :param own: the sender's own number of it.
    :raises TarockError: if it cannot be drawn now.
    """
    number = len(log.tournament.rounds) + (0 if again else 1)
    seed = seed or secrets.token_hex(16)
    committed = proof.commitment(log.tournament, seed, number)
    _write_private(seed_file(log.file, new=True), seed)
    log.keep(committed, at, sender, own)
    seed_file(log.file, new=True).replace(seed_file(log.file))
    return committed


def draw(log: Log, at: int, word: str = "", sender: str = DESK, own: str = "") -> Kept:
    """Draw what was committed to; without a commitment, begin the next round as it was drawn before.

    :raises TarockError: if it cannot be drawn now.
    """
    tournament = log.tournament
    if tournament.committed is None:
        return log.keep(events.Continued(len(tournament.rounds) + 1), at, sender, own)
    kept = log.keep(proof.drawn(tournament, tournament.committed, _seed(log.file), word), at, sender, own)
    seed_file(log.file).unlink()
    return kept


def seed_file(log: Path, *, new: bool = False) -> Path:
    """Return where the seed of a log waits; ``new``: until its commitment is kept."""
    return log.with_name(f"{log.name}.seed{'.new' if new else ''}")


def _seed(log: Path) -> str:
    file = seed_file(log)
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise TarockError(Sentence("cup-no-seed", file=str(file))) from error


def _write_private(file: Path, text: str) -> None:
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
        stream.write(text)
