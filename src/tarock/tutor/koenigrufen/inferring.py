"""What the books infer from what others say in Königrufen (``tutor/koenigrufen/inferences``)."""

from typing import Final

from tarock.koenigrufen.actions import Bid, Hold, Pass
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.state import KoenigrufenView
from tarock.telling.line import Line
from tarock.tutor.deeds import Deed
from tarock.tutor.inferences import Inferences, Inferred
from tarock.tutor.koenigrufen.sight import Sight

INFERENCES: Final[Inferences[KoenigrufenView]] = Inferences("koenigrufen")


@INFERENCES("kb-002")
def even_split(seen: Deed[KoenigrufenView]) -> Inferred | None:
    """Nobody bid higher than forehand, so nobody is strong enough for a solo."""
    said = [(seat, word) for seat, word in seen.after.table.log if seat != seen.after.seat]
    passed = {seat for seat, word in said if isinstance(word, Pass)}
    nobody = not any(isinstance(word, Bid | Hold) for _, word in said)
    if not isinstance(seen.action, Pass) or not Sight(seen.after).is_forehand or len(passed) != PLAYERS - 1:
        return None
    return Inferred(Line("infers-even-split", "word")) if nobody else None
