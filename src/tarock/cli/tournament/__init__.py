"""``tarock tournament``: a tournament at the desk, from the entry list to the standings, in one file."""

from pathlib import Path
from typing import Any

import click

from tarock.cli import options

_log = click.argument("file", type=options.FILE)
_table = click.argument("table", type=click.IntRange(min=1))
_number = click.argument("number", type=click.IntRange(min=1))
_round = click.option("--round", "round_", type=click.IntRange(min=1), help="Which round; the last if not given.")
_by = click.option("--by", type=click.IntRange(min=0), default=0, help="The number of who does it; 0 is the desk.")
_sender = click.option("--sender", default="desk", show_default=True, help="Who sends it, say: table 7.")
_own = click.option("--own", default="", help="The sender's own number: what is sent twice under it is kept once.")


@click.group()
def tournament() -> None:
    """Run a tournament: entries, draws that can be proved, lines settled by the book, standings.

    FILE is the log of the tournament, event.tarockcup: a line for each thing that happened, and nothing else is kept.
    """


@tournament.command()
@_log
@click.option("--name", required=True, help="What it is called.")
@click.option("--format", "format_", help="A known format, such as tyrol-cup or danish-championship.")
@click.option("--set", "sets", multiple=True, metavar="KEY=VALUE", help="A setting, as JSON or text; may be repeated.")
@click.option("--rules", type=options.FILE, metavar="RULES.toml", help="A ruleset of your own; the log keeps it.")
@options.answers
def new(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Open a tournament in a new FILE."""
    from tarock.cli.tournament.desk import new

    new(file, **options)


@tournament.command()
@_log
@click.option("--csv", "table", type=options.FILE, metavar="PEOPLE.csv", help="Enter all people of a table.")
@click.option(
    "--known",
    type=options.FILE,
    metavar="KNOWN.csv",
    help="People you know, with numbers and aliases: they are recognised.",
)
@click.option("--column", "columns", multiple=True, metavar="FIELD=COLUMN", help="Such as name=Vorname+Nachname.")
@click.option("--number", type=click.IntRange(min=1), help="The number of one person; the next free if not given.")
@click.option("--name", help="The name of one person.")
@click.option("--town", default="")
@click.option("--club", default="")
@click.option("--alias", "aliases", multiple=True, help="What else lists call that person; may be repeated.")
@click.option(
    "--shown", type=click.Choice(["name", "initials", "number"]), default="name", help="What the public sees."
)
@click.option("--house", is_flag=True, help="A player of the house, who is not ranked.")
@click.option("--table", "fixed", type=click.IntRange(min=1), help="The table of somebody who cannot walk.")
@options.answers
def enter(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Enter one person, or all of a CSV file; contact data are never read."""
    from tarock.cli.tournament.desk import enter

    enter(file, **options)


@tournament.command()
@_log
@_number
@click.option("--name")
@click.option("--town")
@click.option("--club")
@click.option("--alias", "aliases", multiple=True, help="What else lists call that person; may be repeated.")
@click.option("--shown", type=click.Choice(["name", "initials", "number"]), help="What the public sees.")
@click.option("--table", type=click.IntRange(min=0), help="The table of somebody who cannot walk; 0 for none.")
@options.answers
def correct(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Put right what is known of somebody."""
    from tarock.cli.tournament.desk import correct

    correct(file, **options)


@tournament.command()
@_log
@_number
@click.argument("double", type=click.IntRange(min=1))
@options.answers
def merge(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Let DOUBLE, an entry of the same person, go."""
    from tarock.cli.tournament.desk import merge

    merge(file, **options)


@tournament.command()
@_log
@click.argument("sets", nargs=-1, metavar="KEY=VALUE...", required=True)
@options.answers
def change(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Change settings, before the first draw."""
    from tarock.cli.tournament.desk import change

    change(file, **options)


@tournament.command()
@_log
@click.argument("what", type=click.Choice(["away", "back", "left", "erase"]))
@_number
@options.answers
def person(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Say that somebody is away, back, has left for good, or wants to be erased from the log."""
    from tarock.cli.tournament.desk import person

    person(file, **options)


@tournament.command()
@_log
@_number
@click.argument("by", type=click.IntRange(min=0))
@options.answers
def substitute(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Let BY sit in the place of NUMBER and play for his result; 0: he plays himself again."""
    from tarock.cli.tournament.desk import substitute

    substitute(file, **options)


@tournament.command()
@_log
@_number
@click.argument("amount", type=int)
@options.answers
def pay(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Note what somebody has paid, in the smallest unit (1200 is 12 euros)."""
    from tarock.cli.tournament.desk import pay

    pay(file, **options)


@tournament.command()
@_log
@click.argument("name")
@click.argument("members", nargs=-1, type=int, required=True)
@options.answers
def team(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Let two or four people play for a team as well."""
    from tarock.cli.tournament.desk import team

    team(file, **options)


@tournament.command()
@_log
@click.option("--again", is_flag=True, help="Draw the last round anew, as long as no line of it was written.")
@click.option("--seed", help="Of your own; drawn by lot if not given.")
@options.answers
def commit(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Commit to the draw of the next round, and print the hash that is to be shown first."""
    from tarock.cli.tournament.drawing import commit

    commit(file, **options)


@tournament.command()
@_log
@click.option("--word", default="", help="What somebody in the hall has said after the hash was shown.")
@options.answers
def draw(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Draw the round that was committed to; or begin the next one as it was drawn with an earlier one."""
    from tarock.cli.tournament.drawing import draw

    draw(file, **options)


@tournament.command()
@_log
@click.argument("round_", metavar="ROUND", type=click.IntRange(min=1))
@options.answers
def deals(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Print the deals of a ROUND that all tables play, for the boxes; nobody else may see them yet."""
    from tarock.cli.tournament.dealing import deals

    deals(file, **options)


@tournament.command()
@_log
@click.argument("round_", metavar="ROUND", type=click.IntRange(min=1))
@options.answers
def reveal(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Tell the seed of the deals of a ROUND that has ended: everybody can deal them again with tarock verify."""
    from tarock.cli.tournament.dealing import reveal

    reveal(file, **options)


@tournament.command()
@_log
@_table
@click.option(
    "--sheet", type=options.FILE, metavar="SHEET.json", help="What happened, as for tarock settle; - reads input."
)
@click.option("--record", type=options.FILE, metavar="DEAL.tarock", help="The record of a deal played with a program.")
@click.option("--points", metavar="N,N,N,N", help="Points instead, in the order of the places of those who play.")
@click.option("--line", "line_", type=click.IntRange(min=1), help="Which line; the next if not given.")
@click.option("--out", "out", multiple=True, type=int, help="Who sits out; as a rule the dealer of a table of five.")
@click.option("--replace", "why", metavar="WHY", help="Replace a line that was written, and say why.")
@_round
@_by
@_sender
@_own
@options.answers
def line(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Write a line of a TABLE: a sheet or a record, settled by the book, or points, which must add up to nothing."""
    from tarock.cli.tournament.writing import line

    line(file, **options)


@tournament.command()
@_log
@_table
@click.argument("line_", metavar="LINE", type=click.IntRange(min=1))
@_by
@_round
@options.answers
def confirm(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Confirm a line of a TABLE: a second player does."""
    from tarock.cli.tournament.writing import confirm

    confirm(file, **options)


@tournament.command()
@_log
@_table
@click.argument("line_", metavar="LINE", type=click.IntRange(min=1))
@click.argument("why")
@_by
@_round
@options.answers
def strike(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Strike a line that does not add up and cannot be cleared: 0 for all."""
    from tarock.cli.tournament.writing import strike

    strike(file, **options)


@tournament.command()
@_log
@_table
@click.argument("text", required=False, default="")
@click.option("--line", "line_", type=click.IntRange(min=0), default=0, help="About which line.")
@click.option("--fault", default="", help="A fault of the game, such as revoke, as tarock referee names it.")
@click.option("--of", "offender", type=click.IntRange(min=1), help="The number of whoever did it.")
@click.option("--book", is_flag=True, help="Write the line anew with what the book sets on the fault.")
@click.option("--strike", "strikes", is_flag=True, help="Strike the line: 0 for all.")
@click.option("--sheet", type=options.FILE, metavar="SHEET.json", help="Write the line anew as this sheet.")
@click.option("--points", metavar="N,N,N,N", help="Write the line anew as these points.")
@click.option("--fine", metavar="N,N,N,N", help="What each pays or gets beside the line, adding up to nothing.")
@_by
@_round
@_sender
@_own
@options.answers
def rule(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Note what a referee has ruled at a TABLE, and what follows for a line; nobody rules at his own table."""
    from tarock.cli.tournament.ruling import rule

    rule(file, **options)


@tournament.command()
@_log
@options.answers
def rulings(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """List what was ruled, in your language."""
    from tarock.cli.tournament.ruling import rulings

    rulings(file, **options)


@tournament.command()
@_log
@click.argument("what", type=click.Choice(["show", "start", "pause", "end"]), default="show")
@click.option(
    "--minutes", type=click.IntRange(min=1), help="How long the whole round lasts, if not as the settings say."
)
@_sender
@_own
@options.answers
def clock(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Show, start, pause or end the clock of the round that is played."""
    from tarock.cli.tournament.hall import clock

    clock(file, **options)


@tournament.command()
@_log
@click.argument("table", type=click.IntRange(min=1), required=False)
@click.option("--text", default="", help="What it is about.")
@click.option("--answered", is_flag=True, help="A referee has come to the table.")
@_by
@_round
@_sender
@_own
@options.answers
def call(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Call a referee to a TABLE, or say that one has come; without a table, list who is waiting."""
    from tarock.cli.tournament.hall import call

    call(file, **options)


@tournament.command()
@_log
@click.argument("tables", nargs=-1, type=click.IntRange(min=1))
@click.option("--all", "all_", is_flag=True, help="All tables that are still playing.")
@_round
@options.answers
def end(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """End the round at some TABLES, also before their last deal."""
    from tarock.cli.tournament.writing import end

    end(file, **options)


@tournament.command()
@_log
@click.argument("tables", nargs=-1, type=click.IntRange(min=1))
@click.option("--all", "all_", is_flag=True, help="All tables of the round that are still playing.")
@click.option(
    "--bot", "bots", multiple=True, type=click.IntRange(min=1), help="For whom a bot may play until he comes."
)
@click.option("--think", type=click.IntRange(0, 3600), default=0, help="Seconds to think; 0: as long as one likes.")
@click.option("--anew", is_flag=True, help="Open tables anew that play there already, from their next line on.")
@click.option("--cards", is_flag=True, help="Let the tables go on with cards and a sheet instead.")
@click.option("--server", default="http://127.0.0.1:8000", show_default=True, help="Where the server is.")
@options.answers
def online(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Play TABLES of this round at the server that serves the folder of FILE; without any, list those that are."""
    from tarock.cli.tournament.online import online

    online(file, **options)


@tournament.command()
@_log
@options.answers
def close(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Close the tournament: nothing more is written."""
    from tarock.cli.tournament.desk import close

    close(file, **options)


@tournament.command()
@_log
@options.answers
def standings(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Print the standings, of all and of teams, and how many lines nobody has confirmed."""
    from tarock.cli.tournament.showing import show_standings

    show_standings(file, **options)


@tournament.command()
@_log
@click.option("--room", help="Only the tables of this room.")
@options.answers
def wall(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Print what hangs on the wall: the last draw, who is still playing, and the standings."""
    from tarock.cli.tournament.showing import show_wall

    show_wall(file, **options)


@tournament.command()
@_log
@options.answers
def prizes(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Print who wins what, and who has not paid."""
    from tarock.cli.tournament.showing import show_prizes

    show_prizes(file, **options)


@tournament.command()
@_log
@options.answers
def raffle(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Raffle what the settings name among those who are here and have won nothing, by the lot of the last draw."""
    from tarock.cli.tournament.showing import show_raffle

    show_raffle(file, **options)


@tournament.command()
@_log
@click.argument("folder", type=options.FILE)
@click.option("--comma", is_flag=True, help="Divide the columns by commas, not by semicolons.")
@options.answers
def export(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Write standings, lines, people, a page and a calendar file into a FOLDER, as each chose to be shown."""
    from tarock.cli.tournament.exporting import export

    export(file, **options)


@tournament.command("print")
@_log
@click.argument("what", type=click.Choice(["sheets", "plan", "tags", "standings", "receipts", "certificates"]))
@click.option(
    "-o",
    "--output",
    type=options.FILE,
    required=True,
    metavar="FILE",
    help="A .pdf, or a .html for a browser to print.",
)
@click.option("--paper", type=click.Choice(["A4", "A5"]), default="A4", show_default=True)
@click.option("--round", "number", type=click.IntRange(min=0), default=0, help="Which round; the last if not given.")
@click.option("--address", default="", help="Where phones find the event, for QR codes on tags.")
@options.answers
def print_(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Print score sheets, the table plan, name tags, standings, receipts or certificates."""
    from tarock.cli.tournament.printing import print_out

    print_out(file, **options)


@tournament.command()
@click.argument("rules", type=options.FILE)
@click.argument("files", nargs=-1, type=options.FILE)
@click.option(
    "--final", type=options.FILE, metavar="FILE", help="The log of the final, to which points are brought along."
)
@options.answers
def cup(rules: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Print the standings of a cup over some tournaments; RULES is its TOML file.

    Without FILES they are those that RULES names, if it lies in the cups folder of a club.
    """
    from tarock.cli.tournament.showing import show_cup

    show_cup(rules, **options)


@tournament.command()
@_log
@options.answers
def verify(file: Path, **options: Any) -> None:  # noqa: ANN401 - each is checked by its option above
    """Check that no line of the log was changed, and that every draw is the one that was committed to."""
    from tarock.cli.tournament.proving import verify

    verify(file, **options)
