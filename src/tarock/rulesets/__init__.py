"""The books as data, and house rulesets that extend them."""

from tarock.rulesets.loader import RULESETS, load, load_file

__all__ = ["RULESETS", "load", "load_file"]
