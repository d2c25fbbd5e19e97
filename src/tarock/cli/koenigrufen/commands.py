"""What the commands do for Königrufen."""

from typing import Any, Final

from tarock.cli.answer import Answer
from tarock.cli.families import Commands, Evening
from tarock.club import koenigrufen_file
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import settle
from tarock.notation.koenigrufen.answer import settlement_answer
from tarock.notation.koenigrufen.record import KoenigrufenRecord
from tarock.notation.koenigrufen.replay import replay_answer
from tarock.notation.koenigrufen.sheet import parse_sheet, sheet_of
from tarock.notation.koenigrufen.statements import format_claim
from tarock.referee.koenigrufen import findings


def settled(ruleset: KoenigrufenRuleset, data: dict[str, Any]) -> Answer:
    """Settle a sheet.

    :raises SheetError: naming the field that is wrong.
    """
    settlement = settle(ruleset, parse_sheet(ruleset, data))

    def lines(language: str) -> list[str]:
        from tarock.cli.koenigrufen.report import settlement_lines

        return settlement_lines(settlement, language)

    return Answer(settlement_answer(settlement), lines)


def replayed(record: KoenigrufenRecord) -> Answer:
    """Say what a record came to."""

    def lines(language: str) -> list[str]:
        from tarock.cli.koenigrufen.report import deal_lines

        return deal_lines(record.state, language)

    return Answer(replay_answer(record.state), lines)


def refereed(record: KoenigrufenRecord) -> Answer:
    """Say which faults a record shows, and what it comes to as it stands."""
    from tarock.cli.referee_report import answer

    state = record.state
    verdicts = state.table.proceedings.verdicts
    return answer(state.ruleset, findings(state), verdicts, format_claim, replayed(record))


def sheet(record: KoenigrufenRecord) -> dict[str, Any]:
    """Return the sheet that a record amounts to.

    :raises TarockError: if the deal is not finished.
    """
    if not record.is_complete:
        raise TarockError(Sentence("sheet-unfinished"))
    return sheet_of(record.state.facts, record.state.ruleset.id)


def solved(record: KoenigrufenRecord, at: int | None, seconds: float) -> Answer:
    """Say what each side can force."""
    from tarock.cli.koenigrufen import solving  # compiled code, which the other commands do not need

    return solving.solved(record, at, seconds)


def _deal_of_sheet(ruleset: KoenigrufenRuleset, data: dict[str, Any]) -> koenigrufen_file.KoenigrufenDeal:
    facts = parse_sheet(ruleset, data)
    return koenigrufen_file.of_sheet(ruleset, facts.forehand, settle(ruleset, facts))


EVENING: Final = Evening(of_record=koenigrufen_file.of_record, of_sheet=_deal_of_sheet, total=koenigrufen_file.total)
FAMILY: Final = Commands(
    settled=settled, replayed=replayed, refereed=refereed, sheet=sheet, solved=solved, evening=EVENING
)
