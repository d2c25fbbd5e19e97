"""What the judge has found about two people, as a table and sentences: command line and page show the same."""

from collections.abc import Sequence
from typing import Final

from tarock.server.giving import LEAST, Giving
from tarock.server.moderation.bodies import JudgedTable
from tarock.server.moderation.judging import GiverShown
from tarock.words import Words

HEADS: Final = ("who", "together", "without", "beside", "apart", "more", "error", "dear", "gained")


def judged_table(found: Sequence[GiverShown], words: Words) -> JudgedTable:
    """Tell what was found in a language; of whom too few deals are there, that alone is said."""
    few = [
        words("admin-too-few", name=each.name, together=each.together, without=each.without, least=LEAST)
        for each in found
        if each.giving is None
    ]
    rows = [(f"{each.name} ({each.person[:6]})", *_amounts(each.giving)) for each in found if each.giving is not None]
    kinds = {each.kind for each in found if each.kind is not None}
    about = [words("admin-judge-kind", ruleset=kind.ruleset, players=kind.players) for kind in kinds]
    explained = [words("admin-judge-explained")] if rows else []
    heads = [words(f"admin-judge-{head}") for head in HEADS]
    return JudgedTable(tuple(heads), tuple(rows), (*about, *few, *explained))


def _amounts(found: Giving) -> tuple[str, ...]:
    return (
        str(found.together),
        str(found.without),
        f"{found.cost_together:.2f}",
        f"{found.cost_without:.2f}",
        f"{found.more:+.2f}",
        f"{found.error:.2f}",
        str(found.dear),
        str(found.gained),
    )
