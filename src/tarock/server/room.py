"""A table in the memory of one process: its state, and who is connected to it here."""

from collections.abc import Callable
from typing import Protocol

from tarock.server.codes import Code, Refusal, told
from tarock.server.evening.sights import is_sent_away, marks_at, watched_by
from tarock.server.evening.state import Remark, TableState
from tarock.server.frames.story import NOTHING_TOLD, Bookmark, Stories
from tarock.server.frames.table import Frames
from tarock.server.names import Session


class Listener(Protocol):
    """Somebody who is connected to a table."""

    session: Session
    host: str
    """The address that he comes from, which is kept nowhere."""
    hidden: frozenset[str]
    """Whose words he does not want to read."""

    def changed(self) -> None:
        """Learn that there is a new frame to fetch."""
        ...

    def heard(self, remark: Remark) -> None:
        """Learn what somebody said."""
        ...

    def ended(self, why: Refusal | None = None) -> None:
        """Learn that the session counts no longer, or why else it must go."""
        ...

    def leave(self) -> None:
        """Go when what is being answered has been answered: this process is about to end."""
        ...


class Room:
    """A table and its listeners.

    Frames are made from the newest state only: who is slow skips some, and loses nothing.
    """

    def __init__(self, table: TableState, heard: Callable[[TableState], None] | None = None) -> None:
        """Take a table.

        :param heard: is told of every change, whoever is connected.
        """
        self._heard = heard
        self.table = table
        self.stories = Stories()
        self.frames = Frames(table, self.stories)
        self.listeners: set[Listener] = set()

    def came(self, listener: Listener) -> None:
        """Let somebody be connected; all see how many watch."""
        self.listeners.add(listener)
        self._count()

    def went(self, listener: Listener) -> None:
        """Let a connection end."""
        self.listeners.discard(listener)
        self._count()

    @property
    def watching(self) -> int:
        """How many people are connected who do not sit at the table, each counted once."""
        return len({listener.session.id for listener in self.listeners} - self.table.by_session.keys())

    def _count(self) -> None:
        """Tell everybody when there are more or fewer who watch."""
        watching = self.watching
        if watching == self.frames.watching:
            return
        self.frames = Frames(self.table, self.stories, watching)
        for listener in self.listeners:
            listener.changed()

    def adopt(self, table: TableState) -> None:
        """Let a new state be the table's, and tell everybody who is connected."""
        known = self.table.heard
        remarks = () if table.heard is known else tuple(remark for remark in table.heard if remark not in known)
        self.table = table
        self.frames = Frames(table, self.stories, self.watching)
        for listener in self.listeners:
            for remark in remarks:
                listener.heard(remark)
            listener.changed()
        if self._heard is not None:
            self._heard(table)

    def read_anew(self, table: TableState) -> None:
        """Let a table that was read again be the same in other words: somebody is named in it no longer."""
        self.stories = Stories()
        self.table = table  # before it is adopted: what was said once is not said again
        self.adopt(table)

    def frame_for(self, session: Session, mark: Bookmark = NOTHING_TOLD) -> tuple[bytes, Bookmark]:
        """Return what somebody may see now, and how far he has been told with it.

        :param mark: how far he had been told before.
        """
        place, watched = self.table.by_session.get(session.id), watched_by(self.table, session.id)
        frames = self.frames
        if place is not None:
            return frames.for_place(place, mark, watched), frames.mark(place)
        return frames.for_spectator(watched, mark, host=session.id == self.table.owner), frames.mark(None)

    def why_not(self, session: Session) -> Refusal | None:
        """Return why somebody may not be in the room: whoever sits here, may sit down, owns it, or may watch may be."""
        table = self.table
        if is_sent_away(table, session.id, marks_at(table, session)):
            return told(Code.SENT_AWAY)
        seated = session.id in table.by_session or session.id == table.owner
        may_sit = not table.gives_places and any(place.is_vacant for place in table.places)
        return None if seated or table.settings.spectators or may_sit else Refusal(Code.NO_SPECTATORS)
