"""What a player can do in a deal of Königrufen."""

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta

from tarock.core import acts
from tarock.core.acts import Act, anywhere, as_card, on_line
from tarock.core.cards import Card
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen.bonus_kinds import Announced, Bird, Lost
from tarock.koenigrufen.fault_kinds import ClaimKind

Announces: TypeAlias = Annotated[tuple[Announced, ...], Meta(max_length=9)]
"""What is announced together, each thing once."""

Target: TypeAlias = Announced | Literal["game"] | Seat
"""What can be doubled: the game, an announcement or, for a declarer's Re in a negative game, one opponent."""

Double: TypeAlias = Literal["kontra", "re", "sub"]
DOUBLES: Final[tuple[Double, ...]] = get_args(Double)
"""The words of doubling, by how often the thing has been doubled before."""


class Vorhand(Act, frozen=True):
    """Forehand's first word that keeps all his rights."""

    record = on_line("vorhand")


class PassForehand(Act, frozen=True):
    """Hand the forehand on: four kings, as the first word."""

    record = on_line("passes-forehand")


class Pass(Act, frozen=True):
    """Say "gut" or "weiter": out of the auction for good."""

    record = on_line("pass")


class Bid(Act, frozen=True):
    """Bid a game, with its bird where the bid names it, or with the bonuses that are announced with the bid."""

    record = on_line("{contract} [{bird}] {announces}")
    contract: Annotated[str, Meta(max_length=40)]
    bird: Bird | None = None
    announces: Announces = ()


class Hold(Act, frozen=True):
    """Play the game that another has bid."""

    record = on_line("hold {announces}")
    announces: Announces = ()


class Call(Act, frozen=True):
    """Call a king, a queen, or the fourth king without naming it."""

    record = on_line("calls {card|fourth}")
    card: Card | None = None


class Take(Act, frozen=True):
    """Buy the first or the second half of the talon, or take it all."""

    record = on_line("takes {half}")
    half: Literal[1, 2, "all"]


class Concede(Act, frozen=True):
    """Give the game up: the called king lies in the talon.  The bird bid is named where the bid did not name it."""

    record = on_line("concedes [{bird}]")
    bird: Bird | None = None


class Lay(Act, frozen=True):
    """Lay cards away; in table mode some may be ``hidden`` that should lie open."""

    record = on_line("lays {cards} [hiding {hidden}]")
    cards: CardSet
    hidden: CardSet = NO_CARDS


class Speak(Act, frozen=True):
    """One turn of the round before play: announcements, and doublings of what others announced; nothing is "gut"."""

    record = on_line("announces {announces}", "good", *(f"{verb} {{doubles}}" for verb in DOUBLES))
    announces: Announces = ()
    doubles: Annotated[tuple[Target, ...], Meta(max_length=13)] = ()


class Play(Act, frozen=True):
    """Play a card."""

    record = as_card("{card}")
    card: Card


# Table mode


class ClaimFault(Act, frozen=True):
    """Point out a fault of a player, one's own included; of a fault in play one may say in which trick."""

    record = anywhere("claims-{kind} {seat} [trick {trick}]")
    kind: ClaimKind
    seat: Seat
    trick: int | None = None


class Correct(Act, frozen=True):
    """Take a wrong card back while the trick lies on the table, and play another."""

    record = anywhere("corrects {card}")
    card: Card


class Stop(Act, frozen=True):
    """Have the play stopped after a Renonce of the other side."""

    record = anywhere("stops")


class PlayOn(Act, frozen=True):
    """Play on for more after a Renonce of the other side."""

    record = anywhere("plays-on")


class Expose(Act, frozen=True):
    """Show a card that is not played."""

    record = anywhere("exposes {card}")
    card: Card


class Talk(Act, frozen=True):
    """Say something that may decide the game."""

    record = anywhere("talks")


class ThrowIn(Act, frozen=True):
    """Throw the cards together on suspicion, before anything is proven."""

    record = anywhere("throws-in")


class ClaimLost(Act, frozen=True):
    """Claim from an offender what one has obviously lost by his Renonce."""

    record = anywhere("claims-lost {item}")
    item: Lost


class Strike(Act, frozen=True):
    """Have the deal struck from the score sheet: its line cannot be cleared up any more."""

    record = anywhere("strikes")


class RuleByHand(Act, frozen=True):
    """Write down what the referee has decided by hand: who pays whom how much, and why."""

    record = anywhere("rules {payer} {payee} {points} [by {by}] [because {why}]")
    payer: Seat
    payee: Seat
    points: acts.RulingPoints
    why: acts.RulingText = ""
    by: acts.RulingName = ""
    """Who rules without sitting at the table; empty for whoever writes it down."""


Agree: TypeAlias = acts.Agree

InTableMode: TypeAlias = (
    ClaimFault | Correct | Stop | PlayOn | Expose | Talk | ThrowIn | ClaimLost | Strike | RuleByHand | Agree
)
"""What only table mode knows."""

InAuction: TypeAlias = Vorhand | PassForehand | Pass | Bid | Hold
"""What is said in the auction."""
Action: TypeAlias = InAuction | Call | Take | Concede | Lay | Speak | Play | InTableMode

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
