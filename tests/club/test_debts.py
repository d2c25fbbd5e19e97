"""Who owes whom: everybody is settled, and with as few transfers as can be."""

from collections.abc import Iterator
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from tarock.club.debts import Settling, in_units, settled


def nothing_together(numbers: list[int]) -> dict[int, int]:
    return dict(enumerate([*numbers, -sum(numbers)], 1))


small = st.lists(st.integers(-6, 6), min_size=1, max_size=6).map(nothing_together)
large = st.lists(st.integers(-5_000, 5_000), min_size=12, max_size=60).map(nothing_together)


def check_settled(balances: dict[int, int], found: Settling) -> None:
    left = dict(balances)
    for each in found.transfers:
        assert each.amount > 0
        assert balances[each.payer] < 0 < balances[each.payee]
        left[each.payer] += each.amount
        left[each.payee] -= each.amount
    assert not any(left.values())


def fewest(balances: dict[int, int]) -> int:
    """The fewest transfers, by trying all ways to divide people into groups that add up to nothing."""
    people = [number for number, balance in balances.items() if balance]
    return len(people) - max(len(groups) for groups in partitions(people, balances))


def partitions(people: list[int], balances: dict[int, int]) -> Iterator[list[list[int]]]:
    if not people:
        yield []
        return
    first, rest = people[0], people[1:]
    for chosen in range(1 << len(rest)):
        group = [first, *(each for place, each in enumerate(rest) if chosen >> place & 1)]
        if not sum(balances[each] for each in group):
            yield from (
                [group, *others] for others in partitions([each for each in rest if each not in group], balances)
            )


@given(small)
def test_few_people_are_settled_with_the_fewest_transfers(balances: dict[int, int]) -> None:
    found = settled(balances)
    check_settled(balances, found)
    assert fewest(balances) == len(found.transfers) == found.at_least


@given(large)
def test_many_people_are_settled_with_less_than_twice_the_fewest(balances: dict[int, int]) -> None:
    found = settled(balances)
    check_settled(balances, found)
    people = sum(balance != 0 for balance in balances.values())
    assert found.at_least <= len(found.transfers) <= max(0, people - 1)
    assert len(found.transfers) < 2 * found.at_least or not people


@given(st.lists(st.integers(1, 5_000), min_size=7, max_size=20, unique=True))
def test_many_pairs_are_settled_pair_by_pair(amounts: list[int]) -> None:
    balances = {2 * place + side: amount * (-1) ** side for place, amount in enumerate(amounts) for side in (0, 1)}
    found = settled(balances)
    check_settled(balances, found)
    assert len(amounts) == len(found.transfers) == found.at_least


def test_twelve_people_are_tried_out_at_once() -> None:
    balances = {1: 7, 2: -3, 3: -4, 4: 9, 5: -1, 6: -8, 7: 5, 8: -5, 9: 11, 10: -2, 11: -6, 12: -3}
    assert len(settled(balances).transfers) == 12 - 4


@given(st.lists(st.integers(-40, 40), min_size=3, max_size=6), st.integers(0, 7))
def test_whole_units_add_up_to_nothing_and_are_off_by_less_than_one(halves: list[int], stake: int) -> None:
    amounts = {number: Fraction(stake * half, 2) for number, half in enumerate([*halves, -sum(halves)])}
    units = in_units(amounts)
    assert sum(units.values()) == 0
    assert all(abs(units[number] - amount) < 1 for number, amount in amounts.items())
