"""What only the school of Königrufen has: its goals, its facts, its drills, and the acts that it reads."""

from random import Random

import pytest

from tarock.core.errors import NotationError
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import GOOD, PLAYS, Bid, Speak
from tarock.koenigrufen.cards import thirds
from tarock.koenigrufen.state import KoenigrufenState
from tarock.notation.cards import parse_card, parse_cards
from tarock.rulesets import load
from tarock.school.course import placed_of, questions, replies
from tarock.school.curriculum import lessons
from tarock.school.families import SCHOOLS
from tarock.school.goals import reaches
from tarock.school.koenigrufen.drills import DRILLS
from tarock.school.koenigrufen.facts import FACTS
from tarock.school.koenigrufen.goals import AIMS
from tarock.school.lesson import Ask, Drill, LessonError, Position, Text
from tarock.school.place import blank, place_of
from tarock.server.frames.school import position_shown
from tarock.server.wire.shared.replay import KoenigrufenStep
from tarock.tutor.families import TUTORS
from tarock.tutor.moments import states

MAYR = "koenigrufen-mayr-2012"
A, B, C, D = range(4)
TEXT = Text(en="Which?", da="Hvilken?", de="Welche?")


def at(deal: str, step: int = -1) -> KoenigrufenState:
    """A moment of a recorded deal; the last is its end."""
    found = states("koenigrufen", deal)[step]
    assert isinstance(found, KoenigrufenState)
    return found


def reached(goal: str, state: KoenigrufenState, of: Seat, limit: float | None = None) -> bool:
    aim = AIMS[goal].reached
    assert aim is not None
    return aim(state, of, of, limit)


def forced(goal: str, state: KoenigrufenState, of: Seat) -> bool | None:
    aim = AIMS[goal].forced
    assert aim is not None
    return aim(state, of, frozenset({of}))


def fact(name: str, state: KoenigrufenState, seat: Seat, of: str = "") -> str:
    return FACTS[name](state, seat, of)


# Goals at the end of a deal


def test_a_game_is_kept_by_the_side_that_wins_it() -> None:
    """Mayr 2012, Zählen: 35 points and 2 Blatt; the partner wins with the declarer."""
    over = at("mayr-05")
    won = over.settlement.money[C] > 0
    assert [reached("game", over, seat) for seat in (A, B, C, D)] == [not won, won, won, not won]
    assert not reached("game", at("mayr-05", 40), C), "not before it is over"


def test_a_piccolo_is_kept_by_exactly_one_trick() -> None:
    """Mayr 2012, Piccolo / Zwiccolo."""
    over = at("extra-mayr-piccolo")
    made = over.table.tricks_of(C) == 1
    assert [reached("game", over, seat) for seat in (A, B, C, D)] == [not made, not made, made, not made]


def test_trischaken_is_kept_by_everybody_who_does_not_pay() -> None:
    """Mayr 2012, Trischaken."""
    over = at("mayr-04")
    money = over.settlement.money
    assert [reached("game", over, seat) for seat in range(4)] == [each >= 0 for each in money]
    assert [reached("no-trick", over, seat) for seat in range(4)] == [
        not over.table.tricks_of(seat) for seat in range(4)
    ]


@pytest.mark.parametrize("deal", ["mayr-10", "mayr-18", "extra-mayr-pagatrufer"])
@pytest.mark.parametrize("bonus", ["pagat", "uhu", "kakadu", "quapil", "trull", "kings", "koenig_ultimo"])
def test_a_bonus_is_reached_by_the_side_that_the_settlement_pays(deal: str, bonus: str) -> None:
    over = at(deal)
    made = [item.side for item in over.facts.items if item.item == bonus and item.made]
    for seat in range(4):
        is_mine = bool(made) and made[0] is over.facts.side_of(seat)
        if bonus == "koenig_ultimo":
            assert reached("koenig-ultimo", over, seat) == bool(made)
            assert reached("stop-koenig-ultimo", over, seat) != bool(made)
            continue
        assert reached(bonus, over, seat) == is_mine
        if f"stop-{bonus}" in AIMS:
            assert reached(f"stop-{bonus}", over, seat) == (not made or is_mine)
    assert fact("bonus", over, A, bonus) == (made[0].value if made else "nobody")


