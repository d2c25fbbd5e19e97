"""What can be said: a passage of the rule book, worth what this house pays, and it tells what the rules prove."""

from typing import Any

import pytest

from tarock.core.cards import CARD_NAMES
from tarock.core.faults import Mode
from tarock.core.game import View
from tarock.koenigrufen.actions import Bid, Speak
from tarock.koenigrufen.bonus_kinds import ANNOUNCED, Announced
from tarock.rulesets import RULESETS, load, load_koenigrufen
from tarock.telling.line import Line
from tarock.telling.sentences import Reader, sentence
from tarock.testing.koenigrufen.playing import random_deal
from tarock.tutor.coach import COACHES
from tarock.tutor.meaning import meaning
from tarock.tutor.moments import moments
from tarock.words import LANGUAGES, words_in
from tarock.words.rulebook import rule_book

FAMILIES = pytest.mark.parametrize("family", list(COACHES))


def offers_of(view: View) -> list[Any]:
    return [offer for offer in view.legal_actions() if not hasattr(offer, "sample")]


def text(lines: tuple[Line, ...], family: str, language: str) -> list[str]:
    reader = Reader.of(words_in(language), family, "ABCDE", you=0)
    return [sentence(line, reader) for line in lines]


@FAMILIES
def test_everything_that_can_be_said_is_explained_from_the_rule_book_in_every_language(family: str) -> None:
    books: dict[str, set[str]] = {}
    for _, seen in moments(family):
        view: Any = seen
        ruleset = view.ruleset
        if view.table.mode is Mode.TABLE:
            continue
        if ruleset.id not in books:
            sections = rule_book(ruleset, "en").sections
            books[ruleset.id] = {rule.id for section in sections for rule in section.rules}
        for offer in offers_of(view):
            found = meaning(view, offer)
            if type(offer).__name__ == "Play" and getattr(offer, "named", None) is None:
                assert found is None, "a card explains itself"
                continue
            assert found is not None, offer
            assert set(found.rules) <= books[ruleset.id]
            for language in LANGUAGES:
                assert all(text((*found.lines, *found.tells), family, language))


@FAMILIES
def test_what_a_word_would_tell_is_true_of_whoever_may_say_it(family: str) -> None:
    """A word that is offered may prove only what its speaker's cards bear out."""
    for _, seen in moments(family):
        view: Any = seen
        for offer in offers_of(view):
            found = meaning(view, offer)
            for line in () if found is None else found.tells:
                cards = {CARD_NAMES.index(token) for token in line.cards.get("cards", ())}
                held = set(view.hand)
                if line.key == "tells-holds":
                    assert cards <= held, (offer, line)
                elif line.key == "tells-lacks":
                    assert not cards & held, (offer, line)
                elif line.key == "tells-one-of":
                    assert cards & held, (offer, line)


@pytest.mark.parametrize("name", [name for name in RULESETS if name.startswith("koenigrufen")])
def test_an_announcement_counts_what_the_ruleset_says_times_the_game(name: str) -> None:
    rules = load_koenigrufen(name)
    state = next(iter(random_deal(rules, 1)))
    assert state.turn is not None
    view = state.view(state.turn)
    items: list[Announced] = [item for item in ANNOUNCED if item in rules.bonuses_by_id]
    for contract in (each for each in rules.contracts if each.kind == "positive"):
        for item in items:
            assert item != "valat"
            bonus = rules.bonuses_by_id[item]
            found = meaning(view, Bid(contract.id, None, (item,)))
            assert found is not None
            assert found.rules[:2] == (f"contracts.{contract.id}", f"bonuses.{item}")
            assert [line.values["points"] for line in found.lines] == [bonus.announced * contract.bonus_factor]


def test_a_house_reads_its_own_amounts() -> None:
    """The passage is the rule book's, which is written from the ruleset in force."""
    for name in ("danish-hjoerring", "danish-jensen-1989"):
        rules = {rule.id: rule for section in rule_book(load(name), "en").sections for rule in section.rules}
        ruleset: Any = load(name)
        for fullness in ("half", "full", "overfull"):
            assert str(getattr(ruleset, fullness).points) in rules[fullness].text


def test_a_kontra_says_how_far_it_doubles() -> None:
    doubling = [
        (view, offer)
        for _, view in moments("koenigrufen")
        for offer in offers_of(view)
        if isinstance(offer, Speak) and offer.doubles
    ]
    assert doubling
    for view, offer in doubling:
        found = meaning(view, offer)
        assert found is not None
        assert found.rules == ("kontra",)
        assert all(line.values["factor"] in {2, 4, 8} for line in found.lines)
