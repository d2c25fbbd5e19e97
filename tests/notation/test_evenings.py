"""Several deals in one text that follow from each other: what goes on, and the numbers that must run."""

from pathlib import Path

import pytest

from tarock.core.errors import NotationError
from tarock.notation.record import Record, dumps, loads, number_of_deals
from tarock.rulesets import load

RECORDS = Path(__file__).parent.parent / "data" / "cases" / "records"
DEAL = dumps(loads((RECORDS / "danish-hjoerring-082.tarock").read_text("utf-8"), load))
WITHOUT_CUPS = "".join(line for line in DEAL.splitlines(keepends=True) if not line.startswith("[Cups"))
LEFT = "king=40 pagat=30"


def evening(*deals: str, errors: list[NotationError] | None = None) -> tuple[Record, ...]:
    return loads("\n".join(deals), load, errors, carry=lambda _: {"Cups": LEFT})


def cups_of(record: Record) -> str:
    """Return the tag of the cups, as the record is written again."""
    (line,) = [line for line in dumps([record]).splitlines() if line.startswith("[Cups")]
    return line.split('"')[1]


def test_a_deal_takes_over_what_the_one_before_has_left() -> None:
    first, second = evening(DEAL, WITHOUT_CUPS)
    assert (cups_of(first), cups_of(second)) == ("king=125 pagat=115", LEFT)


def test_what_a_deal_says_itself_is_not_overruled() -> None:
    assert [cups_of(record) for record in evening(DEAL, DEAL)] == ["king=125 pagat=115"] * 2


def test_every_deal_is_told_in_its_order() -> None:
    told: list[Record] = []

    def carry(record: Record) -> dict[str, str]:
        told.append(record)
        return {}

    assert loads(f"{DEAL}\n{DEAL}", load, carry=carry) == tuple(told)
    assert len(told) == 2


def test_the_numbers_of_an_evening_run_from_one() -> None:
    first, second, third = (f'[Number "{number}"]\n{DEAL}' for number in (1, 2, 3))
    assert len(evening(first, DEAL, third)) == 3
    with pytest.raises(NotationError, match="expected the number 1, got 2") as refused:
        evening(second)
    assert (refused.value.line, refused.value.column) == (1, 10)
    assert len(loads(second, load)) == 1  # by itself it is a deal of some evening


def test_where_mistakes_are_collected_a_wrong_number_leaves_its_deal_out() -> None:
    errors: list[NotationError] = []
    assert len(evening(DEAL, f'[Number "7"]\n{DEAL}', DEAL, errors=errors)) == 2
    assert [error.sentence.key for error in errors] == ["evening-number"]


def test_nothing_goes_on_to_what_is_no_deal() -> None:
    with pytest.raises(NotationError) as refused:
        evening("1. SK SQ SJ\n")
    assert refused.value.sentence.key == "record-tags-first"


@pytest.mark.parametrize("number", [1, 3])
def test_deals_are_counted_without_being_played(number: int) -> None:
    broken = '[Rules "nowhere"]\n[Dealer "Z"]\n\n1. SK\n\n'
    assert number_of_deals(broken * number) == number
