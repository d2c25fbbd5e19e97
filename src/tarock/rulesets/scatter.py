"""By how much a deal scatters: measured once by ``python -m bench.deviations``, used by the judge and by ratings."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from tarock.core.rules import Ruleset

FOLDER: Final = "deviations"
"""Beside this module: a file for each family of games."""


class Scatter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The standard deviation of what a seat wins in a deal of a ruleset, measured in so many deals by the books."""

    deviation: float
    deals: int


@cache
def measured_deviations(family: str) -> Mapping[str, Scatter]:
    """Return by ruleset of a family how much a deal scatters; nothing for a family that nobody has measured."""
    file = resources.files("tarock.rulesets") / FOLDER / f"{family}.toml"
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, Scatter]) if file.is_file() else {}


def deviation(ruleset: Ruleset) -> float | None:
    """Return by how much a deal of a ruleset scatters; a house is measured as the first book of its family is.

    :return: None for a family that nobody has measured.
    """
    measured = measured_deviations(ruleset.family)
    found = measured.get(ruleset.id, next(iter(measured.values()), None))
    return None if found is None else found.deviation
