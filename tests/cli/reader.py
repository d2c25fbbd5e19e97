"""A screen for tests: answers from a script, and then as a person does who reads what is shown."""

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable

from tarock.bots.names import DANISH
from tarock.cli.terminal.danish.evening_game import YOU, EveningGame
from tarock.cli.terminal.shared.faces import Faces
from tarock.cli.terminal.shared.lines import NO_BREAK, Line, Sheet
from tarock.cli.terminal.shared.screen import Leave
from tarock.cli.terminal.shared.wording import Wording
from tarock.club import Evening
from tarock.rulesets import load_danish
from tarock.words import Words

PATIENCE = 3_000
"""So many questions, and something is wrong."""


class Script(ABC):
    """Somebody at the terminal who answers from a script, and then as he usually does.

    :param deals: after so many deals he stops.
    :param script: for each prompt (its message without ``ask-``) the answers to give first.
    """

    prompts: dict[str, str]
    """The prompts that he knows, by their words."""

    def __init__(self, language: str = "en", deals: int = 1, script: dict[str, list[str]] | None = None) -> None:
        self.words = Words(language)
        self.deals = deals
        self.script = script or {}
        self.lines: list[str] = []
        self.asked: Counter[str] = Counter()

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def say(self, *lines: Line) -> None:
        self.lines += [line.plain.replace(NO_BREAK, " ") for line in lines]

    def sheet(self, sheet: Sheet) -> None:
        self.lines.append(" ".join(sheet.heads))
        self.lines += [f"{label} {' '.join(cells)}" for label, cells in sheet.rows]

    def pause(self) -> None:  # noqa: B027 - as a screen has it
        """Nobody is watching."""

    def ask(self, prompt: str) -> str:
        kind = self.prompts[prompt]
        self.asked[kind] += 1
        assert self.asked.total() < PATIENCE, self.text[-2_000:]
        scripted = self.script.get(kind)
        answer = scripted.pop(0) if scripted else self.usual(kind)
        self.lines.append(f"{prompt}: {answer}")
        if answer == "<eof>":
            raise Leave
        return answer

    @abstractmethod
    def usual(self, kind: str) -> str:
        """Return what he says where no answer is in the script."""


class Reader(Script):
    """Somebody who takes what is shown."""

    def __init__(self, language: str = "en", deals: int = 1, script: dict[str, list[str]] | None = None) -> None:
        super().__init__(language, deals, script)
        self.prompts = {self.words(f"play-ask-{name}"): name for name in _ASKED} | {
            self.words("play-next-deal"): "next"
        }

    def usual(self, kind: str) -> str:
        """Answer as somebody who takes what is shown."""
        if kind == "card":
            return "#1"
        if kind == "skat":
            return " ".join(self.marked()[-3:])
        if kind == "suit":
            return "SHDCT"[self.asked[kind] % 5]
        if kind == "next" and self.asked[kind] >= self.deals:
            return "quit"
        return ""

    def marked(self) -> list[str]:
        """The suit cards in brackets in the hand that was shown last."""
        start = max(number for number, line in enumerate(self.lines) if re.match(r"  [T♠] ", line))
        rows = [line for line in self.lines[start - 5 :] if re.match(r"  [♠♥♦♣] ", line)]
        return [row[2] + face for row in rows for face in re.findall(r"\[(\w+)\]", row)]


_ASKED = ("card", "only", "skat", "declare", "suit", "redeal", "demand", "sure")


def table_words(language: str, names: Iterable[str], you: int | None = YOU) -> Wording:
    words = Words(language)
    return Wording(words, Faces(words, "danish"), tuple(names), you)


def evening_of(
    reader: Reader, *, players: int = 3, book: str = "danish-hjoerring", seed: str = "test", first_dealer: int = 0
) -> EveningGame:
    """An evening with the reader as its person."""
    evening = Evening.begin(load_danish(book), players, None, first_dealer)
    wording = table_words(reader.words.language, ("Anna", *DANISH[: players - 1]))
    return EveningGame(reader, evening, wording, seed)
