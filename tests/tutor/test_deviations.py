"""By how much a deal of each book scatters: measured, and kept as data."""

import pytest

from bench.deviations import measured, written
from tarock.rulesets import RULESETS, load
from tarock.rulesets.scatter import Scatter, measured_deviations
from tarock.tutor.coach import COACHES

ENOUGH = 2_000


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_book_is_measured_in_many_deals(ruleset: str) -> None:
    family = load(ruleset).family
    found = measured_deviations(family)[ruleset]
    assert found.deals >= ENOUGH
    assert COACHES[family].deviation(ruleset) == found.deviation > 0


def test_a_house_is_measured_as_the_first_book_is() -> None:
    assert COACHES["danish"].deviation("our-house") == next(iter(measured_deviations("danish").values())).deviation


def test_the_file_is_written_as_it_is_read() -> None:
    assert "b = { deviation = 7.5, deals = 10 }" in written({"b": Scatter(7.5, 10)})


@pytest.mark.kernels
def test_a_few_deals_scatter_about_as_much() -> None:
    few, many = measured("koenigrufen-turnier", 40, 1), measured_deviations("koenigrufen")["koenigrufen-turnier"]
    assert many.deviation / 3 < few.deviation < 3 * many.deviation
