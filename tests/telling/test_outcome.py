"""How deals ended, as lines that name a message and what goes into it."""

from typing import Any, get_args

import pytest

from tarock.koenigrufen.facts import TalonKing
from tarock.koenigrufen.state import KoenigrufenState
from tarock.notation.record import loads
from tarock.rulesets import DANISH, KOENIGRUFEN, load, load_danish, load_koenigrufen
from tarock.telling.danish.outcome import count
from tarock.telling.danish.outcome import outcome as danish_outcome
from tarock.telling.koenigrufen.outcome import outcome as koenigrufen_outcome
from tarock.telling.line import Line
from tarock.testing.danish import faulty
from tarock.testing.koenigrufen import faulty as koenigrufen_faulty
from tarock.testing.koenigrufen import playing as koenigrufen_playing
from tarock.words import LANGUAGES, words_in
from tests.cases.books import params, read_case_file, read_text
from tests.notation.texts import JENSEN, RECORD, SHORT, read
from tests.web.positions import KOENIGRUFEN_END


def test_a_nolo_is_told_of_whoever_made_it() -> None:
    lines = [line for line in danish_outcome(read(RECORD).state) if line.key == "outcome-nolo"]

    assert [Line("outcome-nolo", "outcome", seats={"seat": (0,)})] == lines


def test_only_a_deal_that_came_to_a_count_has_one() -> None:
    assert count(read(SHORT).state) is None
    assert {"A", "B", "C"} == set(count(read(JENSEN).state) or ())


@pytest.mark.parametrize("case", params(read_case_file("koenigrufen-records.json")))
def test_a_game_with_a_declarer_says_first_who_plays_it(case: dict[str, Any]) -> None:
    (record,) = loads(read_text(case["file"]), load)
    assert isinstance(record.state, KoenigrufenState)
    declarer = record.state.facts.declarer
    first, *_ = koenigrufen_outcome(record.state)

    assert declarer is None or first.seats["seat"] == (declarer,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_called_queen_is_not_told_as_a_king(language: str) -> None:
    """Mayr, Rufer: with all four kings a queen is called; here she lies in the talon, and is left there."""
    (record,) = loads(KOENIGRUFEN_END.record, load)
    assert isinstance(record.state, KoenigrufenState)
    (line,) = (each for each in koenigrufen_outcome(record.state) if each.key == "k-outcome-king-in-talon")
    words = words_in(language)

    assert line.values["rank"] == "queen"
    for king in get_args(TalonKing):
        told = words(line.key, **{**line.values, "king": king})
        assert told != words(line.key, king=king, rank="king")
    assert words("k-outcome-king-captured", rank="queen") != words("k-outcome-king-captured", rank="king")


@pytest.mark.slow
def test_every_way_to_end_has_its_lines() -> None:
    """Whatever random and clumsy players do, there are words for how it ended."""
    deals = [faulty.faulty_deal(load_danish(book), seed) for book in DANISH for seed in range(40)]
    lines = [line for deal in deals for line in danish_outcome(list(deal)[-1])]
    for book in KOENIGRUFEN:
        rules = load_koenigrufen(book)
        for seed in range(60):
            for deal in (koenigrufen_faulty.faulty_deal(rules, seed), koenigrufen_playing.random_deal(rules, seed)):
                lines += koenigrufen_outcome(list(deal)[-1])

    said, words = {line.key for line in lines}, words_in("en")
    assert all(key in words for key in said)
    assert said >= {"report-void", "k-outcome-redealt", "k-outcome-struck", "k-outcome-nobody", "k-outcome-trischaken"}
    assert said >= {"k-outcome-renonce", "k-outcome-count-of", "k-outcome-tricks", "k-outcome-king-in-talon"}
