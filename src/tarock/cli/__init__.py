"""The command line.  Each command imports what it needs when it runs, so that ``--help`` and ``settle`` start fast."""

import os
from datetime import datetime
from pathlib import Path
from typing import Any

import click

from tarock.bots.levels import OFFERED, SIMPLEST, USUAL
from tarock.cli.errors import reports_errors
from tarock.cli.languages import language_of_environment
from tarock.cli.tournament import tournament

_FILE = click.Path(path_type=Path)
_house = click.option(
    "--rules",
    "house",
    multiple=True,
    type=_FILE,
    metavar="FILE",
    help="A house ruleset (TOML), to be used under its id; may be repeated.",
)
_language = click.option(
    "--lang",
    "-l",
    "language",
    type=click.Choice(["en", "da", "de"]),  # those of tarock.words, which is not loaded for this alone
    default=lambda: language_of_environment(os.environ),
    envvar="TAROCK_LANG",
    show_default="that of LANG, or en",
    show_envvar=True,
    help="The language to speak.",
)
_evening = click.option(
    "--evening",
    "as_evening",
    is_flag=True,
    help="The deals follow from each other: carry the cups on, check that they do, and add them up.",
)
_deal = click.option("--deal", type=click.IntRange(min=1), default=1, show_default=True, help="Which deal of the file.")
_draws = click.option("--seed", default="1", show_default=True, help="The same seed draws the same likely deals.")
_json = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")


_progress = click.option(
    "--progress",
    type=_FILE,
    default=lambda: Path(click.get_app_dir("tarock")) / "school.json",
    envvar="TAROCK_SCHOOL",
    show_default="where the system keeps data of programs",
    show_envvar=True,
    metavar="FILE",
    help="Where the school remembers what you have done.",
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="tarock")
def app() -> None:
    """Play, learn and keep score of Tarock as the books describe it."""


app.add_command(tournament)


