"""Tags that say something of each seat, such as the names."""

from tarock.danish.rules import DanishRuleset
from tarock.notation.danish.writer import record_of
from tarock.notation.record import seats_tagged
from tarock.rulesets import load
from tarock.testing.danish.playing import play_deal


def test_a_tag_says_something_of_each_seat() -> None:
    ruleset = load("danish-hjoerring")
    assert isinstance(ruleset, DanishRuleset)
    state = play_deal(ruleset, 1)
    record = record_of(state, [("Names", "A=Anna B=Bo_Hansen C=Cai")])
    assert seats_tagged(record, "Names") == {"A": "Anna", "B": "Bo Hansen", "C": "Cai"}
    assert seats_tagged(record, "Levels") == {}
