"""Records in and out."""

from collections.abc import Iterable

from tarock.core.errors import NotationError
from tarock.core.rules import Ruleset
from tarock.door.deal import Deal
from tarock.door.rules import Rules, load_rules
from tarock.notation import record
from tarock.notation.families import NOTATIONS, Record
from tarock.rulesets import load


def loads(text: str, house: Iterable[Rules] = (), errors: list[NotationError] | None = None) -> tuple[Deal, ...]:
    """Return the deals of a record, each replayed to where it ends.

    >>> from tarock.door.deal import deal
    >>> text = dumps([deal("danish-hjoerring", seed="1")])
    >>> dumps(loads(text)) == text
    True

    :param house: rulesets that are known beside the books.
    :param errors: when given, a deal that cannot be read is left out, its error is added here and reading goes on.
    :raises NotationError: with line and column, at the first mistake, unless errors are collected.
    """
    known = {ruleset.id: ruleset for ruleset in map(load_rules, house)}

    def find(name: str) -> Ruleset:
        return known[name] if name in known else load(name)

    return tuple(Deal(found.state, found.tags, found) for found in record.loads(text, find, errors))


def dumps(deals: Iterable[Deal]) -> str:
    """Return the record of some deals; one that was read, and nothing done in it, is written as it was."""
    return record.dumps(_record(deal) for deal in deals)


def _record(deal: Deal) -> Record:
    if deal.record is not None:
        return deal.record
    notation = NOTATIONS[deal.rules.family]
    own = {name for name, _ in notation.record_of(deal.state, ()).tags}
    found: Record = notation.record_of(deal.state, [tag for tag in deal.tags if tag[0] not in own])
    return found
