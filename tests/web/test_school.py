"""The school in the browser: lessons by keyboard, puzzles right and wrong, counting, and one's own progress."""

import json
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tarock.school.curriculum import all_lessons, lessons
from tarock.school.puzzles.shelf import chosen, shelf
from tarock.words import words_in
from tests.web import boxes
from tests.web.axe import violations
from tests.web.browsers import Browsers
from tests.web.complaints import Complaints
from tests.web.guests import Guest
from tests.web.learners import Learner
from tests.web.looks import AS_THE_DEVICE, PHONE, SCREENS, Look, every_language
from tests.web.test_everyone import check_places, check_reach, check_rules
from tests.web.test_offline import READY

SAY = words_in("en")
EVERY_RUN = ("d04", "k02")
"""A lesson of each game with questions and something to play."""
PROGRESS = "JSON.parse(localStorage.getItem('tarock.progress'))"


@pytest.mark.parametrize(
    "lesson", [pytest.param(each, marks=[] if each in EVERY_RUN else pytest.mark.long) for each in all_lessons()]
)
def test_a_learner_goes_through_a_lesson_by_keyboard(page: Page, lesson: str) -> None:
    learner = Learner(page, lesson)
    learner.learn()
    expect(page.locator("[data-done]")).not_to_have_attribute("data-done", "0")
    assert page.evaluate(PROGRESS)["stars"][lesson] > 0
    assert violations(page) == []


def test_the_lessons_are_one_click_from_the_first_page(browsers: Browsers) -> None:
    page = browsers.page(Look(), PHONE)
    page.goto("/")
    page.get_by_role("link", name=SAY("web-start-learn-go")).click()
    page.locator('[data-next="danish"]').click()
    expect(page.locator("[data-step]")).to_have_attribute("data-step", "0")


def test_a_wrong_answer_is_told_why_and_the_question_stands(browsers: Browsers) -> None:
    """D2: the second question is asked with three options, the third of which is right; a phone shows them all."""
    page = browsers.page(Look(), PHONE)
    learner = Learner(page, "d02")
    learner.open()
    for _ in range(2):
        learner.press("continue")
    expect(page.locator("[data-option]").last).to_be_in_viewport(ratio=1)
    expect(page.locator(".seat").first).to_contain_text(SAY("web-table-cards", number=1))
    page.keyboard.press("1")
    expect(page.locator('[data-feedback="wrong"]')).to_be_visible()
    page.keyboard.press("2")
    page.locator('[data-do="show-answer"]').click()
    learner.press("continue")
    expect(page.locator("[data-step]")).to_have_attribute("data-step", "3")


def test_the_clock_of_a_drill_can_be_switched_off(page: Page) -> None:
    learner = Learner(page, "d01")
    learner.open()
    while not page.locator("[data-question]").count():
        learner.press("continue")
    expect(page.get_by_role("timer")).to_be_visible()
    page.get_by_label(SAY("school-clock-on")).check()
    expect(page.get_by_role("timer")).to_have_count(0)


def solve(page: Page, *, right: bool) -> dict[str, object]:
    """Answer the puzzle that is shown, and return it."""
    with page.expect_response("**/api/school/puzzles*") as answer:
        page.goto("/puzzles/danish")
    found = answer.value.json()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    puzzle = next(
        each for each in found if page.get_by_text(SAY("school-puzzle-rating", rating=each["rating"])).count()
    )
    assert puzzle is found[0]
    choices = [choice for choice in puzzle.get("choices", ()) if choice.get("right", False) == right]
    if puzzle["answer"] == "number":
        page.get_by_role("textbox").fill(str(puzzle["number"] + (0 if right else 1)))
        page.keyboard.press("Enter")
    elif page.locator("[data-card]").count():
        page.locator(f'[data-card="{choices[0]["cards"][0]}"]').press("Enter")
    else:
        chosen = choices if puzzle["answer"] == "all" else choices[:1]
        for choice in chosen:
            page.locator("[data-option]").nth(puzzle["choices"].index(choice)).click()
        if puzzle["answer"] == "all":
            page.locator('[data-do="answer"]').click()
    return dict(puzzle)


@pytest.mark.parametrize("right", [True, False], ids=["right", "wrong"])
def test_a_puzzle_is_answered(page: Page, *, right: bool) -> None:
    """A wrong answer is played on until it is seen why; only then the next puzzle comes."""
    puzzle = solve(page, right=right)
    expect(page.locator(f'[data-feedback="{"right" if right else "wrong"}"]')).to_be_visible()
    while page.locator('[data-do="refute"]').count():
        assert not page.locator('[data-do="next"]').count()
        page.locator('[data-do="refute"]').first.click()
    kept = page.evaluate(PROGRESS)
    assert kept["solved"] == {puzzle["id"]: right}
    assert (kept["rating"]["rating"] > 1200) == right
    assert list(kept["boxes"]) == ([] if right else [puzzle["id"]])
    assert violations(page) == []
    page.locator('[data-do="next"]').click()
    expect(page.locator("[data-feedback]")).to_have_count(0)