def test_a_score_is_reached_in_points_and_not_in_halves() -> None:
    over = at("mayr-13")
    points = over.settlement.money[A] // 2
    assert reached("score", over, A, points)
    assert not reached("score", over, A, points + 1)
    assert reached("finished", over, A)
    assert not reached("valat", over, A)


@pytest.mark.kernels
def test_errors_are_reckoned_when_a_deal_is_over() -> None:
    over = at("mayr-19")
    assert reached("loss", over, B, 10_000)
    assert not reached("loss", over, B, -1), "nobody's errors bring anything"
    assert not reached("loss", at("mayr-19", 30), B, 10_000)


def test_a_trick_is_held_by_its_highest_card_so_far() -> None:
    """Trick 2 of the deal: HC, HK, V, H1."""
    assert reached("trick", at("mayr-05", 18), C), "the king lies above the cavall"
    assert reached("trick", at("mayr-05", 19), D), "a tarock above the king"
    assert reached("trick", at("mayr-05", 20), D), "and the trick is his"


# Goals that can be forced


@pytest.mark.kernels
def test_what_a_declarer_can_force_his_opponents_cannot_prevent() -> None:
    state = at("mayr-05", 12 + 4 * 8)
    found = [forced("game", state, seat) for seat in (A, B, C, D)]
    assert found[A] == found[D] != found[B] == found[C]


@pytest.mark.kernels
@pytest.mark.parametrize("bird", ["pagat", "uhu"])
def test_a_bird_is_forced_or_stopped(bird: str) -> None:
    state = at("extra-mayr-pagatrufer", 42)
    for seat in range(4):
        mine = forced(bird, state, seat)
        others = next(each for each in range(4) if (each == C) != (seat == C))
        assert forced(f"stop-{bird}", state, others) == (not mine)


@pytest.mark.kernels
def test_the_called_king_is_forced_home_or_stopped() -> None:
    state = at("mayr-19", 12 + 4 * 9)
    assert forced("koenig-ultimo", state, B) != forced("stop-koenig-ultimo", state, A)


@pytest.mark.kernels
def test_who_has_lost_a_trick_can_force_no_valat_and_who_has_won_one_stays_not_without() -> None:
    state = at("mayr-05", 12 + 4 * 9)
    assert not any(forced("valat", state, seat) for seat in range(4))
    trischaken = at("mayr-04", 5 + 4 * 9)
    for seat in range(4):
        if trischaken.table.tricks_of(seat):
            assert not forced("no-trick", trischaken, seat)


# Facts


def test_cards_are_counted_in_threes() -> None:
    """Mayr 2012, Zählen; C2 and C4 of the counting examples."""
    state = blank(MAYR).state
    assert fact("counted", state, A, "CK CQ T5 C10") == "8/1"
    assert fact("counted", state, A, "X T1 DC T8 C9") == "11/2"
    assert fact("points", state, A, "X T21 T1") == "13"


def test_a_sheet_is_settled_for_whom_it_asks() -> None:
    """Mayr 2012, Übersicht: a Pagatrufer is 10 and 20."""
    text = (
        '{"for": "D", "forehand": "A", "contract": "besserrufer", "bird": "pagat", "declarer": "C",'
        ' "partner": "A", "tricks": 8, "thirds": 122,'
        ' "items": [{"item": "pagat", "side": "declarer", "announced": true, "made": true}]}'
    )
    assert fact("sheet", blank(MAYR).state, A, text) == "-30"


