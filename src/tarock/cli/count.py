"""``tarock count``: tricks go by, faster with every right answer, and then it is asked what has gone."""

import sys
import time
from dataclasses import dataclass
from pathlib import Path

import click

from tarock.cli.output import fitted, print_lines
from tarock.core.seats import SEAT_NAMES
from tarock.school import progress as kept
from tarock.school.counting import Count, Exercise, count, pace
from tarock.school.progress import with_count
from tarock.telling.line import Line
from tarock.telling.sentences import Reader, sentences
from tarock.words import Words, words_in

_MILLISECONDS = 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Which exercise of which game, how often, and where the speed is kept."""

    progress: Path
    exercise: Exercise = "c1"
    family: str = "danish"
    times: int = 5
    seed: str = "1"
    speed: int | None = None
    language: str = "en"


def run(options: Options) -> None:
    """Ask some exercises, each a step faster than the one before if that was right."""
    known, words = kept.read(options.progress), words_in(options.language)
    key = f"{options.exercise}-{options.family}"
    speed = options.speed or known.counting.get(key, 1)
    rights = 0
    for number in range(options.times):
        exercise = count(options.exercise, options.family, f"{options.seed}/{number}", speed)
        right = _asked(exercise, words)
        rights += right
        speed = pace().after(speed, right=right)
    kept.write(with_count(known, key, speed), options.progress)
    print_lines(["", words("count-done", right=rights, of=options.times, speed=speed)])


def _asked(exercise: Count, words: Words) -> bool:
    """Show the tricks of an exercise and ask; return whether all answers were right."""
    reader = Reader.of(words, exercise.family, SEAT_NAMES, exercise.seat)
    own = Line("coach-deal-hand", "word", seat=exercise.seat, cards={"cards": exercise.hand})
    print_lines(fitted(["", *sentences([own], reader)]))
    for trick in exercise.tricks:
        cards = "  ".join(f"{reader.name(seat)} {reader.card(card)}" for seat, card in trick.plays)
        click.echo(f"{trick.number:>3}. {cards}")
        time.sleep(exercise.milliseconds * len(trick.plays) / _MILLISECONDS)
    if sys.stdout.isatty():
        click.clear()
    rights = True
    for ask in exercise.asks:
        given = click.prompt(sentences([ask.line], reader)[0], type=int, prompt_suffix=" ")
        right = given == ask.number
        rights = rights and right
        click.echo(words("count-right") if right else words("count-wrong", number=ask.number))
    return rights
