"""What the commands do for Königrufen."""

from types import ModuleType
from typing import Any, Final

from tarock.cli.families import Commands, EveningFile, refereeing
from tarock.cli.output import Output
from tarock.club import koenigrufen_file
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import settle
from tarock.notation.koenigrufen.as_json import settlement_json
from tarock.notation.koenigrufen.record import KoenigrufenRecord
from tarock.notation.koenigrufen.replay import replay_json
from tarock.notation.koenigrufen.sheet import parse_sheet, sheet_of
from tarock.notation.koenigrufen.statements import format_claim
from tarock.referee.koenigrufen import findings


def settled(ruleset: KoenigrufenRuleset, data: dict[str, Any]) -> Output:
    """Settle a sheet.

    :raises SheetError: naming the field that is wrong.
    """
    settlement = settle(ruleset, parse_sheet(ruleset, data))
    return Output(settlement_json(settlement), lambda language: _report().settlement_lines(settlement, language))


def replayed(record: KoenigrufenRecord) -> Output:
    """Say what a record came to."""
    return Output(replay_json(record.state), lambda language: _report().deal_lines(record.state, language))


def _report() -> ModuleType:
    from tarock.cli.koenigrufen import report  # the words, which JSON does not need

    return report


def sheet(record: KoenigrufenRecord) -> dict[str, Any]:
    """Return the sheet that a record amounts to.

    :raises TarockError: if the deal is not finished.
    """
    if not record.is_complete:
        raise TarockError(Sentence("sheet-unfinished"))
    return sheet_of(record.state.facts, record.state.ruleset.id)


def solved(record: KoenigrufenRecord, at: int | None, seconds: float) -> Output:
    """Say what each side can force."""
    from tarock.cli.koenigrufen import solving  # compiled code, which the other commands do not need

    return solving.solved(record, at, seconds)


def _deal_of_sheet(ruleset: KoenigrufenRuleset, data: dict[str, Any]) -> koenigrufen_file.KoenigrufenDeal:
    facts = parse_sheet(ruleset, data)
    return koenigrufen_file.of_sheet(ruleset, facts.forehand, settle(ruleset, facts))


EVENING: Final = EveningFile(
    of_record=koenigrufen_file.of_record, of_sheet=_deal_of_sheet, total=koenigrufen_file.total
)
FAMILY: Final = Commands(
    settled=settled,
    replayed=replayed,
    refereed=refereeing(findings, format_claim, replayed),
    sheet=sheet,
    solved=solved,
    evening=EVENING,
)
