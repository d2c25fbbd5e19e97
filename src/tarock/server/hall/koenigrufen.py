"""Lines of Königrufen in the hall."""

from typing import Any, Final

from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import settle
from tarock.notation.koenigrufen.as_json import settlement_json
from tarock.notation.koenigrufen.sheet import parse_sheet
from tarock.server.hall.families import HallGame
from tarock.server.wire.shared.settled import Settled, settled
from tarock.telling.koenigrufen.payments import reason_message
from tarock.telling.koenigrufen.payments import settled as payments_told


def _settled(ruleset: KoenigrufenRuleset, sheet: dict[str, Any]) -> Settled:
    settlement = settle(ruleset, parse_sheet(ruleset, sheet))
    return settled(settlement_json(settlement), reason_message, paid=payments_told(settlement.payments))


FAMILY: Final = HallGame(settled=_settled)
