"""The registry of families: records are found by name, loaded late, and can be added from outside."""

import subprocess
import sys

import pytest

from tarock.core import families
from tarock.core.errors import FamilyError
from tarock.core.families import GAMES, OURS, Game, Layer
from tarock.core.faults import Mode
from tarock.core.game import State, View
from tarock.rulesets import RULESETS, load


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_deal_of_any_family_can_be_dealt_and_told_again(ruleset: str) -> None:
    rules = load(ruleset)
    game = GAMES[rules.family]
    state: State = game.dealt(rules, 1, "a seed", Mode.TABLE)
    assert state.mode is Mode.TABLE
    assert state.ruleset is rules
    assert game.dealer(state) == 1
    for _ in range(2):
        assert state.turn is not None
        view: View = state.view(state.turn)
        assert view.ruleset is rules
        offer = view.legal_actions()[0]
        state = state.apply(state.turn, next(iter(offer)) if hasattr(offer, "__iter__") else offer)
    assert state.turn in game.active(state)
    again: State = game.begun(state)
    assert len(game.acts(state)) == 2
    for seat, action in game.acts(state):
        again = again.apply(seat, action)
    assert again == state


def test_an_unknown_family_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(FamilyError, match="unknown family 'poker'; there are danish, koenigrufen"):
        GAMES["poker"]
    assert "poker" not in GAMES


def test_a_family_is_added_by_its_package_and_found_by_its_modules() -> None:
    layer: Layer[Game[object, object]] = Layer("family", Game, home="tarock.{family}.family")  # type: ignore[type-var]
    with families.lent("twin", "tarock.danish"):
        assert families.names() == (*OURS, "twin")
        assert families.added() == {"twin": "tarock.danish"}
        assert list(layer) == [*OURS, "twin"]
        assert layer["twin"] is layer["danish"]
        assert "twin" not in GAMES
        with pytest.raises(FamilyError, match=r"'twin' has nothing for game \(tarock.danish.game\)"):
            GAMES["twin"]
    assert families.names() == OURS


def test_a_name_is_taken_only_once() -> None:
    for name in OURS:
        with pytest.raises(FamilyError, match="already"):
            families.add(name, "elsewhere")
    with families.lent("twin", "tarock.danish"):
        families.add("twin", "tarock.danish")
        with pytest.raises(FamilyError, match="already"):
            families.add("twin", "tarock.koenigrufen")


def test_only_what_is_asked_for_is_loaded() -> None:
    code = (
        "import sys; from tarock.core.families import GAMES; GAMES['danish']; "
        "print(any(name.startswith('tarock.koenigrufen') for name in sys.modules))"
    )
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "False"
