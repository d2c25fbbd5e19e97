"""Who is connected to a table here, and since when somebody is not."""

from collections import Counter
from collections.abc import Iterable, Iterator

from tarock.server.evening.events import Away, Back, Event
from tarock.server.evening.state import TableState


class Presence:
    """The connections of the people at one table, in one process.

    :param grace: milliseconds before somebody who is not connected is away.
    """

    def __init__(self, grace: int) -> None:
        self.grace = grace
        self._connections: Counter[str] = Counter()
        self._missing_since: dict[str, int] = {}

    @property
    def is_empty(self) -> bool:
        """Tell whether nobody is connected."""
        return not self._connections

    def has_any(self, sessions: Iterable[str]) -> bool:
        """Tell whether one of some people is connected."""
        return any(session in self._connections for session in sessions)

    @property
    def number(self) -> int:
        """How many people are connected."""
        return len(self._connections)

    def is_here(self, session: str) -> bool:
        """Tell whether somebody is connected."""
        return session in self._connections

    def came(self, session: str) -> None:
        """Note a new connection."""
        self._connections[session] += 1
        self._missing_since.pop(session, None)

    def went(self, session: str, now: int) -> None:
        """Note that a connection has ended."""
        self._connections[session] -= 1
        if self._connections[session] <= 0:
            del self._connections[session]
            self._missing_since[session] = now

    def is_elsewhere(self, session: str) -> None:
        """Note that somebody is connected to another process, which will miss him when he goes."""
        self._missing_since.pop(session, None)

    def learn(self, before: TableState, after: TableState) -> None:
        """Learn from what another process has written who is connected there: who has sat down, and who is back."""
        for session, place in after.by_session.items():
            is_new = before.by_session.get(session) != place
            if is_new or (before.places[place].away and not after.places[place].away):
                self.is_elsewhere(session)

    def look_round(self, table: TableState, now: int) -> None:
        """Miss everybody at the table who is not connected here.

        Who is connected to another process makes himself heard from there.
        """
        for session in table.by_session:
            if session not in self._connections:
                self._missing_since.setdefault(session, now)

    def events(self, table: TableState, now: int) -> Iterator[Event]:
        """Give what follows: who has been missing too long is away, who is connected again is back.

        Where people have days to think, nobody is missed.
        """
        for session, place in table.by_session.items():
            if session in self._connections:
                if table.places[place].absent:
                    yield Back(place)
            elif table.settings.days is None and self._is_over(session, now) and not table.places[place].away:
                yield Away(place, absent=True)

    def next_deadline(self, table: TableState) -> int | None:
        """Return when the next one will have been missing too long."""
        if table.settings.days is not None:
            return None
        return min(
            (
                since + self.grace
                for session, since in self._missing_since.items()
                if session in table.by_session and not table.places[table.by_session[session]].away
            ),
            default=None,
        )

    def _is_over(self, session: str, now: int) -> bool:
        since = self._missing_since.get(session)
        return since is not None and now >= since + self.grace
