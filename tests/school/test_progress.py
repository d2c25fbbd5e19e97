"""What the school remembers: boxes, stars and ratings in one file, of which nothing is lost."""

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tarock.cli import app
from tarock.core.errors import TarockError
from tarock.core.seats import SEAT_NAMES
from tarock.notation import record
from tarock.notation.families import NOTATIONS
from tarock.school.progress import (
    DEALS,
    VERSION,
    Progress,
    Reviewed,
    erase,
    read,
    with_answer,
    with_count,
    with_review,
    with_stars,
    with_try,
    with_vote,
    write,
)
from tarock.school.puzzles.shelf import chosen, shelf
from tarock.school.schedule import Boxed, boxed, boxes, due
from tarock.words import LANGUAGES
from tests.school.mistakes import deal_with_a_mistake

TODAY = date(2026, 11, 17)


def test_the_boxes_are_those_of_the_plan() -> None:
    assert boxes().days == (1, 3, 7, 21, 60)


def test_what_is_right_again_and_again_is_known_at_last() -> None:
    item, day, waited = boxed(None, TODAY, right=False), TODAY, []
    while item is not None:
        waited.append((item.due - day).days)
        day = item.due
        item = boxed(item, day, right=True)
    assert waited == [1, 3, 7, 21, 60]


def test_what_is_missed_goes_back_to_the_first_box() -> None:
    assert boxed(Boxed(3, TODAY), TODAY, right=False) == Boxed(0, TODAY + timedelta(days=1))


def test_what_is_right_at_once_is_not_kept() -> None:
    assert boxed(None, TODAY, right=True) is None


def test_the_longest_overdue_comes_first() -> None:
    items = {"late": Boxed(0, TODAY - timedelta(days=5)), "now": Boxed(1, TODAY), "later": Boxed(0, date(2027, 1, 1))}
    assert due(items, TODAY) == ["late", "now"]


def test_a_missed_puzzle_comes_again_and_moves_both_ratings() -> None:
    puzzle = shelf()[0]
    after = with_try(Progress(), puzzle, TODAY, right=False)
    assert after.rating.rating < Progress().rating.rating
    assert after.puzzles[puzzle.id].rating > puzzle.rating
    assert due(after.boxes, TODAY + timedelta(days=1)) == [puzzle.id]
    assert after.missed == dict.fromkeys(puzzle.tags, 1)
    again = with_try(after, puzzle, TODAY + timedelta(days=1), right=True)
    assert again.boxes[puzzle.id].box == 1
    assert again.solved == {puzzle.id: True}


def test_the_best_try_at_a_lesson_counts() -> None:
    assert with_stars(with_stars(Progress(), "d01", 3), "d01", 1).stars == {"d01": 3}


def test_the_trend_compares_the_first_half_with_the_second() -> None:
    progress = Progress()
    for loss in (30.0, 20.0, 10.0, 5.0):
        assert progress.trend is None
        progress = with_review(progress, Reviewed(TODAY, "danish-hjoerring", loss), ("mo-027",))
    assert progress.trend == (25.0, 7.5)
    assert progress.most_missed == [("mo-027", 4)]
    for _ in range(DEALS):
        progress = with_review(progress, Reviewed(TODAY, "danish-hjoerring", 1.0))
    assert len(progress.deals) == DEALS


def filled() -> Progress:
    progress = with_stars(with_count(Progress(), "c1-danish", 4), "k03", 2)
    progress = with_review(progress, Reviewed(TODAY, "koenigrufen-turnier", 1.5), ("ma-001",))
    return with_answer(with_try(progress, shelf()[0], TODAY, right=False), "d01/3", TODAY, right=False)


