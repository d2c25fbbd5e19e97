"""``tarock admin judge``: what two people give away beside each other, by the judge, and what they do without."""

import sys
from collections.abc import Sequence

import click
import msgspec

from tarock.cli.admin.place import Place
from tarock.cli.columns import aligned
from tarock.cli.output import print_json, print_lines
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.search.warming import announced
from tarock.server.giving import LEAST
from tarock.server.moderation.desk import Desk
from tarock.server.moderation.judging import Giver, GiverShown, givers_of, person_of
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
        print_lines(_lines(found, words_in(place.language)))


async def _givers(desk: Desk, people: tuple[str, str], most: int) -> tuple[Giver, Giver]:
    one, other = [await person_of(desk.log, person) for person in people]
    if one == other:
        raise TarockError(Sentence("admin-one-person"))
    return await givers_of(desk.log, (one, other), most)


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


def _lines(found: Sequence[GiverShown], words: Words) -> list[str]:
    few = [
        words("admin-too-few", name=each.name, together=each.together, without=each.without, least=LEAST)
        for each in found
        if each.giving is None
    ]
    rows = [_row(each) for each in found if each.giving is not None]
    if not rows:
        return few
    return [*aligned([[words(f"admin-judge-{head}") for head in _HEADS], *rows]), *few, words("admin-judge-explained")]


_HEADS = ("who", "together", "without", "beside", "apart", "more", "error", "dear", "gained")


def _row(each: GiverShown) -> list[str]:
    found = each.giving
    assert found is not None
    return [
        f"{each.name} ({each.person[:6]})",
        str(found.together),
        str(found.without),
        f"{found.cost_together:.2f}",
        f"{found.cost_without:.2f}",
        f"{found.more:+.2f}",
        f"{found.error:.2f}",
        str(found.dear),
        str(found.gained),
    ]
