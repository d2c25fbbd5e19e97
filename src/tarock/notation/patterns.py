"""The patterns by which actions say how a record spells them (see :class:`tarock.core.acts.Spelling`)."""

import re
from dataclasses import dataclass
from typing import Final

_ARGUMENT: Final = re.compile(
    r"\[(?P<opening>[a-z]+)(?: \{(?P<opened>\w+)\})?\]"
    r"|\[\{(?P<optional>\w+)\}\]"
    r"|\{(?P<field>\w+)(?:\|(?P<none>\w+))?\}(?:\[=\{(?P<behind>\w+)\}\])?"
)
_FIELD: Final = re.compile(r"\{(\w+)")


@dataclass(frozen=True, slots=True)
class Argument:
    """One argument of a statement, which gives a field its value."""

    field: str
    opening: str | None = None
    """A word that stands before it, by which it is known."""
    is_flag: bool = False
    """The opening word is all: the field is true where it stands."""
    is_optional: bool = False
    none: str | None = None
    """What is written where the field is None."""
    behind: str | None = None
    """A second field, which may stand behind ``=`` in the same word."""

    def __str__(self) -> str:
        """Show how it is used: ``[trick <trick>]``."""
        none = "" if self.none is None else f"|{self.none}"
        behind = "" if self.behind is None else f"[=<{self.behind}>]"
        field = "" if self.is_flag else f"<{self.field}>{none}{behind}"
        words = " ".join(word for word in (self.opening, field) if word)
        return f"[{words}]" if self.is_optional else words


@dataclass(frozen=True, slots=True)
class Pattern:
    """A verb and its arguments; the verb may hold a field too, as ``claims-{kind}`` does."""

    verb: str
    verb_field: str | None
    arguments: tuple[Argument, ...]
    fields: frozenset[str]
    """All fields that it spells."""


def parse_pattern(text: str, *, has_verb: bool = True) -> Pattern:
    """Return what a pattern says.

    >>> [str(argument) for argument in parse_pattern("claims-{kind} {seat} [trick {trick}]").arguments]
    ['<seat>', '[trick <trick>]']
    """
    verb, _, rest = text.partition(" ") if has_verb else ("", "", text)
    held = _FIELD.search(verb)
    arguments = tuple(map(_argument, _ARGUMENT.finditer(rest)))
    fields = {found[1] for found in _FIELD.finditer(text)} | {argument.field for argument in arguments}
    return Pattern(verb, None if held is None else held[1], arguments, frozenset(fields))


def _argument(found: re.Match[str]) -> Argument:
    if found["opening"] is not None:
        is_flag = found["opened"] is None
        return Argument(found["opened"] or found["opening"], found["opening"], is_flag=is_flag, is_optional=True)
    if found["optional"] is not None:
        return Argument(found["optional"], is_optional=True)
    return Argument(found["field"], none=found["none"], behind=found["behind"])
