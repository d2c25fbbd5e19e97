"""Deals of two people, together and apart, in which the coach's judge says what each of them gave away.

Judging a deal costs most of a second of one core: it is done for a pair that somebody asks for, in its latest deals.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from sqlalchemy import select

from tarock.core.seats import Seat
from tarock.core.sentences import Sentence
from tarock.server.accounts.bodies import DealFound
from tarock.server.accounts.deals import Deals
from tarock.server.codes import Code, Refusal
from tarock.server.collusion import Pair
from tarock.server.evening.state import Finished, TableState
from tarock.server.giving import LEAST, Giving, giving
from tarock.server.keeping.loading import load_whole
from tarock.server.store.log import Log
from tarock.server.store.schema import deals_played
from tarock.tutor.coach import COACHES
from tarock.tutor.given import Given

_AMONG = 10
"""So many people are looked at to tell whether an id is that of one."""


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
    together: int
    without: int
    giving: Giving | None
    """Nothing, where there are too few deals."""


@dataclass(frozen=True, slots=True)
class Giver:
    """Somebody, and the deals in which he is judged: with the other, and as many without."""

    person: str
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
        latest = max((*self.together, *self.without), key=lambda each: each.deal.at, default=None)
        name = "?" if latest is None else latest.deal.names[latest.seat]
        return GiverShown(self.person, name, cut, len(self.without), giving(given[:cut], given[cut:]))


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


async def givers_of(log: Log, pair: Pair, most: int) -> tuple[Giver, Giver]:
    """Return in which deals two people are judged: the latest of each kind, at most so many.

    Those without the other are by the rules, and of as many players, as those together.

    :raises Refusal: if the rules of a table are not known any more.
    :raises StoreError: if the log cannot be read.
    """
    one, other = pair
    index, reader = Deals(log.engine), _Reader(log)
    his, hers = [_judgeable(await index.all_of(person)) for person in pair]
    shared = {_key(deal) for deal in his} & {_key(deal) for deal in hers}
    both = await reader.deals((deal for deal in his if _key(deal) in shared), most)
    kinds = {(table.ruleset.id, deal.players) for table, deal in both}

    async def giver(person: str, companion: str, found: Iterable[DealFound]) -> Giver:
        alone = (deal for deal in found if _key(deal) not in shared and (deal.ruleset, deal.seats) in kinds)
        without = await reader.deals(alone, most)
        return Giver(person, _sittings(both, person, companion), _sittings(without, person, companion))

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
