"""Lines of Danish Tarok in the hall."""

from typing import Any, Final

from tarock.danish.rules import DanishRuleset
from tarock.notation.danish.as_json import settlement_json
from tarock.notation.danish.sheet import parse_sheet
from tarock.server.hall.families import HallGame
from tarock.server.wire.shared.settled import Settled, settled
from tarock.telling.danish.payments import reason_message
from tarock.telling.danish.payments import settled as payments_told


def _settled(ruleset: DanishRuleset, sheet: dict[str, Any]) -> Settled:
    settlement = parse_sheet(ruleset, sheet).settle()
    return settled(settlement_json(settlement), reason_message, paid=payments_told(settlement.payments))


FAMILY: Final = HallGame(settled=_settled)
