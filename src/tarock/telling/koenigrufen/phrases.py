"""Games, bonuses and calls of Königrufen, as pieces of lines."""

from tarock.core.cards import RANK_NAMES, SUIT_NAMES, rank_of, suit_of
from tarock.koenigrufen.actions import Bid, Call
from tarock.koenigrufen.cards import QUEENS
from tarock.telling.line import Line
from tarock.words.passages import hyphenated


def contract_id(bid: Bid) -> str:
    """Return the id of a bid, with its bird, which the catalogues have a name for."""
    return bid.contract if bid.bird is None else f"{bid.contract} {bid.bird}"


def bonus_name(item: str) -> Line:
    """Return the name of something that is announced or doubled."""
    return Line(f"bonus-{hyphenated(item)}")


def called(call: Call) -> Line:
    """Return what was called."""
    if call.card is None:
        return Line("k-called-fourth")
    return Line(
        "k-called-card", values={"rank": RANK_NAMES[rank_of(call.card)], "suit": SUIT_NAMES[suit_of(call.card)]}
    )


def called_rank(call: Call | None) -> str:
    """Return what was called, as the catalogues tell a king from a queen."""
    return "queen" if call is not None and call.card is not None and call.card in QUEENS else "king"
