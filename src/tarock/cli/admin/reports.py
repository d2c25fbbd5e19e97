"""``tarock admin reports``."""

import click

from tarock.cli.admin.place import Place, at_store


@click.group()
def reports() -> None:
    """Read what people report of each other, and decide."""


@reports.command("list")
@click.option("--all", "every", is_flag=True, help="Also those that are decided.")
@at_store
def list_reports(place: Place, *, every: bool) -> None:
    """List reports, the latest first."""
    found = place.at_desk(lambda desk: desk.reports.list(undecided=not every))
    place.show(found, ("id", "at", "kind", "reporter_name", "reported_name", "words", "decision"))


@reports.command()
@click.argument("number", type=int)
@at_store
def show(place: Place, number: int) -> None:
    """Show a report with what was said, and the record of its deal once that is over."""
    found = place.at_desk(lambda desk: desk.report(number))
    if place.as_json:
        place.show([found], ())
        return
    place.show([found], ("id", "at", "kind", "table", "deal", "decision"))
    place.show([found], ("reporter", "reporter_name", "reported", "reported_name", "address"))
    place.say("admin-report-words", words=found.words or "–")
    place.show(found.remarks, ("at", "name", "text"))
    place.say("admin-report-record", record=found.record or "–")


@reports.command()
@click.argument("number", type=int)
@click.argument("decision")
@at_store
def decide(place: Place, number: int, decision: str) -> None:
    """Keep what was decided about a report, in a few words; a ban is made besides, with `tarock admin bans add`."""
    place.at_desk(lambda desk: desk.decide(number, decision))
    place.say("admin-done-decided", what=number)
