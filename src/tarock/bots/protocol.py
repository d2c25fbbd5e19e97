"""What every player at a table can do, and how a bot says why.

A bot is given a view and nothing else.  It answers with an action and with its reasons as data; the sentences are made
elsewhere (:mod:`tarock.words`).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeVar

from tarock.core.errors import IllegalAction

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
ActionT = TypeVar("ActionT")


@dataclass(frozen=True, slots=True)
class Candidate(Generic[ActionT]):
    """An action that was weighed, and what it is expected to bring its player."""

    action: ActionT
    value: float
    """Chips in Danish Tarok, points in Königrufen."""
    error: float
    """The standard error of how far it lies behind the best candidate, of which all saw the same worlds."""


@dataclass(frozen=True, slots=True)
class Explanation(Generic[ActionT]):
    """Why a bot acts as it does."""

    advice: str | None = None
    """The piece of advice that was followed, by its name, which is also its place in the catalogues."""
    candidates: tuple[Candidate[ActionT], ...] = ()
    """What was weighed, the best first; none when nothing had to be weighed."""
    worlds: int = 0
    """In how many deals that may be the real one the candidates were tried."""
    is_exact: bool = False
    """Whether those are all the deals that can be."""
    facts: tuple[str, ...] = ()
    """What is certain and needs no weighing, by name: ``only_card``, say."""
    chances: tuple[tuple[ActionT, float], ...] = ()
    """How likely a network was to do each thing, the likeliest first; none where no network was asked."""


@dataclass(frozen=True, slots=True)
class Decision(Generic[ActionT]):
    """What a player does, and why; people keep their reasons to themselves."""

    action: ActionT
    why: Explanation[ActionT] | None = None


class Player(Protocol[ViewT_contra, ActionT]):
    """Somebody at the table, a bot or a person, who decides from a view alone.

    A view may offer what the table refuses, since it depends on a card in another hand: a baptism that nobody can
    follow, say.  Then the player is asked again and told what was refused; he answers with something else.
    """

    def act(self, view: ViewT_contra, rng: Random, refused: Mapping[ActionT, IllegalAction]) -> Decision[ActionT]:
        """Return what to do when it is this seat's turn.

        :param refused: what the table has already refused in this very position, and why; the latest comes last.
        """
        ...

    def interject(
        self, view: ViewT_contra, rng: Random, refused: Mapping[ActionT, IllegalAction]
    ) -> Decision[ActionT] | None:
        """Return what to do out of turn, or None to let the game go on.

        Called before somebody else acts, and only when this seat has a right to use.
        """
        ...
