"""``tarock admin judge``: what two people give away beside each other, by the judge, and what they do without."""

import sys
from collections.abc import Sequence

import click
import msgspec

from tarock.cli.admin.place import Place
from tarock.cli.columns import aligned
from tarock.cli.output import print_json, print_lines
from tarock.search.warming import announced
from tarock.server.moderation.bodies import JudgedTable
from tarock.server.moderation.desk import Desk
from tarock.server.moderation.judged import judged_table
from tarock.server.moderation.judging import Giver, GiverShown, givers_of, pair_meant
from tarock.server.studies.coaching import given_away
from tarock.tutor.given import Given
from tarock.words import Words, words_in


def run(place: Place, people: tuple[str, str], most: int) -> None:
    """Read the latest deals of two people, judge them, and print what came of it.

    :raises TarockError: if the store cannot be read, or it is not said who is meant.
    """
    givers = place.at_desk(lambda desk: _givers(desk, people, most))
    found = _judged(givers, words_in(place.language))
    if place.as_json:
        print_json(msgspec.to_builtins(found))
    else:
        print_lines(_lines(judged_table(found, words_in(place.language))))


async def _givers(desk: Desk, people: tuple[str, str], most: int) -> tuple[Giver, Giver]:
    return await givers_of(desk.log, await pair_meant(desk.log, people), most)


def _judged(givers: Sequence[Giver], words: Words) -> list[GiverShown]:
    given: list[list[Given]] = [[] for _ in givers]
    with click.progressbar(
        length=sum(len(giver.sittings) for giver in givers),
        label=words("admin-judging"),
        show_pos=True,
        file=sys.stderr,
        hidden=not sys.stderr.isatty(),
    ) as progress:
        for giver, amounts in zip(givers, given, strict=True):
            for sitting in giver.sittings:
                with announced(sitting.table.ruleset.family, "advice", words("solve-compiling")):
                    amounts.append(given_away(sitting.deal, sitting.seat, sitting.other))
                progress.update(1)
    return [giver.shown(amounts) for giver, amounts in zip(givers, given, strict=True)]


def _lines(told: JudgedTable) -> list[str]:
    rows = [list(row) for row in (told.heads, *told.rows)]
    return [*(aligned(rows) if told.rows else ()), *told.sentences]
