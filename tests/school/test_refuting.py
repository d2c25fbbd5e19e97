"""The worst possible deal: what is refuted can be played on, and it fails."""

from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from click.testing import CliRunner

from tarock.cli import app
from tarock.core.errors import IllegalAction, TarockError
from tarock.school.against import Against, against_of
from tarock.school.puzzles.families import PUZZLERS
from tarock.school.puzzles.moment import Moment, moment_of, moments_of
from tarock.school.puzzles.puzzle import Kind, Puzzle
from tarock.school.puzzles.shelf import chosen, shelf
from tarock.school.puzzles.spelling import read_answer
from tarock.school.refuting import Refuting, against, against_second, best_open, resumed
from tarock.server.wire.shared.school import Played
from tarock.tutor.coach import COACHES
from tarock.tutor.hints import hinted
from tests.server.browsers import check
from tests.server.servers import Running

pytestmark = pytest.mark.kernels

SOLVED: tuple[tuple[str, Kind], ...] = (
    ("danish", "ending"), ("danish", "stop"), ("danish", "closed"),
    ("koenigrufen", "ending"), ("koenigrufen", "stop"), ("koenigrufen", "negative"), ("koenigrufen", "closed"),
)  # fmt: skip
WEIGHED: tuple[tuple[str, Kind], ...] = (
    ("danish", "lead"), ("koenigrufen", "lead"), ("koenigrufen", "bid"), ("koenigrufen", "discard"),
)  # fmt: skip


def some(family: str, kind: Kind, number: int = 1) -> list[Puzzle]:
    return chosen(shelf(), family=family, kinds=(kind,), books=False)[:number]


def refuted(puzzle: Puzzle) -> list[Against]:
    found = [against_of(puzzle, key) for key in sorted(puzzle.question.wrong)]
    return [each for each in found if each is not None]


def played(found: Against, rng: Random) -> Refuting:
    """A deal that is played on by somebody who does anything."""
    playing = resumed(found, ())
    while not playing.is_over:
        offer: Any = rng.choice(list(playing.state.legal_actions(playing.seat)))
        playing = playing.done(offer.sample(rng) if hasattr(offer, "sample") else offer)
    return playing


@pytest.mark.parametrize(("family", "kind"), SOLVED)
def test_the_others_never_let_go_what_they_have_refuted(family: str, kind: Kind) -> None:
    """Whatever the learner plays: after each of his cards the aim can be forced no more."""
    for puzzle in some(family, kind, 2):
        for found in refuted(puzzle)[:2]:
            playing = resumed(found, ())
            rng = Random(1)
            while not playing.is_over:
                kept = PUZZLERS[family].kept(playing.state, playing.seat, aim_of(playing))
                assert kept is None or not any(kept[0].values())
                playing = playing.done(rng.choice(list(playing.state.legal_actions(playing.seat))))
            assert not playing.is_reached
            assert playing.verdict is not None
            assert playing.verdict.key == "worst-missed"


def aim_of(playing: Refuting) -> Any:  # noqa: ANN401 - of the family
    assert playing.aim is not None
    return playing.aim


@pytest.mark.parametrize(("family", "kind"), WEIGHED)
def test_what_was_weighed_is_played_to_its_result(family: str, kind: Kind) -> None:
    for puzzle in some(family, kind):
        found = refuted(puzzle)[0]
        playing = played(found, Random(2))
        verdict = playing.verdict
        assert verdict is not None
        assert float(verdict.figures["won"]) == COACHES[family].net(playing.state)[puzzle.seat]
        assert verdict.key == "worst-net-better"


@pytest.mark.parametrize(("family", "kind"), [*SOLVED, *WEIGHED])
def test_the_deal_is_one_that_the_player_cannot_rule_out(family: str, kind: Kind) -> None:
    for puzzle in some(family, kind, 3):
        for found in refuted(puzzle):
            begun = resumed(found, ()).begun
            assert begun.view == moment_of(puzzle).view
            assert begun.is_open


@pytest.mark.parametrize(("family", "kind"), WEIGHED)
def test_at_a_table_a_deal_is_drawn_from_the_view_alone(family: str, kind: Kind) -> None:
    (puzzle,) = some(family, kind)
    moment = moment_of(puzzle)
    right, wrong = (read_answer(moment, min(keys)) for keys in (puzzle.question.right, puzzle.question.wrong))
    found = against(moment.view, wrong, right, Random(0))
    assert found is not None
    other = moment.view.sample(Random(5)).view(moment.seat)
    assert found == against(other, wrong, right, Random(0))
    assert resumed(found, ()).begun.view == moment.view


