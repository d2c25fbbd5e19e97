"""The error family: everything that can be wrong with what a user gave us."""

from dataclasses import dataclass
from enum import StrEnum


class TarockError(Exception):
    """The base of all errors that are about input, not about the program."""


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

    def __init__(self, message: str, line: int | None = None, column: int | None = None) -> None:
        place = "" if line is None else f"line {line}, column {column}: "
        super().__init__(f"{place}{message}")
        self.message = message
        self.line = line
        self.column = column


class SheetError(TarockError, ValueError):
    """A settlement sheet that cannot be settled, with the field at fault."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}" if field else message)
        self.field = field
        self.message = message


@dataclass(frozen=True, slots=True)
class Flaw:
    """One thing that is wrong with a text: what it is, and its key or its place where there is one.

    ``key`` is dotted, as in ``fines.revoke.deal``; a row of a list is named by its id, as in ``contracts.rufer.value``.
    """

    detail: str
    key: str = ""
    line: int | None = None
    column: int | None = None


class RulesetError(TarockError, ValueError):
    """A ruleset that cannot be used, with the file and the key at fault.

    :param flaws: all that was found, for an editor; only what the message says when nothing else is given.
    """

    def __init__(self, message: str, flaws: tuple[Flaw, ...] = ()) -> None:
        super().__init__(message)
        self.flaws = flaws or (Flaw(message),)


class DealError(TarockError, ValueError):
    """A deal that cannot be played: cards missing, twice or too many."""


class FamilyError(TarockError, LookupError):
    """A family of games that is not there, or does not take part in what is asked of it."""
