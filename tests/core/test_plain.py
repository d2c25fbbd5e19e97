"""What a family says of itself is enough to show a deal and to play it."""

from tarock.core.faults import Mode
from tarock.core.plain import Plain, SeenTrick, ToldLine
from tarock.rulesets.families import FAMILIES
from tarock.rulesets.flaws import converted
from tests.toy.plain import PLAIN
from tests.toy.rules import ToyRuleset
from tests.toy.state import dealt

RULES = {
    "id": "toy-book",
    "family": "toy",
    "version": 1,
    "name": "A toy",
    "book": {"author": "", "title": "", "year": "", "short": ""},
    "last_trick": {"each": 5, "source": "the only rule"},
}


def test_a_deal_is_played_by_words_and_told() -> None:
    ruleset, _ = converted(RULES, ToyRuleset, {})
    assert ruleset is not None
    assert isinstance(PLAIN, Plain)
    state = dealt(ruleset, 2, "1", Mode.STRICT)
    while state.turn is not None:
        offer = state.view(state.turn).legal_actions()[0]
        state = state.apply(state.turn, PLAIN.read(PLAIN.spelled(offer)))
    view = state.view(0)
    tricks, told = PLAIN.tricks(view), PLAIN.told(view)
    assert all(trick.winner is not None for trick in tricks)
    assert isinstance(tricks[0], SeenTrick)
    assert told[-1] == ToldLine("wins trick 4", tricks[-1].winner)
    assert [payment.points for payment in PLAIN.payments(state)] == [5, 5]
    assert "toy" not in FAMILIES, "only a test that plays it plugs it in"
