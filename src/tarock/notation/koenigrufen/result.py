"""The result of a deal in its tag: ``[Result "A=8 B=-8 C=8 D=-8"]``, checked and never trusted."""

import re
from typing import Final

from tarock.core.seats import SEAT_NAMES
from tarock.core.sentences import Sentence, shown
from tarock.koenigrufen.state import KoenigrufenState
from tarock.notation.koenigrufen.as_json import points
from tarock.notation.syntax import Tag

_RESULT: Final = re.compile(r"([A-D])=\+?(-?\d{1,9}(?:\.5)?)")


def format_result(state: KoenigrufenState) -> str:
    """Return the score of a finished deal for each seat."""
    return " ".join(f"{SEAT_NAMES[seat]}={points(score)}" for seat, score in enumerate(state.settlement.score))


def check_result(state: KoenigrufenState, tag: Tag) -> None:
    """Compare the tag with the settlement.

    :raises NotationError: if it says anything else.
    """
    if not state.is_settled:
        raise tag.place.error(Sentence("record-result-early"))
    expected = format_result(state)
    amounts = dict(word.split("=") for word in expected.split())
    for word in tag.value.split():
        found = _RESULT.fullmatch(word)
        if found is None:
            raise tag.place.error(Sentence("record-no-result", got=shown(word), expected=expected))
        if found[2] != amounts[found[1]]:
            raise tag.place.error(Sentence("record-other-result", expected=f"{found[1]}={amounts[found[1]]}", got=word))
