"""Whether advice is the reason: its fact is taken away, and nothing that was done; the choice goes with its cards."""

from itertools import islice
from random import Random

import pytest

from bench.reasons import Dealt, Found, Hinted, states_of_deal, told
from tarock.bots.protocol import Candidate
from tarock.core.cards import MOND, tarok
from tarock.core.cardset import CardSet
from tarock.core.families import GAMES
from tarock.danish import actions as danish
from tarock.danish.actions import Lay, Play
from tarock.koenigrufen import actions as koenigrufen
from tarock.tutor import reasons
from tarock.tutor.advice import Moment
from tarock.tutor.advice import Tested as Known
from tarock.tutor.coach import COACHES
from tarock.tutor.exchanges import Exchanged, Spoken, exchanges, renamed, unlikeness
from tarock.tutor.families import TUTORS
from tarock.tutor.hints import hinted
from tarock.tutor.judge import Care
from tarock.tutor.moments import view_at
from tarock.tutor.reasons import QUICK, Cited, Lead, lead_of
from tarock.tutor.telling import reason_lines

PLAYS = {"danish": danish.Play, "koenigrufen": koenigrufen.Play}
DEALS = {"danish": "danish-hjoerring", "koenigrufen": "koenigrufen-turnier"}
KEEPS_T21 = Moment("extra-nine-and-nine", 70)
FEW = Care(nominating=8, comparing=16)


def some_spoken(family: str) -> Spoken:
    """Return a moment in which advice speaks, and not for everything, and its fact can be taken away."""
    tutor, coach, rng = TUTORS[family], COACHES[family], Random(2)
    for state in states_of_deal(Dealt(DEALS[family], 1), rng):
        view = state.view(state.turn)
        choices = coach.scales.choices(view, coach.advised(view, rng).action)
        for row, sense in tutor.registry.applying(tutor.sight(view), view.ruleset.id):
            asked = [choice for choice in choices if sense(choice)]
            if not asked or len(asked) == len(choices):
                continue
            other = next(choice for choice in choices if choice not in asked)
            spoken = Spoken(view.sample(rng), row, sense, (asked[0], other))
            if both(spoken) is not None:
                return spoken
    pytest.fail("no advice whose fact can be taken away")


def both(spoken: Spoken) -> tuple[Exchanged, Exchanged] | None:
    """Return an exchange that takes the fact away, and one as large that leaves it."""
    without = next(exchanges(spoken, Random(3)), None)
    least = 0 if without is None else unlikeness(without.swap)
    keeping = next(exchanges(spoken, Random(3), keeping=True, least=least), None)
    return None if without is None or keeping is None else (without, keeping)


@pytest.mark.kernels
@pytest.mark.parametrize("family", list(COACHES))
def test_an_exchange_takes_the_fact_away_and_nothing_that_was_done(family: str) -> None:
    spoken = some_spoken(family)
    tutor = TUTORS[family]
    predicate = tutor.registry.predicates[spoken.row.id]
    found = both(spoken)
    assert found is not None
    for exchanged, applies in zip(found, (False, True), strict=True):
        assert (predicate(tutor.sight(exchanged.view)) is not None) == applies
        assert GAMES[family].acts(exchanged.state) == GAMES[family].acts(spoken.state)
        assert exchanged.state.hands != spoken.state.hands
        assert [len(hand) for hand in exchanged.state.hands] == [len(hand) for hand in spoken.state.hands]
    assert unlikeness(found[1].swap) >= unlikeness(found[0].swap)


@pytest.mark.kernels
def test_the_smallest_exchange_comes_first() -> None:
    sizes = [unlikeness(each.swap) for each in exchanges(some_spoken("danish"), Random(3)) if len(each.swap) == 1]
    assert sizes == sorted(sizes)


def test_a_choice_goes_with_its_cards() -> None:
    """Whoever kept T21 and has T20 for it now keeps T20."""
    now = {MOND: tarok(20)}
    laid = CardSet.of(tarok(3), MOND)
    assert renamed(Play(MOND), now) == Play(tarok(20))
    assert renamed(Play(tarok(4)), now) == Play(tarok(4))
    assert renamed(Lay(laid), now) == Lay(CardSet.of(tarok(3), tarok(20)))


def test_a_preference_is_gone_if_half_of_it_is_left() -> None:
    lead = Lead(10, 2)
    assert lead.is_sure
    assert not Lead(10, 5).is_sure
    assert [lead.is_gone(Lead(left, 1)) for left in (-3, 5, 5.1)] == [True, True, False]
    assert [lead.is_surely_gone(Lead(left, 1), 2) for left in (2, 3)] == [True, False]
    assert Lead.mean((Lead(4, 3), Lead(6, 4))) == Lead(5, 2.5)


