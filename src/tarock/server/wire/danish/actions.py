"""The actions of Danish Tarok as they are sent and stored: one struct for each, told apart by ``do``."""

from typing import Final, TypeAlias, cast

from msgspec import Struct

from tarock.core.cards import CARD_NAMES
from tarock.danish import actions as engine
from tarock.danish.fault_kinds import ClaimKind
from tarock.server.wire.danish.items import Item, item_of, wire_item
from tarock.server.wire.shared.tokens import (
    SUIT_TOKENS,
    CardToken,
    CardTokens,
    SeatNumber,
    SuitToken,
    card_of,
    cards_of,
    suit_of_token,
    tokens_of,
)


class Act(Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True, omit_defaults=True):
    """Something that a player does."""


class Redeal(Act, frozen=True):
    """Ask for a new deal."""


class Lay(Act, frozen=True):
    """Lay the skat."""

    cards: CardTokens


class Declare(Act, frozen=True):
    """Declare; no items is "pass"."""

    items: tuple[Item, ...] = ()


class Play(Act, frozen=True):
    """Play a card; a led skus is named."""

    card: CardToken
    named: SuitToken | None = None


class Claim(Act, frozen=True):
    """Claim the right to baptise."""


class Name(Act, frozen=True):
    """Baptise the led skus."""

    suit: SuitToken


class Waive(Act, frozen=True):
    """Let the right to baptise go."""


class Demand(Act, frozen=True):
    """Demand the skus."""


class AskLaid(Act, frozen=True, tag="ask-laid"):
    """Ask how many taroks were laid."""


class PlayOutOfTurn(Act, frozen=True, tag="play-out-of-turn"):
    """Play when it is another's turn."""

    card: CardToken
    named: SuitToken | None = None


class ClaimFault(Act, frozen=True, tag="claim-fault"):
    """Point out a fault."""

    kind: ClaimKind
    seat: SeatNumber
    trick: int | None = None


class Accept(Act, frozen=True):
    """Let the deal stand."""

    holding: bool = False


class Refuse(Act, frozen=True):
    """Have the deal voided."""


class MoveCups(Act, frozen=True, tag="move-cups"):
    """Move the cups on."""


class DealAgain(Act, frozen=True, tag="deal-again"):
    """Pay for a misdeal and deal again."""


class PassDeal(Act, frozen=True, tag="pass-deal"):
    """Let the next player deal."""


class Draw(Act, frozen=True):
    """Draw a card from a hand with too many."""

    seat: SeatNumber
    place: int


class Agree(Act, frozen=True):
    """Agree that the deal may be settled."""


DanishAct: TypeAlias = (
    Redeal
    | Lay
    | Declare
    | Play
    | Claim
    | Name
    | Waive
    | Demand
    | AskLaid
    | PlayOutOfTurn
    | ClaimFault
    | Accept
    | Refuse
    | MoveCups
    | DealAgain
    | PassDeal
    | Draw
    | Agree
)

_PLAIN: Final[dict[type[Act], engine.Action]] = {
    Redeal: engine.REDEAL,
    Claim: engine.CLAIM,
    Waive: engine.WAIVE,
    Demand: engine.DEMAND,
    AskLaid: engine.ASK_LAID,
    Refuse: engine.REFUSE,
    MoveCups: engine.MOVE_CUPS,
    DealAgain: engine.DEAL_AGAIN,
    PassDeal: engine.PASS_DEAL,
    Agree: engine.AGREE,
}
_PLAIN_ACTS: Final = {type(action): cast("DanishAct", act()) for act, action in _PLAIN.items()}


def action_of(act: DanishAct) -> engine.Action:
    """Return what an act means to the engine.

    :raises NotationError: if a card is named twice.
    """
    match act:
        case Play(card, named):
            return engine.PLAYS[card_of(card)] if named is None else engine.Play(card_of(card), suit_of_token(named))
        case Lay(cards):
            return engine.Lay(cards_of(cards))
        case Declare(items):
            return engine.Declare(tuple(item_of(item) for item in items))
        case Name(suit):
            return engine.NAMES[suit_of_token(suit)]
        case PlayOutOfTurn(card, named):
            return engine.PlayOutOfTurn(card_of(card), None if named is None else suit_of_token(named))
        case ClaimFault(kind, seat, trick):
            return engine.ClaimFault(kind, seat, trick)
        case Accept(holding):
            return engine.Accept(holding)
        case Draw(seat, place):
            return engine.Draw(seat, place)
        case _:
            return _PLAIN[type(act)]


def act_of(action: engine.Action) -> DanishAct:
    """Return how an action is sent."""
    match action:
        case engine.Play(card, named):
            return PLAYS[card] if named is None else Play(CARD_NAMES[card], SUIT_TOKENS[named])
        case engine.Lay(cards):
            return Lay(tokens_of(cards))
        case engine.Declare(items):
            return Declare(tuple(wire_item(item) for item in items))
        case engine.Name(suit):
            return Name(SUIT_TOKENS[suit])
        case engine.PlayOutOfTurn(card, named):
            return PlayOutOfTurn(CARD_NAMES[card], None if named is None else SUIT_TOKENS[named])
        case engine.ClaimFault(kind, seat, trick):
            return ClaimFault(kind, seat, trick)
        case engine.Accept(holding):
            return Accept(holding)
        case engine.Draw(seat, place):
            return Draw(seat, place)
        case _:
            return _PLAIN_ACTS[type(action)]


PLAYS: Final = tuple(Play(name) for name in CARD_NAMES)
"""Every plain play, so that the same objects serve all frames."""
