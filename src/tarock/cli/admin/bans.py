"""``tarock admin bans``."""

import time

import click

from tarock.cli.admin.place import Place, at_store, why

_DAY = 24 * 3600 * 1000


@click.group()
def bans() -> None:
    """Say who may not play here, until when and why."""


@bans.command("list")
@click.option("--past", is_flag=True, help="Also those that are over or lifted.")
@at_store
def list_bans(place: Place, *, past: bool) -> None:
    """List bans, the latest first."""
    found = place.at_desk(lambda desk: desk.bans.list(past=past))
    place.show(found, ("id", "at", "kind", "name", "target", "until", "reason", "lifted_at"))


@bans.command()
@click.argument("kind", type=click.Choice(["person", "address", "network"]))
@click.argument("target")
@click.option("--reason", required=True, metavar="TEXT", help="Why; whoever is banned is told.")
@click.option("--days", type=click.IntRange(min=1, max=36500), help="For so many days; without it for good.")
@at_store
def add(place: Place, kind: str, target: str, reason: str, days: int | None) -> None:
    """Ban a person by id, an address by the hash that a report shows, or a network such as 192.0.2.0/24."""
    from typing import cast

    from tarock.cli.admin.running import key_of
    from tarock.server.moderation.shown import BanKind

    until = 0 if days is None else time.time_ns() // 1_000_000 + days * _DAY
    key = key_of(place.data) if kind == "network" else None
    place.at_desk(lambda desk: desk.ban(cast("BanKind", kind), target, until, reason, key))
    place.say("admin-done-banned", what=target)


@bans.command()
@click.argument("number", type=int)
@why
@at_store
def lift(place: Place, number: int, why: str) -> None:
    """Let a ban end before its time."""
    place.at_desk(lambda desk: desk.bans.lift(number, desk.who, why))
    place.say("admin-done-lifted", what=number)
