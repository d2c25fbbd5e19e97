"""Fees and prizes, in the smallest unit of the money, so that nothing is lost in rounding."""

from collections.abc import Iterable
from dataclasses import dataclass

from tarock.club.money import amount
from tarock.club.tournament.draw import Number
from tarock.club.tournament.settings import Prize
from tarock.club.tournament.standings import Row, ranking, standings
from tarock.club.tournament.state import Tournament
from tarock.core.shuffle import shuffled


@dataclass(frozen=True, slots=True)
class Award:
    """What somebody wins, and for which rank."""

    number: Number
    ranking: str
    rank: int
    amount: int
    text: str


@dataclass(frozen=True, slots=True)
class Cash:
    """What came in and goes out."""

    due: int
    paid: int
    owing: tuple[Number, ...]
    """Who has not paid the whole fee."""
    prizes: int


def awards(tournament: Tournament) -> tuple[Award, ...]:
    """Return what everybody wins, in the main ranking and in the others."""
    rows = standings(tournament)
    found = list(_awarded("", rows, tournament.settings.prizes))
    for named in tournament.settings.rankings:
        found += _awarded(named.name, ranking(tournament, rows, named), tournament.settings.prizes)
    return tuple(found)


def _awarded(name: str, rows: tuple[Row, ...], prizes: tuple[Prize, ...]) -> Iterable[Award]:
    """Give the prizes of a ranking; those who share a rank share the money, the odd unit to the first by number."""
    by_rank = {prize.rank: prize for prize in prizes if prize.ranking == name}
    sharing: dict[int, list[Number]] = {}
    for row in rows:
        sharing.setdefault(row.rank, []).append(row.number)
    for rank, equal in sorted(sharing.items()):
        won = [by_rank[each] for each in range(rank, rank + len(equal)) if each in by_rank]
        each, odd = divmod(sum(prize.amount for prize in won), len(equal))
        for place, number in enumerate(equal):
            text = won[place].text if place < len(won) else ""
            amount = each + (place < odd)
            if amount or text:
                yield Award(number, name, rank, amount, text)


def raffle(tournament: Tournament) -> tuple[Number, ...]:
    """Return who wins what is raffled: of those who are here and have won nothing, by the lot of the last draw.

    Seed and word of that draw were committed to and said before anybody knew who would win nothing, and what is
    raffled was named before: nobody can choose.
    """
    winners = {award.number for award in awards(tournament)}
    others = [number for number in tournament.present() if number not in winners and number not in _house(tournament)]
    last = tournament.rounds[-1].drawn_with
    return shuffled(others, f"{last.seed} {last.word} raffle")[: len(tournament.settings.raffle)]


def _house(tournament: Tournament) -> set[Number]:
    return {number for number, entry in tournament.entries.items() if entry.person.house}


def money(units: int, currency: str) -> str:
    """Return an amount with two places behind the point.

    >>> money(1250, "EUR")
    '12.50 EUR'
    """
    return f"{amount(units)} {currency}".strip()


def cash(tournament: Tournament) -> Cash:
    """Return the desk's account."""
    payers = {number: entry for number, entry in tournament.entries.items() if not entry.person.house}
    fee = tournament.settings.fee
    owing = tuple(sorted(number for number, entry in payers.items() if entry.paid < fee))
    paid = sum(entry.paid for entry in tournament.entries.values())
    return Cash(fee * len(payers), paid, owing, sum(prize.amount for prize in tournament.settings.prizes))
