"""A table as it is shown: the same for everybody, and beside it what one place sees."""

from typing import Literal, TypeAlias

from tarock.bots.levels import LevelName
from tarock.core.run import Rest
from tarock.server.wire.danish.table import DanishHand, DanishTable, Shown
from tarock.server.wire.koenigrufen.table import KoenigrufenHand, KoenigrufenTable
from tarock.server.wire.shared.plain import PlainHand, PlainTable
from tarock.server.wire.shared.settled import Points, Settled
from tarock.server.wire.shared.tokens import CardToken
from tarock.telling.line import Line

LOOK_BACK = 1
"""So many tricks back may one look while a deal is played; no book says it (readings.md, "At the screen")."""

DealTable: TypeAlias = DanishTable | KoenigrufenTable | PlainTable
"""What everybody sees of a deal: in the words of its family, or plainly where it has none on the wire."""
Hand: TypeAlias = DanishHand | KoenigrufenHand | PlainHand
"""What one seat sees beside it."""


class PlaceShown(Shown, frozen=True):
    """A place: nobody's, a person's or a bot's."""

    name: str = ""
    bot: LevelName | None = None
    vacant: bool = False
    away: bool = False
    ready: bool = False
    consents: bool = False
    total: Points = 0
    """What has been won or lost so far, with all that has been paid in deals that are not over."""
    hints: bool = False
    """Whether he agrees that everybody may ask for hints."""
    left: bool = False
    """Whether whoever sat here has left for good, and a bot plays on under his name."""
    muted: bool = False
    """Whether the host lets him say nothing here."""


class Revealed(Shown, frozen=True):
    """What is laid open when a deal is over: all hands, and the seed that the commitment was made to."""

    seed: str
    hands: tuple[tuple[CardToken, ...], ...]
    """By seat, as they were dealt."""
    talon: tuple[CardToken, ...] = ()
    settlement: Settled | None = None
    """How the deal ended, net or score, cups, and every payment with its rule."""


class GameShown(Shown, frozen=True):
    """A deal that is played or has just been."""

    name: str
    """Round, game, attempt."""
    state: int
    """The number of this position: every act names it."""
    since: int
    """When it arose, in milliseconds since 1970."""
    players: tuple[int, ...]
    """By seat of the deal: the place at the table."""
    commitment: str
    """What was promised before the deal; nothing in practice, whose cards are known."""
    look_back: int
    """So many of the last tricks may be looked at now."""
    deal: DealTable
    revealed: Revealed | None = None
    claimed: int | None = None
    """The seat that has proven that it takes all tricks that are left, or none."""
    rest: Rest | None = None
    """Which of the two it is."""
    standing: tuple[Points, ...] = ()
    """By seat: what has been won or lost in this deal so far; empty where nothing is paid before its end."""


class PromiseShown(Shown, frozen=True):
    """What the server has committed itself to before a deal; whoever sits there may add to it now."""

    deal: str
    """The name of the deal to come."""
    commitment: str
    mixed: tuple[int, ...] = ()
    """The places whose clients have added something."""


class TableShown(Shown, frozen=True):
    """All that everybody at a table sees."""

    id: str
    family: str
    ruleset: str
    mode: Literal["strict", "table"]
    phase: Literal["waiting", "playing", "pause", "over"]
    places: tuple[PlaceShown, ...]
    round: int
    games: tuple[GameShown | None, ...]
    title: str = ""
    house: str = ""
    """The name of house rules."""
    rounds: int | None = None
    think: int | None = None
    pause: int = 0
    pace: int = 0
    """Milliseconds that a bot waits, so that people can follow."""
    rotation: str | None = None
    """Danish Tarok: which rotation of the book the table turns by."""
    spectators: bool = False
    talk: bool = False
    """Whether those who watch may talk."""
    host_starts: bool = False
    """Whether the first deal waits for the word of whoever opened the table."""
    listed: bool = False
    practice: bool = False
    """Whether a recorded deal is played again: nothing was committed to, and it counts nowhere else."""
    promises: tuple[PromiseShown, ...] = ()
    """What has been committed to before the next deals."""
    helpers: bool = False
    """Whether somebody sits out who may help a player who asks for it."""


class News(Shown, frozen=True):
    """What has happened in the deal that one plays in, or else the first that is shown, and has not been told yet.

    A first frame tells the deal from its beginning; ``since`` is 0 then.
    """

    since: int
    """How many entries of the story had been told before."""
    lines: tuple[Line, ...] = ()


class You(Shown, frozen=True):
    """What a player sees beside the table: his place, his seat in a deal, his cards and what he may do."""

    place: int
    owner: bool = False
    game: int | None = None
    seat: int | None = None
    hand: Hand | None = None
    helps: bool = False
    """Sits out, and may look into the hand of a player of the deal who asks for help."""
    takes_back: bool = False
    """Whether one may take one's last card back now."""
    hints: bool = False
    """Whether one may ask for hints: nobody else sits here, or all have agreed."""
    rest: Rest | None = None
    """What one can claim about the tricks that are left; the server finds out whether it can be forced."""
    claims: bool = False
    """Whether one's cards show at once that all of them are one's own."""


class Watched(Shown, frozen=True):
    """What a spectator, or a helper who sits out, sees of a player who lets himself be watched."""

    place: int
    hand: Hand | None = None
    delayed: bool = False
    """Whether strangers play here: then the hand is shown when the deal is over."""
