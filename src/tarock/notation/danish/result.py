"""The result of a deal in its tag: ``[Result "A=35 B=-10 C=-25 king=60 pagat=60"]``, checked and never trusted."""

import re
from typing import Final

from tarock.core.errors import SheetError
from tarock.core.seats import SEAT_NAMES
from tarock.core.sentences import Sentence, shown
from tarock.danish.events import Cup
from tarock.danish.settlement import Settlement
from tarock.danish.state import DanishState
from tarock.notation.syntax import Tag

_RESULT: Final = re.compile(r"(\w+)=([+-]?\d{1,9})")


def format_result(settlement: Settlement) -> str:
    """Return what a deal came to for each seat, and what the cups then hold."""
    return " ".join(f"{name}={points}" for name, points in _amounts(settlement).items())


def _amounts(settlement: Settlement) -> dict[str, int]:
    seats = {SEAT_NAMES[seat]: points for seat, points in settlement.net}
    return {**seats, **{cup.value: settlement.cups[cup] for cup in Cup}}


def check_result(state: DanishState, tag: Tag) -> None:
    """Compare the tag with the settlement.

    :raises NotationError: if it says anything else.
    """
    if not state.is_settled or state.table.is_position:
        raise tag.place.error(Sentence("record-result-early"))
    try:
        settlement = state.settlement
    except SheetError as error:  # a house with stakes so small that a cup cannot pay the count
        raise tag.place.error(Sentence("record-unsettled", why=error.sentence)) from error
    amounts = _amounts(settlement)
    for word in tag.value.split():
        found = _RESULT.fullmatch(word)
        if found is None or found[1] not in amounts:
            raise tag.place.error(Sentence("record-no-result", got=shown(word), expected=format_result(settlement)))
        if int(found[2]) != amounts[found[1]]:
            raise tag.place.error(Sentence("record-other-result", expected=f"{found[1]}={amounts[found[1]]}", got=word))
