"""Committing to a draw, and drawing."""

from pathlib import Path

from tarock.cli.tournament.keeping import now, read, say
from tarock.cli.tournament.showing import draw_lines
from tarock.club.tournament import drawing
from tarock.club.tournament.draw import repeats
from tarock.club.tournament.export import draw_json
from tarock.club.tournament.log import Log
from tarock.core.sentences import Sentence


def commit(file: Path, *, again: bool, seed: str | None, as_json: bool, language: str) -> None:
    """Commit to the draw of a round."""
    committed = drawing.commit(read(file, language), now(), again=again, seed=seed)
    shown = Sentence("cup-commit-show", round=committed.round, hash=committed.hash)
    sentences = [shown, Sentence("cup-commit-word", file=str(file))]
    say({"round": committed.round, "hash": committed.hash}, sentences, as_json=as_json, language=language)


def draw(file: Path, *, word: str, as_json: bool, language: str) -> None:
    """Draw what was committed to; without a commitment, begin the next round as it was drawn before."""
    log = read(file, language)
    drawing.draw(log, now(), word)
    _say_draw(log, as_json=as_json, language=language)


def _say_draw(log: Log, *, as_json: bool, language: str) -> None:
    tournament = log.tournament
    number = len(tournament.rounds)
    repeated = repeats(each.draw for each in tournament.rounds)
    answer = {**draw_json(tournament, number), "repeats": repeated}
    sentences = [*draw_lines(tournament, number), Sentence("cup-drawn-repeats", repeats=repeated)]
    say(answer, sentences, as_json=as_json, language=language)
