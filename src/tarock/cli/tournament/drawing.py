"""Committing to a draw, and drawing."""

import secrets
from pathlib import Path

from tarock.cli.tournament.dealing import keep_seeds, write_secret
from tarock.cli.tournament.keeping import kept, read, say
from tarock.cli.tournament.showing import draw_lines
from tarock.club.tournament import events, proof
from tarock.club.tournament.draw import repeats
from tarock.club.tournament.export import draw_json
from tarock.club.tournament.log import Log
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence


def commit(file: Path, *, again: bool, seed: str | None, as_json: bool, language: str) -> None:
    """Commit to the draw of a round; the seed waits in a file beside the log that only its owner reads."""
    log = read(file, language)
    number = len(log.tournament.rounds) + (0 if again else 1)
    seed = seed or secrets.token_hex(16)
    dealing = secrets.token_hex(16) if log.tournament.settings.duplicate else ""
    committed = proof.commitment(log.tournament, seed, number, dealing)
    kept(log, committed)
    write_secret(_seed_file(file), seed)
    if dealing:
        keep_seeds(file, committed, dealing)
    shown = Sentence("cup-commit-show", round=number, hash=committed.hash)
    sentences = [shown, Sentence("cup-commit-word", file=str(file))]
    say({"round": number, "hash": committed.hash}, sentences, as_json=as_json, language=language)


def draw(file: Path, *, word: str, as_json: bool, language: str) -> None:
    """Draw what was committed to; without a commitment, begin the next round as it was drawn before."""
    log = read(file, language)
    tournament = log.tournament
    committed = tournament.committed
    if committed is None:
        kept(log, events.Continued(len(tournament.rounds) + 1))
    else:
        kept(log, proof.drawn(tournament, committed, _seed(file), word))
        _seed_file(file).unlink()
    _say_draw(log, as_json=as_json, language=language)


def _say_draw(log: Log, *, as_json: bool, language: str) -> None:
    tournament = log.tournament
    number = len(tournament.rounds)
    repeated = repeats(each.draw for each in tournament.rounds)
    answer = {**draw_json(tournament, number), "repeats": repeated}
    sentences = [*draw_lines(tournament, number), Sentence("cup-drawn-repeats", repeats=repeated)]
    say(answer, sentences, as_json=as_json, language=language)


def _seed_file(file: Path) -> Path:
    return file.with_name(f"{file.name}.seed")


def _seed(file: Path) -> str:
    try:
        return _seed_file(file).read_text("utf-8")
    except OSError as error:
        raise TarockError(Sentence("cup-no-seed", file=str(_seed_file(file)))) from error
