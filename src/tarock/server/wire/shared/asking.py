"""What a client sends.  ``id`` is the client's own number for a request; the answer carries it."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from tarock.bots.levels import LevelName
from tarock.server.wire.shared.tokens import PlaceNumber

RequestId: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
StateNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
REMARK = 200
"""So long may a remark be."""


Phrase: TypeAlias = Literal[
    "good-evening", "good-luck", "well-dealt", "well-played", "what-a-hand", "thanks", "one-moment", "back-soon"
]
"""What can be said by its key, so that everybody reads it in his own language: ``phrase-<key>`` in the catalogues."""


class Asked(Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """A message of a client."""


class Hello(Asked, frozen=True):
    """The first message: which protocol is spoken; a session that is not in a cookie or header."""

    protocol: int
    token: Annotated[str, Meta(max_length=1000)] | None = None
    language: Annotated[str, Meta(max_length=20)] = "en"
    """In which language the reader is told why something is refused."""


class Request(Asked, frozen=True):
    """A message that is answered."""

    id: RequestId


class Act(Request, frozen=True):
    """Act in the deal that one plays in.  ``state`` is the number of the position that is answered."""

    state: StateNumber
    act: Raw
    final: bool = False
    """Whether one lets go of the card at once: bots need not wait whether it is taken back."""


class TakeBack(Request, frozen=True, tag="take-back"):
    """Take one's last card back: among bots, before any of them has acted."""

    state: StateNumber


class ClaimRest(Request, frozen=True, tag="claim-rest"):
    """Claim all tricks that are left, or none in a negative game, where it can be forced; the cards are played out."""

    state: StateNumber


class WhyNot(Request, frozen=True, tag="why-not"):
    """Ask whether one may act so, and if not, by which rule; nothing happens."""

    state: StateNumber
    act: Raw


class Hint(Request, frozen=True):
    """Ask what to do, on one's turn: where to look, what to do and why, or the choices side by side.

    With an act it is asked whether that is a mistake: the answer is empty where it is none.
    """

    state: StateNumber
    depth: Literal[1, 2, 3]
    act: Raw | UnsetType = UNSET


class Meaning(Request, frozen=True):
    """Ask what something means that could be said now, what it is worth, and what it would tell the others."""

    state: StateNumber
    act: Raw


class Tells(Request, frozen=True):
    """Ask what another's words and cards tell; ``seat`` is that of the deal."""

    state: StateNumber
    seat: PlaceNumber


class CountGone(Request, frozen=True, tag="count"):
    """Ask for a question about what has gone, after so many tricks of a deal; the deal may have gone on since."""

    deal: Annotated[str, Meta(max_length=100)]
    """The name of the deal, as frames have it."""
    tricks: Annotated[int, Meta(ge=0, le=100)]


class AgreeHints(Request, frozen=True, tag="agree-hints"):
    """Agree that everybody at the table may ask for hints, or no longer."""

    agreed: bool


class Mix(Request, frozen=True):
    """Add to the next deal of a game: numbers that nobody can guess, after the server has committed itself."""

    commitment: Annotated[str, Meta(max_length=64)]
    """What the server has promised for it, as frames have it."""
    entropy: Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]


class Sit(Request, frozen=True):
    """Take a place."""

    place: PlaceNumber


class StandUp(Request, frozen=True, tag="stand-up"):
    """Leave one's place for good."""


class SeatBot(Request, frozen=True, tag="seat-bot"):
    """Seat a bot of some level in an empty chair, or for somebody who is away; the owner's right, as the next five."""

    place: PlaceNumber
    bot: LevelName


class TakeBot(Request, frozen=True, tag="take-bot"):
    """Take a bot away, so that a person can sit down there."""

    place: PlaceNumber


class Remove(Request, frozen=True):
    """Send somebody away for good; while cards are played a bot plays on at once."""

    place: PlaceNumber


class Mute(Request, frozen=True):
    """Let somebody say nothing at the table, or let him talk again."""

    place: PlaceNumber
    muted: bool = True


class Start(Request, frozen=True):
    """Let the evening begin, where the table waits for its owner to say so."""


class AllowTalk(Request, frozen=True, tag="allow-talk"):
    """Let those who watch talk, or no longer."""

    allowed: bool


class Away(Request, frozen=True):
    """Let a bot stand in."""


class Back(Request, frozen=True):
    """Play oneself again."""


class Ready(Request, frozen=True):
    """Ask for the next deal."""


class Say(Request, frozen=True):
    """Say something to the table, either in one's own words or by the key of a phrase."""

    text: Annotated[str, Meta(min_length=1, max_length=REMARK)] | None = None
    phrase: Phrase | None = None


class Consent(Request, frozen=True):
    """Let spectators see one's cards, or no longer."""

    agreed: bool


class Watch(Request, frozen=True):
    """Look into the hand of a player who lets himself be watched; None: look away."""

    place: PlaceNumber | None = None


class Close(Request, frozen=True):
    """End the evening; the owner's right."""


Asking: TypeAlias = (
    Hello
    | Act
    | TakeBack
    | ClaimRest
    | WhyNot
    | Hint
    | Meaning
    | Tells
    | CountGone
    | AgreeHints
    | Mix
    | Sit
    | StandUp
    | SeatBot
    | TakeBot
    | Remove
    | Mute
    | Start
    | AllowTalk
    | Away
    | Back
    | Ready
    | Say
    | Consent
    | Watch
    | Close
)

_decoder: msgspec.json.Decoder[Asking] = msgspec.json.Decoder(Asking)


def read(text: str | bytes) -> Asking:
    """Return a client's message.

    :raises msgspec.DecodeError: if it is none.
    """
    return _decoder.decode(text)
