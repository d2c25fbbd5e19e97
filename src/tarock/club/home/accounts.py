"""What an evening came to for everybody: points, deals, feats and money; all from the lines."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from tarock.club.debts import in_units
from tarock.club.evenings.course import LineResult
from tarock.club.home.events import CASH, Number
from tarock.club.home.state import Club, ClubEvening, ClubTable

LAST_TRICK: Final = "last_trick"


@dataclass(slots=True)
class Account:
    """What somebody has won, over some tables."""

    points: Fraction = Fraction(0)
    """With the share in the cups, once a table has ended."""
    deals: int = 0
    money: int = 0
    """Of tables that have ended, in the smallest unit, without coffee."""
    feats: Counter[str] = field(default_factory=Counter[str])
    """How often which: last tricks, ultimos, games that were bid."""
    won: Counter[str] = field(default_factory=Counter[str])
    """How often with success."""

    @property
    def average(self) -> Fraction | None:
        """Points per deal; None before the first."""
        return self.points / self.deals if self.deals else None

    @property
    def last_tricks(self) -> int:
        """How often he got the last trick."""
        return self.feats[LAST_TRICK]

    def add(self, other: "Account") -> None:
        """Add what was won elsewhere."""
        self.points += other.points
        self.deals += other.deals
        self.money += other.money
        self.feats += other.feats
        self.won += other.won


def table_account(club: Club, table: ClubTable, stake: int) -> dict[Number, Account]:
    """Return what a table has come to so far, by person."""
    found = {club.who(number): Account() for number in table.players}
    stakes = dict.fromkeys(found, Fraction(0))
    for line in table.lines:
        for number, account, place in _by_place(club, table, found):
            account.points += line.result.points[place]
            account.deals += line.result.deals[place]
            stakes[number] += line.result.stakes[place]
        _add_feats(club, table, found, line.result)
    if table.shares is not None:
        for number, account, place in _by_place(club, table, found):
            account.points += table.shares[place]
            stakes[number] += table.shares[place]
        money = in_units({number: points * stake for number, points in stakes.items()})
        for number, account in found.items():
            account.money = money[number]
    return found


def _by_place(club: Club, table: ClubTable, found: dict[Number, Account]) -> Iterable[tuple[Number, Account, int]]:
    for place, number in enumerate(table.players):
        who = club.who(number)
        yield who, found[who], place


def _add_feats(club: Club, table: ClubTable, found: dict[Number, Account], result: LineResult) -> None:
    for feat in result.feats:
        account = found[club.who(table.players[feat.by])]
        account.feats[feat.what] += 1
        account.won[feat.what] += feat.won


def evening_account(club: Club, evening: ClubEvening) -> dict[Number, Account]:
    """Return what an evening has come to so far, by person."""
    found: dict[Number, Account] = {}
    for table in evening.tables.values():
        for number, account in table_account(club, table, evening.stake_at(table)).items():
            found.setdefault(number, Account()).add(account)
    return found


def most_last_tricks(accounts: dict[Number, Account]) -> tuple[Number, ...]:
    """Return who got the last trick most often: he mostly wins the evening (Møller, At få sidste stik, l.1107)."""
    most = max((account.last_tricks for account in accounts.values()), default=0)
    return tuple(number for number, account in sorted(accounts.items()) if most and account.last_tricks == most)


def is_over(evening: ClubEvening) -> bool:
    """Tell whether all tables of an evening have ended."""
    return bool(evening.tables) and all(table.shares is not None for table in evening.tables.values())


def balances(club: Club, evening: str = "") -> dict[Number, int]:
    """Return who gets and who owes how much: for one evening, or for all together.

    Coffee is owed to the cash of the club as soon as an evening is over.
    """
    wanted = {evening: club.evening(evening)} if evening else club.evenings
    found: Counter[Number] = Counter({CASH: 0})
    for each in wanted.values():
        for number, account in evening_account(club, each).items():
            found[number] += account.money
            if is_over(each):
                found[number] -= each.coffee
                found[CASH] += each.coffee
    for paid in club.payments:
        if evening in {"", paid.evening}:
            found[club.who(paid.payer)] += paid.amount
            found[club.who(paid.payee)] -= paid.amount
    return dict(found)


def course(club: Club, table: ClubTable) -> dict[Number, list[Fraction]]:
    """Return how points have gone up and down, line by line from nothing, and the end if it has come."""
    rows: dict[Number, list[Fraction]] = {club.who(number): [Fraction(0)] for number in table.players}
    steps = [line.result.points for line in table.lines]
    for step in steps if table.shares is None else [*steps, table.shares]:
        for place, number in enumerate(table.players):
            row = rows[club.who(number)]
            row.append(row[-1] + step[place])
    return rows
