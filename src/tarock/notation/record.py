"""Records: one deal or an evening of deals as text, of whichever family their rules are."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias, overload

from tarock.core.errors import NotationError, RulesetError
from tarock.core.faults import Mode
from tarock.core.rules import Ruleset
from tarock.core.sentences import Sentence
from tarock.notation.families import NOTATIONS, Record
from tarock.notation.syntax import DealText, Statement, Tag, TrickLine, Word, split

if TYPE_CHECKING:  # whoever finds rulesets of one family gets records of it
    from tarock.danish.rules import DanishRuleset
    from tarock.koenigrufen.rules import KoenigrufenRuleset
    from tarock.notation.danish.record import DanishRecord
    from tarock.notation.koenigrufen.record import KoenigrufenRecord

Carry: TypeAlias = Callable[[Record], Mapping[str, str]]
"""What goes on from a deal to the next one, as its tags."""
NUMBER: Final = "Number"
"""The tag with the place of a deal in its evening."""

__all__ = ["Carry", "Record", "dumps", "loads", "number_of_deals", "seats_tagged"]


@overload
def loads(
    text: str,
    find_ruleset: "Callable[[str], DanishRuleset]",
    errors: list[NotationError] | None = None,
    mode: Mode | None = None,
    carry: Carry | None = None,
) -> "tuple[DanishRecord, ...]": ...


@overload
def loads(
    text: str,
    find_ruleset: "Callable[[str], KoenigrufenRuleset]",
    errors: list[NotationError] | None = None,
    mode: Mode | None = None,
    carry: Carry | None = None,
) -> "tuple[KoenigrufenRecord, ...]": ...


@overload
def loads(
    text: str,
    find_ruleset: Callable[[str], Ruleset],
    errors: list[NotationError] | None = None,
    mode: Mode | None = None,
    carry: Carry | None = None,
) -> tuple[Record, ...]: ...


def loads(
    text: str,
    find_ruleset: Callable[[str], Ruleset],
    errors: list[NotationError] | None = None,
    mode: Mode | None = None,
    carry: Carry | None = None,
) -> tuple[Record, ...]:
    """Read all deals of a text.

    :param find_ruleset: returns a ruleset by its id, or raises RulesetError.
    :param mode: whether acts against the rules are refused or kept as faults; as each deal says if this is None.
    :param errors: when given, a deal that cannot be read is left out, its error is added here and reading goes on.
    :param carry: in an evening, returns the tags that go on from a deal to the next one, where that has none of its
        own; it is told every deal.
    :raises NotationError: at the first mistake, unless errors are collected.
    """
    records: list[Record] = []
    carried: Mapping[str, str] = {}
    for number, deal in enumerate(split(text), start=1):
        try:
            if carry is not None:
                _carry_on(deal, carried, number)
            records.append(_read(deal, find_ruleset, mode))
            carried = {} if carry is None else carry(records[-1])
        except NotationError as error:
            if errors is None:
                raise
            errors.append(error)
    return tuple(records)


def number_of_deals(text: str) -> int:
    """Return how many deals a text holds, without playing them over."""
    return len(split(text))


def dumps(records: Iterable[Record]) -> str:
    """Return the text of some deals."""
    return "\n".join(_write(record) for record in records)


def seats_tagged(found: Record, tag: str) -> dict[str, str]:
    """Return what a tag such as ``[Names "A=Anna B=Bo"]`` says of each seat, by its letter."""
    words = (word.partition("=") for word in dict(found.tags).get(tag, "").split())
    return {seat: value.replace("_", " ") for seat, _, value in words}


def _write(record: Record) -> str:
    return NOTATIONS[record.state.ruleset.family].write(record)


def _carry_on(deal: DealText, carried: Mapping[str, str], number: int) -> None:
    """Add the tags that go on from the deal before, and check the number of the deal if it has one."""
    own = {tag.name: tag for tag in deal.tags}
    if NUMBER in own and own[NUMBER].value != str(number):
        raise own[NUMBER].place.error(Sentence("evening-number", expected=number, got=own[NUMBER].value))
    if deal.tags:
        place = deal.tags[-1].place
        missing = {name: value for name, value in carried.items() if name not in own}
        deal.tags.extend(Tag(name, value, replace(place, text=value)) for name, value in missing.items())


def _read(deal: DealText, find_ruleset: Callable[[str], Ruleset], mode: Mode | None) -> Record:
    if deal.errors:
        raise min(deal.errors, key=lambda error: (error.line or 0, error.column or 0))
    if not deal.tags:
        place = deal.lines[0] if deal.lines else None
        line, column = (1, 1) if place is None else (_place(place).line, _place(place).column)
        raise NotationError(Sentence("record-tags-first"), line, column)
    seen = set[str]()
    for tag in deal.tags:
        if tag.name in seen:
            raise tag.place.error(Sentence("record-tag-twice", tag=tag.name))
        seen.add(tag.name)
    ruleset = _ruleset(deal, find_ruleset)
    record: Record = NOTATIONS[ruleset.family].read(ruleset, deal, mode)
    return record


def _ruleset(deal: DealText, find_ruleset: Callable[[str], Ruleset]) -> Ruleset:
    tag = next((tag for tag in deal.tags if tag.name == "Rules"), None)
    if tag is None:
        raise deal.tags[0].place.error(Sentence("record-no-rules"))
    try:
        return find_ruleset(tag.value)
    except RulesetError as error:
        raise tag.place.error(error.sentence) from error


def _place(line: Statement | TrickLine) -> Word:
    return line.number if isinstance(line, TrickLine) else line.seat
