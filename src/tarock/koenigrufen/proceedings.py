"""What table mode adds to the table: claims and how they were judged, and what a player must still decide."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from tarock.core import faults as core_faults
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import ClaimFault
from tarock.koenigrufen.bonus_kinds import Lost
from tarock.koenigrufen.facts import Ruled

Verdict: TypeAlias = core_faults.Verdict[ClaimFault]


@dataclass(frozen=True, slots=True)
class Ruling:
    """A decision that must fall before anything else happens, and whose it is.

    ``question``: with which card a wrong one is corrected while its trick lies on the table, or whether the innocent
    side plays on.
    """

    question: Literal["correct", "play_on"]
    seat: Seat


@dataclass(frozen=True, slots=True)
class Proceedings:
    """All that is public about faults.  In strict mode this stays empty."""

    verdicts: tuple[Verdict, ...] = ()
    ruling: Ruling | None = None
    offenders: tuple[Seat, ...] = ()
    """Who has been found to have played Renonce, in the order of time."""
    plays_on: bool = False
    """Whether the innocent side has chosen to play on."""
    laid_at: int | None = None
    """How many public actions came before cards were laid away."""
    laid: CardSet = NO_CARDS
    """What was laid away, which is turned up when the play has ended."""
    lost: tuple[tuple[Seat, Lost], ...] = ()
    """What the innocent have claimed from an offender besides."""
    agreed: tuple[Seat, ...] = ()
    """Who has agreed, after the play, that the deal may be settled."""
    redealt: bool = False
    """Whether the cards are dealt again, since somebody had a wrong number of them."""
    struck: bool = False
    """Whether the deal was struck from the score sheet."""
    rulings: tuple[Ruled, ...] = ()
    """What the referee has decided by hand."""


NO_PROCEEDINGS: Final = Proceedings()