def test_the_puzzle_of_the_day_is_the_same_for_everybody(browsers: Browsers) -> None:
    questions = []
    for _ in range(2):
        page = browsers.page()
        page.goto("/puzzles/today")
        expect(page.locator("main .board")).to_be_visible()
        questions.append(page.locator("main").inner_text())
    assert questions[0] == questions[1]


@pytest.mark.parametrize(
    "exercise", ["c1", pytest.param("c2", marks=pytest.mark.long), pytest.param("c4", marks=pytest.mark.long)]
)
def test_counting_becomes_faster_when_it_is_right(page: Page, exercise: str) -> None:
    page.goto("/count")
    page.locator(f'input[value="{exercise}"]').check()
    with page.expect_response("**/api/school/counts*") as answer:
        page.locator('[data-do="begin"]').click()
    (count,) = answer.value.json()
    for _ in count["tricks"]:
        page.locator('[data-do="next-trick"]').press("Enter")
    for ask in count["asks"]:
        page.get_by_role("textbox").fill(str(ask["number"]))
        page.keyboard.press("Enter")
    expect(page.locator('[data-answered="right"]')).to_have_count(len(count["asks"]))
    assert page.evaluate(PROGRESS)["counting"] == {f"{exercise}-danish": 2}
    assert violations(page) == []


def test_progress_is_saved_erased_and_taken_over_again(page: Page, tmp_path: Path) -> None:
    kept = {
        "version": 1,
        "stars": {"d01": 3},
        "deals": [{"day": "2026-11-17", "ruleset": "danish-hjoerring", "loss": 12}],
    }
    page.goto("/progress")
    file = page.locator("input[type=file]")
    file.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": json.dumps(kept).encode()})
    expect(page.get_by_text(SAY("school-progress-stars-of", stars=3, all=3 * len(lessons("danish"))))).to_be_visible()
    with page.expect_download() as download:
        page.locator('[data-do="export"]').click()
    saved = tmp_path / "saved.json"
    download.value.save_as(saved)
    assert json.loads(saved.read_text())["stars"] == {"d01": 3}
    page.locator('[data-do="erase"]').click()
    page.locator('[data-do="erase-now"]').click()
    expect(page.get_by_text(SAY("school-progress-none"))).to_be_visible()
    assert page.evaluate("localStorage.getItem('tarock.progress')") is None
    file.set_input_files({"name": "b.json", "mimeType": "application/json", "buffer": b"[]"})
    expect(page.get_by_role("alert")).to_have_text(SAY("school-keeping-other"))
    file.set_input_files(saved)
    expect(page.get_by_role("status").filter(has_text=SAY("school-keeping-taken"))).to_be_visible()
    page.reload()
    assert page.evaluate(PROGRESS)["stars"] == {"d01": 3}


