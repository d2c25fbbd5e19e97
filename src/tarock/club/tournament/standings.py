"""The standings: computed from the lines each time, so that nothing is stored twice.

Points of all rounds; ties by the best round, the next best, and lot, in the order that the settings name.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from tarock.club.tournament.draw import Company, Number
from tarock.club.tournament.duplicate import compared
from tarock.club.tournament.lines import account, total
from tarock.club.tournament.people import Person
from tarock.club.tournament.scoring import Account
from tarock.club.tournament.settings import Ranking, Settings
from tarock.club.tournament.state import Tournament
from tarock.core.shuffle import shuffled


@dataclass(frozen=True, slots=True)
class Row:
    """One of the standings."""

    rank: int
    number: Number
    points: Fraction
    rounds: tuple[Fraction | None, ...]
    """What each round counted; None where he was not there."""
    deals: Fraction
    compared: Fraction | None = None
    """Where all tables play the same cards: what he has won beside the mean of those who had them too."""


@dataclass(frozen=True, slots=True)
class TeamRow:
    """A team in the standings of teams."""

    rank: int
    name: str
    members: tuple[Number, ...]
    points: Fraction


def standings(tournament: Tournament) -> tuple[Row, ...]:
    """Return everybody who has been seated or is entered, the best first; players of the house are not ranked.

    They are remembered until something happens.
    """
    if tournament.ranked is None:
        tournament.ranked = _standings(tournament)
    return tournament.ranked


def _standings(tournament: Tournament) -> tuple[Row, ...]:
    results = [round_results(tournament, number) for number in range(1, len(tournament.rounds) + 1)]
    deals = _deals(tournament)
    beside = compared(tournament) if tournament.settings.duplicate else {}
    found = [
        Row(
            0,
            number,
            _points(tournament.settings, results, number),
            _course(results, number),
            deals[number],
            beside.get(number),
        )
        for number, entry in tournament.entries.items()
        if not entry.person.house
    ]
    return _ranked(tournament, found)


def _points(settings: Settings, results: list[dict[Number, Fraction]], number: Number) -> Fraction:
    """Return what all rounds come to, or the best of them."""
    own = sorted((each[number] for each in results if number in each), reverse=True)
    return total(own[: settings.best] if settings.best else own)


def best_first(tournament: Tournament, results: dict[Number, Fraction]) -> tuple[Number, ...]:
    """Return those of a round by their results; lot decides between equal ones."""
    lots = _lots(tournament)
    return tuple(sorted(results, key=lambda number: (results[number], lots[number]), reverse=True))


def order_of(tournament: Tournament) -> tuple[Number, ...]:
    """Return the numbers in the order of the standings, for a draw that goes by them."""
    return tuple(row.number for row in standings(tournament))


def ranking(tournament: Tournament, rows: tuple[Row, ...], named: Ranking) -> tuple[Row, ...]:
    """Return a further ranking: of those of a town or a club, or of all but those."""
    wanted = {each.casefold() for each in named.among}
    kept = [row for row in rows if _belongs(tournament.entries[row.number].person, named, wanted)]
    return _ranked(tournament, kept)


def teams(tournament: Tournament, rows: tuple[Row, ...]) -> tuple[TeamRow, ...]:
    """Return the teams by what their members have won together; equal teams share a rank."""
    points = {row.number: row.points for row in rows}
    sums = {name: total(points[each] for each in members) for name, members in tournament.teams.items()}
    names = sorted(sums, key=lambda name: (-sums[name], name))
    return tuple(
        TeamRow(1 + sum(sums[other] > sums[name] for other in sums), name, tournament.teams[name], sums[name])
        for name in names
    )


def round_results(tournament: Tournament, number: int) -> dict[Number, Fraction]:
    """Return what a round counts for each who was in it; a bye counts as much as the average of those who played."""
    played, settings = tournament.round(number), tournament.settings
    results: dict[Number, Fraction] = {}
    for table, company in enumerate(played.draw.tables, 1):
        results |= _counted(settings, account(tournament, number, table), company, ended=table in played.ended)
    if settings.counts == "round_points":
        results = table_points(results, (*settings.round_points, *[0] * len(results)))
    average = total(results.values()) / len(results)
    return results | dict.fromkeys(played.draw.byes, average)


def _counted(settings: Settings, found: Account, company: Company, *, ended: bool) -> dict[Number, Fraction]:
    won = {number: _whole(settings, found, number, ended=ended) for number in company}
    if settings.counts in {"points", "round_points"}:
        return won
    ranks = table_points(won, settings.points_at_table(len(company)))
    return {number: ranks[number] + (won[number] if settings.counts == "both" else 0) for number in company}


def _whole(settings: Settings, found: Account, number: Number, *, ended: bool) -> Fraction:
    """Return what a table counts for somebody: as it stands, or as if all deals had been played."""
    if settings.early == "as_it_stands" or not ended or not found.deals[number]:
        return found.won[number]
    return found.won[number] * settings.deals / found.deals[number]


def table_points(won: dict[Number, Fraction], points: Sequence[int | Fraction]) -> dict[Number, Fraction]:
    """Return what the rank at a table, or in a round, counts; equal players share what their ranks count together.

    >>> table_points({1: Fraction(5), 2: Fraction(-5), 3: Fraction(0), 4: Fraction(0)}, (60, 40, 20, 0))
    {1: Fraction(60, 1), 2: Fraction(0, 1), 3: Fraction(30, 1), 4: Fraction(30, 1)}
    """
    counted: dict[Number, Fraction] = {}
    for number, own in won.items():
        better = sum(other > own for other in won.values())
        equal = sum(other == own for other in won.values())
        counted[number] = sum(map(Fraction, points[better : better + equal]), Fraction(0)) / equal
    return counted


# Ranks


def _ranked(tournament: Tournament, rows: list[Row]) -> tuple[Row, ...]:
    """Put rows in order; those whom no tie-break tells apart share a rank and stand by number."""
    lots = _lots(tournament)
    keys = {row.number: (*_first_keys(tournament, row), *_tie_keys(tournament.settings, row, lots)) for row in rows}
    by_number = sorted(rows, key=lambda row: row.number)
    order = sorted(by_number, key=lambda row: keys[row.number], reverse=True)
    ranked: list[Row] = []
    for place, row in enumerate(order, 1):
        is_equal = ranked and keys[ranked[-1].number] == keys[row.number]
        ranked.append(replace(row, rank=ranked[-1].rank if is_equal else place))
    return tuple(ranked)


def _first_keys(tournament: Tournament, row: Row) -> tuple[Any, ...]:
    """Return what decides first: the points, but in a knock-out how far somebody has come, and how he did there."""
    if not tournament.settings.survivors:
        return (row.points,)
    played = [points for points in row.rounds if points is not None]
    return (len(played), *played[-1:], row.points)


def _tie_keys(settings: Settings, row: Row, lots: dict[Number, int]) -> list[Any]:
    """Return what decides between equal points, the more the better."""
    rounds = sorted((points for points in row.rounds if points is not None), reverse=True)
    keys = {"best_round": rounds[:1], "next_best": rounds[1:], "lot": [lots.get(row.number, 0)]}
    return [keys[tie] for tie in settings.ties]


def _lots(tournament: Tournament) -> dict[Number, int]:
    """Draw lots for all who are entered, from the seed of the first draw: everybody can draw them again."""
    if not tournament.rounds:
        return {}
    first = tournament.rounds[0].drawn_with
    order = shuffled(sorted(tournament.entries), f"{first.seed} {first.word} lot")
    return {number: -place for place, number in enumerate(order)}


def _course(results: list[dict[Number, Fraction]], number: Number) -> tuple[Fraction | None, ...]:
    return tuple(each.get(number) for each in results)


def _deals(tournament: Tournament) -> dict[Number, Fraction]:
    deals = dict.fromkeys(tournament.entries, Fraction(0))
    for number, played in enumerate(tournament.rounds, 1):
        for table in range(1, len(played.draw.tables) + 1):
            for each, count in account(tournament, number, table).deals.items():
                deals[each] += count
    return deals


def unconfirmed(tournament: Tournament) -> int:
    """Return how many lines no second player has confirmed."""
    return sum(
        account(tournament, number, table).unconfirmed
        for number, played in enumerate(tournament.rounds, 1)
        for table in range(1, len(played.draw.tables) + 1)
    )


def _belongs(person: Person, named: Ranking, wanted: set[str]) -> bool:
    value = (person.town if named.by == "town" else person.club).casefold()
    return (value in wanted) != named.others
