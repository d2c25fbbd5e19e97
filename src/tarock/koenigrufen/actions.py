"""What a player can do in a deal of Königrufen."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from tarock.core.cards import Card
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen.bonus_kinds import Announced, Bird, Lost
from tarock.koenigrufen.fault_kinds import ClaimKind

Target: TypeAlias = Announced | Literal["game"] | Seat
"""What can be doubled: the game, an announcement or, for a declarer's Re in a negative game, one opponent."""

Double: TypeAlias = Literal["kontra", "re", "sub"]
DOUBLES: Final[tuple[Double, ...]] = get_args(Double)
"""The words of doubling, by how often the thing has been doubled before."""


@dataclass(frozen=True, slots=True)
class Vorhand:
    """Forehand's first word that keeps all his rights."""


@dataclass(frozen=True, slots=True)
class PassForehand:
    """Hand the forehand on: four kings, as the first word."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Say "gut" or "weiter": out of the auction for good."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid a game, with its bird where the bid names it, or with the bonuses that are announced with the bid."""

    contract: str
    bird: Bird | None = None
    announces: tuple[Announced, ...] = ()


@dataclass(frozen=True, slots=True)
class Hold:
    """Play the game that another has bid."""

    announces: tuple[Announced, ...] = ()


@dataclass(frozen=True, slots=True)
class Call:
    """Call a king, a queen, or the fourth king without naming it."""

    card: Card | None


@dataclass(frozen=True, slots=True)
class Take:
    """Buy the first or the second half of the talon, or take it all."""

    half: Literal[1, 2, "all"]


@dataclass(frozen=True, slots=True)
class Concede:
    """Give the game up: the called king lies in the talon.  The bird bid is named where the bid did not name it."""

    bird: Bird | None = None


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay cards away; in table mode some may be ``hidden`` that should lie open."""

    cards: CardSet
    hidden: CardSet = NO_CARDS


@dataclass(frozen=True, slots=True)
class Speak:
    """One turn of the round before play: announcements, and doublings of what others announced; nothing is "gut"."""

    announces: tuple[Announced, ...] = ()
    doubles: tuple[Target, ...] = ()


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card."""

    card: Card


# Table mode


@dataclass(frozen=True, slots=True)
class ClaimFault:
    """Point out a fault of a player, one's own included; of a fault in play one may say in which trick."""

    kind: ClaimKind
    seat: Seat
    trick: int | None = None


@dataclass(frozen=True, slots=True)
class Correct:
    """Take a wrong card back while the trick lies on the table, and play another."""

    card: Card


@dataclass(frozen=True, slots=True)
class Stop:
    """Have the play stopped after a Renonce of the other side."""


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Play on for more after a Renonce of the other side."""


@dataclass(frozen=True, slots=True)
class Expose:
    """Show a card that is not played."""

    card: Card


@dataclass(frozen=True, slots=True)
class Talk:
    """Say something that may decide the game."""


@dataclass(frozen=True, slots=True)
class ThrowIn:
    """Throw the cards together on suspicion, before anything is proven."""


@dataclass(frozen=True, slots=True)
class ClaimLost:
    """Claim from an offender what one has obviously lost by his Renonce."""

    item: Lost


@dataclass(frozen=True, slots=True)
class Strike:
    """Have the deal struck from the score sheet: its line cannot be cleared up any more."""


@dataclass(frozen=True, slots=True)
class Agree:
    """Say after the play that the deal may be settled."""


AtTable: TypeAlias = ClaimFault | Correct | Stop | PlayOn | Expose | Talk | ThrowIn | ClaimLost | Strike | Agree
"""What only table mode knows."""

Action: TypeAlias = Vorhand | PassForehand | Pass | Bid | Hold | Call | Take | Concede | Lay | Speak | Play | AtTable

PLAYS: Final = tuple(Play(card) for card in range(78))
GOOD: Final = Speak()
PASS: Final = Pass()
HOLD: Final = Hold()
VORHAND: Final = Vorhand()
PASS_FOREHAND: Final = PassForehand()
STOP: Final = Stop()
PLAY_ON: Final = PlayOn()
TALK: Final = Talk()
THROW_IN: Final = ThrowIn()
STRIKE: Final = Strike()
AGREE: Final = Agree()
