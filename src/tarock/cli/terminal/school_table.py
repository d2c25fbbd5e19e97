"""The table of the school at the terminal: a position is shown, and a learner plays from it."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tarock.cli.terminal.families import TERMINALS, Keyboard
from tarock.cli.terminal.shared.faces import Faces
from tarock.cli.terminal.shared.hand_lines import hand_lines
from tarock.cli.terminal.shared.lines import Line, line
from tarock.cli.terminal.shared.screen import Screen
from tarock.cli.terminal.shared.telling import told_lines
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.errors import IllegalAction
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.school.place import Placed
from tarock.school.playing import Playing, PlayingT
from tarock.telling.families import TELLINGS
from tarock.telling.line import Line as Told
from tarock.telling.sentences import sentence
from tarock.tutor.deeds import states_of
from tarock.words import Words


class SchoolTable:
    """A table at which somebody learns."""

    def __init__(self, screen: Screen, family: str, words: Words) -> None:
        self.screen = screen
        self.family = family
        self.words = words

    def play(self, playing: PlayingT) -> tuple[PlayingT, int]:
        """Let the learner play to the end; return how that is, and how many hints were asked for."""
        person = self._person(playing.seat)
        self._tell(playing, 0)
        while not playing.is_over:
            playing = self._turn(playing, person)
        return playing, person.hints

    def _turn(self, playing: PlayingT, person: Keyboard) -> PlayingT:
        """Let the learner act until the table accepts, and the others after him."""
        if playing.begun.is_open:
            self.screen.say(*self.shown(Placed(playing.state, playing.seat, is_open=True)))
        refused: dict[Any, IllegalAction] = {}
        while True:
            action = person.act(playing.state.view(playing.seat), Random(), refused).action  # noqa: S311 - a person
            try:
                after = playing.done(action)
            except IllegalAction as error:
                refused = {**refused, action: error}
                continue
            self._tell(after, len(playing.acts))
            return after

    def _tell(self, playing: Playing, since: int) -> None:
        """Tell what has happened since some act."""
        state: Any = playing.begun.state
        wording = self.wording(playing.seat)
        for number, (seat, action) in enumerate(playing.acts):
            after = state.apply(seat, action)
            if number >= since:
                views = state.view(playing.seat), after.view(playing.seat)
                told = TELLINGS[self.family].told(views[0], seat, action, views[1])
                self.screen.say(*told_lines(told, wording))
            state = after

    def _person(self, seat: Seat) -> Keyboard:
        person = TERMINALS[self.family].person
        assert person is not None, "a family with lessons has somebody at the keyboard"
        return person(self.screen, self.words, SEAT_NAMES, seat)

    # What is seen

    def shown(self, placed: Placed | None) -> Iterator[Line]:
        """Give what is seen of a position: what was said before play, the trick that lies, and the hands."""
        if placed is None:
            return
        heard = " ".join(sentence(each, self.wording(placed.seat).reader) for each in self._heard(placed))
        if heard:
            yield line(f"  {heard}", hang=4)
        wording = self.wording(None)
        trick = getattr(placed.state.table, "trick", None)
        if trick is not None and trick.plays:
            played = "  ".join(f"{SEAT_NAMES[seat]} {wording.faces.plain(card)}" for seat, card in trick.plays)
            yield line("  ", self.words("learn-trick", played=played), hang=4)
        for seat, hand in enumerate(placed.state.hands):
            if hand and (placed.is_open or seat == placed.seat):
                yield line(f"  {SEAT_NAMES[seat]}:")
                yield from hand_lines(hand, None, wording)

    def _heard(self, placed: Placed) -> Iterator[Told]:
        """Give what whoever looks was told before the first card."""
        for before, seat, action in states_of(placed.state):
            if before.phase.value == "play":
                return
            views = before.view(placed.seat), before.apply(seat, action).view(placed.seat)
            yield from TELLINGS[self.family].told(views[0], seat, action, views[1])

    def wording(self, you: Seat | None) -> Wording:
        """Return the words of the table for whoever sits there."""
        return Wording(self.words, Faces(self.words, self.family), SEAT_NAMES, you)
