"""Who is seated with whom: those who have waited longest first, and nobody for ever."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tarock.server.meeting.wishes import agreed, book_of, size_of
from tarock.server.names import Session, folded
from tarock.server.wire.shared.meeting import Seek

MayMeet: TypeAlias = Callable[[str, str], bool]
"""Whether two persons may be seated together; blocks forbid it."""


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody who waits, since a moment in milliseconds since 1970."""

    session: Session
    wish: Seek
    since: int

    @property
    def person(self) -> str:
        """Who he is at a table."""
        return self.session.id


@dataclass(frozen=True, slots=True)
class Group:
    """People who are seated together, the one who has waited longest first, and what they play."""

    people: tuple[Seeker, ...]
    wish: Seek

    @property
    def size(self) -> int:
        """How many sit at their table, bots included."""
        return size_of(book_of(self.wish))


def is_same_person(one: Session, other: Session) -> bool:
    """Tell whether two are taken for one person, as at every table of strangers: by browser or by address."""
    marks = {one.device, one.address} - {""}
    return one.id == other.id or not marks.isdisjoint({other.device, other.address})


def may_sit_together(one: Session, other: Session, may_meet: MayMeet) -> bool:
    """Tell whether two can sit at one table: two persons with two names, neither of whom has blocked the other."""
    if is_same_person(one, other) or folded(one.name) == folded(other.name):
        return False
    return may_meet(one.id, other.id)


def groups(waiting: Sequence[Seeker], now: int, patience: int, may_meet: MayMeet) -> Iterator[Group]:
    """Give those who can be seated now.

    Everybody in turn, from who has waited longest, looks for others among those who are left, again from who has
    waited longest.  A full table is seated at once; who has waited long enough sits down with those whom he has found,
    and bots.  So nobody waits longer than ``patience`` and a moment.

    :param patience: milliseconds until bots take the other chairs.
    """
    left = {seeker.person: seeker for seeker in sorted(waiting, key=lambda each: (each.since, each.person))}
    for first in tuple(left.values()):
        if first.person not in left:
            continue
        group = _found(first, left.values(), may_meet)
        if len(group.people) == group.size or now - first.since >= patience:
            for seeker in group.people:
                del left[seeker.person]
            yield group


def _found(first: Seeker, others: Iterable[Seeker], may_meet: MayMeet) -> Group:
    """Return whoever can be seated with somebody now."""
    group = Group((first,), first.wish)
    for other in others:
        if len(group.people) == group.size:
            break
        wish = agreed(group.wish, other.wish)
        if wish is None or len(group.people) >= size_of(book_of(wish)):
            continue
        if all(may_sit_together(each.session, other.session, may_meet) for each in group.people):
            group = Group((*group.people, other), wish)
    return group
