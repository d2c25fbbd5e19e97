"""Finding rules by whatever names them."""

from pathlib import Path
from typing import TypeAlias

from tarock.rulesets import Ruleset, load, load_file

Rules: TypeAlias = str | Path | Ruleset
"""The id of a book, the TOML file of a house, or a ruleset itself."""


def load_rules(rules: Rules) -> Ruleset:
    """Return a ruleset: of a book by its id, of a house from its TOML file.

    >>> load_rules("koenigrufen-turnier").family
    'koenigrufen'

    :raises RulesetError: if there is none, or it cannot be used.
    """
    if not isinstance(rules, str | Path):
        return rules
    return load_file(Path(rules)) if str(rules).endswith(".toml") else load(str(rules))
