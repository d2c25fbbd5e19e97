"""What has happened in a deal, act by act: as everybody was told it, and as whoever acted was."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from tarock.core.seats import Seat
from tarock.server.evening.families import Action, State, applied
from tarock.server.evening.state import Game, TableState
from tarock.server.families import SERVER
from tarock.server.wire.shared.table import News
from tarock.telling.families import TELLINGS
from tarock.telling.line import Line


class Bookmark(NamedTuple):
    """How far a receiver has been told: which deal, and how many entries of its story."""

    deal: str
    entries: int


NOTHING_TOLD: Final = Bookmark("", 0)


@dataclass(frozen=True, slots=True)
class Entry:
    """What is told of the deal or of one act; ``own`` to the seat that acted, ``public`` to all others."""

    seat: Seat | None
    own: tuple[Line, ...]
    public: tuple[Line, ...]

    def for_seat(self, seat: Seat | None) -> tuple[Line, ...]:
        """Return what a seat is told; None is the public."""
        return self.own if seat is not None and seat == self.seat else self.public


def opening(state: State) -> Entry:
    """Return what is told when the cards have been dealt; a family that is shown plainly tells in its tables."""
    family = state.ruleset.family
    if family not in TELLINGS:
        return Entry(None, (), ())
    telling = TELLINGS[family]
    lines = telling.opening(telling.public(state))
    return Entry(None, lines, lines)


def entry(before: State, seat: Seat, action: Action, after: State) -> Entry:
    """Return what is told of an act.  Nobody but the actor can know more of it than the public."""
    family = before.ruleset.family
    if family not in TELLINGS:
        return Entry(seat, (), ())
    telling = TELLINGS[family]
    final = SERVER[family].showing.final(after) if after.is_over else ()
    own = telling.told(before.view(seat), seat, action, after.view(seat))
    public = telling.told(telling.public(before), seat, action, telling.public(after))
    return Entry(seat, (*own, *final), (*public, *final))


def told_as(game: Game) -> str:
    """Return under which name a deal is told: when a card has been taken back, it is told anew."""
    return f"{game.name}/{game.taken_back}" if game.taken_back else game.name


class Story:
    """The story of one deal, which is told on when somebody asks."""

    def __init__(self, game: Game) -> None:
        self.deal = told_as(game)
        self._state: State = game.begun.start()
        self._entries = [opening(self._state)]
        self._acts = 0
        self._asides = 0

    def follow(self, game: Game) -> None:
        """Tell the acts that are new, and who has come or gone between them.

        The last act has led to the deal as it is.
        """
        self._tell_asides(game)
        for number, (seat, action) in enumerate(game.acts[self._acts :], start=self._acts + 1):
            after = game.deal if number == len(game.acts) else applied(self._state, seat, action)
            self._entries.append(entry(self._state, seat, action, after))
            self._state = after
            self._acts = number
            self._tell_asides(game)

    def _tell_asides(self, game: Game) -> None:
        """Tell who has come or gone after as many acts as have been told."""
        for aside in game.asides[self._asides :]:
            if aside.acts > self._acts:
                return
            self._entries.append(Entry(None, (aside.line,), (aside.line,)))
            self._asides += 1

    def news(self, seat: Seat | None, mark: Bookmark) -> News | None:
        """Return what a receiver has not been told yet; None if he knows all."""
        since = mark.entries if mark.deal == self.deal else 0
        if since == len(self._entries):
            return None
        return News(since, tuple(line for each in self._entries[since:] for line in each.for_seat(seat)))

    @property
    def mark(self) -> Bookmark:
        """The bookmark of somebody who has been told everything."""
        return Bookmark(self.deal, len(self._entries))


class Stories:
    """The stories of the deals that a table shows."""

    def __init__(self) -> None:
        self._by_game: dict[int, Story] = {}

    def of(self, table: TableState, index: int | None) -> Story | None:
        """Return the story of a game of the round, or of the first that there is."""
        shown = [game for game in table.games if game is not None and index in {None, game.index}]
        if not shown:
            return None
        game = shown[0]
        story = self._by_game.get(game.index)
        if story is None or story.deal != told_as(game):
            story = self._by_game[game.index] = Story(game)
        story.follow(game)
        return story
