"""``tarock admin check``, ``repair`` and ``log``: whether the store is well, and what was done to it."""

from typing import TYPE_CHECKING

import click

from tarock.cli.admin.place import Place, at_store

if TYPE_CHECKING:
    from tarock.server.moderation.desk import Desk
    from tarock.server.moderation.shown import Finding

_FOUND = 1
"""The exit status where something is wrong."""
_FIELDS = ("kind", "target", "detail", "repair")


@click.command()
@at_store
def check(place: Place) -> None:
    """Check that every log can be read, every chain holds and every list says what the logs say."""
    from tarock.server.moderation.checking import check as found_by

    found = place.at_desk(lambda desk: found_by(desk.log))
    if found or place.as_json:
        place.show(found, _FIELDS)
    else:
        place.say("admin-well")
    if found:
        raise SystemExit(_FOUND)


@click.command()
@click.option("--dry-run", is_flag=True, help="Say what would be done, and do nothing.")
@at_store
def repair(place: Place, *, dry_run: bool) -> None:
    """Repair what `check` has found, as far as it can be: lists are written anew from the logs."""
    from tarock.server.moderation import checking

    async def work(desk: "Desk") -> "list[Finding]":
        found = await checking.check(desk.log)
        if dry_run:
            return [each for each in found if each.repair]
        return await checking.repair(desk.log, found, desk.who)

    done = place.at_desk(work)
    if not place.as_json:
        place.say("admin-would-repair" if dry_run else "admin-repaired", number=len(done))
    place.show(done, _FIELDS)


@click.command()
@click.option(
    "--after", type=click.IntRange(min=0), default=0, show_default=True, help="Only entries after this number."
)
@at_store
def log(place: Place, after: int) -> None:
    """Print the audit log: who has done what, when and why."""
    found = place.at_desk(lambda desk: desk.keeping.log(after))
    place.show(found, ("n", "at", "who", "what", "target", "why"))
