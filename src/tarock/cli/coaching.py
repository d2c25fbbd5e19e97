"""The commands that say what to do, what was done, and what the books ask."""

from pathlib import Path
from typing import Any, Final

import click

from tarock.cli import options
from tarock.cli.errors import reports_errors

_draws = click.option("--seed", default="1", show_default=True, help="The same seed draws the same likely deals.")


@click.command()
@click.argument("file", type=options.FILE)
@options.deal
@click.option("--at", type=click.IntRange(1, 25), metavar="TRICK", help="Solve from before this trick.")
@click.option("--seconds", type=click.FloatRange(min=0.01), default=10, show_default=True, help="Time for a question.")
@options.as_json
@options.house
@options.language
@reports_errors
def solve(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Find out with open cards what each side can force, and what each card leads to.

    FILE is a record or a position from a book; - reads standard input.
    """
    from tarock.cli.solve import Options, run

    run(Options(**options))


@click.command()
@click.argument("file", type=options.FILE)
@options.deal
@options.at
@click.option(
    "--depth",
    type=click.IntRange(1, 3),
    default=2,
    show_default=True,
    help="1: where to look; 2: what to do, and the page; 3: the choices side by side.",
)
@_draws
@options.as_json
@options.house
@options.language
@reports_errors
def hint(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Tell the player on turn what to do and why, from what that player can see.

    FILE is a record, finished or not; - reads standard input.
    """
    from tarock.cli.coach import HintOptions, hint

    hint(HintOptions(**options))


@click.command()
@click.argument("file", type=options.FILE)
@click.option("--seat", required=True, metavar="A|NAME", help="Whose play is reviewed: a seat, or a player by name.")
@click.option(
    "--deal", type=click.IntRange(min=1), metavar="N", help="Which deal of the file; all together if not given."
)
@click.option("--open", "with_open_cards", is_flag=True, help="Also with open cards: what nobody could know.")
@click.option("--remember", is_flag=True, help="Let the school remember what errors cost (tarock progress).")
@options.progress
@_draws
@options.as_json
@options.house
@options.language
@reports_errors
def review(*, remember: bool, progress: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Tell what a player made of a deal: luck and play apart, and the dearest decisions with better ones.

    FILE is a record; - reads standard input.  Of several deals it tells the trend, and which advice was missed most.
    """
    from tarock.cli.coach import ReviewOptions, review

    review(ReviewOptions(remember=progress if remember else None, **options))


@click.command()
@click.argument("quiz", required=False, metavar="[QUIZ]")
@click.option("--answers", "with_answers", is_flag=True, help="Tell what the experts answer, and what it costs.")
@options.answers
def quiz(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Ask what the books on Danish Tarok ask their readers; without a name, list the quizzes."""
    from tarock.cli.quiz import Options, run

    run(Options(**options))


COACHING: Final[tuple[click.Command, ...]] = (solve, hint, review, quiz)
