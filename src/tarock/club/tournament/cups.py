"""A cup over a season: the best of several tournaments count, and a final to which points are brought along.

As it is done: 24 to 32 tournaments of which the best six count and four are needed (Raiffeisen cup 2019); in the final
up to 120 points are brought along by rank and size of the cup, and the day gives 60 down to 0 (mode of 2018).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Literal

from msgspec import Meta, Struct

from tarock.club.tournament.draw import Number
from tarock.club.tournament.lines import total
from tarock.club.tournament.standings import Row


class Worth(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a result is worth: its points, a fixed number for its rank, or a share of the most by rank and field."""

    counts: Literal["points", "table", "share"] = "points"
    table: tuple[int, ...] = ()
    """By rank, from the first; nothing beyond its end."""
    most: int = 0
    minus: bool = True
    """Whether points below 0 count; in Carinthia such a result counts nothing."""

    def of(self, row: Row, field: int) -> Fraction:
        """Return what a result in a field of so many is worth."""
        if self.counts == "points":
            return row.points if self.minus else max(row.points, Fraction(0))
        return self.of_rank(row.rank, field)

    def of_rank(self, rank: int, field: int) -> Fraction:
        """Return what a rank is worth: of a share the first gets all, the last nothing, and those between evenly.

        >>> [int(Worth("share", most=120).of_rank(rank, 4)) for rank in (1, 2, 3, 4)]
        [120, 80, 40, 0]
        """
        if self.counts == "table":
            return Fraction(self.table[rank - 1] if rank <= len(self.table) else 0)
        return Fraction(self.most) if field == 1 else Fraction(round(Fraction(self.most * (field - rank), field - 1)))


class Cup(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The rules of a cup."""

    name: str
    best: Annotated[int, Meta(ge=1)]
    """So many results count."""
    needed: Annotated[int, Meta(ge=0)] = 1
    """So many tournaments must somebody have played for the final."""
    ties: tuple[Literal["best", "last"], ...] = ("best",)
    """What decides between equal sums: the best result and then the next best, or the result of the last tournament."""
    worth: Worth = Worth()
    brought: Worth = Worth("share", most=120)
    day: Worth = Worth("share", most=60)
    events: tuple[str, ...] = ()
    """Its tournaments in their order, by the names of their logs in the club's folder."""
    final: str = ""


@dataclass(frozen=True, slots=True)
class CupRow:
    """Somebody in a cup."""

    rank: int
    number: Number
    points: Fraction
    results: tuple[Fraction | None, ...]
    """What each tournament was worth, in their order; None where he did not play."""
    counts: tuple[int, ...]
    """Which of them count, the best first."""
    qualified: bool

    @property
    def counted(self) -> tuple[Fraction, ...]:
        """The results that count, the best first."""
        return tuple(result for at in self.counts if (result := self.results[at]) is not None)

    @property
    def played(self) -> int:
        """In how many tournaments he has played."""
        return sum(result is not None for result in self.results)


@dataclass(frozen=True, slots=True)
class FinalRow:
    """Somebody in the final of a cup."""

    rank: int
    number: Number
    points: Fraction
    brought: Fraction
    day: Fraction


def cup_standings(cup: Cup, tournaments: Sequence[tuple[Row, ...]]) -> tuple[CupRow, ...]:
    """Return the standings of a cup: the sum of the best results, and ties as it says."""
    played = [{row.number: row for row in rows if _has_played(row)} for rows in tournaments]
    numbers = {number for rows in played for number in rows}
    results = {
        number: tuple(
            cup.worth.of(there[number], len(rows)) if number in there else None
            for there, rows in zip(played, tournaments, strict=True)
        )
        for number in numbers
    }
    counts = {number: _counting(cup, all_of) for number, all_of in results.items()}
    counted = {number: tuple(results[number][at] or Fraction(0) for at in best) for number, best in counts.items()}
    begun = [rows for rows in played if rows]
    last = {number: row.points for number, row in begun[-1].items()} if begun else {}
    lowest = min(last.values(), default=Fraction(0)) - 1
    deciding = {number: {"best": best, "last": last.get(number, lowest)} for number, best in counted.items()}
    sums = {number: total(best) for number, best in counted.items()}
    keys = {number: (won, *(deciding[number][tie] for tie in cup.ties)) for number, won in sums.items()}
    order = sorted(sorted(keys), key=keys.__getitem__, reverse=True)
    return tuple(
        CupRow(
            1 + sum(keys[other] > keys[number] for other in keys),
            number,
            sums[number],
            results[number],
            counts[number],
            sum(result is not None for result in results[number]) >= cup.needed,
        )
        for number in order
    )


def _has_played(row: Row) -> bool:
    return any(points is not None for points in row.rounds)


def _counting(cup: Cup, results: Sequence[Fraction | None]) -> tuple[int, ...]:
    """Return which results count, the best first; of equal ones the earlier."""
    known = [(-result, at) for at, result in enumerate(results) if result is not None]
    return tuple(at for _, at in sorted(known)[: cup.best])


def course(cup: Cup, row: CupRow) -> tuple[Fraction, ...]:
    """Return what somebody had in the cup after each tournament, beginning with nothing."""
    until = (row.results[:after] for after in range(len(row.results) + 1))
    return tuple(total(part[at] or Fraction(0) for at in _counting(cup, part)) for part in until)


def final_standings(cup: Cup, before: Sequence[CupRow], day: Sequence[Row]) -> tuple[FinalRow, ...]:
    """Return the standings of a final: what the rank in the cup brings along, and what the day adds; ties by day."""
    ranks = {row.number: row.rank for row in before}
    brought = {
        row.number: cup.brought.of_rank(ranks[row.number], len(before)) if row.number in ranks else Fraction(0)
        for row in day
    }
    won = {row.number: cup.day.of(row, len(day)) for row in day}
    day_rank = {row.number: row.rank for row in day}
    keys = {number: (brought[number] + won[number], -day_rank[number]) for number in won}
    order = sorted(keys, key=keys.__getitem__, reverse=True)
    return tuple(
        FinalRow(
            1 + sum(keys[other] > keys[number] for other in keys),
            number,
            keys[number][0],
            brought[number],
            won[number],
        )
        for number in order
    )
