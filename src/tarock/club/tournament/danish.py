"""The lines of a tournament of Danish Tarok: three play, and a fourth sits out but shares the cups.

The cups belong to a table and a round and are divided at its end, as an evening's are (Møller, Kopper, l.342-344).
"""

from fractions import Fraction
from itertools import islice
from typing import Any, Final

from tarock.club.rotation import rotation_for, rounds
from tarock.club.tournament.scoring import Scoring, Settled
from tarock.core.cards import Card
from tarock.core.errors import SheetError, TarockError
from tarock.core.seats import SEAT_NAMES
from tarock.core.sentences import Sentence
from tarock.danish.events import Close, Cup, Cups, Redealt
from tarock.danish.fault_kinds import FAULTS
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import ACTIVE, Seating
from tarock.danish.settlement import settle
from tarock.danish.state import DanishState
from tarock.notation.danish.sheet import parse_sheet, sheet_of
from tarock.notation.fields import as_seat

_REPAID: Final = "false_declaration"
"""A fault after which something is paid back, which the sheet must name."""


def settled(ruleset: DanishRuleset, sheet: dict[str, Any], carried: dict[str, Any], _column: str) -> Settled:
    """Settle a sheet with the cups as the line before has left them.

    :raises SheetError: naming the field that is wrong.
    """
    parsed = parse_sheet(ruleset, {**carried, **sheet})
    for cup in Cup:
        held = carried.get("cups", {}).get(cup.value, 0)
        if parsed.cups[cup] != held:
            raise SheetError("cups", Sentence("evening-cups", cup=cup.value, expected=held, got=parsed.cups[cup]))
    settlement = parsed.settle()
    won = dict(settlement.net)
    seating = parsed.seating
    resting = set(seating.sitting_out)
    return Settled(
        tuple(Fraction(won[seat]) for seat in seating.at_table),
        tuple(Fraction(seat not in resting) for seat in seating.at_table),
        {"cups": {cup.value: settlement.cups[cup] for cup in Cup}},
    )


def divided(ruleset: DanishRuleset, won: tuple[Fraction, ...], carried: dict[str, Any]) -> tuple[Fraction, ...]:
    """Divide the cups."""
    held: dict[str, int] = carried.get("cups", {})
    cups = Cups(**{cup.value: held.get(cup.value, 0) for cup in Cup})
    seating = Seating(0, 1, 2, tuple(range(ACTIVE, len(won))))
    standings = tuple((seat, int(points)) for seat, points in enumerate(won))
    shares = dict(settle(ruleset, seating, cups, [Close(standings)]).net)
    return tuple(Fraction(shares[seat]) for seat in seating.at_table)


def with_fault(ruleset: DanishRuleset, sheet: dict[str, Any], fault: str, place: int) -> dict[str, Any]:
    """Write the fine on a fault into a sheet, behind what has happened.

    :raises TarockError: if the book has no such fine, or more must be known than whose fault it was.
    """
    if getattr(ruleset.fines, fault) is None or fault == _REPAID:
        raise TarockError(Sentence("cup-fault-by-hand", fault=fault, ruleset=ruleset.id))
    events: list[Any] = sheet.get("events", [])
    return {**sheet, "events": [*events, ["fine", SEAT_NAMES[place], fault]]}


def cards(state: DanishState) -> tuple[tuple[Card, ...], ...]:
    """Return the hands of forehand, middle hand and dealer, his with the skat."""
    seating = state.table.seating
    return tuple(tuple(state.handed_out[seat]) for seat in (seating.forehand, seating.middle, seating.dealer))


def seats_placed(sheet: dict[str, Any]) -> tuple[int, ...]:
    """Return the seats of forehand, middle hand and dealer."""
    return tuple(as_seat(key, sheet.get(key)) for key in ("forehand", "middle", "dealer"))


def placed(ruleset: DanishRuleset, here: int, line: int) -> dict[str, Any]:
    """Return who deals, leads and sits in the middle, and who sits out: by the book's rotation for so many."""
    (sitting,) = next(islice(rounds(rotation_for(ruleset, here), first_dealer=0), line - 1, None))
    seating = sitting.seating
    roles = {"dealer": seating.dealer, "forehand": seating.forehand, "middle": seating.middle}
    out = [SEAT_NAMES[seat] for seat in seating.sitting_out]
    return {**{role: SEAT_NAMES[seat] for role, seat in roles.items()}, **({"sitting_out": out} if out else {})}


FAMILY: Final = Scoring(
    active=ACTIVE,
    at_table=(ACTIVE, ACTIVE + 1),
    settled=settled,
    divided=divided,
    placed=placed,
    faults=FAULTS,
    with_fault=with_fault,
    sheet_of=sheet_of,
    places=("forehand", "middle", "dealer"),
    cards=cards,
    carries=("cups",),
    seats_placed=seats_placed,
    is_dealt_again=lambda state: any(isinstance(event, Redealt) for event in state.table.events),
)
