"""``tarock rules``: the rule book of a ruleset, and the check of a house's."""

from pathlib import Path

from tarock.cli.files import Rulesets
from tarock.cli.output import print_lines
from tarock.rulesets import books, load, load_file
from tarock.words import words_in
from tarock.words.rulebook import as_markdown, rule_book


def run(ruleset: str | None, *, language: str, check: Path | None) -> None:
    """Print a rule book, check a file, or list the rulesets."""
    if check is not None:
        checked = load_file(check)
        print_lines([words_in(language)("rules-in-order", file=str(check), id=checked.id, name=checked.name)])
    elif ruleset is None:
        print_lines([f"{name:22} {load(name).name}" for name in books()])
    else:
        print_lines([as_markdown(rule_book(Rulesets().find(ruleset), language)).rstrip("\n")])
