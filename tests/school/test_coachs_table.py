"""The coach's table: whoever is about to err is asked again, is told why, and may insist."""

from dataclasses import replace

import pytest

from tarock.core.faults import Mode
from tarock.danish.actions import Lay
from tarock.notation.cards import parse_cards
from tarock.school.doubting import doubted
from tarock.school.puzzles.moment import Moment, moment_of
from tarock.school.puzzles.puzzle import Kind
from tarock.school.puzzles.shelf import chosen, shelf
from tarock.words import Words
from tests.cli.reader import Reader, evening_of

pytestmark = pytest.mark.kernels


def dearest(family: str, kind: Kind) -> tuple[Moment, object, object]:
    """A decision with what is best and what is worst."""
    found = chosen(shelf(), family=family, kinds=(kind,), books=False)
    puzzle = max(found, key=lambda each: max(choice.loss for choice in each.question.choices))
    moment = moment_of(puzzle)
    offers = {moment.coach.spelled(offer): offer for offer in moment.view.legal_actions()}
    worst = max(puzzle.question.choices, key=lambda choice: choice.loss)
    (best,) = puzzle.question.right
    return moment, offers[best], offers[worst.key]


@pytest.mark.parametrize(("family", "kind"), [("danish", "lead"), ("koenigrufen", "lead"), ("koenigrufen", "bid")])
def test_a_clear_mistake_is_doubted_and_the_best_choice_is_not(family: str, kind: Kind) -> None:
    moment, best, worst = dearest(family, kind)
    assert doubted(moment.view, best) is None
    doubt = doubted(moment.view, worst)
    assert doubt is not None
    assert doubt.grade in {"mistake", "blunder"}
    assert doubt.why[0].key == "puzzle-costs"


def test_what_the_rules_forbid_is_left_to_the_table() -> None:
    moment, _, _ = dearest("danish", "lead")
    assert doubted(moment.view, Lay(parse_cards("S1 S2 S3"))) is None


def test_at_a_real_table_nobody_is_asked_again() -> None:
    """There a player must watch out himself."""
    moment, _, worst = dearest("danish", "lead")
    state = moment.state
    at_table = replace(state, table=replace(state.table, mode=Mode.TABLE))
    assert doubted(at_table.view(moment.seat), worst) is None


def test_nobody_is_asked_again_out_of_turn() -> None:
    moment, _, worst = dearest("danish", "lead")
    assert doubted(moment.state.view((moment.seat + 1) % 3), worst) is None


def test_a_person_takes_back_asks_why_and_insists() -> None:
    """The first card of a list is often a bad one; somewhere in a deal it is doubted."""
    language = "da"
    words = Words(language)
    why, yes = words("play-command-why").split()[0], words("play-command-yes").split()[0]
    reader = DoubtedReader(language, why, yes)
    game = evening_of(reader, seed="coach")
    game.coach = True
    game.run()
    assert reader.doubted > 0
    assert any("±" in text for text in reader.lines)


class DoubtedReader(Reader):
    """Somebody who asks why, takes back once, and then insists."""

    def __init__(self, language: str, why: str, yes: str) -> None:
        super().__init__(language)
        self.prompts[self.words("play-ask-doubt")] = "doubt"
        self.replies = [why, "nonsense", "", yes]
        self.doubted = 0

    def usual(self, kind: str) -> str:
        if kind != "doubt":
            return super().usual(kind)
        self.doubted += 1
        return self.replies[self.doubted - 1] if self.doubted <= len(self.replies) else self.replies[-1]
