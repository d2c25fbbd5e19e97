"""The review of an evening: the trend over its deals, and the advice that was missed most."""

from random import Random

import pytest

from tarock.core.families import GAMES
from tarock.telling.sentences import Reader, sentence
from tarock.tutor.as_json import evening_json
from tarock.tutor.coach import COACHES
from tarock.tutor.evening import DealPlayed, EveningPlayed
from tarock.tutor.evening_review import deal_played, evening_lines
from tarock.tutor.judge import Care
from tarock.tutor.moments import deals, states
from tarock.words import LANGUAGES, words_in

QUICK = Care(nominating=8, comparing=16)


def deal(loss: float, *missed: str) -> DealPlayed:
    return DealPlayed(1.0, 0.5, loss, missed)


def told(evening: EveningPlayed, language: str = "en") -> list[str]:
    reader = Reader.of(words_in(language), "danish", "ABC", you=0)
    return [sentence(line, reader) for line in evening_lines(evening, "danish")]


def test_errors_of_the_first_half_are_compared_with_the_second() -> None:
    assert EveningPlayed((deal(4.0), deal(2.0), deal(9.0), deal(1.0), deal(1.0))).trend == (3.0, 1.0), (
        "the middle deal is left out"
    )
    assert EveningPlayed((deal(4.0),)).trend is None


@pytest.mark.parametrize(("losses", "way"), [((4, 1), "better"), ((1, 4), "worse"), ((2, 2), "same")])
def test_the_trend_has_a_word(losses: tuple[int, int], way: str) -> None:
    lines = list(evening_lines(EveningPlayed(tuple(deal(loss) for loss in losses)), "danish"))
    (trend,) = [line for line in lines if line.key == "coach-evening-trend"]
    assert trend.values["way"] == way


def test_the_advice_that_was_missed_most_is_told_with_its_page() -> None:
    evening = EveningPlayed((deal(3.0, "mo-001", "mo-027"), deal(2.0, "mo-027")))
    assert evening.most_missed == ("mo-027", 2)
    assert next(line.rule for line in evening_lines(evening, "danish") if line.rule).startswith("Møller, l.")
    assert evening_json(evening)["most_missed"] == {"id": "mo-027", "times": 2}


def test_an_evening_without_errors_says_so() -> None:
    assert EveningPlayed((deal(0.0),)).most_missed is None
    for language in LANGUAGES:
        assert all(told(EveningPlayed((deal(0.0), deal(0.0))), language))
    assert evening_json(EveningPlayed((deal(0.0),)))["trend"] is None


@pytest.mark.parametrize("family", list(COACHES))
def test_a_deal_of_an_evening_is_what_its_review_says(family: str) -> None:
    state = states(family, deals(family)[0])[-1]
    seat = min(GAMES[family].active(state))
    played = deal_played(state, seat, Random(1), QUICK)
    assert played.result == COACHES[family].net(state)[seat]
    assert played.loss >= 0
