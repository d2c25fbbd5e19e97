"""By how much a deal scatters is data beside the books."""

from typing import cast

import pytest

from tarock.core.rules import Ruleset
from tarock.rulesets import RULESETS, load
from tarock.rulesets.scatter import deviation, measured_deviations
from tests.rulesets.houses import house


class Elsewhere:
    id, family = "toy", "toy"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_book_has_its_own_measure(ruleset: str) -> None:
    rules = load(ruleset)
    assert deviation(rules) == measured_deviations(rules.family)[ruleset].deviation


def test_a_house_is_measured_as_the_first_book_of_its_family() -> None:
    assert deviation(house()) == next(iter(measured_deviations("danish").values())).deviation


def test_a_family_that_nobody_has_measured_has_none() -> None:
    assert measured_deviations("toy") == {}
    assert deviation(cast("Ruleset", Elsewhere())) is None
