"""The command line.  Each command imports what it needs when it runs, so that ``--help`` and ``settle`` start fast."""

from pathlib import Path
from typing import Any

import click

from tarock.bots.levels import OFFERED, SIMPLEST, USUAL
from tarock.cli import options, settings
from tarock.cli.admin import admin
from tarock.cli.club import club
from tarock.cli.errors import reports_errors
from tarock.cli.installing import INSTALLING
from tarock.cli.school import SCHOOL
from tarock.cli.settings import setting
from tarock.cli.tournament import tournament

_evening = click.option(
    "--evening",
    "as_evening",
    is_flag=True,
    help="The deals follow from each other: carry the cups on, check that they do, and add them up.",
)
_at = click.option(
    "--at", type=click.IntRange(min=0), metavar="STEP", help="After so many acts; at the end if not given."
)
_draws = click.option("--seed", default="1", show_default=True, help="The same seed draws the same likely deals.")


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="tarock")
def app() -> None:
    """Play, learn and keep score of Tarock as the books describe it."""


for _command in (*INSTALLING, *SCHOOL, tournament, club, admin):
    app.add_command(_command)


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
@click.option("--counting", is_flag=True, help="Ask now and then, between turns, what has gone.")
@options.progress
@click.option("--record", type=options.FILE, metavar="FILE", help="Add every finished deal to a file of records.")
@options.house
@options.language
@reports_errors
def play(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Play Danish Tarok or Königrufen in the terminal against bots of any strength."""
    from tarock.cli.play import Options, run

    run(Options(**options))


@app.command()
@click.argument("file", type=options.FILE)
@options.as_json
@click.option("--sheet", "as_sheet", is_flag=True, help="Print the settlement sheet that the record amounts to.")
@click.option("--keep-going", is_flag=True, help="Leave out deals that cannot be read, and say why.")
@_evening
@options.house
@options.language
@reports_errors
def replay(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Check and settle a record (.tarock); - reads standard input."""
    from tarock.cli.replay import run

    run(file, **options)


@app.command()
@click.argument("file", type=options.FILE)
@options.as_json
@options.house
@options.language
@reports_errors
def referee(file: Path, *, as_json: bool, house: tuple[Path, ...], language: str) -> None:
    """List every fault in a record, who could know of it, what the book says and what is to be paid.

    The record may have been played in table mode or written down from memory; - reads standard input.
    """
    from tarock.cli.referee import run

    run(file, as_json=as_json, house=house, language=language)


@app.command()
@click.argument("file", type=options.FILE)
@options.as_json
@_evening
@options.house
@options.language
@reports_errors
def settle(file: Path, *, as_json: bool, as_evening: bool, house: tuple[Path, ...], language: str) -> None:
    """Settle a sheet: what happened in a deal, as JSON; - reads standard input."""
    from tarock.cli.settle import run

    run(file, as_json=as_json, as_evening=as_evening, house=house, language=language)


@app.command()
@click.argument("file", type=options.FILE)
@options.deal
@click.option(
    "--out",
    "-o",
    type=options.FILE,
    metavar="FILE",
    help="Write the deal there, and the script beside it; otherwise the element is printed with the deal in it.",
)
@options.house
@options.language
@reports_errors
def embed(file: Path, *, deal: int, out: Path | None, house: tuple[Path, ...], language: str) -> None:
    """Tell a recorded deal step by step, so that any web page can show it (docs/embed.md); - reads standard input.

    What is written is the record again, with a comment that the element <tarock-deal> reads.
    """
    from tarock.cli.embed import run

    run(file, deal=deal, out=out, house=house, language=language)


@app.command()
@click.argument("file", type=options.FILE)
@click.option(
    "--output",
    "-o",
    type=options.FILE,
    required=True,
    metavar="FILE.svg|FILE.png",
    help="Where the picture goes, which is SVG or PNG by its name; - prints SVG.",
)
@options.deal
@_at
@click.option("--seat", metavar="A|NAME", help="Only what this player may know, a seat or a name; else all is open.")
@click.option(
    "--width",
    type=click.IntRange(200, 4000),
    default=960,
    show_default=True,
    metavar="PIXELS",
    help="How wide; below 600 the hands lie one below the other, as on a phone.",
)
@click.option("--theme", type=click.Choice(["light", "dark"]), default="light", show_default=True, help="The colours.")
@options.house
@options.language
@reports_errors
def draw(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Draw a deal at one moment with the cards of the page: hands, trick, talon or skat, what was said, the score.

    FILE is a record, finished or not, or a position from a book; - reads standard input.
    """
    from tarock.cli.draw import Options, run

    run(Options(**options))


@app.command()
@click.argument("file", type=options.FILE)
@click.option("--deal", type=click.IntRange(min=1), metavar="N", help="Which deal of the file; all if not given.")
@click.option(
    "--output", "-o", type=options.FILE, default="-", metavar="FILE", help="Where the text goes; it is printed else."
)
@options.house
@options.language
@reports_errors
def export(file: Path, *, deal: int | None, output: Path, house: tuple[Path, ...], language: str) -> None:  # noqa: ARG001 - in which errors are reported
    """Write a record for programs that know no rules: who led and won each trick, who played what, who pays whom.

    The text is like PGN, and is a record itself; `tarock import --from portable` takes out again what was added.
    FILE is a record; - reads standard input (docs/format.md).
    """
    from tarock.cli.export import run

    run(file, deal=deal, output=output, house=house)


@app.command("import")
@click.argument("file", type=options.FILE)
@click.option(
    "--from",
    "kind",
    type=click.Choice(["csv", "konig", "portable"]),
    default="csv",
    show_default=True,
    help="Who wrote FILE: a spreadsheet, the program konig, or `tarock export`.",
)
@click.option("--columns", type=options.FILE, metavar="TOML", help="Which column is which field, for csv.")
@click.option(
    "--ruleset",
    default="koenigrufen-turnier",
    show_default=True,
    metavar="ID",
    help="The book to play deals of konig by, which has rules of its own.",
)
@options.house
@options.language
@reports_errors
def import_(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Make sheets of a CSV file, for `tarock settle -`, or records of deals.

    FILE is what another program wrote (docs/format.md); - reads standard input.
    """
    from tarock.cli.importing import Options, run

    run(Options(**options))


@app.command(context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False})
@click.argument("program", nargs=-1, type=click.UNPROCESSED)
@click.option(
    "--ruleset", "rulesets", multiple=True, metavar="ID", help="Only the vectors of this book; may be repeated."
)
@click.option("--seconds", type=click.FloatRange(min=0.01), default=10, show_default=True, help="Time for an answer.")
@click.option("--schema", "schema_of", metavar="ID", help="Print the JSON Schema of the sheets of a ruleset instead.")
@click.option("--answer", "is_asked", is_flag=True, help="Be such a program: answer questions from standard input.")
@options.as_json
@options.language
@reports_errors
def conform(program: tuple[str, ...], *, is_asked: bool, schema_of: str | None, **options: Any) -> None:  # noqa: ANN401
    """Ask another program for the settlement of every test vector, and say where it differs from the books.

    PROGRAM reads questions and writes answers, a line of JSON each (docs/format.md); ours is `tarock conform --answer`.
    """
    from tarock.cli.conform import answer, print_schema, run

    if is_asked:
        answer()
    elif schema_of is not None:
        print_schema(schema_of)
    else:
        run(program, **options)


@app.command()
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


@app.command()
@click.argument("file", type=options.FILE)
@options.deal
@_at
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


@app.command()
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


@app.command()
@click.argument("quiz", required=False, metavar="[QUIZ]")
@click.option("--answers", "with_answers", is_flag=True, help="Tell what the experts answer, and what it costs.")
@options.answers
def quiz(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Ask what the books on Danish Tarok ask their readers; without a name, list the quizzes."""
    from tarock.cli.quiz import Options, run

    run(Options(**options))


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
@click.option(
    "--journal", type=options.FILE, metavar="FILE", help="Keep every finished deal, and go on where FILE ends."
)
@click.option("--json", type=options.FILE, metavar="FILE", help="Write the report for programs; - prints nothing else.")
@click.option("--ladder", type=options.FILE, metavar="FILE.svg", help="Draw the levels with their intervals.")
@click.option("--bands", is_flag=True, help="Fail when the play of a level, alone at a table, leaves what is sane.")
@options.house
@options.language
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
@click.option("--out", "folder", type=options.FILE, required=True, metavar="FOLDER", help="Where the training is kept.")
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
    type=options.FILE,
    metavar="NET.npz",
    help="Train an exploiter: it begins as this network, sits alone among players who ask it, and learns to beat it.",
)
@click.option(
    "--from",
    "first_self",
    type=options.FILE,
    metavar="NET.npz",
    help="Begin as this network instead of from nothing, and learn among players by the book as well.",
)
@click.option(
    "--set",
    "numbers",
    multiple=True,
    metavar="NAME=NUMBER",
    help="Another value for a number of the recipe (docs/learning.md); may be said several times.",
)
@options.house
@options.language
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
@options.house
@reports_errors
def deal(ruleset: str, seed: str | None, dealer: str, number: int, house: tuple[Path, ...]) -> None:
    """Deal cards and print them as a record."""
    from tarock.cli.deal import run

    run(ruleset, seed=seed, dealer=dealer, number=number, house=house)


@app.command()
@click.argument("ruleset", required=False)
@click.option("--check", type=options.FILE, metavar="FILE", help="Only check a house ruleset's file.")
@options.language
@reports_errors
def rules(ruleset: str | None, check: Path | None, language: str) -> None:
    """Print the rule book of a ruleset with its sources; without one, list the rulesets."""
    from tarock.cli.rules import run

    run(ruleset, language=language, check=check)


@app.command()
@settings.config
@setting("host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 for all.")
@setting("port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes any free port.")
@setting("metrics-port", type=click.IntRange(0, 65535), help="Health and metrics are at this port, and only there.")
@setting("metrics-host", default="127.0.0.1", show_default=True, help="The address to listen at for them.")
@setting("data", type=options.FILE, metavar="FOLDER", help="For database and session.key; made when missing.")
@setting("database", metavar="URL", help="A PostgreSQL (postgresql://user@host/name) that several servers may share.")
@setting("club", type=options.FILE, metavar="FOLDER", help="A club's folder: its tournaments are served too.")
@setting("stick", type=options.FILE, metavar="FOLDER", help="Where the club is copied to every ten seconds.")
@setting("origin", "origins", multiple=True, metavar="URL", help="Another site whose pages may use this server.")
@setting("site", metavar="URL", help="Where people reach it (https://tarock.example): for passkeys and links by mail.")
@settings.smtp
@setting("https", "secure", is_flag=True, help="People reach the server by https, through a proxy.")
@setting("proxy", "proxies", multiple=True, metavar="ADDRESS", help="A proxy, or a network of them, that is believed.")
@setting("processes", type=click.IntRange(1, 256), default=1, help="Processes that serve, on a PostgreSQL.")
@setting("bot-workers", type=click.IntRange(1, 64), help="Processes in which bots think; as a rule two.")
@setting("cluster", metavar="ADDRESS", help="A Dask scheduler on whose workers bots think, tcp://HOST:8786.")
@setting(
    "log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    show_default=True,
    help="What is logged: this, and what is worse.",
)
@setting(
    "log-format",
    type=click.Choice(["auto", "json"]),
    default="auto",
    show_default=True,
    help="json: also what is said at the start, and why it failed, is a line of JSON.",
)
@click.option("--check", "only_check", is_flag=True, help="Only say whether a server could start like this.")
@options.language
@reports_errors
def serve(**options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Open tables for people and bots, over the network."""
    from tarock.cli.serve import run

    run(**options)


@app.command()
@click.argument("file", type=options.FILE)
@click.option(
    "--published", metavar="FILE|URL", help="The server's list of commitments, or its address: each must stand there."
)
@options.house
@options.language
@reports_errors
def verify(file: Path, *, published: str | None, house: tuple[Path, ...], language: str) -> None:
    """Check that deals of a server were dealt from the seeds that it had committed to; - reads standard input.

    FILE may be the log of a tournament (.tarockcup): then its draws are checked, and that no line was changed.
    """
    from tarock.cli.verify import run

    run(file, published=published, house=house, language=language)
