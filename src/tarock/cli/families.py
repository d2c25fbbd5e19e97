"""The two families of games behind one set of functions: everything that depends on the family is chosen here."""

from typing import Any

from tarock.cli.answer import Answer
from tarock.cli.danish import commands as danish
from tarock.cli.koenigrufen import commands as koenigrufen
from tarock.core.seats import Seat
from tarock.danish.rules import DanishRuleset
from tarock.notation.danish.record import DanishRecord
from tarock.notation.record import Record
from tarock.rulesets import Ruleset


def settled(ruleset: Ruleset, data: dict[str, Any]) -> Answer:
    """Settle a sheet.

    :raises SheetError: naming the field that is wrong.
    """
    return danish.settled(ruleset, data) if isinstance(ruleset, DanishRuleset) else koenigrufen.settled(ruleset, data)


def replayed(record: Record) -> Answer:
    """Say what a record came to."""
    return danish.replayed(record) if isinstance(record, DanishRecord) else koenigrufen.replayed(record)


def refereed(record: Record) -> Answer:
    """Say which faults a record shows."""
    return danish.refereed(record) if isinstance(record, DanishRecord) else koenigrufen.refereed(record)


def sheet(record: Record) -> dict[str, Any]:
    """Return the sheet that a record amounts to.

    :raises TarockError: if there is none.
    """
    return danish.sheet(record) if isinstance(record, DanishRecord) else koenigrufen.sheet(record)


def dealt(ruleset: Ruleset, dealer: Seat, seed: str) -> Record:
    """Deal cards from a seed."""
    if isinstance(ruleset, DanishRuleset):
        return danish.dealt(ruleset, dealer, seed)
    return koenigrufen.dealt(ruleset, dealer, seed)
