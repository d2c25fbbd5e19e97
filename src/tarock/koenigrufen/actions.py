"""What a player can do in a deal of Königrufen."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from tarock.core.cards import Card
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen.rules import Bird

Announced: TypeAlias = Literal[
    "trull", "kings", "pagat", "uhu", "kakadu", "quapil", "koenig_ultimo", "mondfang", "valat"
]
"""What can be announced: the bonuses and the Valat."""

Target: TypeAlias = Announced | Literal["game"] | Seat
"""What can be doubled: the game, an announcement or, for a declarer's Re in a negative game, one opponent."""


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
    """Lay cards away."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class Speak:
    """One turn of the round before play: announcements, and doublings of what others announced; nothing is "gut"."""

    announces: tuple[Announced, ...] = ()
    doubles: tuple[Target, ...] = ()


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card."""

    card: Card


Action: TypeAlias = Vorhand | PassForehand | Pass | Bid | Hold | Call | Take | Concede | Lay | Speak | Play

PLAYS: Final = tuple(Play(card) for card in range(78))
GOOD: Final = Speak()
PASS: Final = Pass()
HOLD: Final = Hold()
VORHAND: Final = Vorhand()
PASS_FOREHAND: Final = PassForehand()
