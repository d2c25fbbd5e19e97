"""What something that can be said means, what it is worth, and what it would tell the others.

What it means is a passage of the rule book, written from the rules in force, so that a house reads its own amounts.
Everything else are lines without words, which terminal and page fill in alike.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from tarock.core.families import Layer
from tarock.core.game import View
from tarock.telling.line import Line

ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a bid, a call, an announcement or a declaration means."""

    rules: tuple[str, ...]
    """Passages of the rule book, by their ids."""
    lines: tuple[Line, ...]
    """What it comes to at this moment."""
    tells: tuple[Line, ...]
    """What it would tell the others, by the rules and by the books."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Explainer(Generic[ViewT]):
    """How a family explains what can be said."""

    laying: type
    """The action that lays cards face down."""
    rules: Callable[[ViewT, Any], tuple[str, ...]]
    """The passages of the rule book about an action; none where a line says it shorter."""
    worth: Callable[[ViewT, Any], Iterable[Line]]
    """What it comes to at this moment."""
    tells: Callable[[ViewT, Any], Iterable[Line]]
    """What it would prove to the others."""


EXPLAINERS: Final[Layer[Explainer[Any]]] = Layer("meaning", Explainer, home="tarock.tutor.{family}.meaning")


def meaning(view: View, action: Any) -> Meaning | None:  # noqa: ANN401 - of the family
    """Explain something that the seat of a view may say; None where there is nothing to explain."""
    if view.ruleset.family not in EXPLAINERS:
        return None
    explainer = EXPLAINERS[view.ruleset.family]
    rules, worth = explainer.rules(view, action), tuple(explainer.worth(view, action))
    if not rules and not worth:
        return None
    tells = tuple(explainer.tells(view, action)) or (Line("tells-nothing", "word", seat=view.seat),)
    return Meaning(rules, worth, tells)
