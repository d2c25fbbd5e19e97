"""What can happen at a table: the events that are stored, and from which everything else follows."""

from typing import Final, TypeAlias

import msgspec
from msgspec import Raw, Struct

from tarock.bots.levels import LevelName
from tarock.server.evening.settings import Settings
from tarock.server.wire.shared.asking import Phrase


class Happened(Struct, frozen=True, tag_field="e", tag=str.lower, omit_defaults=True):
    """Something that happened.  Fields are only ever added, with defaults: old logs stay readable."""


class Opened(Happened, frozen=True):
    """The table was opened; the first dealer has been drawn by lot."""

    table: str
    owner: str
    settings: Settings
    first_dealer: int
    names: tuple[str, ...]
    """By place: the names of bots; empty for people, unless places are given out."""
    law: int = 1
    """By which law people come and go."""
    gives_places: bool = False
    """Whether places are given out, as in a tournament: nobody sits down by himself, is given hints or takes back."""
    seeds: tuple[str, ...] = ()
    """By round: what its cards are dealt from, where other tables are dealt the same; else that is drawn by lot."""
    rules: str = ""
    """The digest of the rules as they were then: the table is read and goes on by them for ever."""
    reading: int = 1
    """How the engine read those rules."""


class Sat(Happened, frozen=True):
    """Somebody took a place."""

    place: int
    session: str
    name: str
    marks: tuple[str, ...] = ()
    """What other sessions of the same person can be told by at this table."""


class Moved(Happened, frozen=True):
    """Somebody has handed his seat over to himself at another device, by its link."""

    place: int
    session: str
    name: str
    marks: tuple[str, ...] = ()


class Renamed(Happened, frozen=True):
    """Somebody goes by another name from now on; a bot, where a person has come whose name looks the same."""

    place: int
    name: str


class PlaceGiven(Happened, frozen=True, tag="place-given"):
    """Somebody was given a place, at a table where they are given out: whoever had it before has it no longer."""

    place: int
    session: str
    name: str
    person: int
    """Who it is, for whoever gives places out."""
    marks: tuple[str, ...] = ()
    """What other sessions of the same person can be told by at this table."""


class CupsSet(Happened, frozen=True, tag="cups-set"):
    """Between two deals the cups were filled or emptied by somebody's ruling: what they hold now."""

    cups: dict[str, int]


class StoodUp(Happened, frozen=True, tag="stood-up"):
    """Somebody left his place for good; a host is followed by whoever has sat there longest."""

    place: int


class Removed(Happened, frozen=True):
    """Whoever opened the table has sent somebody away."""

    place: int
    barred: bool = False
    """Whether he may not come back; in earlier logs he may, and is sent away before the first deal alone."""


class Muted(Happened, frozen=True):
    """Whoever opened the table lets somebody say nothing there, or lets him talk again."""

    place: int
    muted: bool


class BotSeated(Happened, frozen=True, tag="bot-seated"):
    """Whoever opened the table has seated a bot in an empty chair."""

    place: int
    bot: LevelName
    name: str
    instead: bool = False
    """Whether it takes the place of somebody who is away."""


class BotTaken(Happened, frozen=True, tag="bot-taken"):
    """Whoever opened the table has taken a bot away: a person can sit down there."""

    place: int


class Started(Happened, frozen=True):
    """Whoever opened the table lets the evening begin."""


class Away(Happened, frozen=True):
    """Somebody is away; a bot stands in.  ``absent``: he has not said so, but nobody is connected."""

    place: int
    absent: bool = False


class Back(Happened, frozen=True):
    """Somebody is back and plays himself again."""

    place: int


class Ready(Happened, frozen=True):
    """Somebody is ready for the next deal."""

    place: int


class Promised(Happened, frozen=True):
    """The server has drawn a secret for the next deal of a game, and has published the commitment to it."""

    game: int
    secret: str
    commitment: str


class Mixed(Happened, frozen=True):
    """Somebody's client has added to the next deal of a game."""

    game: int
    place: int
    entropy: str


