"""The error family: everything that can be wrong with what a user gave us."""

from dataclasses import dataclass
from enum import StrEnum

from tarock.core.sentences import Sentence, said


class TarockError(Exception):
    """The base of all errors that are about input, not about the program.

    What is wrong with a file is a :class:`~tarock.core.sentences.Sentence`, so that everybody reads it in their own
    language; what is wrong with a machine or an option is a text in English.  ``str`` is always English.
    """

    def __init__(self, sentence: str | Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence

    def __str__(self) -> str:
        return self.said("en")

    @property
    def message(self) -> str:
        """What is wrong, in English, without its place."""
        return said(self.sentence, "en")

    def said(self, language: str) -> str:
        """Return all that there is to say, in a language."""
        return said(self.sentence, language)


class IllegalAction(TarockError):  # noqa: N818 - the public name of the state protocol, as in chess's IllegalMove
    """An action that the rules refuse in this position.

    :param reason: a code that user interfaces translate.
    :param rule: book and section of the rule that refuses it.
    :param detail: what exactly was wrong, in tokens (cards, suits, seats).
    """

    def __init__(self, reason: StrEnum, rule: str, detail: str = "") -> None:
        super().__init__(f"{reason.value.replace('_', ' ')}{f': {detail}' if detail else ''} [{rule}]")
        self.reason = reason
        self.rule = rule
        self.detail = detail


class NotationError(TarockError, ValueError):
    """A text that cannot be read, with the place where reading stopped.

    :param line: line number from 1, or None for a text without lines.
    :param column: column number from 1.
    """

    def __init__(self, sentence: str | Sentence, line: int | None = None, column: int | None = None) -> None:
        super().__init__(sentence)
        self.line = line
        self.column = column

    @property
    def placed(self) -> str | Sentence:
        """The place and what is wrong there."""
        if self.line is None or self.column is None:
            return self.sentence
        return Sentence("file-place", line=self.line, column=self.column, text=self.sentence)

    def said(self, language: str) -> str:
        """Return the place and what is wrong there, in a language."""
        return said(self.placed, language)


class SheetError(TarockError, ValueError):
    """A settlement sheet that cannot be settled, with the field at fault."""

    def __init__(self, field: str, sentence: str | Sentence) -> None:
        super().__init__(sentence)
        self.field = field

    def said(self, language: str) -> str:
        """Return the field and what is wrong with it, in a language."""
        text = said(self.sentence, language)
        return f"{self.field}: {text}" if self.field else text


@dataclass(frozen=True, slots=True)
class Flaw:
    """One thing that is wrong with a text: what it is, and its key or its place where there is one.

    ``key`` is dotted, as in ``fines.revoke.deal``; a row of a list is named by its id, as in ``contracts.rufer.value``.
    """

    detail: str | Sentence
    key: str = ""
    line: int | None = None
    column: int | None = None


class RulesetError(TarockError, ValueError):
    """A ruleset that cannot be used, with the file and the key at fault.

    :param flaws: all that was found, for an editor; only what the message says when nothing else is given.
    """

    def __init__(self, sentence: str | Sentence, flaws: tuple[Flaw, ...] = ()) -> None:
        super().__init__(sentence)
        self.flaws = flaws or (Flaw(sentence),)


class DealError(TarockError, ValueError):
    """A deal that cannot be played: cards missing, twice or too many."""


class FamilyError(TarockError, LookupError):
    """A family of games that is not there, or does not take part in what is asked of it."""