@pytest.mark.kernels
@pytest.mark.parametrize("family", list(COACHES))
def test_what_is_weighed_after_an_exchange_has_the_choice_in_its_new_cards(family: str) -> None:
    spoken = some_spoken(family)
    asked, other = spoken.choices
    for exchanged in islice(exchanges(spoken, Random(3)), 5):
        assert all(
            exchanged.sense(choice) == bool(spoken.sense(old))
            for choice, old in zip(exchanged.choices, (asked, other), strict=False)
            if len(exchanged.choices) == 2
        )
        lead = lead_of(exchanged.view, exchanged.sense, exchanged.choices, FEW, Random(1))
        assert lead is None or [exchanged.sense(choice) for choice in lead.pair] == [True, False]


@pytest.mark.kernels
@pytest.mark.parametrize("found", [True, False, None])
def test_what_is_found_in_the_case_counts_before_what_is_known_of_the_row(
    monkeypatch: pytest.MonkeyPatch, found: bool | None
) -> None:
    """A fact that no exchange takes away is not even tried, and keeps what is known of its row."""
    registry = TUTORS["danish"].registry
    view = view_at("danish", KEEPS_T21)
    action = hinted(view, 2, Random(2)).action  # type: ignore[union-attr]
    candidates = [Candidate(action, 10, 1), Candidate(danish.Play(MOND), 0, 1), Candidate(danish.Play(tarok(2)), 9, 1)]
    monkeypatch.setattr(reasons, "_is_reason", lambda *_: found)
    for tested in (Known(9, 9), Known(0, 9), Known(0, 0, fixed=9)):
        monkeypatch.setitem(registry.__dict__, "reasons", {"mo-062": tested})
        found_of = {
            cited.row.id: cited for cited in reasons.tested_reasons(view, action, None, candidates, QUICK, Random(1))
        }
        cited = found_of["mo-062"]
        assert cited.is_reason == (tested.holds if found is None or tested.is_fixed else found)
        assert cited.against == danish.Play(MOND), "it speaks for more than half of what was weighed"


@pytest.mark.kernels
def test_a_hint_tells_the_reason_if_the_preference_goes_with_the_fact() -> None:
    """Fighting for the last trick without an ultimo in sight; with T20 in the place of T21 the card costs nothing."""
    hint = hinted(view_at("danish", KEEPS_T21), 2, Random(2))
    assert hint is not None
    assert hint.reasons[0].row.id == "mo-062"
    assert hint.reasons[0].is_reason


def test_shares_are_told_for_reasons_and_for_what_is_only_cited() -> None:
    hints = [
        Hinted("danish-hjoerring", 1, "lead", (Found("mo-001", (2, 3), by=4, without=(2, 5), control=(3,)),)),
        Hinted("danish-hjoerring", 2, "lead", (Found("mo-002", (3,), by=4, control=(1,)), Found("mo-003", (), by=4))),
        Hinted("danish-hjoerring", 3, "skat", (Found("mo-001", (2,), warns=True),)),
        Hinted("danish-hjoerring", 4, "skat", ()),
    ]
    second, third = "hints of depth 2 with a reason", "hints of depth 3 with a reason"
    found = list(told(hints))
    assert [line.partition(":")[0].strip() for line in found] == [
        *(second, "reasons", "that warn", "that ask for little", "lead", "skat"),
        *(third, "reasons", "that warn", "that ask for little", "lead"),
        "cited only",
    ]
    assert found[0].endswith("50 % of 4; that does not only warn: 1")
    assert found[1].endswith(
        "the smallest exchange 100 % of 1 gone; the mean of 3 0 % of 1 gone; "
        "controls 0 % of 1 gone, 0 % of 1 gone (2 cited, 1 preferred beyond chance)"
    )
    assert "controls 50 % of 2 gone" in found[7]
    assert found[-1].endswith("(1 cited, 1 preferred beyond chance)")


@pytest.mark.parametrize("family", list(TUTORS))
def test_what_is_called_a_reason_was_tested(family: str) -> None:
    registry = TUTORS[family].registry
    reasons = [row for row in registry.rows.values() if registry.is_reason(row)]
    assert reasons
    assert all(registry.reasons[row.id].tried >= 3 for row in reasons)
    assert set(registry.reasons) <= set(registry.predicates)


@pytest.mark.parametrize("family", list(TUTORS))
def test_advice_that_is_not_known_to_be_the_reason_is_told_as_what_the_book_says_too(family: str) -> None:
    row = next(iter(TUTORS[family].registry.rows.values()))
    against = PLAYS[family](MOND)
    cited = (Cited(row, is_reason=True), Cited(row, is_reason=True, against=against), Cited(row, is_reason=False))
    lines = [next(reason_lines((each,), family)) for each in cited]
    assert [line.key for line in lines] == [row.message, "coach-why-not", "coach-book-too"]
    assert {line.rule for line in lines} == {row.source}
    assert all([line.key for line in told.parts["advice"]] == [row.message] for told in lines[1:])
    assert lines[1].parts["act"] == (COACHES[family].named(against),)
