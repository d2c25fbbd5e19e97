"""``tarock progress``: what the school remembers of a learner; exported, imported and erased."""

from pathlib import Path

import click

from tarock.cli.output import fitted, print_lines
from tarock.school import progress as kept
from tarock.school.schedule import due
from tarock.words import words_in
from tarock.words.figures import written


def show(file: Path, language: str) -> None:
    """Print stars, the rating with its interval, what comes again, and the trend of losses."""
    from datetime import UTC, datetime

    known, words = kept.read(file), words_in(language)
    low, high = known.rating.interval
    lines = [
        words("progress-stars", lessons=len(known.stars), stars=sum(known.stars.values())),
        words("progress-puzzles", tried=len(known.solved), solved=sum(known.solved.values())),
        words("puzzle-rating", rating=round(known.rating.rating), low=low, high=high),
        words("progress-due", many=len(due(known.boxes, datetime.now(UTC).date())), all=len(known.boxes)),
    ]
    lines += [
        words("progress-counted", game=words(f"web-rules-family-{family}"), right=each.right, asked=each.asked)
        for family, each in known.counted.items()
    ]
    if known.trend is not None:
        before, now = (written(f"{loss:.1f}", words) for loss in known.trend)
        lines.append(words("progress-trend", deals=len(known.deals), before=before, now=now))
    if known.votes:
        lines.append(words("progress-votes", puzzles=len(known.votes)))
    if known.own:
        lines.append(words("progress-own", puzzles=len(known.own)))
    if known.most_missed:
        lines.append(
            words("progress-missed", advice=", ".join(f"{name} ({times})" for name, times in known.most_missed))
        )
    print_lines(fitted(lines))


def export(file: Path, to: Path) -> None:
    """Write what is remembered into another file."""
    kept.write(kept.read(file), to)


def bring_in(file: Path, other: Path) -> None:
    """Put what another file remembers in the place of what is known here; a broken file changes nothing.

    :raises TarockError: if there is no such file, or it is broken.
    """
    kept.write(kept.read_existing(other), file)


def forget(file: Path, language: str, *, sure: bool) -> None:
    """Forget everything, when somebody is sure."""
    words = words_in(language)
    if sure or click.confirm(words("progress-erase")):
        kept.erase(file)
        click.echo(words("progress-erased"))
