"""``tarock admin link`` and ``tarock admin operators``: who may open the operator's page."""

import click

from tarock.cli.admin.place import Place, at_store
from tarock.cli.settings import setting


@click.command()
@click.option("--name", default="operator", show_default=True, help="Who opens it; it stands in the audit log.")
@setting(
    "site", default="http://127.0.0.1:8000", show_default=True, metavar="URL", help="Where people reach the server."
)
@click.option("--address", metavar="URL", help="Where else it is opened: http://192.0.2.1:8000.")
@at_store
def link(place: Place, name: str, site: str, address: str | None) -> None:
    """Print a link that makes one browser an operator's: it works once, within a quarter of an hour."""
    secret = place.at_desk(lambda desk: desk.operators.link(name, desk.who))
    place.say("admin-link", address=f"{(address or site).rstrip('/')}/admin#{secret}")


@click.group()
def operators() -> None:
    """See which browsers are an operator's, and end it."""


@operators.command("list")
@at_store
def list_operators(place: Place) -> None:
    """List the browsers that are an operator's now."""
    found = place.at_desk(lambda desk: desk.operators.list())
    place.show(found, ("id", "name", "made_at", "ends_at"))


@operators.command()
@click.argument("browser")
@at_store
def end(place: Place, browser: str) -> None:
    """Let a browser be an operator's no longer."""
    place.at_desk(lambda desk: desk.operators.end(browser, desk.who))
    place.say("admin-done-ended", what=browser)
