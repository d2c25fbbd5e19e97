"""Committing to a draw, and drawing: what nobody may know yet waits beside the log, in files for their owner alone."""

import os
import secrets
from pathlib import Path

import msgspec

from tarock.club.log import DESK, Kept
from tarock.club.tournament import events, proof
from tarock.club.tournament.duplicate import round_seed
from tarock.club.tournament.log import Log
from tarock.club.tournament.state import Tournament
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
    dealing = secrets.token_hex(16) if log.tournament.settings.duplicate else ""
    committed = proof.commitment(log.tournament, seed, number, dealing)
    if dealing:
        keep_seeds(log.file, committed, dealing)
    write_secret(seed_file(log.file, new=True), seed)
    log.keep(committed, at, sender, own)
    seed_file(log.file, new=True).replace(seed_file(log.file))
    return committed


def draw(log: Log, at: int, word: str = "", sender: str = DESK, own: str = "") -> Kept[events.Event]:
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


def write_secret(file: Path, text: str) -> None:
    """Write a file that only its owner reads."""
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
        stream.write(text)


def keep_seeds(file: Path, committed: events.Committed, master: str) -> None:
    """Keep the seeds of the rounds of a commitment beside the log, by their hashes, until they are told."""
    seeds = _seeds(file)
    seeds |= {each: round_seed(master, number) for number, each in enumerate(committed.deals, committed.round)}
    write_secret(_seeds_file(file), msgspec.json.encode(seeds).decode())


def seed_of(file: Path, tournament: Tournament, number: int) -> str:
    """Return the seed of the deals of a round: from the log if it was told, else from the desk's file.

    :raises TarockError: if the tables do not play the same cards, or the file is lost.
    """
    played = tournament.round(number)
    if not tournament.settings.duplicate:
        raise TarockError(Sentence("cup-no-duplicate"))
    seed = played.deals_seed or _seeds(file).get(played.deals_hash)
    if not seed:
        raise TarockError(Sentence("cup-deals-lost", file=str(_seeds_file(file))))
    return seed


def _seeds_file(file: Path) -> Path:
    return file.with_name(f"{file.name}.deals")


def _seeds(file: Path) -> dict[str, str]:
    if not _seeds_file(file).exists():
        return {}
    return msgspec.json.decode(_seeds_file(file).read_bytes(), type=dict[str, str])
