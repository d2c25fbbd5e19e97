"""Lines of Danish Tarok in the hall."""

from typing import Any, Final, get_args

from tarock.core.cards import SUITS
from tarock.danish.declarations import Fullness
from tarock.danish.events import Cup
from tarock.danish.fault_kinds import FAULTS
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import ACTIVE
from tarock.notation.cards import format_suit
from tarock.notation.danish.as_json import settlement_json
from tarock.notation.danish.sheet import BARE, KINGS, LONGEST, OF_SEAT, OF_SEAT_AND_CUP, parse_sheet
from tarock.server.hall.families import HallGame
from tarock.server.wire.shared.hall_lines import DanishChoices, LengthChoice
from tarock.server.wire.shared.settled import Settled, settled
from tarock.telling.danish.payments import reason_message
from tarock.telling.danish.payments import settled as payments_told


def _choices(ruleset: DanishRuleset) -> DanishChoices:
    return DanishChoices(
        lengths=(
            LengthChoice("taroks", ruleset.taroks.shortest, LONGEST),
            LengthChoice("matadors", ruleset.matadors.shortest, LONGEST),
        ),
        fullness=get_args(Fullness),
        courts=(*map(format_suit, SUITS), KINGS),
        cups=tuple(cup.value for cup in Cup),
        of_seat=OF_SEAT,
        of_seat_and_cup=OF_SEAT_AND_CUP,
        bare=BARE,
        faults=FAULTS,
        count=ACTIVE * ruleset.count.average,
    )


def _settled(ruleset: DanishRuleset, sheet: dict[str, Any]) -> Settled:
    settlement = parse_sheet(ruleset, sheet).settle()
    return settled(settlement_json(settlement), reason_message, paid=payments_told(settlement.payments))


FAMILY: Final = HallGame(choices=_choices, settled=_settled)
