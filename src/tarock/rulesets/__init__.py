"""The books as data, and house rulesets that extend them."""

from tarock.rulesets.loader import (
    DANISH,
    KOENIGRUFEN,
    RULESETS,
    Ruleset,
    load,
    load_danish,
    load_file,
    load_koenigrufen,
    load_text,
)

__all__ = [
    "DANISH",
    "KOENIGRUFEN",
    "RULESETS",
    "Ruleset",
    "load",
    "load_danish",
    "load_file",
    "load_koenigrufen",
    "load_text",
]