def test_sides_are_known_only_as_far_as_one_can_see() -> None:
    """Mayr 2012, Ruferspiele: the partner alone knows, until the king falls or lies in the talon."""
    called = at("mayr-05", 6)
    assert [fact("side", called, B, of) for of in "ACD"] == ["against", "with", "against"]
    assert [fact("side", called, A, of) for of in "BCD"] == ["open", "against", "open"]
    assert [fact("side", at("mayr-08", 6), A, of) for of in "BCD"] == ["with", "against", "with"], "in the talon"


def test_what_is_out_is_what_one_has_not_seen() -> None:
    """At first all but one's own tarocks; later also not those left in the talon, while a bought one is out again."""
    assert fact("tarocks-out", at("mayr-05", 0), C) == "16"
    assert fact("highest-out", at("mayr-05", 0), C) == "T21"
    talon = at("mayr-13", 6)
    assert fact("tarocks-out", talon, B) == str(22 - 3 - 2), "three of B's own, two were left, and XVII was bought"
    assert fact("highest-out", at("mayr-05"), C) == "none"


def test_points_and_winners_of_a_deal() -> None:
    over = at("mayr-05")
    assert fact("twelve", at("mayr-16", 3), A) == "13", "Mayr 2012, Dreier: eight tarocks, four high, one king"
    assert [fact("winner", over, A, str(number)) for number in (1, 2, 9)] == ["B", "D", "C"]
    assert fact("winner", at("mayr-05", 48), A) == "C"
    assert fact("score", over, A, "C") == str(over.settlement.money[C] // 2)
    assert isinstance(over.facts.thirds, int)
    assert fact("declarers-points", over, A) == f"{over.facts.thirds // 3}/{over.facts.thirds % 3}"


def test_what_may_be_said() -> None:
    """Mayr 2012, Lizitation: the Rufer is forehand's, after three passes."""
    assert fact("may", at("mayr-05", 1), D, "rufer") == "no"
    assert fact("may", at("mayr-05", 4), C, "rufer") == "yes"
    assert fact("may", at("mayr-05", 4), D, "rufer") == "no", "not his turn"


def test_a_fault_is_named_with_whoever_did_it() -> None:
    lesson = lessons("koenigrufen")["k25"]
    named = {option.value for step in lesson.steps if isinstance(step, Ask) for option in step.options if option.right}
    assert named == {"revoke", "discard", "none"}


# Drills


@pytest.mark.kernels
@pytest.mark.parametrize("name", list(DRILLS))
def test_a_seed_asks_the_same_and_every_answer_is_the_engine_s(name: str) -> None:
    drill = Drill(name=name, count=4)
    ask = Ask(text=TEXT, answer="drill", drill=drill, otherwise=TEXT)
    made, again = (tuple(DRILLS[name](ask, drill, MAYR, Random("seed"))) for _ in range(2))
    assert made == again
    assert len(made) == 4
    assert len({str(each) for each in made}) == 4, "four different questions"
    for each in made:
        assert [reply.right for reply in replies(each, MAYR)].count(True) == 1
        if each.fact is not None:
            placed = placed_of(each, MAYR) or blank(MAYR)
            said = FACTS[each.fact.name](placed.state, placed.seat, each.fact.of)
            right = {option.value for option in each.options if option.right} or set(each.accepted)
            assert {said} == right


@pytest.mark.kernels
def test_only_one_of_the_games_that_are_asked_for_may_be_bid() -> None:
    drill = Drill(name="bids", count=12)
    for each in DRILLS["bids"](Ask(text=TEXT, answer="drill", otherwise=TEXT), drill, MAYR, Random("bids")):
        placed = placed_of(each, MAYR)
        assert placed is not None
        assert [reaches(each, placed, reply.answer) == reply.right for reply in replies(each, MAYR)] == [True] * 3


def test_piles_offer_the_count_without_the_deduction_or_a_near_one() -> None:
    drill = Drill(name="piles", count=6)
    rule = load(MAYR)
    for each in DRILLS["piles"](Ask(text=TEXT, answer="drill", otherwise=TEXT), drill, MAYR, Random("piles")):
        assert len(each.options) == len({option.value for option in each.options}) == 4
        number = thirds(rule.counting, parse_cards(" ".join(each.cards)))  # type: ignore[attr-defined]
        assert next(option.value for option in each.options if option.right) == f"{number // 3}/{number % 3}"


# Acts and positions


def test_acts_are_read_as_records_write_them() -> None:
    school, state = SCHOOLS["koenigrufen"], at("mayr-05", 12)
    assert school.read(state, C, "T20") == PLAYS[parse_card("T20")]
    assert school.read(state, C, "besserrufer uhu") == Bid("besserrufer", "uhu")
    assert school.read(state, C, "announces trull pagat") == Speak(("trull", "pagat"))
    assert school.read(state, C, "announces nothing") == GOOD
    assert school.spelled(school.read(state, C, "calls DK")) == "calls DK"
    with pytest.raises(NotationError, match="dryer"):
        school.read(state, C, "dryer")


def test_hands_without_a_record_are_refused() -> None:
    """Who plays with whom hangs on what was bid and called."""
    with pytest.raises(LessonError, match="record"):
        SCHOOLS["koenigrufen"].opened(load(MAYR), Position())


def test_what_can_be_laid_away_is_not_listed() -> None:
    state = at("mayr-05", 7)
    assert [*SCHOOLS["koenigrufen"].offers(state, C)] == []
    assert len([*SCHOOLS["koenigrufen"].offers(at("mayr-05", 12), C)]) == 12


# The curriculum


def test_there_are_twenty_six_lessons_and_the_first_deal_comes_in_ten_minutes() -> None:
    found = lessons("koenigrufen")
    assert list(found) == [f"k{number:02}" for number in range(1, 27)]
    way, left = ["k09"], ["k09"]
    while left:
        left = [need for name in left for need in found[name].needs if need not in way]
        way += left
    assert sum(found[name].minutes for name in way if name != "k09") <= 10


def test_every_advice_of_the_books_is_shown_by_a_lesson() -> None:
    """A lesson shows what it cites or asks; it names no row that it does not show."""
    rows = TUTORS["koenigrufen"].registry.rows
    shown = set[str]()
    for lesson in lessons("koenigrufen").values():
        here = {cite for step in lesson.steps for cite in step.cites}
        asks = [(number, step) for number, step in enumerate(lesson.steps) if isinstance(step, Ask)]
        here |= {cite for number, _ in asks for ask in questions(lesson, number) for cite in ask.cites}
        assert set(lesson.advice) == here & set(rows), lesson.id
        shown |= here
    assert [row for row in rows if row not in shown] == []


def test_a_position_shows_the_talon_that_lies_open_and_what_was_said() -> None:
    """Whoever chooses a half must see both, and whoever answers a bid must have heard it; hidden cards stay hidden."""
    position = position_shown(place_of(Position(deal="mayr-05", at=6), MAYR))
    assert isinstance(position.step, KoenigrufenStep)
    assert position.step.talon == ("HK", "H2", "D2", "S7", "D4", "C8")
    keys = [line.key for line in position.step.lines]
    assert keys[:2] == ["k-told-vorhand", "k-told-pass"]
    assert "k-told-call" in keys
    before = position_shown(place_of(Position(deal="mayr-05", at=4), MAYR))
    assert isinstance(before.step, KoenigrufenStep)
    assert before.step.talon == ()
    played = position_shown(place_of(Position(deal="mayr-05", at=20), MAYR))
    assert isinstance(played.step, KoenigrufenStep)
    assert played.step.laid == (), "what C laid away is no business of D's"
    assert [len(hand) for hand in played.step.hands] == [0, 0, 0, 10]


def test_a_position_of_another_book_keeps_its_rules() -> None:
    steps = [step for step in lessons("koenigrufen")["k13"].steps if isinstance(step, Ask) and step.position]
    played = {place_of(step.position, MAYR).state.ruleset.id for step in steps if step.position is not None}
    assert "koenigrufen-1900" in played
