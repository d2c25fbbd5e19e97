"""Deals of two people, together and apart, in which the coach's judge says what each of them gave away.

Judging a deal costs most of a second of one core: it is done for a pair that somebody asks for, in its latest deals.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from sqlalchemy import func, select

from tarock.core.seats import Seat
from tarock.core.sentences import Sentence
from tarock.server.accounts.bodies import DealFound
from tarock.server.accounts.deals import Deals
from tarock.server.codes import Code, Refusal
from tarock.server.collusion import Pair
from tarock.server.evening.state import Finished, TableState
from tarock.server.giving import LEAST, Giving, giving
from tarock.server.keeping.loading import load_whole
from tarock.server.moderation.bodies import CompanionShown
from tarock.server.store.log import Log
from tarock.server.store.schema import deals_played, sessions
from tarock.tutor.coach import COACHES
from tarock.tutor.given import Given

_AMONG: Final = 10
"""So many people are looked at to tell whether an id is that of one."""
_COMPANIONS: Final = 100
"""So many who have played with somebody are listed."""


class Kind(NamedTuple):
    """By what rules deals were played, and by how many: what is given away in others compares with nothing."""

    ruleset: str
    players: int


@dataclass(frozen=True, slots=True)
class Sitting:
    """Somebody in a deal that is over, and where the other sat if he did."""

    table: TableState
    deal: Finished
    seat: Seat
    other: Seat | None


@dataclass(frozen=True, slots=True)
class GiverShown:
    """What somebody gave away beside another and without him, by the judge: a hint, and no verdict.

    ``together`` and ``without`` are the deals that were found, at most so many as were asked for.
    """

    person: str
    name: str
    kind: Kind | None
    """Which deals were looked at; none, where the two have never played together."""
    together: int
    without: int
    giving: Giving | None
    """Nothing, where there are too few deals."""


@dataclass(frozen=True, slots=True)
class Giver:
    """Somebody, and the deals in which he is judged: with the other, and as many without."""

    person: str
    name: str
    kind: Kind | None
    together: tuple[Sitting, ...]
    without: tuple[Sitting, ...]

    @property
    def sittings(self) -> tuple[Sitting, ...]:
        """All deals that are worth judging: none, where they are too few to say anything."""
        is_enough = min(len(self.together), len(self.without)) >= LEAST
        return (*self.together, *self.without) if is_enough else ()

    def shown(self, given: Sequence[Given]) -> GiverShown:
        """Return what came of it.

        :param given: what he gave away in each of the sittings.
        """
        cut = len(self.together)
        found = giving(given[:cut], given[cut:])
        return GiverShown(self.person, self.name, self.kind, cut, len(self.without), found)


async def person_of(log: Log, wanted: str) -> str:
    """Return who is meant by an id or by the beginning of one, among those who have played.

    :raises Refusal: if that is nobody, or more than one.
    """
    person = deals_played.c.person
    query = select(person).distinct().where(person.startswith(wanted, autoescape=True)).limit(_AMONG)
    found = [str(row[0]) for row in await Deals(log.engine).read(query)]
    if wanted in found:
        return wanted
    if len(found) != 1:
        raise Refusal(Code.NOT_FOUND, Sentence("admin-not-one", wanted=wanted, number=len(found)))
    return found[0]


async def companions_of(log: Log, person: str) -> list[CompanionShown]:
    """Return those with whom somebody has played deals, the most first.

    :raises StoreError: if the index cannot be read.
    """
    one, other = deals_played.alias(), deals_played.alias()
    number = func.count()
    query = (
        select(other.c.person, func.max(sessions.c.name), number)
        .select_from(one.join(other, (one.c.table_id == other.c.table_id) & (one.c.deal == other.c.deal)))
        .outerjoin(sessions, sessions.c.id == other.c.person)
        .where(one.c.person == person, other.c.person != person)
        .group_by(other.c.person)
        .order_by(number.desc(), other.c.person)
        .limit(_COMPANIONS)
    )
    return [CompanionShown(who, name or "?", deals) for who, name, deals in await Deals(log.engine).read(query)]


async def pair_meant(log: Log, wanted: tuple[str, str]) -> Pair:
    """Return which two people are meant, by their ids or the beginnings of them.

    :raises Refusal: if it is not clear who one of them is, or both are one.
    """
    one, other = [await person_of(log, each) for each in wanted]
    if one == other:
        raise Refusal(Code.NOT_FOUND, Sentence("admin-one-person"))
    return one, other


async def givers_of(log: Log, pair: Pair, most: int) -> tuple[Giver, Giver]:
    """Return in which deals two people are judged: the latest together and of each without the other, at most so many.

    All are of one kind, that of which they have played most together: what is given away in a deal of one game, or of
    four players, says nothing about one of another.

    :raises Refusal: if the rules of a table are not known any more.
    :raises StoreError: if the log cannot be read.
    """
    one, other = pair
    index, reader = Deals(log.engine), _Reader(log)
    his, hers = [_judgeable(await index.all_of(person)) for person in pair]
    shared = {_key(deal) for deal in his} & {_key(deal) for deal in hers}
    kinds = Counter(_kind(deal) for deal in his if _key(deal) in shared)
    kind = max(kinds, key=kinds.__getitem__, default=None)
    both = await reader.deals((deal for deal in his if _key(deal) in shared and _kind(deal) == kind), most)

    async def giver(person: str, companion: str, found: Sequence[DealFound]) -> Giver:
        alone = (deal for deal in found if _key(deal) not in shared and _kind(deal) == kind)
        without = await reader.deals(alone, most)
        latest = _sittings(await reader.deals(found, 1), person, companion)
        name = latest[0].deal.names[latest[0].seat] if latest else "?"
        return Giver(person, name, kind, _sittings(both, person, companion), _sittings(without, person, companion))

    return await giver(one, other, his), await giver(other, one, hers)


@dataclass(slots=True)
class _Reader:
    """Reads deals from the log, each table once."""

    log: Log
    tables: dict[str, TableState | None] = field(default_factory=dict[str, TableState | None])

    async def deals(self, found: Iterable[DealFound], most: int) -> list[tuple[TableState, Finished]]:
        """Return the first of some deals that are still in the log."""
        kept: list[tuple[TableState, Finished]] = []
        for each in found:
            if len(kept) == most:
                break
            if each.table not in self.tables:
                self.tables[each.table] = await load_whole(self.log, each.table)
            table = self.tables[each.table]
            deals = () if table is None else table.finished
            kept += [(table, deal) for deal in deals if table is not None and deal.name == each.deal]
        return kept


def _sittings(deals: Iterable[tuple[TableState, Finished]], person: str, companion: str) -> tuple[Sitting, ...]:
    return tuple(
        Sitting(
            table, deal, deal.people.index(person), deal.people.index(companion) if companion in deal.people else None
        )
        for table, deal in deals
    )


def _judgeable(deals: Iterable[DealFound]) -> list[DealFound]:
    """Return deals of games that have a judge, the latest first."""
    return sorted((deal for deal in deals if deal.game in COACHES), key=lambda deal: (-deal.at, *_key(deal)))


def _key(deal: DealFound) -> tuple[str, str]:
    return deal.table, deal.deal


def _kind(deal: DealFound) -> Kind:
    return Kind(deal.ruleset, deal.seats)
