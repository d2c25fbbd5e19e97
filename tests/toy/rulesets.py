"""The book, and what would make a ruleset impossible."""

from tarock.core.errors import Flaw
from tarock.rulesets.families import Rulesets
from tests.toy.rules import ToyRuleset

FAMILY = Rulesets(
    game="the toy",
    kind=ToyRuleset,
    books=("toy-book",),
    usual="toy-book",
    problems=lambda ruleset: [] if ruleset.last_trick.each else [Flaw("nothing is paid", "last_trick.each")],
    package="tests.toy",
)
