"""What is done with rules: a house's are checked, and rule books written."""

from tarock.server.evening.settings import checked_house
from tarock.server.rules_shown import RuleBookShown, RulesetShown, book_shown, ruleset_shown
from tarock.words import Language


def house_shown(text: str) -> RulesetShown:
    """Return a house ruleset.

    :raises Refusal: with its flaws, if it cannot be used.
    """
    return ruleset_shown(checked_house(text))


def house_book(text: str, language: Language) -> RuleBookShown:
    """Return the rule book of a house.

    :raises Refusal: with its flaws, if its rules cannot be used.
    """
    return book_shown(checked_house(text), language)
