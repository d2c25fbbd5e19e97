"""The commands that read a record or a sheet: check, settle, draw, tell and hand it on."""

from pathlib import Path
from typing import Any, Final

import click

from tarock.cli import options
from tarock.cli.errors import reports_errors

_evening = click.option(
    "--evening",
    "as_evening",
    is_flag=True,
    help="The deals follow from each other: carry the cups on, check that they do, and add them up.",
)


@click.command()
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


@click.command()
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


@click.command()
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


@click.command()
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


@click.command()
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
@options.at
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


@click.command()
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


@click.command()
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


@click.command("import")
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


@click.command(context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False})
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


RECORDS: Final[tuple[click.Command, ...]] = (replay, referee, settle, verify, draw, embed, export, import_, conform)
