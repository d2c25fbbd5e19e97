"""Lines of Königrufen in the hall."""

from typing import Any, Final, Literal

from tarock.koenigrufen.bonus_kinds import ANNOUNCED, BIRDS, BONUS_KINDS
from tarock.koenigrufen.cards import LAST_TRICK, PACK, thirds
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset
from tarock.koenigrufen.settlement import settle
from tarock.notation.koenigrufen.as_json import settlement_json
from tarock.notation.koenigrufen.sheet import parse_sheet
from tarock.server.hall.families import HallGame
from tarock.server.wire.shared.hall_lines import BonusChoice, ContractChoice, KoenigrufenChoices
from tarock.server.wire.shared.settled import Settled, settled
from tarock.telling.koenigrufen.payments import reason_message
from tarock.telling.koenigrufen.payments import settled as payments_told


def _choices(ruleset: KoenigrufenRuleset) -> KoenigrufenChoices:
    return KoenigrufenChoices(
        contracts=tuple(_contract(each) for each in ruleset.contracts),
        bonuses=tuple(
            BonusChoice(each.id, each.id in ANNOUNCED, bool(each.silent), BONUS_KINDS[each.id].of_king)
            for each in ruleset.bonuses
        ),
        birds=BIRDS,
        kontra=tuple(1 << level for level in range(ruleset.kontra.levels + 1)),
        thirds=thirds(ruleset.counting, PACK),
        needed=ruleset.counting.win_thirds,
        tricks=LAST_TRICK,
        unplayed=ruleset.auction.opening == "call_or_pass",
    )


def _contract(contract: Contract) -> ContractChoice:
    results: dict[str, Literal["thirds", "tricks", "both_by_seat"]]
    results = {"positive": "thirds", "suit": "thirds", "negative": "tricks", "trischaken": "both_by_seat"}
    return ContractChoice(
        id=contract.id,
        kind=contract.kind,
        partner=contract.calls,
        bird=contract.needs == "bird",
        result=results[contract.kind],
        tricks=contract.tricks,
    )


def _settled(ruleset: KoenigrufenRuleset, sheet: dict[str, Any]) -> Settled:
    settlement = settle(ruleset, parse_sheet(ruleset, sheet))
    return settled(settlement_json(settlement), reason_message, paid=payments_told(settlement.payments))


FAMILY: Final = HallGame(choices=_choices, settled=_settled)
