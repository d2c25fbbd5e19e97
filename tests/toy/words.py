"""The rule book."""

from tarock.words.families import FamilyWords
from tarock.words.passages import BookRule, Section
from tests.toy.rules import ToyRuleset


def sections(_words: object, ruleset: ToyRuleset) -> tuple[Section, ...]:
    rule = ruleset.last_trick
    text = f"Whoever wins the last trick is paid {rule.each} by each of the others."
    return (Section("Paying", (BookRule("last_trick", text, rule.source),)),)


FAMILY: FamilyWords[ToyRuleset] = FamilyWords(
    language="en", intro=lambda _words, _ruleset: "A toy for tests.", sections=sections
)
