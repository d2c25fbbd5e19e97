"""The lines of a tournament of Königrufen: four play, and a fifth sits out."""

from fractions import Fraction
from typing import Any, Final, cast

from tarock.club.tournament.scoring import Scoring, Settled
from tarock.core.cards import Card
from tarock.core.errors import TarockError
from tarock.core.seats import SEAT_NAMES
from tarock.core.sentences import Sentence
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.fault_kinds import FAULT_KINDS, FAULTS, FaultName
from tarock.koenigrufen.ledger import HALVES
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import settle
from tarock.koenigrufen.state import KoenigrufenState
from tarock.notation.koenigrufen.sheet import parse_sheet, sheet_of

_OF_DEALING: Final = ("cards", "misdeal")
"""Faults after which the deal is dealt anew: a sheet knows nothing of them."""


def settled(ruleset: KoenigrufenRuleset, sheet: dict[str, Any], _carried: dict[str, Any], column: str) -> Settled:
    """Settle a sheet.

    :raises SheetError: naming the field that is wrong.
    """
    settlement = settle(ruleset, parse_sheet(ruleset, sheet))
    half_points = settlement.money if column == "money" else settlement.score
    return Settled(tuple(Fraction(each, HALVES) for each in half_points), (Fraction(1),) * PLAYERS, {})


def divided(_ruleset: KoenigrufenRuleset, won: tuple[Fraction, ...], _carried: dict[str, Any]) -> tuple[Fraction, ...]:
    """Return what each gets at the end of a round: nothing, since there is nothing to divide."""
    return tuple(Fraction(0) for _ in won)


def with_fault(ruleset: KoenigrufenRuleset, sheet: dict[str, Any], fault: str, place: int) -> dict[str, Any]:
    """Write a Renonce into a sheet: all that the book punishes is settled as one.

    :raises TarockError: if the book has no punishment that a sheet could hold.
    """
    kind = FAULT_KINDS[cast("FaultName", fault)]
    if not kind.is_punished(ruleset) or fault in _OF_DEALING:
        raise TarockError(Sentence("cup-fault-by-hand", fault=fault, ruleset=ruleset.id))
    offenders: list[str] = sheet.get("revoke", [])
    return {**sheet, "revoke": sorted({*offenders, SEAT_NAMES[place]})}


def cards(state: KoenigrufenState) -> tuple[tuple[Card, ...], ...]:
    """Return the hands, forehand's first and the dealer's last, and the talon."""
    order = [(state.table.dealer + 1 + step) % PLAYERS for step in range(PLAYERS)]
    return (*(tuple(state.dealt[seat]) for seat in order), state.talon)


def placed(_ruleset: KoenigrufenRuleset, here: int, line: int) -> dict[str, Any]:
    """Return who is forehand: the deal passes on from line to line, and a fifth who deals sits out."""
    dealer = (line - 1) % here
    playing = [place for place in range(here) if here <= PLAYERS or place != dealer]
    return {"forehand": SEAT_NAMES[playing.index((dealer + 1) % here)]}


FAMILY: Final = Scoring(
    active=PLAYERS,
    at_table=(PLAYERS,),
    settled=settled,
    divided=divided,
    placed=placed,
    faults=FAULTS,
    with_fault=with_fault,
    sheet_of=lambda state: sheet_of(state.facts, state.ruleset.id),
    places=("forehand", "second", "third", "dealer", "talon"),
    cards=cards,
    seats_placed=lambda _sheet: None,
    is_dealt_again=lambda state: state.table.proceedings.redealt,
)
