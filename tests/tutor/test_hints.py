"""Hints: from the view alone, with the page, and never a card at the first depth."""

from random import Random
from typing import Any

import pytest

from tarock.core.families import GAMES
from tarock.telling.line import Line
from tarock.telling.sentences import Reader, sentence
from tarock.tutor.as_json import hint_json, review_json
from tarock.tutor.coach import COACHES
from tarock.tutor.families import TUTORS
from tarock.tutor.hints import Depth, hinted
from tarock.tutor.judge import Care
from tarock.tutor.moments import deals, moments, states
from tarock.tutor.review import reviewed
from tarock.tutor.telling import hint_lines, opened_lines, review_lines
from tarock.words import LANGUAGES, words_in

FAMILIES = pytest.mark.parametrize("family", list(COACHES))
DEPTHS: tuple[Depth, ...] = (1, 2, 3)
QUICK = Care(nominating=8, comparing=16)


def some_views(family: str, every: int) -> list[Any]:
    return [view for number, (_, view) in enumerate(moments(family)) if number % every == 0]


def told(lines: tuple[Line, ...], family: str, language: str) -> list[str]:
    reader = Reader.of(words_in(language), family, "ABCDE", you=0)
    return [sentence(line, reader) for line in lines]


@FAMILIES
@pytest.mark.parametrize("depth", DEPTHS)
def test_a_hint_can_be_read_in_every_language(family: str, depth: Depth) -> None:
    for view in some_views(family, 301):
        hint = hinted(view, depth, Random(1))
        if hint is None:
            continue
        lines = hint_lines(hint, family)
        assert lines
        for language in LANGUAGES:
            assert all(told(lines, family, language))
        assert hint_json(hint, family)["depth"] == depth
        if depth == 1:
            assert not any(line.cards or line.parts for line in lines), "a nudge names no card"


@FAMILIES
def test_a_hint_is_one_of_the_things_that_may_be_done(family: str) -> None:
    for view in some_views(family, 211):
        hint = hinted(view, 2, Random(2))
        if hint is not None:
            offers = view.legal_actions()
            assert any(hint.action == offer or (hasattr(offer, "sample") and hint.action in offer) for offer in offers)


@FAMILIES
def test_every_hint_says_why(family: str) -> None:
    """With the page where a book speaks; else in the bots' own words, or it says that trying it out decides."""
    found = [hint for view in some_views(family, 61) if (hint := hinted(view, 2, Random(2))) is not None]
    with_page = [hint for hint in found if hint.reasons or hint.book_reasons]
    assert with_page
    assert all(row.source for hint in with_page for row in (*hint.reasons, *hint.book_reasons))
    for hint in found:
        assert len(hint_lines(hint, family)) > 1, "what to do, and why"


@FAMILIES
def test_advice_is_cited_only_where_it_applies_and_asks_for_the_action(family: str) -> None:
    """A bot's name for its reason leads to the rows by which it acts so, but none of them speaks out of place."""
    tutor = TUTORS[family]
    for view in some_views(family, 61):
        hint = hinted(view, 2, Random(2))
        if hint is None:
            continue
        for action, rows in ((hint.action, hint.reasons), (hint.book, hint.book_reasons)):
            for row in rows:
                sense = tutor.registry.predicates[row.id](tutor.sight(view))
                assert sense is not None, row.id
                assert sense(action), row.id
        assert hint.own is None or not hint.reasons


@FAMILIES
def test_a_review_tells_luck_and_play_apart(family: str) -> None:
    name = deals(family)[0]
    state = states(family, name)[-1]
    review = reviewed(
        state, GAMES[family].active(state)[0], Random(1), care=QUICK, with_open_cards=True, levels=("book",)
    )
    assert review.by_cards + review.by_play == review.result
    assert review.levels == (("book", review.by_cards),)
    assert [each.step for each in review.decided] == sorted(each.step for each in review.decided)
    losses = [each.judgement.loss for each in review.dearest]
    assert losses == sorted(losses, reverse=True)
    assert review.open_values, "the last tricks can be solved"
    for opened in review.open_values:
        assert opened.played in dict(opened.values)
    for language in LANGUAGES:
        assert all(told((*review_lines(review, family), *opened_lines(review, family)), family, language))
    found = review_json(review, family)
    assert len(found["decisions"]) == len(review.decided)
    assert len(found["open"]) == len(review.open_values)


@FAMILIES
def test_a_review_knows_no_more_than_the_player_did(family: str) -> None:
    """What a review says of a decision depends on the view and the dice alone."""
    name = deals(family)[1]
    state = states(family, name)[-1]
    seat = GAMES[family].active(state)[0]
    one, other = (reviewed(state, seat, Random(9), care=QUICK, levels=()) for _ in range(2))
    assert [each.judgement for each in one.decided] == [each.judgement for each in other.decided]
