"""The commands that measure bots and train networks."""

from typing import Any, Final

import click

from tarock.bots.levels import OFFERED, SIMPLEST, USUAL
from tarock.cli import options
from tarock.cli.errors import reports_errors


@click.command()
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


@click.command()
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


RESEARCH: Final[tuple[click.Command, ...]] = (arena, train)
