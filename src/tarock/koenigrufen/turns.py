"""When each action has its time, and which of them need not wait for one's turn."""

from typing import Final, get_args

from tarock.koenigrufen.actions import (
    Action,
    Agree,
    AtTable,
    Bid,
    Call,
    ClaimFault,
    ClaimLost,
    Concede,
    Correct,
    Expose,
    Hold,
    Lay,
    Pass,
    PassForehand,
    Play,
    PlayOn,
    RuleByHand,
    Speak,
    Stop,
    Strike,
    Take,
    Talk,
    ThrowIn,
    Vorhand,
)
from tarock.koenigrufen.table import Phase

ONLY_AT_TABLE: Final = frozenset(get_args(AtTable))
RIGHTS: Final = Correct | Expose | Talk | ThrowIn | ClaimLost | Strike
"""What is done, rightly or wrongly, when it is not one's turn."""

_BEFORE_SETTLING: Final = frozenset(Phase) - {Phase.OVER}
PHASES_OF: Final[dict[type[Action], frozenset[Phase]]] = {
    **dict.fromkeys((Vorhand, PassForehand, Pass, Bid, Hold), frozenset({Phase.AUCTION})),
    Call: frozenset({Phase.CALLING}),
    **dict.fromkeys((Take, Concede), frozenset({Phase.TALON})),
    Lay: frozenset({Phase.LAYING}),
    Speak: frozenset({Phase.ANNOUNCING}),
    **dict.fromkeys((Play, Correct, Expose, Talk, ThrowIn), frozenset({Phase.PLAY})),
    **dict.fromkeys((ClaimLost, Strike, Agree), frozenset({Phase.CLOSING})),
    **dict.fromkeys((ClaimFault, RuleByHand, Stop, PlayOn), _BEFORE_SETTLING),
}
RULE_OF: Final[dict[Phase, str]] = {
    Phase.AUCTION: "auction",
    Phase.CALLING: "calling",
    Phase.TALON: "discard",
    Phase.LAYING: "discard",
    Phase.ANNOUNCING: "announcing",
    Phase.PLAY: "leading",
    Phase.CLOSING: "renonce",
}
"""Which rule says whose turn it is."""
