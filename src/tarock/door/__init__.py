"""The front door: what ``import tarock`` gives a programmer, in one shape for all families of games.

Nothing heavy is behind it: no compiled code, no server, no catalogues.
"""

from tarock.core.errors import (
    DealError,
    FamilyError,
    IllegalAction,
    NotationError,
    RulesetError,
    SheetError,
    TarockError,
)
from tarock.core.families import add as add_family
from tarock.door.deal import Deal, deal
from tarock.door.records import dumps, loads
from tarock.door.rules import load_rules
from tarock.rulesets import Ruleset, books

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
    "add_family",
    "books",
    "deal",
    "dumps",
    "load_rules",
    "loads",
]
