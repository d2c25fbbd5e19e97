"""The player at the keyboard: shown what he may know, and told what he asks for.

To the table a person is a player like any bot (:class:`tarock.bots.protocol.Player`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Generic, TypeVar

from tarock.bots.playing import Move
from tarock.bots.protocol import Decision
from tarock.cli.terminal.against import play_against
from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.claiming import Claims
from tarock.cli.terminal.shared.coached import coached_lines, explained_lines, tells_lines, worst_of
from tarock.cli.terminal.shared.counting import Counting
from tarock.cli.terminal.shared.help_lines import reading_lines, rules_lines
from tarock.cli.terminal.shared.lines import BLANK, Line, line
from tarock.cli.terminal.shared.reasons import ActionT, Memory, Note, ViewT
from tarock.cli.terminal.shared.requests import Command, Request, Unclear
from tarock.cli.terminal.shared.screen import Leave, Screen
from tarock.cli.terminal.shared.telling import told_lines
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.errors import IllegalAction
from tarock.core.game import State, View
from tarock.core.seats import Seat
from tarock.school.against import Against
from tarock.telling import line as telling
from tarock.tutor.deeds import Deed, deed
from tarock.tutor.meaning import EXPLAINERS

WordingT = TypeVar("WordingT", bound=Wording)
StateT = TypeVar("StateT", bound=State)


class Person(ABC, Generic[ViewT, ActionT, WordingT]):
    """Somebody who plays at the terminal.

    :param totals: by seat, what each had won before this deal.
    :param memory: what the bots have done in this deal, and why.
    """

    def __init__(
        self, screen: Screen, wording: WordingT, totals: Sequence[int], memory: Memory[ViewT, ActionT] | None = None
    ) -> None:
        self.screen = screen
        self.wording = wording
        self.totals = totals
        self.memory: Memory[ViewT, ActionT] = Memory() if memory is None else memory
        self.seen: list[Deed[View]] = []
        """What the others have done in this deal, as the person saw it."""
        self.hints = 0
        """How many hints were asked for."""
        self.counting: Counting | None = None
        """What is asked between turns, where that is wanted."""
        self._claims = Claims(screen, wording)

    @abstractmethod
    def act(self, view: ViewT, rng: Random, refused: Mapping[ActionT, IllegalAction]) -> Decision[ActionT]:
        """Show the table and ask until the answer is an action; the table may still refuse it."""

    @abstractmethod
    def interject(self, view: ViewT, rng: Random, refused: Mapping[ActionT, IllegalAction]) -> Decision[ActionT] | None:
        """Offer a right that can be used out of turn, where the game has one."""

    @abstractmethod
    def _table(self, view: ViewT) -> list[Line]:
        """Return the table as it is seen."""

    @abstractmethod
    def _choice(self, view: ViewT) -> list[Line]:
        """Return the hand with its marks, and what may be done."""

    @abstractmethod
    def _last_trick(self, view: ViewT) -> Line:
        """Return the last finished trick."""

    @abstractmethod
    def _score(self, view: ViewT) -> list[Line]:
        """Return what everybody has won so far."""

    @abstractmethod
    def _help(self) -> list[Line]:
        """Return how cards and words are typed."""

    @abstractmethod
    def _read(self, text: str, view: ViewT) -> ActionT | Request | Unclear:
        """Return what is meant by an answer."""

    @abstractmethod
    def _reasons(self, about: str, view: ViewT) -> list[Line]:
        """Return why the bots did what they did; all of it only when the deal is over."""

    def show(self, view: ViewT) -> None:
        """Show the table, the hand and what may be done."""
        self.screen.say(BLANK, *self._table(view), *self._choice(view))

    def watch(
        self,
        state: StateT,
        you: Seat,
        view: Callable[[StateT, Seat], ViewT],
        next_move: Callable[[StateT], Move[ActionT, StateT]],
        told: Callable[[ViewT, Seat, ActionT, ViewT], Iterable[telling.Line]],
    ) -> StateT:
        """Play a deal to its end, and tell the person at a seat all that happens.

        :param view: what a seat may know.
        """
        if state.turn != you:
            self.show(view(state, you))
        while not state.is_over:
            if state.turn != you:
                self.screen.pause()
            move = next_move(state)
            happened = told(view(state, you), move.seat, move.action, view(move.state, you))
            self.screen.say(*told_lines(happened, self.wording))
            if move.seat != you:
                self._see(view(state, you), move, view(move.state, you))
                self.memory.notes.append(Note(view(state, move.seat), move.action, move.why))
            state = move.state
            if self.counting is not None:
                self.counting.after(state, you, self)
        return state

    def _see(self, before: ViewT, move: Move[ActionT, StateT], after: ViewT) -> None:
        """Keep what another has done, for whoever asks what it tells, where the coach knows the game."""
        if before.ruleset.family in EXPLAINERS:
            self.seen.append(deed(before, move.seat, move.action, after))

    def obey(self, request: Request, view: ViewT) -> None:
        """Do what a command says.

        :raises Leave: to quit.
        """
        match request.command:
            case Command.QUIT:
                raise Leave
            case Command.TABLE:
                self.show(view)
            case Command.LAST:
                self.screen.say(self._last_trick(view))
            case Command.SCORE:
                self.screen.say(*self._score(view))
            case Command.RULES:
                self.screen.say(*rules_lines(view.table.ruleset, request.about, self.wording))
            case Command.WHY:
                self.screen.say(*self._reasons(request.about, view))
            case Command.HINT:
                self.hints += 1
                self.screen.say(*coached_lines(view, request.about, self.wording))
            case Command.EXPLAIN:
                self.screen.say(*explained_lines(view, self._read(request.about, view), self.wording))
            case Command.TELLS:
                self.screen.say(*tells_lines(view, self.seen, request.about, self.wording))
            case Command.WORST:
                self.play_worst(worst_of(view))
            case Command.HELP | Command.REST:  # the rest is claimed when a card is asked for
                self.screen.say(*self._help())

    def play_worst(self, found: Against | None) -> None:
        """Let the person play on in a deal in which something fails; then it goes on here as it was."""
        if found is None:
            self.screen.say(line(self.wording.words("worst-none")))
        else:
            play_against(found, self.screen, self.wording.words)

    def _explain(self, error: IllegalAction) -> None:
        """Say why the table refuses, and by which rule."""
        self.screen.say(
            line((self.wording.refusal(error), lines.WARN)),
            line("  ", (self.wording("rule", rule=self.wording.cited(error.rule)), lines.CITE), hang=4),
            *reading_lines([error.rule], self.wording),
        )
