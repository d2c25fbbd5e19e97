"""The counting trainer: what it asks after real tricks, and that its answers are right."""

from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from tarock.cli import app
from tarock.core.cards import SKUS, Suit
from tarock.core.cardset import CardSet
from tarock.notation.cards import parse_card
from tarock.school.counting import EXERCISES, TAROKS, Count, Exercise, Seen, _has_shown_void, count, pace, seen_by
from tarock.school.progress import read
from tarock.tutor.danish.quizzes.deductions import SITUATIONS, view_of

FAMILIES = ("danish", "koenigrufen")
SEEDS = [str(number) for number in range(12)]


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("exercise", EXERCISES)
def test_the_same_seed_asks_the_same(exercise: Exercise, family: str) -> None:
    first, again, other = (count(exercise, family, seed) for seed in ("1", "1", "2"))
    assert first == again
    assert first != other
    assert first.asks


@pytest.mark.parametrize("seed", SEEDS)
def test_taroks_not_seen_are_22_less_ones_own_and_those_played(seed: str) -> None:
    """In Danish Tarok nothing else is seen; what the dealer has laid he knows."""
    exercise = count("c1", "danish", seed)
    own = {card for card in exercise.hand if parse_card(card) in TAROKS}
    assert exercise.asks[0].number <= 22 - len(own | _played_taroks(exercise))


def _played_taroks(exercise: Count) -> set[str]:
    return {card for trick in exercise.tricks for _, card in trick.plays if parse_card(card) in TAROKS}


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_french_count_has_a_digit_for_each_of_the_others(family: str, seed: str) -> None:
    exercise = count("c2", family, seed)
    french = exercise.asks[0]
    others = french.line.seats["others"]
    digits = f"{french.number:0{len(others)}d}"
    for seat, digit in zip(others, digits, strict=True):
        played = [card for trick in exercise.tricks for who, card in trick.plays if who == seat]
        assert int(digit) == sum(parse_card(card) in TAROKS for card in played)


def test_jensen_s_example_85_with_three_left_leaves_two() -> None:
    """Jensen 1989, Tælling, l.516-520."""
    situation = next(each for each in SITUATIONS if each.name == "J-I1 at 85")
    view = view_of(situation, Random(0))
    seen = seen_by(view)
    assert [seen.played(seat, TAROKS) for seat in seen.others] in ([8, 5], [5, 8])
    assert len(view.hand & TAROKS) == 3
    assert seen.out(TAROKS) == 2


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("seed", SEEDS)
def test_in_play_the_skus_is_out_or_seen(family: str, seed: str) -> None:
    exercise = count("c4", family, seed)
    shown = {*exercise.hand, *(card for trick in exercise.tricks for _, card in trick.plays)}
    if "X" in shown:
        assert exercise.asks[1].number == 0


def test_the_skus_shows_no_void_and_another_card_does() -> None:

    spade, heart = parse_card("S1"), parse_card("H1")
    excused = Seen(0, (1, 2), CardSet(), (((0, spade), (1, SKUS), (2, heart)),))
    assert not _has_shown_void(excused, 1, Suit.SPADES)
    assert _has_shown_void(excused, 2, Suit.SPADES)


def test_cards_go_by_faster_after_a_right_answer_and_slower_after_a_wrong_one() -> None:
    assert pace().after(3, right=True) == 4
    assert pace().after(3, right=False) == 2
    assert pace().after(1, right=False) == 1
    assert pace().after(pace().speeds, right=True) == pace().speeds
    times = [pace().milliseconds(speed) for speed in range(1, pace().speeds + 1)]
    assert times == sorted(times, reverse=True)
    assert len(set(times)) == len(times)


@pytest.mark.parametrize("language", ["en", "da", "de"])
def test_the_terminal_counts_and_remembers_the_speed(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.sleep", lambda _: None)
    right = "".join(f"{ask.number}\n" for number in range(2) for ask in count("c2", "danish", f"7/{number}").asks)
    environment = {"TAROCK_SCHOOL": str(tmp_path / "school.json")}
    arguments = ["count", "c2", "--times", "2", "--seed", "7", "--speed", "12", "--lang", language]
    said = CliRunner().invoke(app, arguments, input=right, env=environment)
    assert said.exit_code == 0, said.output
    assert read(tmp_path / "school.json").counting == {"c2-danish": 12}
    wrong = CliRunner().invoke(app, arguments, input="99\n" * 9, env=environment)
    assert read(tmp_path / "school.json").counting == {"c2-danish": 10}, wrong.output
