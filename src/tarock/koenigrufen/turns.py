"""When each action has its time, and which of them need not wait for one's turn."""

from typing import Final, get_args

from tarock.koenigrufen import actions
from tarock.koenigrufen.actions import Action
from tarock.koenigrufen.table import Phase

ONLY_AT_TABLE: Final = frozenset(get_args(actions.InTableMode))
RIGHTS: Final = actions.Correct | actions.Expose | actions.Talk | actions.ThrowIn | actions.ClaimLost | actions.Strike
"""What is done, rightly or wrongly, when it is not one's turn."""

_BEFORE_SETTLING: Final = frozenset(Phase) - {Phase.OVER}
PHASES_OF: Final[dict[type[Action], frozenset[Phase]]] = {
    **dict.fromkeys(get_args(actions.InAuction), frozenset({Phase.AUCTION})),
    actions.Call: frozenset({Phase.CALLING}),
    **dict.fromkeys((actions.Take, actions.Concede), frozenset({Phase.TALON})),
    actions.Lay: frozenset({Phase.LAYING}),
    actions.Speak: frozenset({Phase.ANNOUNCING}),
    **dict.fromkeys(
        (actions.Play, actions.Correct, actions.Expose, actions.Talk, actions.ThrowIn), frozenset({Phase.PLAY})
    ),
    **dict.fromkeys((actions.ClaimLost, actions.Strike, actions.Agree), frozenset({Phase.CLOSING})),
    **dict.fromkeys((actions.ClaimFault, actions.RuleByHand, actions.Stop, actions.PlayOn), _BEFORE_SETTLING),
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
