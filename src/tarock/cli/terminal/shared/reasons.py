"""What bots had in mind: kept move by move through a deal, and told when the person asks why.

A reason can give a hand away: what a bot has weighed are cards that it holds.  So while a deal is played, only the
advice behind a card or a word is told, and everything else when the deal is over.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Protocol, TypeVar

from tarock.bots.protocol import Candidate, Explanation
from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.lines import Line, line
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.game import View
from tarock.core.seats import Seat
from tarock.tutor.why import reason_source
from tarock.words.figures import written
from tarock.words.passages import hyphenated

OPEN_FACTS: Final = frozenset({"at_random", "must_declare"})
"""Facts that say nothing about a hand, and may be told while a deal is played."""
WORTH_TELLING: Final = 0.01
"""What a network is less likely to do is not told."""
TELLING_ADVICE: Final = frozenset({"only_choice"})
"""Advice that says that a hand held nothing else, and waits for the end of the deal."""

ViewT = TypeVar("ViewT", bound="SeenTable")
ActionT = TypeVar("ActionT")


class SeenTable(View, Protocol):
    """A view of either family, as far as it tells when something was done."""

    @property
    def seat(self) -> Seat:
        """Whose view it is."""
        ...

    @property
    def table(self) -> Any:  # noqa: ANN401 - each family has its own; both have a trick, or none before the play
        """What everybody sees."""
        ...


@dataclass(frozen=True, slots=True)
class Note(Generic[ViewT, ActionT]):
    """A move of a bot: what it saw, what it did and why."""

    view: ViewT
    action: ActionT
    why: Explanation[ActionT] | None

    @property
    def trick(self) -> int:
        """The trick in which it was done; 0 before the play."""
        trick = self.view.table.trick
        return 0 if trick is None else int(trick.number)


@dataclass(slots=True)
class Memory(Generic[ViewT, ActionT]):
    """All moves of the bots in a deal, in the order of time."""

    notes: list[Note[ViewT, ActionT]] = field(default_factory=list[Note[ViewT, ActionT]])

    def asked(self, about: str) -> list[Note[ViewT, ActionT]]:
        """Return the moves that a question is about: those of a trick, or else the last one of every bot."""
        if about.isdecimal():
            return [note for note in self.notes if note.trick == int(about)]
        latest = {note.view.seat: note for note in self.notes}
        return [note for note in self.notes if latest[note.view.seat] is note]


@dataclass(frozen=True, slots=True)
class Reasons(Generic[ViewT, ActionT]):
    """How the reasons of a family are told.

    :param family: as the catalogues of advice name it.
    :param laying: the kind of action that lays cards face down, of which nothing is told before the end.
    :param label: what an action is called; the last argument tells whether hidden cards may be named.
    """

    family: str
    laying: type
    label: Callable[[ActionT, ViewT, bool], str]

    def told(self, memory: Memory[ViewT, ActionT], about: str, wording: Wording, *, is_over: bool) -> list[Line]:
        """Return the reasons that somebody asks for."""
        notes = memory.asked(about)
        if not notes:
            return [line(wording.words("why-nothing"))]
        told = [text for note in notes for text in self._note(note, wording, is_over=is_over)]
        return told if is_over else [*told, line(wording.words("why-later"))]

    def _note(self, note: Note[ViewT, ActionT], wording: Wording, *, is_over: bool) -> list[Line]:
        action = self.label(note.action, note.view, is_over)
        name = wording.names[note.view.seat]
        head = wording.words("why-head", name=name, trick=note.trick, action=action)
        silence = "why-unsaid" if note.why is None or is_over else "why-hidden"
        texts = self._reasons(note, wording, is_over=is_over) or [wording.words(silence)]
        return [line((head, lines.HEAD)), *(line(f"  {text}", hang=4) for text in texts)]

    def _reasons(self, note: Note[ViewT, ActionT], wording: Wording, *, is_over: bool) -> list[str]:
        why = note.why
        if why is None or (isinstance(note.action, self.laying) and not is_over):
            return []
        words = wording.words
        said: list[str] = []
        if why.advice is not None and (is_over or why.advice not in TELLING_ADVICE):
            said.append(words("why-advice", advice=self._advice(why.advice, wording)) + self._page(note, wording))
        said += [_fact(fact, wording) for fact in why.facts if is_over or fact in OPEN_FACTS]
        if why.worlds:
            said.append(words("why-worlds", worlds=why.worlds, exact="yes" if why.is_exact else "no"))
        if is_over:
            said += self._candidates(why.candidates, note.view, wording)
            said += self._chances(why.chances, note.view, wording)
        return said

    def _advice(self, name: str, wording: Wording) -> str:
        return _named(f"advice-{self.family}-{name}", name, wording)

    def _page(self, note: Note[ViewT, ActionT], wording: Wording) -> str:
        """Return book and lines of the advice behind a move, in brackets, where it is a book's."""
        assert note.why is not None
        assert note.why.advice is not None
        source = reason_source(note.view, note.action, note.why.advice)
        return f" ({wording.cited(source)})" if source else ""

    def _candidates(self, candidates: Sequence[Candidate[ActionT]], view: ViewT, wording: Wording) -> list[str]:
        return [
            wording.words(
                "why-candidate",
                action=self.label(candidate.action, view, True),  # noqa: FBT003 - the deal is over
                value=_figure(candidate.value, wording, sign="+"),
                error=_figure(candidate.error, wording),
            )
            for candidate in candidates
        ]

    def _chances(self, chances: Sequence[tuple[ActionT, float]], view: ViewT, wording: Wording) -> list[str]:
        """Return how likely a network was to do each thing, without what it would hardly ever do."""
        return [
            wording.words(
                "why-chance",
                action=self.label(action, view, True),  # noqa: FBT003 - the deal is over
                chance=round(100 * chance),
            )
            for action, chance in chances
            if chance >= WORTH_TELLING
        ]


def _fact(fact: str, wording: Wording) -> str:
    return _named(f"why-fact-{fact}", fact, wording)


def _named(message: str, name: str, wording: Wording) -> str:
    """Return a message, or the bare name of something that has no words yet."""
    message = hyphenated(message)
    return wording.words(message) if message in wording.words else name


def _figure(value: float, wording: Wording, sign: str = "") -> str:
    return written(f"{value:{sign}.1f}", wording.words)
