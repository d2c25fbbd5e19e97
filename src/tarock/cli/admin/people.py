"""``tarock admin people``."""

import click

from tarock.cli.admin.place import Place, at_store, why


@click.group()
def people() -> None:
    """Find people, and see what there is about them."""


@people.command()
@click.argument("text", default="")
@at_store
def find(place: Place, text: str) -> None:
    """List the people whose name contains TEXT, or whose id begins with it."""
    place.show(place.at_desk(lambda desk: desk.people(text)), ("id", "name", "begun_at", "ended_at"))


@people.command()
@click.argument("person")
@at_store
def show(place: Place, person: str) -> None:
    """Show where somebody has sat, what was reported of him, and his bans."""
    found = place.at_desk(lambda desk: desk.person(person))
    if place.as_json:
        place.show([found], ())
        return
    place.show([found.person], ("id", "name", "begun_at", "ended_at"))
    place.say("admin-blocked-by", number=found.blocked_by)
    place.show(found.tables, ("id", "title", "names", "changed_at", "is_closed"))
    place.show(found.reports, ("id", "at", "kind", "reporter_name", "reported_name", "decision"))
    place.show(found.bans, ("id", "at", "kind", "until", "reason", "lifted_at"))


@people.command()
@click.argument("person")
@why
@at_store
def delete(place: Place, person: str, why: str) -> None:
    """Delete what is kept of somebody; others' records stay readable."""
    place.at_desk(lambda desk: desk.delete_person(person, why))
    place.say("admin-done-deleted", what=person)
