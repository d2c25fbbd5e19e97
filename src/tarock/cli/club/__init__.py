"""``tarock club``: people, evenings with real cards, money, the year's table, ratings; all in one folder."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from click.core import ParameterSource

from tarock.cli import options

_Command = TypeVar("_Command", bound=Callable[..., Any])

_folder = click.argument("folder", type=options.FILE)
_evening = click.argument("evening")
_table = click.argument("table", type=click.IntRange(min=1))
_person = click.argument("person")
_by = click.option("--by", metavar="PERSON", help="Who does it; the desk if not given.")
_svg = click.option("--svg", type=options.FILE, metavar="FILE", help="Draw it into a file as well.")
_columns = click.option("--column", "columns", multiple=True, metavar="FIELD=COLUMN", help="Such as name=Navn.")
_sets = click.option(
    "--set", "sets", multiple=True, metavar="KEY=VALUE", help="A setting, as JSON or text; may be repeated."
)
_house = click.option(
    "--rules", "house", multiple=True, type=options.FILE, metavar="FILE", help="A ruleset of the house (TOML)."
)


_ABOUT: Final = (
    click.option("--name", help="The name of one person."),
    click.option("--town"),
    click.option("--club"),
    click.option("--shown", type=click.Choice(["name", "initials", "number"]), help="What others see."),
    click.option("--rated/--not-rated", default=None, help="Whether others may see the rating."),
    click.option("--alias", "aliases", multiple=True, help="How else the name is written; may be repeated."),
    click.option("--bot", metavar="LEVEL", help="A player of the house: all of one level have one rating."),
)


def _about(command: _Command) -> _Command:
    """Give a command the options that say something of a person."""
    for option in reversed(_ABOUT):
        command = option(command)
    return command


@click.group()
def club() -> None:
    """Keep a club: its people, evenings with real cards, money, the year's table and ratings.

    FOLDER holds the club's log, club.tarockclub, the logs of its tournaments in events, and contacts.json, which never
    leaves it.  PERSON is a number, a name or an alias.
    """


@club.command()
@_folder
@click.option("--name", required=True, help="What the club is called.")
@_sets
@_house
@options.answers
def new(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Found a club in a FOLDER."""
    from tarock.cli.club.people import new

    new(folder, **options)


