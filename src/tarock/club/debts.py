"""Who owes whom, with as few transfers as can be.

People whose balances add up to nothing settle among themselves with one transfer less than there are of them; so the
fewest transfers come from the most such groups.  Finding these is hard for many people, so up to a dozen are tried out
and more are settled one after the other: who owes most pays who gets most.

What that promises: every transfer leaves at least one more person settled and the last two, so n people need at most
n − 1.  Every debtor must pay once and every creditor be paid once, so no fewer than the more numerous of the two will
do, which is at least n / 2.  Settling one after the other therefore takes less than twice the fewest.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, TypeAlias

MOST_TRIED_OUT: Final = 12

Balances: TypeAlias = dict[int, int]


@dataclass(frozen=True, slots=True)
class Transfer:
    """Somebody pays somebody."""

    payer: int
    payee: int
    amount: int


@dataclass(frozen=True, slots=True)
class Settling:
    """How debts are settled."""

    transfers: tuple[Transfer, ...]
    at_least: int
    """Fewer transfers than this cannot do."""


def settled(balances: Mapping[int, int]) -> Settling:
    """Return how everybody is settled: who has a positive balance gets it, who has a negative one owes it.

    >>> [(each.payer, each.payee, each.amount) for each in settled({1: 30, 2: -20, 3: -10}).transfers]
    [(2, 1, 20), (3, 1, 10)]
    """
    assert not sum(balances.values()), "what some get others owe"
    open_ = {number: balance for number, balance in sorted(balances.items()) if balance}
    if len(open_) <= MOST_TRIED_OUT:
        groups = most_groups(open_)
        transfers = tuple(each for group in groups for each in _one_after_the_other(group))
        return Settling(transfers, len(transfers))
    pairs, rest = _pairs(open_)
    transfers = (*pairs, *_one_after_the_other(rest))
    debtors = sum(balance < 0 for balance in open_.values())
    return Settling(transfers, max(debtors, len(open_) - debtors))


def most_groups(balances: Balances) -> list[Balances]:
    """Return as many groups as can be that each add up to nothing.

    Put people in a row: each time that the sum so far is nothing, a group is complete.  ``best[set]`` is how many
    groups the best row of a set completes; it ends with one of its people.
    """
    people = list(balances)
    size = 1 << len(people)
    sums, best = [0] * size, [0] * size
    for chosen in range(1, size):
        low = (chosen & -chosen).bit_length() - 1
        sums[chosen] = sums[chosen & (chosen - 1)] + balances[people[low]]
        best[chosen] = (not sums[chosen]) + max(best[rest] for _, rest in _without_one(chosen))
    groups: list[Balances] = []
    chosen = size - 1
    while chosen:
        if not sums[chosen]:
            groups.append({})
        wanted = best[chosen] - (not sums[chosen])
        last, chosen = next((each, rest) for each, rest in _without_one(chosen) if best[rest] == wanted)
        groups[-1][people[last]] = balances[people[last]]
    return groups


def _without_one(chosen: int) -> list[tuple[int, int]]:
    return [(each, chosen & ~(1 << each)) for each in range(chosen.bit_length()) if chosen >> each & 1]


def _pairs(balances: Balances) -> tuple[list[Transfer], Balances]:
    """Settle those of whom one owes just what the other gets."""
    rest, transfers = dict(balances), list[Transfer]()
    for number, balance in balances.items():
        other = next((each for each, against in rest.items() if number in rest and against == -balance), None)
        if other is not None:
            payer, payee = (number, other) if balance < 0 else (other, number)
            transfers.append(Transfer(payer, payee, abs(balance)))
            del rest[number], rest[other]
    return transfers, rest


def _one_after_the_other(balances: Balances) -> Sequence[Transfer]:
    rest, transfers = dict(balances), list[Transfer]()
    while rest:
        payer, payee = min(rest, key=lambda each: (rest[each], each)), max(rest, key=lambda each: (rest[each], -each))
        amount = min(-rest[payer], rest[payee])
        transfers.append(Transfer(payer, payee, amount))
        for number, change in ((payer, amount), (payee, -amount)):
            rest[number] += change
            if not rest[number]:
                del rest[number]
    return transfers


def in_units(amounts: Mapping[int, Fraction]) -> dict[int, int]:
    """Return amounts that come to nothing together as whole units that do so too; each is off by less than one.

    Half points may be worth half a unit: those with the largest rest get the units that are left.

    >>> in_units({1: Fraction(3, 2), 2: Fraction(-1, 2), 3: Fraction(-1)})
    {1: 2, 2: -1, 3: -1}
    """
    whole = {number: int(amount // 1) for number, amount in amounts.items()}
    left = -sum(whole.values())
    order = sorted(amounts, key=lambda number: (whole[number] - amounts[number], number))
    return {number: units + (number in order[:left]) for number, units in whole.items()}