def test_a_file_remembers_everything(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "school.json"
    write(filled(), file)
    assert read(file) == filled()
    assert [path.name for path in file.parent.iterdir()] == ["school.json"]
    erase(file)
    assert read(file) == Progress()


def test_a_crash_while_writing_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "school.json"
    write(filled(), file)

    def crash(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.fsync", crash)
    with pytest.raises(KeyboardInterrupt):
        write(Progress(), file)
    assert read(file) == filled()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "is broken"),
        ("{", "is broken"),
        ("[]", "is broken"),
        ("{}", "is broken"),
        (f'{{"version": {VERSION}, "stars": 3}}', "is broken"),
        (f'{{"version": {VERSION + 1}, "new": true}}', "later version"),
    ],
)
def test_a_broken_file_is_named_and_left_alone(text: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "school.json"
    file.write_text(text, "utf-8")
    with pytest.raises(TarockError, match=message):
        read(file)
    assert file.read_text("utf-8") == text


def test_what_cannot_be_read_or_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(TarockError, match="cannot be read"):
        read(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(TarockError, match="cannot be written"):
        write(Progress(), tmp_path / "file" / "school.json")


# In the terminal

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    def run(*arguments: str, answers: str = "") -> Result:
        environment = {"TAROCK_SCHOOL": str(tmp_path / "school.json")}
        return CliRunner().invoke(app, [*arguments, "--lang", "en"], input=answers, env=environment)

    return run


def test_progress_is_shown_exported_imported_and_erased(run: Run, tmp_path: Path) -> None:
    write(filled(), tmp_path / "school.json")
    shown = run("progress").stdout
    assert "2 stars in 1 lessons" in shown
    assert "ma-001" in shown
    assert run("progress", "--export", str(tmp_path / "copy.json")).exit_code == 0
    assert run("progress", "--erase", answers="n\n").exit_code == 0
    assert read(tmp_path / "school.json") == filled()
    assert run("progress", "--erase", "--yes").exit_code == 0
    assert read(tmp_path / "school.json") == Progress()
    assert run("progress", "--import", str(tmp_path / "copy.json")).exit_code == 0
    assert read(tmp_path / "school.json") == filled()


def test_importing_a_broken_or_missing_file_changes_nothing(run: Run, tmp_path: Path) -> None:
    write(filled(), tmp_path / "school.json")
    (tmp_path / "broken.json").write_text("{", "utf-8")
    for name in ("broken.json", "missing.json"):
        refused = run("progress", "--import", str(tmp_path / name))
        assert refused.exit_code == 2
        assert name in refused.stderr
    assert read(tmp_path / "school.json") == filled()


def test_a_puzzle_is_asked_refuted_and_remembered(run: Run, tmp_path: Path) -> None:
    puzzle = next(each for each in shelf() if each.kind == "ending")
    keys = [choice.key for choice in puzzle.question.choices]
    wrong = next(number for number, key in enumerate(keys, start=1) if key in puzzle.question.wrong)
    right = next(number for number, key in enumerate(keys, start=1) if key in puzzle.question.right)
    said = run("puzzle", "next", puzzle.id, answers=f"nonsense\n{wrong}\n{right}\n")
    assert said.exit_code == 0, said.output
    assert "Expected numbers" in said.stdout
    assert "No." in said.stdout
    assert "Right." in said.stdout
    assert read(tmp_path / "school.json").solved == {puzzle.id: False}


@pytest.mark.parametrize("kind", ["settle", "infer", "declare", "fault", "closed", "skat", "bid"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_of_asking_works_in_every_language(kind: str, language: str, tmp_path: Path) -> None:
    environment = {"TAROCK_SCHOOL": str(tmp_path / "school.json")}
    arguments = ["puzzle", "next", "--kind", kind, "--lang", language]
    said = CliRunner().invoke(app, arguments, input="".join(f"{number}\n" for number in range(1, 9)), env=environment)
    assert said.exit_code == 0, said.output
    assert len(read(tmp_path / "school.json").solved) == 1


def test_the_puzzle_of_a_day_is_asked(run: Run) -> None:
    first = run("puzzle", "today", "--day", "2026-11-17", answers="1\n2\n3\n4\n5\n6\n")
    again = run("puzzle", "today", "--day", "2026-11-17", answers="1\n2\n3\n4\n5\n6\n")
    assert first.stdout.splitlines()[0] == again.stdout.splitlines()[0]


def test_an_unknown_puzzle_is_named(run: Run) -> None:
    refused = run("puzzle", "next", "nonsense-1")
    assert (refused.exit_code, "nonsense-1" in refused.stderr) == (2, True)


def test_without_a_command_the_next_puzzle_is_asked(tmp_path: Path) -> None:
    environment = {"TAROCK_SCHOOL": str(tmp_path / "school.json"), "TAROCK_LANG": "en"}
    said = CliRunner().invoke(app, ["puzzle"], input="1\n2\n3\n4\n5\n6\n", env=environment)
    assert "Your rating is" in said.stdout


@pytest.mark.kernels
def test_a_review_is_remembered_where_that_is_asked_for(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deal.tarock"
    file.write_text(next(each for each in shelf() if each.kind == "settle").record, "utf-8")
    assert run("review", str(file), "--seat", "A").exit_code == 0
    assert read(tmp_path / "school.json").deals == ()
    assert run("review", str(file), "--seat", "A", "--remember").exit_code == 0
    (deal,) = read(tmp_path / "school.json").deals
    assert deal.loss >= 0
    assert deal.ruleset in {"danish-hjoerring", "koenigrufen-mayr-2012"}


@pytest.mark.kernels
def test_ones_own_mistakes_come_again_tomorrow(run: Run, tmp_path: Path) -> None:
    state, puzzle, dearest = deal_with_a_mistake()
    file = tmp_path / "deal.tarock"
    file.write_text(record.dumps([NOTATIONS["danish"].record_of(state, ())]), "utf-8")
    said = run("puzzle", "own", str(file), "--seat", SEAT_NAMES[puzzle.seat])
    assert said.exit_code == 0, said.output
    known = read(tmp_path / "school.json")
    assert set(known.boxes) == {each.id for each in known.own}
    assert any(dearest.key in each.question.wrong for each in known.own)
    again = run("puzzle", "own", str(file), "--seat", SEAT_NAMES[puzzle.seat])
    assert "No clear mistake" in again.stdout  # none that is not known yet
    own = known.own[0]
    answers = "".join(f"{number}\n" for number in range(1, len(own.question.choices) + 1))
    assert run("puzzle", "next", own.id, answers=answers).exit_code == 0


def test_a_puzzle_that_is_not_good_comes_no_more(run: Run, tmp_path: Path) -> None:
    """Nor does it come again if it was missed; the mark goes with an export, and can be taken back."""
    progress = with_answer(Progress(), "ending-1", TODAY, right=False)
    marked = with_vote(progress, "ending-1", bad=True)
    assert (marked.votes, marked.boxes) == (("ending-1",), {})
    assert with_vote(marked, "ending-1", bad=True).votes == ("ending-1",)
    assert with_vote(marked, "ending-1", bad=False).votes == ()

    file, copy = tmp_path / "school.json", tmp_path / "copy.json"
    endings = chosen(shelf(), family="koenigrufen", kinds=("closed",))
    for puzzle in endings[1:]:
        assert run("puzzle", "bad", puzzle.id).exit_code == 0
    asked = run("puzzle", "next", "--family", "koenigrufen", "--kind", "closed", answers="1\n2\n3\n4\n5\n6\n7\n8\n9\n")
    assert endings[0].id in asked.output
    run("puzzle", "bad", endings[1].id, "--undo")
    assert run("progress", "--export", str(copy)).exit_code == 0
    assert set(read(copy).votes) == {puzzle.id for puzzle in endings[2:]}
    assert str(len(endings) - 2) in run("progress").output
    assert run("puzzle", "bad", "nothing").exit_code != 0
    assert file.exists()
