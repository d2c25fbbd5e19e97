"""What the command line lists without loading it is what there is."""

from tarock.cli import app, options
from tarock.cli.school import KIND
from tarock.rulesets import RULESETS, load
from tarock.school.puzzles.puzzle import KINDS
from tarock.words import LANGUAGES


def test_the_lists_of_options_are_those_of_the_program() -> None:
    assert set(options.FAMILY.choices) == {load(name).family for name in RULESETS}
    assert set(KIND.choices) == set(KINDS) - {"card"}, "which is asked of one's own mistakes alone"
    language = next(each for each in app.commands["learn"].params if each.name == "language")
    assert set(getattr(language.type, "choices")) == set(LANGUAGES)  # noqa: B009 - of a choice alone
