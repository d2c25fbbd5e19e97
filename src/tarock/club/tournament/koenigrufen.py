"""The lines of a tournament of Königrufen: four play, and a fifth sits out."""

from fractions import Fraction
from typing import Any, Final

from tarock.club.tournament.scoring import Scoring, Settled
from tarock.core.seats import SEAT_NAMES
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.ledger import HALVES
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import settle
from tarock.notation.koenigrufen.sheet import parse_sheet


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


def placed(_ruleset: KoenigrufenRuleset, here: int, line: int) -> dict[str, Any]:
    """Return who is forehand: the deal passes on from line to line, and a fifth who deals sits out."""
    dealer = (line - 1) % here
    playing = [place for place in range(here) if here <= PLAYERS or place != dealer]
    return {"forehand": SEAT_NAMES[playing.index((dealer + 1) % here)]}


FAMILY: Final = Scoring(active=PLAYERS, at_table=(PLAYERS,), settled=settled, divided=divided, placed=placed)