def test_before_anything_was_said_no_deal_is_drawn() -> None:
    (puzzle,) = some("danish", "skat")
    moment = moment_of(puzzle)
    right, wrong = (read_answer(moment, min(keys)) for keys in (puzzle.question.right, puzzle.question.wrong))
    assert against(moment.view, wrong, right, Random(0)) is None


def test_a_hint_that_compares_has_a_deal_against_its_second_choice() -> None:
    (puzzle,) = some("koenigrufen", "lead")
    view = moment_of(puzzle).view
    shallow, deep = hinted(view, 2, Random(0)), hinted(view, 3, Random(0))
    assert shallow is not None
    assert deep is not None
    assert against_second(view, shallow) is None
    found = against_second(view, deep)
    assert found is None if deep.is_equal else found is not None


def test_whoever_sees_all_cards_does_at_least_as_well_as_by_the_book() -> None:
    moment = next(each for each in moments_of(_deal()) if each.state.phase.value == "play")
    coach = COACHES["danish"]
    action = best_open(coach, moment.state, moment.seat, Random(0))
    book = coach.advised(moment.view, Random(0)).action
    assert _won(moment, action) >= _won(moment, book)


def _deal() -> Any:  # noqa: ANN401 - of the family
    (puzzle,) = some("danish", "settle")
    return moment_of(puzzle).state


def _won(moment: Moment, action: object) -> float:
    coach = moment.coach
    state = moment.state.apply(moment.seat, action)
    players = {seat: coach.book() for seat in range(len(state.hands))}
    while not state.is_over:
        state = coach.next_move(state, players, Random(0)).state
    return coach.net(state)[moment.seat]


def test_right_answers_and_what_is_no_act_are_not_played_on() -> None:
    (ending,) = some("danish", "ending")
    assert all(against_of(ending, key) is None for key in (*ending.question.right, "nothing"))
    for kind in ("infer", "declare", "fault"):
        for puzzle in some("danish", kind):
            assert refuted(puzzle) == []


@pytest.mark.parametrize(
    "change", [{"record": "no record"}, {"at": 900}, {"at": 0}, {"answer": "sings"}, {"better": "sings"}]
)
def test_what_is_no_such_deal_is_refused(change: dict[str, Any]) -> None:
    (found, *_) = refuted(some("danish", "ending")[0])
    with pytest.raises(TarockError):
        resumed(msgspec.structs.replace(found, **change), ())


def test_an_act_against_the_rules_is_refused() -> None:
    (found, *_) = refuted(some("danish", "ending")[0])
    playing = resumed(found, ())
    with pytest.raises(IllegalAction):
        playing.done(playing.answer)


def test_it_is_played_over_http(tmp_path: Path) -> None:
    (found, *_) = refuted(some("koenigrufen", "ending")[0])

    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        http.timeout = httpx.Timeout(120)
        asked: dict[str, Any] = {"against": msgspec.to_builtins(found)}
        shown = msgspec.json.decode((await http.post("/api/school/worst", json=asked)).content, type=Played)
        assert shown.position.open
        assert shown.acts[0].seat == found.seat
        while not shown.over:
            assert shown.position.hand is not None
            act = msgspec.to_builtins(shown.position.hand.offers[0])
            acts = [*msgspec.to_builtins(shown.acts), {"seat": found.seat, "act": act}]
            answer = await http.post("/api/school/worst", json={**asked, "acts": acts})
            shown = msgspec.json.decode(answer.content, type=Played)
        assert shown.verdict is not None
        refusal = await http.post("/api/school/worst", json={"against": {**asked["against"], "answer": "sings"}})
        assert refusal.json()["code"] == "malformed"

    check(tmp_path, test)


def test_it_is_played_at_the_terminal(tmp_path: Path) -> None:
    (puzzle,) = some("danish", "ending")
    wrong = next(n for n, choice in enumerate(puzzle.question.choices, start=1) if not choice.right)
    right = next(n for n, choice in enumerate(puzzle.question.choices, start=1) if choice.right)
    command = ["puzzle", "next", puzzle.id, "--progress", str(tmp_path / "school.json"), "--lang", "en"]
    cards = ["#1"] * 8
    told = CliRunner().invoke(app, command, "\n".join([str(wrong), "worst", *cards, str(right), ""]))
    assert "The worst possible deal" in told.output
    assert "cannot be reached any more" in told.output
