"""Counting while one plays: between turns somebody at the keyboard is asked what has gone, and his answers are kept."""

from pathlib import Path
from typing import Any, Protocol

from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.lines import BLANK, line
from tarock.cli.terminal.shared.requests import Request, read_request
from tarock.cli.terminal.shared.screen import Screen
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.game import State, View
from tarock.core.seats import Seat
from tarock.school import progress as kept
from tarock.school.counting import CountAsk
from tarock.school.in_play import asked_after
from tarock.school.progress import with_counted
from tarock.telling.sentences import sentence


class Asked(Protocol):
    """Whoever is asked: a person at the keyboard, as far as a question needs him."""

    @property
    def screen(self) -> Screen:
        """Where he reads and answers."""
        ...

    @property
    def wording(self) -> Wording:
        """The words of his table."""
        ...

    def obey(self, request: Request, view: Any, /) -> None:  # noqa: ANN401 - of the family
        """Do what a command says."""
        ...


class Counting:
    """The questions of one deal.

    :param file: where the answers are kept.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self._tricks = 0

    def after(self, deal: State, you: Seat, table: Asked) -> None:
        """Ask, if a trick has just been taken and it is another's turn."""
        view: Any = deal.view(you)
        tricks = len(view.table.tricks)
        if tricks == self._tricks:
            return
        self._tricks = tricks
        ask = asked_after(deal, you, tricks)
        if ask is not None:
            self._ask(ask, view, table)

    def _ask(self, ask: CountAsk, view: View, table: Asked) -> None:
        """Ask until a number comes; Enter lets the question go, and commands are obeyed.

        A question that is let go is neither right nor wrong.
        """
        screen, wording = table.screen, table.wording
        screen.say(BLANK, line((sentence(ask.line, wording.reader), lines.HEAD)))
        while True:
            text = screen.ask(wording("ask-count")).strip()
            said = read_request(text, wording.words)
            if said is not None:
                table.obey(said, view)
            elif not text:
                return
            elif text.isdecimal():
                self._answered(ask, int(text), view.ruleset.family, table)
                return

    def _answered(self, ask: CountAsk, given: int, family: str, table: Asked) -> None:
        right, words = given == ask.number, table.wording.words
        table.screen.say(line(words("count-right") if right else words("count-wrong", number=ask.number)), BLANK)
        kept.write(with_counted(kept.read(self.file), family, right=right), self.file)