@club.command()
@_folder
@click.argument("sets", nargs=-1, metavar="KEY=VALUE...")
@_house
@options.answers
def change(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Change what the club says of itself: name, address, ruleset, language, stake, coffee, currency."""
    from tarock.cli.club.people import change

    change(folder, **options)


@club.command()
@_folder
@click.argument("name")
@click.argument("first")
@click.argument("last")
@options.answers
def season(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Name a season that lasts from the day FIRST to the day LAST."""
    from tarock.cli.club.people import season

    season(folder, **options)


@club.command()
@_folder
@click.option("--csv", "table", type=options.FILE, metavar="PEOPLE.csv", help="Let all people of a table join.")
@_columns
@click.option("--number", type=click.IntRange(min=1), help="The number of one person; the next free if not given.")
@click.option("--guest", is_flag=True, default=None, help="A guest, who needs no number.")
@_about
@options.answers
def people(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """List the people of the club; with --name or --csv let somebody join.

    Contact data of a table are read only if their columns are named (--column mail=E-Mail), and go to contacts.json.
    """
    from tarock.cli.club.people import people

    people(folder, **options)


@club.command()
@_folder
@_person
@_about
@options.answers
def correct(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Put right what is known of somebody, or what others may see."""
    from tarock.cli.club.people import correct

    correct(folder, **options)


@club.command()
@_folder
@_person
@click.argument("double")
@options.answers
def merge(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Let DOUBLE be the same person: what the double has played counts for PERSON."""
    from tarock.cli.club.people import merge

    merge(folder, **options)


@club.command()
@_folder
@_person
@options.answers
def erase(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Forget somebody: the number stays, name and contact data go, also from the lines before."""
    from tarock.cli.club.people import erase

    erase(folder, **options)


@club.command()
@_folder
@_person
@click.option("--mail")
@click.option("--telephone")
@options.answers
def contact(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Show or note how somebody can be reached; it is kept in contacts.json and nowhere else."""
    from tarock.cli.club.people import contact

    contact(folder, **options)


@club.command()
@_folder
@click.argument("evening", required=False)
@click.option("--date", help="Open an evening on this day (2026-11-21), or today.")
@click.option("--name", help="What the new evening goes by; its day if not given.")
@click.option("--place", default="")
@click.option("--stake", type=int, help="What a point is worth this evening, in the smallest unit.")
@click.option("--coffee", type=int, help="What everybody pays into the cash this evening.")
@_svg
@options.answers
def evening(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Open an evening (--date), show EVENING, or list them all."""
    from tarock.cli.club.evenings import evening

    evening(folder, **options)


@club.command()
@_folder
@_evening
@click.argument("players", nargs=-1, required=True, metavar="PERSON...")
@click.option("--ruleset", default="", help="A book or a ruleset of the house; the club's own if not given.")
@click.option("--rotation", default="", help="Which rotation of the book, where it has several.")
@click.option("--first", metavar="PERSON", help="Who deals first; the first named if not given.")
@click.option("--lot", is_flag=True, help="Draw places and first dealer by lot.")
@options.answers
def seat(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Seat a table, in playing order; a guest who is new is named with a plus: +Bo."""
    from tarock.cli.club.evenings import seat

    seat(folder, **options)


@club.command("next")
@_folder
@_evening
@_table
@options.answers
def next_(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Show who plays the next line at which seat, and its sheet as far as it is known."""
    from tarock.cli.club.evenings import next_line

    next_line(folder, **options)


@club.command()
@_folder
@_evening
@_table
@click.option(
    "--sheet", type=options.FILE, metavar="SHEET.json", help="What happened, as for tarock settle; - reads input."
)
@click.option("--points", metavar="N,N,N", help="Points instead, in the order of the places.")
@click.option("--csv", "totals", type=options.FILE, metavar="RESULTS.csv", help="Points from a table of names.")
@_columns
@click.option(
    "--deals", type=click.IntRange(min=1), default=1, show_default=True, help="So many deals the points are of."
)
@click.option("--again", is_flag=True, help="The same dealer deals again.")
@click.option("--line", "line_", type=click.IntRange(min=1), help="Which line; the next if not given.")
@click.option("--replace", "why", metavar="WHY", help="Write the line anew, and say why.")
@_by
@click.option("--sender", default="desk", show_default=True, help="Who sends it, say: phone of table 2.")
@click.option("--own", default="", help="The sender's own number: what is sent twice under it is kept once.")
@options.answers
def line(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Write the next line of a table, or write one anew."""
    from tarock.cli.club.evenings import line

    line(folder, **options)


@club.command()
@_folder
@_evening
@_table
@click.argument("why")
@_by
@options.answers
def undo(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Take back the last line of a table; it stays in the log, with the reason."""
    from tarock.cli.club.evenings import undo

    undo(folder, **options)


@club.command()
@_folder
@_evening
@_table
@click.argument("line_", metavar="LINE", type=click.IntRange(min=1))
@click.option("--by", required=True, metavar="PERSON", help="The second player, who has read it.")
@options.answers
def confirm(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Confirm a line."""
    from tarock.cli.club.evenings import confirm

    confirm(folder, **options)


@club.command()
@_folder
@_evening
@click.argument("tables", nargs=-1, type=click.IntRange(min=1), metavar="[TABLE]...")
@options.answers
def end(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """End tables, or all that still play: the cups are divided, and what was won is owed."""
    from tarock.cli.club.evenings import end

    end(folder, **options)


@club.command()
@_folder
@click.option("--evening", help="Of this evening alone.")
@options.answers
def debts(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Say who owes whom, with as few payments as can be."""
    from tarock.cli.club.money import debts

    debts(folder, **options)


@club.command()
@_folder
@click.argument("payer")
@click.argument("payee")
@click.argument("amount_", metavar="AMOUNT", type=click.IntRange(min=1))
@click.option("--evening", help="For this evening.")
@options.answers
def pay(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Note that PAYER has paid PAYEE, in the smallest unit; 0 is the cash of the club."""
    from tarock.cli.club.money import pay

    pay(folder, **options)


@club.command()
@_folder
@click.argument("season", required=False)
@_svg
@options.answers
def year(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Show the year's table: of a named SEASON, of a year, or of the last one."""
    from tarock.cli.club.showing import year

    year(folder, **options)


@club.command()
@_folder
@click.option("--ruleset", help="Of this ruleset alone.")
@click.option("--replay", is_flag=True, help="Let bots play online deals again, so that lucky cards count less.")
@click.option("--mixed", is_flag=True, help="OpenSkill over all rulesets instead (pip install 'tarock[club]').")
@options.answers
def rating(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Show the ratings of those who have agreed to it and have played enough."""
    from tarock.cli.club.showing import rating

    rating(folder, **options)


@club.command()
@_folder
@_person
@_svg
@options.answers
def profile(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Show what somebody has played: results, games bid and won, partners, and the rating with its band."""
    from tarock.cli.club.showing import show_profile

    show_profile(folder, **options)


@club.command()
@_folder
@click.argument("to", type=options.FILE)
@click.option("--season", help="A named season or a year; the last one if not given.")
@click.option("--comma", is_flag=True, help="Divide columns by commas, not semicolons.")
@options.answers
def export(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Write a season into the folder TO: CSV, JSON, a page, drawings, a calendar; no contact data.

    What is written speaks the language of the club, unless --lang names one.
    """
    from tarock.cli.club.exporting import export

    source = click.get_current_context().get_parameter_source("language")
    export(folder, own=source is ParameterSource.DEFAULT, **options)


@club.command()
@_folder
@click.argument("file", type=options.FILE)
@options.answers
def calendar(folder: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Write the evenings of the club into a calendar FILE (.ics)."""
    from tarock.cli.club.exporting import calendar

    calendar(folder, **options)
