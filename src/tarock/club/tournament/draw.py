"""The draw: who sits at which table, for one round or for all that are left at once.

What always holds: everybody present sits once or has a bye; the tables have the sizes that the field makes; whoever
cannot walk keeps his table; of all others nobody sits at a large table, or has a bye, twice before all had it once.
Then, in this order: few repeated meetings, few for one pair, people of one club apart in the first round, neighbours in
the standings together.
The same seed gives the same draw on every machine: nothing here reads a clock or uses fractions.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from tarock.club.tournament.sizes import seated
from tarock.club.tournament.swaps import Plan
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.core.shuffle import Lots

Number: TypeAlias = int
"""What a person goes by in a tournament."""
Company: TypeAlias = tuple[Number, ...]
"""Those at one table, in the order of their places; the first of them deals first."""

PATIENCE: Final = 20_000
"""So many exchanges of two players are tried from each beginning to save the last repeats."""


@dataclass(frozen=True, slots=True)
class RoundDraw:
    """One round: the tables by number, the first at table 1, and who has a bye."""

    tables: tuple[Company, ...]
    byes: tuple[Number, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """Who is to be seated, and what is known of them."""

    players: tuple[Number, ...]
    sizes: tuple[int, ...]
    """The usual size of a table, and the other one that is allowed."""
    rounds: int = 1
    """How many rounds to draw."""
    past: tuple[RoundDraw, ...] = ()
    apart: tuple[tuple[Number, ...], ...] = ()
    """People of one club or one team: not at one table in the first of these rounds, if it can be helped."""
    fixed: dict[Number, int] = field(default_factory=dict[Number, int])
    """By number: the table of somebody who cannot walk."""
    ranked: tuple[Number, ...] = ()
    """The standings, where neighbours in them shall sit together."""
    strictly: bool = False
    """Whether they do so even if they have met before."""
    byes: bool = False
    """Whether somebody may sit out where the field does not fill tables."""


def draw(among: Field, seed: str, patience: int = PATIENCE) -> tuple[RoundDraw, ...]:
    """Draw the rounds of a field.

    >>> (first,) = draw(Field(players=tuple(range(1, 9)), sizes=(4, 5)), "1")
    >>> first.tables
    ((6, 7, 3, 2), (5, 8, 4, 1))

    :param patience: how many exchanges are tried to save the last repeats.
    :raises TarockError: if the field fills no tables, or somebody's fixed table is not there.
    """
    sizes, resting = seated(len(among.players), among.sizes, byes=among.byes)
    _check_fixed(among, len(sizes))
    plan = Plan(among.players, sizes, resting, Lots(seed))
    plan.remember([(past.tables, past.byes) for past in among.past])
    plan.keep_apart(among.apart, among.fixed)
    if among.ranked:
        plan.rank(among.ranked)
    if among.strictly:
        plan.seat_by_rank()
    else:
        plan.draw(among.rounds, patience)
    first_dealers = _first_dealers(among.past)
    lots = Lots(f"{seed} places")
    drawn: list[RoundDraw] = []
    for tables, byes in plan.rounds():
        placed = [_placed(company, first_dealers, lots) for company in tables]
        for company in placed:
            first_dealers[company[0]] = first_dealers.get(company[0], 0) + 1
        drawn.append(RoundDraw(_numbered(placed, among.fixed, lots, ranked=bool(among.ranked)), tuple(sorted(byes))))
    return tuple(drawn)


def _check_fixed(among: Field, tables: int) -> None:
    taken: dict[int, Number] = {}
    for number, table in sorted(among.fixed.items()):
        if not 1 <= table <= tables:
            raise TarockError(Sentence("cup-fixed-no-table", number=number, table=table, tables=tables))
        if table in taken:
            raise TarockError(Sentence("cup-fixed-twice", number=number, other=taken[table], table=table))
        taken[table] = number


def _first_dealers(past: Iterable[RoundDraw]) -> dict[Number, int]:
    """Return how often each has dealt first."""
    counts: dict[Number, int] = {}
    for each in past:
        for company in each.tables:
            counts[company[0]] = counts.get(company[0], 0) + 1
    return counts


def _placed(company: Sequence[Number], first_dealers: dict[Number, int], lots: Lots) -> Company:
    """Return the places at a table, by lot; whoever has dealt first least often begins."""
    order = lots.order(sorted(company))
    first = min(range(len(order)), key=lambda place: first_dealers.get(order[place], 0))
    return (*order[first:], *order[:first])


def _numbered(companies: list[Company], fixed: dict[Number, int], lots: Lots, *, ranked: bool) -> tuple[Company, ...]:
    """Give the tables their numbers: by lot, or the best first; whoever cannot walk keeps his."""
    at: dict[int, Company] = {}
    free: list[Company] = []
    for company in companies:
        tables = [fixed[number] for number in company if number in fixed]
        if tables:
            at[tables[0]] = company
        else:
            free.append(company)
    rest = iter(free if ranked else lots.order(free))
    return tuple(at[table] if table in at else next(rest) for table in range(1, len(companies) + 1))


def repeats(rounds: Iterable[RoundDraw]) -> int:
    """Return how many meetings of two players were not their first."""
    times: dict[tuple[Number, Number], int] = {}
    for each in rounds:
        for company in each.tables:
            for one in company:
                for other in company:
                    if one < other:
                        times[one, other] = times.get((one, other), 0) + 1
    return sum(met - 1 for met in times.values())
