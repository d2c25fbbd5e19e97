"""What programs read of a club: the same for the command line, exports and the frames of pages."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tarock.club.debts import Settling
from tarock.club.home.accounts import Account, evening_account, is_over, most_last_tricks
from tarock.club.home.events import CASH, Number
from tarock.club.home.profile import Profile
from tarock.club.home.ratings import RatedRow
from tarock.club.home.state import Club, ClubTable, WrittenLine
from tarock.club.home.year import YearRow
from tarock.club.tournament.export import as_number


def who(club: Club, number: Number) -> dict[str, Any]:
    """Return somebody as others see him."""
    return {"number": number, "name": club.name(number)}


def people_json(club: Club) -> list[dict[str, Any]]:
    """Return the people of the club as others see them."""
    return [
        {
            **who(club, number),
            "town": member.public_town,
            "club": member.public_club,
            "guest": member.guest,
            "rated": member.rated,
            "bot": member.bot,
        }
        for number, member in sorted(club.members.items())
    ]


def account_json(account: Account) -> dict[str, Any]:
    """Return what somebody has won."""
    return {
        "points": as_number(account.points),
        "deals": account.deals,
        "average": None if account.average is None else round(float(account.average), 2),
        "money": account.money,
        "last_tricks": account.last_tricks,
        "feats": {what: {"times": times, "won": account.won[what]} for what, times in sorted(account.feats.items())},
    }


def line_json(table: ClubTable, number: int, line: WrittenLine) -> dict[str, Any]:
    """Return a line and what it came to, by place."""
    return {
        "line": number,
        "sheet": line.written.sheet,
        "typed": line.written.sheet is None,
        "points": [as_number(points) for points in line.result.points],
        "stakes": [as_number(points) for points in line.result.stakes],
        "deals": list(line.result.deals),
        "by": line.written.by,
        "confirmed_by": line.confirmed_by,
        "players": list(table.players),
    }


def table_json(club: Club, table: ClubTable) -> dict[str, Any]:
    """Return a table with its lines, who sits out next, and what was taken back."""
    is_open = table.shares is None
    return {
        "table": table.seated.table,
        "ruleset": table.ruleset.id,
        "players": [who(club, number) for number in table.players],
        "lines": [line_json(table, number, line) for number, line in enumerate(table.lines, 1)],
        "unconfirmed": sum(line.confirmed_by is None for line in table.lines),
        "replaced": len(table.trace),
        "ended": not is_open,
        "shares": None if table.shares is None else [as_number(share) for share in table.shares],
        "next": next_json(club, table) if is_open else None,
    }


def next_json(club: Club, table: ClubTable) -> dict[str, Any]:
    """Return who plays the next line at which seat, and the sheet as far as it is known."""
    seats = [{letter: who(club, table.players[place]) for letter, place in game.items()} for game in table.course.seats]
    return {"line": len(table.lines) + 1, "seats": seats, "sheet": table.course.given()}


def evening_json(club: Club, name: str) -> dict[str, Any]:
    """Return an evening with its tables and what it came to."""
    evening = club.evening(name)
    accounts = evening_account(club, evening)
    order = sorted(accounts, key=lambda number: (-accounts[number].points, number))
    return {
        "evening": name,
        "date": evening.opened.date,
        "place": evening.opened.place,
        "stake": evening.stake,
        "coffee": evening.coffee,
        "over": is_over(evening),
        "tables": [table_json(club, table) for table in evening.tables.values()],
        "people": [{**who(club, number), **account_json(accounts[number])} for number in order],
        "most_last_tricks": list(most_last_tricks(accounts)),
    }


def year_json(club: Club, rows: Iterable[YearRow]) -> list[dict[str, Any]]:
    """Return the year's table."""
    return [
        {
            "rank": row.rank,
            **who(club, row.number),
            "evenings": row.evenings,
            **account_json(row.account),
            "best": None if row.best is None else as_number(row.best),
            "most_last_tricks": row.won,
        }
        for row in rows
    ]


def debts_json(club: Club, balances: Mapping[Number, int], settling: Settling) -> dict[str, Any]:
    """Return who gets and owes what, and how it is settled; the cash of the club is number 0."""
    people: Sequence[Number] = [number for number in sorted(balances) if number != CASH]
    return {
        "balances": [{**who(club, number), "amount": balances[number]} for number in people],
        "cash": balances.get(CASH, 0),
        "transfers": [
            {"from": who(club, each.payer), "to": who(club, each.payee), "amount": each.amount}
            for each in settling.transfers
        ],
        "at_least": settling.at_least,
    }


def rating_json(row: RatedRow) -> dict[str, Any]:
    """Return a rating with its interval."""
    low, high = row.interval
    return {
        "number": row.number,
        "name": row.name,
        "rating": round(row.rating.mean, 2),
        "low": round(low, 2),
        "high": round(high, 2),
        "deals": row.rating.deals,
    }


def profile_json(club: Club, found: Profile) -> dict[str, Any]:
    """Return what somebody has played."""
    return {
        **who(club, found.number),
        "evenings": [
            {"evening": name, "date": club.evening(name).opened.date, **account_json(account)}
            for name, account in found.evenings.items()
        ],
        "total": account_json(found.total),
        "partners": [
            {**who(club, number), "games": each.games, "won": each.won, "points": as_number(each.points)}
            for number, each in found.partners.items()
        ],
        "tournaments": [
            {
                "event": each.event,
                "name": each.name,
                "date": each.date,
                "rank": each.rank,
                "points": as_number(each.points),
                "deals": as_number(each.deals),
            }
            for each in found.placings
        ],
    }