class Dealt(Happened, frozen=True):
    """Cards were dealt from a seed, which nobody knew, and for which a commitment had been published.

    Deals of the first version have no secret: their commitment is to the seed and to every hand.
    """

    game: int
    seed: str
    commitment: str
    secret: str = ""
    added: tuple[str, ...] = ()
    """By seat of the deal: what its client has added; nothing for a bot, or who did not answer in time."""


class Acted(Happened, frozen=True):
    """A seat of a game acted; ``by`` says who decided it."""

    game: int
    seat: int
    act: Raw
    by: str = ""
    """Empty for the person or bot at the place; ``stand-in`` or ``clock`` for a bot that played for a person, ``claim``
    for a card that was played out after a claim."""
    final: bool = False
    """Whether the person has let go of the card at once: it cannot be taken back, and nobody waits for that."""


class Tried(Happened, frozen=True):
    """A seat tried what a hidden card forbids: everybody has heard it, and nothing else has changed."""

    game: int
    seat: int
    act: Raw


class TookBack(Happened, frozen=True, tag="took-back"):
    """Somebody took his last card back before anybody acted on it."""

    game: int
    seat: int


class Claimed(Happened, frozen=True):
    """Somebody proved that he takes all tricks that are left, or none: his cards are played out by themselves."""

    game: int
    seat: int


class Hinted(Happened, frozen=True):
    """Somebody was given a hint, on his turn."""

    game: int
    seat: int
    depth: int


class HintsAgreed(Happened, frozen=True, tag="hints-agreed"):
    """Somebody agrees that everybody at the table may ask for hints, or no longer."""

    place: int
    agreed: bool


class Said(Happened, frozen=True):
    """Somebody said something: in his own words, or a phrase by its key."""

    place: int
    text: str = ""
    phrase: Phrase | None = None


class CalledOut(Happened, frozen=True, tag="called-out"):
    """Somebody who watches said something: in his own words, or a phrase by its key."""

    name: str
    text: str = ""
    phrase: Phrase | None = None
    session: str = ""
    """Who it was; earlier logs do not say."""


class TalkAllowed(Happened, frozen=True, tag="talk-allowed"):
    """Whoever opened the table lets those who watch talk, or no longer."""

    allowed: bool


class Consented(Happened, frozen=True):
    """Somebody lets spectators see his cards, or no longer."""

    place: int
    agreed: bool


class Watched(Happened, frozen=True):
    """Somebody looks into the hand of a player who consents, or looks away."""

    session: str
    place: int | None = None
    marks: tuple[str, ...] = ()


class Imported(Happened, frozen=True):
    """Records of other deals were put beside those of the table."""

    text: str


class Closed(Happened, frozen=True):
    """The evening is over; the cups are divided."""


class Forgotten(Happened, frozen=True):
    """Somebody's name and words were taken out of the log before this: whoever has the table in memory reads it anew.

    It has a number like all else, so that nobody who has not read it can write anything after it.
    """


FORGOTTEN: Final = "forgotten"
"""The kind of that event, as the store lists it."""

Event: TypeAlias = (
    Opened
    | Sat
    | PlaceGiven
    | CupsSet
    | Moved
    | Renamed
    | StoodUp
    | Removed
    | Muted
    | BotSeated
    | BotTaken
    | Started
    | Away
    | Back
    | Ready
    | Promised
    | Mixed
    | Dealt
    | Acted
    | Tried
    | TookBack
    | Claimed
    | Hinted
    | HintsAgreed
    | Said
    | CalledOut
    | TalkAllowed
    | Consented
    | Watched
    | Imported
    | Closed
    | Forgotten
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def encode(event: Event) -> bytes:
    """Return an event as it is stored."""
    return _encoder.encode(event)


def decode(payload: bytes | str) -> Event:
    """Return a stored event."""
    return _decoder.decode(payload)


def kind_of(event: Event) -> str:
    """Return the kind of an event, as the store lists it."""
    return str(type(event).__struct_config__.tag)
