"""``tarock admin notices``."""

import time

import click

from tarock.cli.admin.place import Place, at_store

_HOUR = 3600 * 1000


@click.group()
def notices() -> None:
    """Tell everybody something: every page shows it for a while."""


@notices.command("list")
@click.option("--past", is_flag=True, help="Also those that are over or withdrawn.")
@at_store
def list_notices(place: Place, *, past: bool) -> None:
    """List notices, the latest first."""
    found = place.at_desk(lambda desk: desk.notices.list(past=past))
    place.show(found, ("id", "from_at", "until_at", "en", "withdrawn_at"))


@notices.command()
@click.option("--en", required=True, metavar="TEXT", help="The sentence in English.")
@click.option("--da", required=True, metavar="TEXT", help="The sentence in Danish.")
@click.option("--de", required=True, metavar="TEXT", help="The sentence in German.")
@click.option("--after", type=click.FloatRange(min=0), default=0, show_default=True, help="Hours until it is shown.")
@click.option("--hours", type=click.FloatRange(min=0.01), default=24, show_default=True, help="Hours for which it is.")
@at_store
def add(place: Place, en: str, da: str, de: str, after: float, hours: float) -> None:
    """Let every page show a sentence for some hours."""
    begin = time.time_ns() // 1_000_000 + round(after * _HOUR)
    texts = {"en": en, "da": da, "de": de}
    place.at_desk(lambda desk: desk.notices.add(texts, begin, begin + round(hours * _HOUR), desk.who))
    place.say("admin-done-told")


@notices.command()
@click.argument("number", type=int)
@at_store
def withdraw(place: Place, number: int) -> None:
    """Let a notice be shown no longer."""
    place.at_desk(lambda desk: desk.notices.withdraw(number, desk.who))
    place.say("admin-done-withdrawn", what=number)
