"""What the commands do for Danish Tarok."""

from types import ModuleType
from typing import Any, Final

from tarock.cli.families import Commands, EveningFile, refereeing
from tarock.cli.output import Output
from tarock.club import danish_file
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.danish.rules import DanishRuleset
from tarock.notation.danish.as_json import replay_json, settlement_json
from tarock.notation.danish.record import DanishRecord
from tarock.notation.danish.sheet import parse_sheet, sheet_of
from tarock.notation.danish.statements import format_claim
from tarock.referee.danish import findings


def settled(ruleset: DanishRuleset, data: dict[str, Any]) -> Output:
    """Settle a sheet.

    :raises SheetError: naming the field that is wrong.
    """
    settlement = parse_sheet(ruleset, data).settle()
    return Output(settlement_json(settlement), lambda language: _report().settlement_lines(settlement, language))


def replayed(record: DanishRecord) -> Output:
    """Say what a record came to."""
    return Output(replay_json(record.state), lambda language: _report().deal_lines(record.state, language))


def _report() -> ModuleType:
    from tarock.cli.danish import report  # the words, which JSON does not need

    return report


def sheet(record: DanishRecord) -> dict[str, Any]:
    """Return the sheet that a record amounts to.

    :raises TarockError: if the record is a position.
    """
    if record.state.table.is_position:
        raise TarockError(Sentence("sheet-of-position"))
    return sheet_of(record.state)


def solved(record: DanishRecord, at: int | None, seconds: float) -> Output:
    """Say what each side can force."""
    from tarock.cli.danish import solving  # compiled code, which the other commands do not need

    return solving.solved(record, at, seconds)


def _deal_of_sheet(ruleset: DanishRuleset, data: dict[str, Any]) -> danish_file.DanishDeal:
    return danish_file.of_sheet(parse_sheet(ruleset, data))


EVENING: Final = EveningFile(of_record=danish_file.of_record, of_sheet=_deal_of_sheet, total=danish_file.total)
FAMILY: Final = Commands(
    settled=settled,
    replayed=replayed,
    refereed=refereeing(findings, format_claim, replayed),
    sheet=sheet,
    solved=solved,
    evening=EVENING,
)