def test_a_lesson_that_was_opened_goes_on_without_a_network(browsers: Browsers, complaints: Complaints) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED|offline")
    page = browsers.page(service_workers="allow")
    page.goto("/")
    assert page.evaluate(READY)
    page.reload()  # from now on the worker answers
    for path in ("/learn", "/learn/d04", "/puzzles/danish"):
        page.goto(path)
        expect(page.locator("main h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
    page.context.set_offline(offline=True)
    page.goto("/puzzles/danish")
    expect(page.locator("main .board")).to_be_visible()
    learner = Learner(page, "d04")
    learner.open()
    for _ in range(3):
        learner.press("continue")
    learner.press("play")
    expect(page.get_by_role("alert")).to_have_text(SAY("school-play-offline"))
    learner.press("skip")
    expect(page.locator("[data-step]")).to_have_attribute("data-step", "4")
    page.context.set_offline(offline=False)


@every_language
def test_no_page_of_the_school_is_wider_than_a_phone(browsers: Browsers, language: str) -> None:
    page = browsers.page(Look(language=language, index="large"), PHONE)
    found = []
    for path in (
        "/learn",
        "/learn/d02",
        "/learn/k02",
        "/puzzles",
        "/puzzles/danish",
        "/puzzles/koenigrufen",
        "/count",
        "/progress",
    ):
        page.goto(path)
        expect(page.locator("main h1")).to_be_visible()
        for name in ("phone", "phone on its side", "large letters on a phone"):
            SCREENS[name].put_before(page)
            boxes.come_to_rest(page)
            found += [f"{path}, {name}"] if boxes.scrolls_sideways(page) else []
        SCREENS["phone"].put_before(page)
    assert found == []


def test_the_first_page_is_light(page: Page) -> None:
    """What the school needs is fetched with the school."""
    session = page.context.new_cdp_session(page)
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    session.send("Network.enable")
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert sum(sizes) < MOST_BYTES


MOST_BYTES = 100_000


def test_whoever_passes_the_short_test_may_leave_out_what_is_known(page: Page) -> None:
    page.goto("/learn")
    expect(page.locator('[data-entrance="danish"]')).to_be_visible()
    Learner(page, "d00").learn()
    expect(page.locator("[data-done]")).not_to_have_attribute("data-done", "0")
    known = [lesson.id for lesson in lessons("danish").values() if lesson.known]
    page.wait_for_function(f"(known) => known.every((id) => {PROGRESS}.stars[id] === 0)", arg=known)
    page.goto("/learn")
    expect(page.locator('[data-next="danish"]')).to_be_visible()
    expect(page.locator('[data-entrance="danish"]')).to_have_count(0)
    assert page.locator('[data-next="danish"]').get_attribute("href") not in {f"/learn/{each}" for each in known}


@pytest.mark.long
def test_the_coach_helps_in_the_first_deal(page: Page) -> None:
    learner = Learner(page, "d08")
    learner.open()
    while not page.locator('[data-do="play"]').count():
        learner.press("continue")
    learner.press("play")
    guest = Guest(page)
    guest.play_until(lambda offered: offered.do == "play")
    page.locator('[data-do="hint"]').click()
    page.locator('[data-do="hint-2"]').click()
    expect(page.locator('[data-hint="2"] li').first).to_be_visible()


OWN_PAGES = {
    "lessons": "/learn",
    "a lesson": "/learn/d02",
    "puzzles": "/puzzles",
    "a puzzle with open cards": "/puzzles/koenigrufen?kind=ending",
    "a puzzle of a hand": "/puzzles/danish?kind=skat",
    "counting": "/count",
    "progress": "/progress",
}


@pytest.mark.long
@pytest.mark.parametrize("path", OWN_PAGES.values(), ids=OWN_PAGES)
def test_a_page_of_the_school_is_for_everyone(browsers: Browsers, path: str) -> None:
    page = browsers.page(AS_THE_DEVICE)
    page.goto(path)
    expect(page.locator("main :is(.board, form, li, dl, [data-do])").first).to_be_visible()
    assert [*check_places(page), *check_reach(page), *check_rules(page)] == []


def test_a_wrong_answer_is_played_on_against_the_deal_that_refutes_it(page: Page) -> None:
    """All cards lie open, the others do their best, and in the end it is told that nothing helped."""
    page.goto("/puzzles/koenigrufen?kind=ending")
    page.locator("[data-card]").first.wait_for()
    for card in page.locator("[data-card]").all():
        card.press("Enter")
        if page.locator('[data-feedback="wrong"]').count():
            break
        page.locator('[data-do="next"]').click()
    page.locator('[data-do="worst"]').first.click()
    assert violations(page) == []
    over = page.locator('[data-worst="over"]')
    while not over.count():
        page.locator('[data-card][data-legal], [data-worst="over"]').first.wait_for()
        if not over.count():
            page.locator("[data-card][data-legal]").first.press("Enter")
            expect(page.locator('[aria-busy="true"]')).to_have_count(0)
    expect(over).to_contain_text(SAY("worst-missed", act="").split(".")[0].strip()[-30:])
    page.locator('[data-do="worst-again"]').click()
    expect(over).to_have_count(0)
    page.get_by_role("button", name=SAY("school-back")).click()
    expect(page.locator('[data-do="worst"]').first).to_be_visible()


def test_a_puzzle_that_is_not_good_comes_no_more_and_can_be_taken_back(page: Page) -> None:
    puzzle = solve(page, right=True)
    page.locator('[data-do="bad"]').click()
    expect(page.get_by_text(SAY("school-puzzle-bad-done"))).to_be_visible()
    assert page.evaluate(PROGRESS)["votes"] == [puzzle["id"]]
    page.locator('[data-do="bad"]').click()
    assert page.evaluate(PROGRESS)["votes"] == []


@pytest.mark.kernels
def test_puzzles_of_ones_own_come_from_a_file_and_go_when_all_is_erased(page: Page) -> None:
    """As the terminal has saved them: the page has the server show them."""
    puzzle = msgspec.structs.replace(chosen(shelf(), family="danish", kinds=("lead",))[0], id="card-own")
    kept = {"version": 1, "own": [msgspec.to_builtins(puzzle)]}
    page.goto("/progress")
    file = page.locator("input[type=file]")
    file.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": json.dumps(kept).encode()})
    expect(page.locator("[data-own]")).to_be_visible()
    page.goto("/puzzles/own")
    expect(page.locator("main .board")).to_be_visible()
    page.goto("/progress")
    page.locator('[data-do="erase"]').click()
    page.locator('[data-do="erase-now"]').click()
    assert page.evaluate("[localStorage.getItem('tarock.progress'), localStorage.getItem('tarock.own-puzzles')]") == [
        None,
        None,
    ]
    page.goto("/puzzles/own")
    expect(page.get_by_text(SAY("school-puzzle-none"))).to_be_visible()
