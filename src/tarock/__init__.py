"""Play, learn and keep score of Tarock, by the book.

>>> import tarock
>>> deal = tarock.deal("danish-hjoerring", seed="a seed")
>>> deal.turn, deal.phase
(2, 'skat')

What is named here is loaded when it is first used, and is all that most programs need; whoever needs more imports the
room that has it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tarock.door import (
        Deal,
        DealError,
        FamilyError,
        IllegalAction,
        NotationError,
        Ruleset,
        RulesetError,
        SheetError,
        TarockError,
        add_family,
        books,
        deal,
        dumps,
        load_rules,
        loads,
    )

__version__ = "0.1.0"

__all__ = [
    "Deal",
    "DealError",
    "FamilyError",
    "IllegalAction",
    "NotationError",
    "Ruleset",
    "RulesetError",
    "SheetError",
    "TarockError",
    "__version__",
    "add_family",
    "books",
    "deal",
    "dumps",
    "load_rules",
    "loads",
]


def __getattr__(name: str) -> Any:  # noqa: ANN401 - whatever is behind the door
    """Load a name of the front door."""
    if name not in __all__:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    return getattr(import_module("tarock.door"), name)


def __dir__() -> list[str]:
    return __all__
