"""``tarock admin tables``."""

import click

from tarock.cli.admin.place import Place, at_store, why


@click.group()
def tables() -> None:
    """See all tables; close or delete one."""


@tables.command("list")
@click.argument("text", default="")
@click.option("--closed", is_flag=True, help="Also those that are over.")
@at_store
def list_tables(place: Place, text: str, *, closed: bool) -> None:
    """List tables by their id, their title or a name."""
    found = place.at_desk(lambda desk: desk.tables(text, closed=closed))
    place.show(found, ("id", "title", "ruleset", "names", "changed_at", "rounds_played"))


@tables.command()
@click.argument("table")
@at_store
def show(place: Place, table: str) -> None:
    """Show who sits at a table, its deals, and what was said last."""
    found = place.at_desk(lambda desk: desk.table(table))
    if place.as_json:
        place.show([found], ())
        return
    place.show([found.table], ("id", "title", "ruleset", "opened_at", "changed_at", "is_closed"))
    place.show(found.seats, ("place", "name", "person"))
    place.show([found], ("owner", "events", "deals"))
    place.show(found.remarks, ("at", "name", "text"))


@tables.command()
@click.argument("table")
@why
@at_store
def close(place: Place, table: str, why: str) -> None:
    """End the evening at a table."""
    place.at_desk(lambda desk: desk.close_table(table, why))
    place.say("admin-done-closed", what=table)


@tables.command()
@click.argument("table")
@why
@at_store
def delete(place: Place, table: str, why: str) -> None:
    """Delete a table and all that happened at it; reports keep their records."""
    place.at_desk(lambda desk: desk.delete_table(table, why))
    place.say("admin-done-deleted", what=table)
