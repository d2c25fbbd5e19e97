"""The actions of Königrufen as they are sent and stored: one struct for each, told apart by ``do``."""

from typing import Annotated, Final, Literal, TypeAlias, cast

from msgspec import Meta

from tarock.core.cards import CARD_NAMES
from tarock.koenigrufen import actions as engine
from tarock.koenigrufen.bonus_kinds import ANNOUNCED, Announced, Bird, Lost
from tarock.koenigrufen.fault_kinds import ClaimKind
from tarock.server.wire.danish.actions import PLAYS, Act, Agree, Play
from tarock.server.wire.shared.tokens import CardToken, CardTokens, SeatNumber, card_of, cards_of, tokens_of

Target: TypeAlias = Announced | Literal["game"] | SeatNumber
Announces: TypeAlias = Annotated[tuple[Announced, ...], Meta(max_length=len(ANNOUNCED))]


class Vorhand(Act, frozen=True):
    """Forehand's first word."""


class PassForehand(Act, frozen=True, tag="pass-forehand"):
    """Hand the forehand on."""


class Pass(Act, frozen=True):
    """Say "gut" or "weiter"."""


class Bid(Act, frozen=True):
    """Bid a game."""

    contract: Annotated[str, Meta(max_length=40)]
    bird: Bird | None = None
    announces: Announces = ()


class Hold(Act, frozen=True):
    """Play the game that another has bid."""

    announces: Announces = ()


class Call(Act, frozen=True):
    """Call a card; none is the fourth king."""

    card: CardToken | None = None


class Take(Act, frozen=True):
    """Take from the talon."""

    half: Literal[1, 2, "all"]


class Concede(Act, frozen=True):
    """Give the game up."""

    bird: Bird | None = None


class LayAway(Act, frozen=True, tag="lay"):
    """Lay cards away; in table mode some may be hidden that should lie open."""

    cards: CardTokens
    hidden: CardTokens = ()


class Speak(Act, frozen=True):
    """One turn of the round before play; nothing is "gut"."""

    announces: Announces = ()
    doubles: Annotated[tuple[Target, ...], Meta(max_length=13)] = ()


class ClaimFault(Act, frozen=True, tag="claim-fault"):
    """Point out a fault."""

    kind: ClaimKind
    seat: SeatNumber
    trick: int | None = None


class Correct(Act, frozen=True):
    """Take a wrong card back and play another."""

    card: CardToken


class Stop(Act, frozen=True):
    """Have the play stopped."""


class PlayOn(Act, frozen=True, tag="play-on"):
    """Play on for more."""


class Expose(Act, frozen=True):
    """Show a card that is not played."""

    card: CardToken


class Talk(Act, frozen=True):
    """Say something that may decide the game."""


class ThrowIn(Act, frozen=True, tag="throw-in"):
    """Throw the cards together."""


class ClaimLost(Act, frozen=True, tag="claim-lost"):
    """Claim what a Renonce has cost."""

    item: Lost


class Strike(Act, frozen=True):
    """Have the deal struck."""


KoenigrufenAct: TypeAlias = (
    Vorhand
    | PassForehand
    | Pass
    | Bid
    | Hold
    | Call
    | Take
    | Concede
    | LayAway
    | Speak
    | Play
    | ClaimFault
    | Correct
    | Stop
    | PlayOn
    | Expose
    | Talk
    | ThrowIn
    | ClaimLost
    | Strike
    | Agree
)

_PLAIN: Final[dict[type[Act], engine.Action]] = {
    Vorhand: engine.VORHAND,
    PassForehand: engine.PASS_FOREHAND,
    Pass: engine.PASS,
    Stop: engine.STOP,
    PlayOn: engine.PLAY_ON,
    Talk: engine.TALK,
    ThrowIn: engine.THROW_IN,
    Strike: engine.STRIKE,
    Agree: engine.AGREE,
}
_PLAIN_ACTS: Final = {type(action): cast("KoenigrufenAct", act()) for act, action in _PLAIN.items()}


def action_of(act: KoenigrufenAct) -> engine.Action:  # noqa: C901 - a row for each action
    """Return what an act means to the engine.

    :raises NotationError: if a card is named twice.
    """
    match act:
        case Play(card):
            return engine.PLAYS[card_of(card)]
        case Bid(contract, bird, announces):
            return engine.Bid(contract, bird, announces)
        case Hold(announces):
            return engine.Hold(announces)
        case Call(card):
            return engine.Call(None if card is None else card_of(card))
        case Take(half):
            return engine.Take(half)
        case Concede(bird):
            return engine.Concede(bird)
        case LayAway(cards, hidden):
            return engine.Lay(cards_of(cards), cards_of(hidden))
        case Speak(announces, doubles):
            return engine.Speak(announces, doubles)
        case ClaimFault(kind, seat, trick):
            return engine.ClaimFault(kind, seat, trick)
        case Correct(card):
            return engine.Correct(card_of(card))
        case Expose(card):
            return engine.Expose(card_of(card))
        case ClaimLost(item):
            return engine.ClaimLost(item)
        case _:
            return _PLAIN[type(act)]


def act_of(action: engine.Action) -> KoenigrufenAct:  # noqa: C901 - a row for each action
    """Return how an action is sent."""
    match action:
        case engine.Play(card):
            return PLAYS[card]
        case engine.Bid(contract, bird, announces):
            return Bid(contract, bird, announces)
        case engine.Hold(announces):
            return Hold(announces)
        case engine.Call(card):
            return Call(None if card is None else CARD_NAMES[card])
        case engine.Take(half):
            return Take(half)
        case engine.Concede(bird):
            return Concede(bird)
        case engine.Lay(cards, hidden):
            return LayAway(tokens_of(cards), tokens_of(hidden))
        case engine.Speak(announces, doubles):
            return Speak(announces, doubles)
        case engine.ClaimFault(kind, seat, trick):
            return ClaimFault(kind, seat, trick)
        case engine.Correct(card):
            return Correct(CARD_NAMES[card])
        case engine.Expose(card):
            return Expose(CARD_NAMES[card])
        case engine.ClaimLost(item):
            return ClaimLost(item)
        case _:
            return _PLAIN_ACTS[type(action)]
