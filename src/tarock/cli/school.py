"""The commands of the school: lessons, puzzles, counting, and what it remembers."""

from datetime import datetime
from pathlib import Path
from typing import Any, Final

import click

from tarock.cli import options
from tarock.cli.errors import reports_errors

_family = click.option("--family", type=options.FAMILY, help="Of one game only.")
KIND: Final = click.Choice([  # those of tarock.school.puzzles, which is not loaded for this alone
    "ending", "closed", "stop", "negative", "skat", "lead", "bid", "king", "discard", "announce", "kontra", "infer",
    "declare", "settle", "fault",
])  # fmt: skip


@click.command()
@click.argument("lesson", required=False)
@_family
@options.progress
@options.language
@reports_errors
def learn(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Learn to play: without a LESSON, list them all; d00 and k00 are short tests for players of other games."""
    from tarock.cli.learn import Options, run

    run(Options(**options))


@click.group(invoke_without_command=True)
@click.pass_context
def puzzle(context: click.Context) -> None:
    """Solve puzzles that are proved; without a command, the next one."""
    if context.invoked_subcommand is None:
        context.invoke(puzzle_next)


@puzzle.command("next")
@click.argument("puzzle", required=False, metavar="[PUZZLE]")
@_family
@click.option("--kind", type=KIND, help="Of one kind only.")
@click.option("--books", is_flag=True, help="What the books ask, with the experts' answers.")
@options.progress
@options.language
@reports_errors
def puzzle_next(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Ask a puzzle: a named one, one that comes again today, or one about as hard as you are strong."""
    from tarock.cli.puzzle import NextOptions, ask_next

    ask_next(NextOptions(**options))


@puzzle.command("today")
@click.option("--day", type=click.DateTime(["%Y-%m-%d"]), help="Of another day.")
@options.progress
@options.language
@reports_errors
def puzzle_today(*, day: datetime | None, progress: Path, language: str) -> None:
    """Ask the puzzle of the day, which is the same for everybody."""
    from tarock.cli.puzzle import ask_today

    ask_today(progress, language, None if day is None else day.date())


@puzzle.command("own")
@click.argument("file", type=options.FILE)
@click.option("--seat", required=True, metavar="A|NAME", help="Whose mistakes: a seat, or a player by name.")
@options.deal
@options.progress
@options.language
@reports_errors
def puzzle_own(*, file: Path, seat: str, deal: int, progress: Path, language: str) -> None:
    """Turn the mistakes that you made in a recorded deal into puzzles that come again."""
    from tarock.cli.puzzle import add_own

    add_own(file, seat, deal, progress, language)


@puzzle.command("bad")
@click.argument("puzzle")
@click.option("--undo", is_flag=True, help="It is good after all.")
@options.progress
@options.language
@reports_errors
def puzzle_bad(*, puzzle: str, undo: bool, progress: Path, language: str) -> None:
    """Mark a PUZZLE as not good: it comes no more; the mark lies in your own file and goes with its export."""
    from tarock.cli.puzzle import vote

    vote(puzzle, progress, language, bad=not undo)


@puzzle.command("mine")
@click.option(
    "--out", type=options.FILE, required=True, metavar="FILE", help="The journal; one that exists is gone on with."
)
@click.option("--family", type=options.FAMILY, default="danish", show_default=True)
@click.option("--seed", default="shelf", show_default=True, help="The same seed gives the same puzzles.")
@click.option("--kind", "kinds", type=KIND, multiple=True, help="Only these kinds; as the recipe says if not given.")
@click.option("--deals", type=click.IntRange(min=1), default=6000, show_default=True, help="How many deals at most.")
@options.language
@reports_errors
def puzzle_mine(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Let bots play deals, and keep the puzzles that are found and proved in them."""
    from tarock.cli.puzzle import MineOptions, mine

    mine(MineOptions(**options))


@puzzle.command("check")
@click.argument("puzzles", nargs=-1, metavar="[PUZZLE]...")
@click.option("--sample", type=click.IntRange(min=1), metavar="N", help="Only so many, drawn by the seed.")
@click.option("--seed", default="proof", show_default=True, help="Draws other deals to confirm what was weighed.")
@click.option("--deals", type=click.IntRange(min=100), default=5000, show_default=True, help="How many of them.")
@options.language
@reports_errors
def puzzle_check(*, puzzles: tuple[str, ...], sample: int | None, seed: str, deals: int, language: str) -> None:
    """Prove puzzles once more: all that come with the program, or some."""
    from tarock.cli.puzzle import check

    check(puzzles, sample=sample, seed=seed, deals=deals, language=language)


@click.command()
@click.argument("exercise", type=click.Choice(["c1", "c2", "c3", "c4"]), default="c1")
@click.option("--family", type=options.FAMILY, default="danish", show_default=True)
@click.option("--times", type=click.IntRange(1, 100), default=5, show_default=True, help="How often.")
@click.option("--speed", type=click.IntRange(1, 12), help="How fast cards go by; as last time if not given.")
@click.option("--seed", help="The same seed shows the same tricks.")
@options.progress
@options.language
@reports_errors
def count(*, seed: str | None, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Train counting: c1 taroks, c2 by hand (the French way), c3 suits and courts, c4 as in play."""
    from secrets import token_hex

    from tarock.cli.count import Options, run

    run(Options(seed=seed or token_hex(4), **options))


@click.command()
@click.option("--export", "to", type=options.FILE, metavar="FILE", help="Write it into another file.")
@click.option("--import", "other", type=options.FILE, metavar="FILE", help="Take what another file remembers instead.")
@click.option("--erase", is_flag=True, help="Forget everything.")
@click.option("--yes", "sure", is_flag=True, help="Do not ask whether to forget.")
@options.progress
@options.language
@reports_errors
def progress(*, to: Path | None, other: Path | None, erase: bool, sure: bool, progress: Path, language: str) -> None:
    """Show what the school remembers of you; it lies in one file of yours, and nobody else has it."""
    from tarock.cli.progress import bring_in, export, forget, show

    if to is not None:
        export(progress, to)
    elif other is not None:
        bring_in(progress, other)
    elif erase:
        forget(progress, language, sure=sure)
    else:
        show(progress, language)


SCHOOL: Final[tuple[click.Command, ...]] = (learn, puzzle, count, progress)
