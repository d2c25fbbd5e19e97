"""What a deal came to, as a secretary writes it on the settlement sheet.

The engine makes the same facts from a deal that was played, and one function settles both
(:func:`tarock.koenigrufen.settlement.settle`): the two ways to score cannot disagree.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

from tarock.core.seats import Seat
from tarock.koenigrufen.bonus_kinds import Bird, BonusName

BySeat: TypeAlias = tuple[int, ...]
"""A number for each of the four seats, A to D."""

TalonKing: TypeAlias = Literal["conceded", "taken", "left", "solo"]
"""What became of a called king that lay in the talon.

The game was given up, the king was bought, it was left lying, or a solo player got its half at the end.
"""


class Side(StrEnum):
    """The two sides of a game: the declarer with his partner, and the others."""

    DECLARER = "declarer"
    DEFENDERS = "defenders"

    @property
    def other(self) -> "Side":
        """The other side."""
        return Side.DEFENDERS if self is Side.DECLARER else Side.DECLARER


@dataclass(frozen=True, slots=True)
class Item:
    """A bonus that a side announced, made in silence, or tried in silence and missed.

    The side of ``mondfang`` and ``king_captured`` is the one that captured.  ``kontra`` is 1, 2, 4 or 8.
    ``claimed_by``: who claims from a revoking player what he obviously lost.
    """

    item: BonusName
    side: Side
    announced: bool
    made: bool
    kontra: int = 1
    claimed_by: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class ValatFact:
    """A Valat: made, in silence or announced, or announced and missed."""

    side: Side
    announced: bool
    made: bool
    kontra: int = 1
    claimed_by: tuple[Seat, ...] = ()

    @property
    def counts(self) -> bool:
        """Whether it takes the place of the game: one that was missed in silence never existed."""
        return self.made or self.announced


@dataclass(frozen=True, slots=True)
class Ruled:
    """What the referee has decided by hand: who pays whom how many points, and why."""

    payer: Seat
    payee: Seat
    points: int
    why: str


@dataclass(frozen=True, slots=True)
class Facts:
    """A deal without its cards.  A deal that nobody plays has no contract.

    ``tricks`` and ``thirds`` are the declarer's side's, in Trischaken everybody's.  ``bird`` is the one announced
    with a Besserrufer, ``none`` where he held none.  ``kontra`` is the factor of the game, in negative games of each
    opponent.  ``counter_valat``: the Valat that the other side announced against an announced one, and missed.
    ``won``: where nobody counted, whether the declarer's side won; in Trischaken whether whoever has most has as much
    as wins a game.  ``most`` and ``virgins``: in a Trischaken that nobody counted, who has most and who has no trick.
    ``revoke`` names the offenders; then ``made`` tells what was already home when play stopped.
    ``struck``: the line was struck from the score sheet.  ``rulings``: what the referee decided by hand.
    """

    forehand: Seat
    contract: str | None = None
    declarer: Seat | None = None
    partner: Seat | None = None
    bird: Bird | Literal["none"] | None = None
    own_king: bool = False
    tricks: int | BySeat | None = None
    thirds: int | BySeat | None = None
    kontra: int | BySeat = 1
    items: tuple[Item, ...] = ()
    valat: ValatFact | None = None
    counter_valat: ValatFact | None = None
    king_in_talon: TalonKing | None = None
    won: bool | None = None
    most: tuple[Seat, ...] = ()
    virgins: tuple[Seat, ...] = ()
    revoke: tuple[Seat, ...] = ()
    struck: bool = False
    rulings: tuple[Ruled, ...] = ()

    def kontra_of(self, seat: Seat) -> int:
        """Return the factor of the game for a seat."""
        return self.kontra if isinstance(self.kontra, int) else self.kontra[seat]

    def side_of(self, seat: Seat) -> Side:
        """Return the side on which a seat plays."""
        return Side.DECLARER if seat in {self.declarer, self.partner} else Side.DEFENDERS