@app.command()
@click.option(
    "--players",
    type=click.IntRange(3, 7),
    help="How many sit at the table: 3 to 7 in Danish Tarok (usually 3), 4 in Königrufen.",
)
@click.option(
    "--ruleset", default="danish-hjoerring", show_default=True, help="The book to play by, or a house ruleset's file."
)
@click.option("--rotation", help="Which rotation of the book, where it has several.")
@click.option(
    "--mode",
    type=click.Choice(["strict", "table"]),
    default="strict",
    show_default=True,
    help="Whether acts against the rules are refused, or happen as at a real table and can be claimed.",
)
@click.option(
    "--level",
    default=USUAL,
    show_default=True,
    metavar="LEVEL[,LEVEL…]",
    help=f"How strong the bots are, one level for all or one for each: {', '.join(OFFERED)}.",
)
@click.option("--seed", help="Repeat an evening with the same cards.")
@click.option("--coach", is_flag=True, help="Ask again before something is final that is clearly a mistake.")
@click.option("--record", type=_FILE, metavar="FILE", help="Add every finished deal to a file of records.")
@_house
@_language
@reports_errors
def play(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Play Danish Tarok or Königrufen in the terminal against bots of any strength."""
    from tarock.cli.play import Options, run

    run(Options(**options))


@app.command()
@click.argument("file", type=_FILE)
@_json
@click.option("--sheet", "as_sheet", is_flag=True, help="Print the settlement sheet that the record amounts to.")
@click.option("--keep-going", is_flag=True, help="Leave out deals that cannot be read, and say why.")
@_evening
@_house
@_language
@reports_errors
def replay(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Check and settle a record (.tarock); - reads standard input."""
    from tarock.cli.replay import run

    run(file, **options)


@app.command()
@click.argument("file", type=_FILE)
@_json
@_house
@_language
@reports_errors
def referee(file: Path, *, as_json: bool, house: tuple[Path, ...], language: str) -> None:
    """List every fault in a record, who could know of it, what the book says and what is to be paid.

    The record may have been played in table mode or written down from memory; - reads standard input.
    """
    from tarock.cli.referee import run

    run(file, as_json=as_json, house=house, language=language)


@app.command()
@click.argument("file", type=_FILE)
@_json
@_evening
@_house
@_language
@reports_errors
def settle(file: Path, *, as_json: bool, as_evening: bool, house: tuple[Path, ...], language: str) -> None:
    """Settle a sheet: what happened in a deal, as JSON; - reads standard input."""
    from tarock.cli.settle import run

    run(file, as_json=as_json, as_evening=as_evening, house=house, language=language)


@app.command()
@click.argument("file", type=_FILE)
@_deal
@click.option("--at", type=click.IntRange(1, 25), metavar="TRICK", help="Solve from before this trick.")
@click.option("--seconds", type=click.FloatRange(min=0.01), default=10, show_default=True, help="Time for a question.")
@_json
@_house
@_language
@reports_errors
def solve(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Find out with open cards what each side can force, and what each card leads to.

    FILE is a record or a position from a book; - reads standard input.
    """
    from tarock.cli.solve import Options, run

    run(Options(**options))


@app.command()
@click.argument("file", type=_FILE)
@_deal
@click.option("--at", type=click.IntRange(min=0), metavar="STEP", help="After so many acts; at the end if not given.")
@click.option(
    "--depth",
    type=click.IntRange(1, 3),
    default=2,
    show_default=True,
    help="1: where to look; 2: what to do, and the page; 3: the choices side by side.",
)
@_draws
@_json
@_house
@_language
@reports_errors
def hint(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Tell the player on turn what to do and why, from what that player can see.

    FILE is a record, finished or not; - reads standard input.
    """
    from tarock.cli.coach import HintOptions, hint

    hint(HintOptions(**options))


@app.command()
@click.argument("file", type=_FILE)
@click.option("--seat", required=True, metavar="A|NAME", help="Whose play is reviewed: a seat, or a player by name.")
@click.option(
    "--deal", type=click.IntRange(min=1), metavar="N", help="Which deal of the file; all together if not given."
)
@click.option("--open", "with_open_cards", is_flag=True, help="Also with open cards: what nobody could know.")
@click.option("--remember", is_flag=True, help="Let the school remember what errors cost (tarock progress).")
@_progress
@_draws
@_json
@_house
@_language
@reports_errors
def review(*, remember: bool, progress: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Tell what a player made of a deal: luck and play apart, and the dearest decisions with better ones.

    FILE is a record; - reads standard input.  Of several deals it tells the trend, and which advice was missed most.
    """
    from tarock.cli.coach import ReviewOptions, review

    review(ReviewOptions(remember=progress if remember else None, **options))


@app.command()
@click.argument("quiz", required=False, metavar="[QUIZ]")
@click.option("--answers", "with_answers", is_flag=True, help="Tell what the experts answer, and what it costs.")
@_json
@_language
@reports_errors
def quiz(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Ask what the books on Danish Tarok ask their readers; without a name, list the quizzes."""
    from tarock.cli.quiz import Options, run

    run(Options(**options))


_family = click.option("--family", type=click.Choice(["danish", "koenigrufen"]), help="Of one game only.")
_kind = click.Choice([  # those of tarock.school.puzzles, which is not loaded for this alone
    "ending", "closed", "stop", "negative", "skat", "lead", "bid", "king", "discard", "announce", "kontra", "infer",
    "declare", "settle", "fault",
])  # fmt: skip


@app.command()
@click.argument("lesson", required=False)
@_family
@_progress
@_language
@reports_errors
def learn(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Learn to play: without a LESSON, list them all; d00 and k00 are short tests for players of other games."""
    from tarock.cli.learn import Options, run

    run(Options(**options))


@app.group(invoke_without_command=True)
@click.pass_context
def puzzle(context: click.Context) -> None:
    """Solve puzzles that are proved; without a command, the next one."""
    if context.invoked_subcommand is None:
        context.invoke(puzzle_next)


@puzzle.command("next")
@click.argument("puzzle", required=False, metavar="[PUZZLE]")
@_family
@click.option("--kind", type=_kind, help="Of one kind only.")
@click.option("--books", is_flag=True, help="What the books ask, with the experts' answers.")
@_progress
@_language
@reports_errors
def puzzle_next(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Ask a puzzle: a named one, one that comes again today, or one about as hard as you are strong."""
    from tarock.cli.puzzle import NextOptions, ask_next

    ask_next(NextOptions(**options))


@puzzle.command("today")
@click.option("--day", type=click.DateTime(["%Y-%m-%d"]), help="Of another day.")
@_progress
@_language
@reports_errors
def puzzle_today(*, day: datetime | None, progress: Path, language: str) -> None:
    """Ask the puzzle of the day, which is the same for everybody."""
    from tarock.cli.puzzle import ask_today

    ask_today(progress, language, None if day is None else day.date())


@puzzle.command("own")
@click.argument("file", type=_FILE)
@click.option("--seat", required=True, metavar="A|NAME", help="Whose mistakes: a seat, or a player by name.")
@_deal
@_progress
@_language
@reports_errors
def puzzle_own(*, file: Path, seat: str, deal: int, progress: Path, language: str) -> None:
    """Turn the mistakes that you made in a recorded deal into puzzles that come again."""
    from tarock.cli.puzzle import add_own

    add_own(file, seat, deal, progress, language)


@puzzle.command("mine")
@click.option("--out", type=_FILE, required=True, metavar="FILE", help="The journal; one that exists is gone on with.")
@click.option("--family", type=click.Choice(["danish", "koenigrufen"]), default="danish", show_default=True)
@click.option("--seed", default="shelf", show_default=True, help="The same seed gives the same puzzles.")
@click.option("--kind", "kinds", type=_kind, multiple=True, help="Only these kinds; as the recipe says if not given.")
@click.option("--deals", type=click.IntRange(min=1), default=6000, show_default=True, help="How many deals at most.")
@_language
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
@_language
@reports_errors
def puzzle_check(*, puzzles: tuple[str, ...], sample: int | None, seed: str, deals: int, language: str) -> None:
    """Prove puzzles once more: all that come with the program, or some."""
    from tarock.cli.puzzle import check

    check(puzzles, sample=sample, seed=seed, deals=deals, language=language)


@app.command()
@click.argument("exercise", type=click.Choice(["c1", "c2", "c3", "c4"]), default="c1")
@click.option("--family", type=click.Choice(["danish", "koenigrufen"]), default="danish", show_default=True)
@click.option("--times", type=click.IntRange(1, 100), default=5, show_default=True, help="How often.")
@click.option("--speed", type=click.IntRange(1, 12), help="How fast cards go by; as last time if not given.")
@click.option("--seed", help="The same seed shows the same tricks.")
@_progress
@_language
@reports_errors
def count(*, seed: str | None, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Train counting: c1 taroks, c2 by hand (the French way), c3 suits and courts, c4 as in play."""
    from secrets import token_hex

    from tarock.cli.count import Options, run

    run(Options(seed=seed or token_hex(4), **options))


@app.command()
@click.option("--export", "to", type=_FILE, metavar="FILE", help="Write it into another file.")
@click.option("--import", "other", type=_FILE, metavar="FILE", help="Take what another file remembers instead.")
@click.option("--erase", is_flag=True, help="Forget everything.")
@click.option("--yes", "sure", is_flag=True, help="Do not ask whether to forget.")
@_progress
@_language
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


@app.command()
@click.argument("rulesets", nargs=-1, metavar="[RULESET]...")
@click.option(
    "--levels",
    default=f"{SIMPLEST},{USUAL}",
    show_default=True,
    metavar="LEVEL,LEVEL,…",
    help=f"Who plays: {', '.join((SIMPLEST, *OFFERED))}; search:40 is a search of 40 worlds, "
    "net:FILE.npz a network that was trained. "
    "One level alone plays with itself, to show what its play is like.",
)
@click.option("--deals", "-n", type=click.IntRange(min=2), default=100, show_default=True, help="Deals of every match.")
@click.option("--seed", default="1", show_default=True, help="The same seed gives the same cards and the same bots.")
@click.option(
    "--rotations",
    type=click.Choice(["alone", "challenge", "mixed"]),
    default="alone",
    show_default=True,
    help="At which tables a deal is played: each level alone among the other in every seat, only the later "
    "one so, or all levels at one table in every order.",
)
@click.option(
    "--pairs",
    type=click.Choice(["all", "next"]),
    default="all",
    show_default=True,
    help="Whether each level meets all others, or only the next one of the list.",
)
@click.option("--timed", is_flag=True, help="Hold levels to their seconds for a move, as in play; not repeatable.")
@click.option(
    "--workers", type=click.IntRange(min=1), metavar="N", help="How many processes; as a rule one a processor."
)
@click.option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster whose scheduler is at tcp://host:port.")
@click.option("--journal", type=_FILE, metavar="FILE", help="Keep every finished deal, and go on where FILE ends.")
@click.option("--json", type=_FILE, metavar="FILE", help="Write the report for programs; - prints nothing else.")
@click.option("--ladder", type=_FILE, metavar="FILE.svg", help="Draw the levels with their intervals.")
@click.option("--bands", is_flag=True, help="Fail when the play of a level, alone at a table, leaves what is sane.")
@_house
@_language
@reports_errors
def arena(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Measure levels of play against each other: the same cards in every seat, with 95 % intervals over deals.

    RULESETS are the books to play by: danish-hjoerring when none is named.  Ctrl-C ends a run and shows what was
    measured so far.
    """
    from tarock.cli.arena import Options, run

    run(Options(**options))


@app.command()
@click.argument("rulesets", nargs=-1, metavar="[RULESET]...")
@click.option("--out", "folder", type=_FILE, required=True, metavar="FOLDER", help="Where the training is kept.")
@click.option("--minutes", type=click.FloatRange(min=0.01), help="How long to train; 9 when nothing is said.")
@click.option(
    "--iterations",
    type=click.IntRange(min=1),
    help="How often to play and learn, instead of minutes; then the same seed gives the same network.",
)
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, help="Of cards, dice and weights.")
@click.option(
    "--size",
    type=click.Choice(["full", "small"]),
    default="full",
    show_default=True,
    help="The network that plays, for a GPU; or one that is small enough for a CPU, to try it out.",
)
@click.option("--device", type=click.Choice(["cuda", "cpu"]), help="Where to train; on an NVIDIA GPU if there is one.")
@click.option("--resume", is_flag=True, help="Go on from the last checkpoint in FOLDER.")
@click.option("--pause-after", type=click.FloatRange(min=0.01), metavar="MINUTES", help="Stop; --resume goes on later.")
@click.option(
    "--prepare", "only_prepare", is_flag=True, help="Only write FOLDER, for a machine that has torch and little else."
)
@click.option(
    "--against",
    type=_FILE,
    metavar="NET.npz",
    help="Train an exploiter: it begins as this network, sits alone among players who ask it, and learns to beat it.",
)
@click.option(
    "--from",
    "first_self",
    type=_FILE,
    metavar="NET.npz",
    help="Begin as this network instead of from nothing, and learn among players by the book as well.",
)
@_house
@_language
@reports_errors
def train(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Train a network by letting it play against itself, and measure it against the books.

    RULESETS are the books of Danish Tarok to play by, both when none is named.  FOLDER gets the network (net.npz, for
    `tarock arena --levels book,net:FOLDER/net.npz`), its learning curve and checkpoints.  Ctrl-C keeps what was learnt.
    """
    from tarock.cli.train import Options, run

    run(Options(**options))


@app.command()
@click.argument("ruleset", default="danish-hjoerring")
@click.option("--seed", help="Deal the same cards again.")
@click.option("--dealer", type=click.Choice(["A", "B", "C", "D"]), default="C", show_default=True, help="Who deals.")
@click.option("--number", "-n", type=click.IntRange(min=1), default=1, help="How many deals; the deal passes on.")
@_house
@reports_errors
def deal(ruleset: str, seed: str | None, dealer: str, number: int, house: tuple[Path, ...]) -> None:
    """Deal cards and print them as a record."""
    from tarock.cli.deal import run

    run(ruleset, seed=seed, dealer=dealer, number=number, house=house)


@app.command()
@click.argument("ruleset", required=False)
@click.option("--check", type=_FILE, metavar="FILE", help="Only check a house ruleset's file.")
@_language
@reports_errors
def rules(ruleset: str | None, check: Path | None, language: str) -> None:
    """Print the rule book of a ruleset with its sources; without one, list the rulesets."""
    from tarock.cli.rules import run

    run(ruleset, language=language, check=check)


@app.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 for all.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes any free port.")
@click.option("--data", type=_FILE, metavar="FOLDER", help="Where tables are kept; made when it is missing.")
@click.option("--database", metavar="URL", help="A PostgreSQL that several servers may share, instead of a file.")
@click.option("--origin", "origins", multiple=True, metavar="URL", help="Another site whose pages may use this server.")
@click.option("--https", "secure", is_flag=True, help="People reach the server by https, through a proxy.")
@click.option("--bot-workers", type=click.IntRange(1, 64), help="Processes in which bots think; as a rule two.")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), default="warning")
@_language
@reports_errors
def serve(*, host: str, port: int, data: Path | None, language: str, log_level: str, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Open tables for people and bots, over the network."""
    from tarock.cli.serve import data_folder, run
    from tarock.server.options import Options

    run(Options(data=data or data_folder(), **options), host, port, language=language, log_level=log_level)


@app.command()
@click.argument("file", type=_FILE)
@_house
@_language
@reports_errors
def verify(file: Path, *, house: tuple[Path, ...], language: str) -> None:
    """Check that deals of a server were dealt from the seeds that it had committed to; - reads standard input.

    FILE may be the log of a tournament (.tarockcup): then its draws are checked, and that no line was changed.
    """
    from tarock.cli.verify import run

    run(file, house=house, language=language)
