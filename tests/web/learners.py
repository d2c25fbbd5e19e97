"""Somebody who learns in the browser, with a keyboard and nothing else, and knows every answer."""

from typing import Any, Final

import msgspec
from playwright.sync_api import Page, expect

from tarock.school.course import questions, replies
from tarock.school.curriculum import find_lesson
from tarock.school.lesson import Ask, Play, Show
from tarock.school.playing import Playing, begun
from tarock.server.families import SERVER
from tarock.words import words_in
from tests.school.learner import solved
from tests.web.guests import LEFT
from tests.web.keyboard_guests import FOCUSED, KeyboardGuest
from tests.web.looks import KEY

KEYS: Final = 9
"""So many options have a number key."""


class Learner:
    """Goes through a lesson."""

    def __init__(self, page: Page, lesson: str) -> None:
        self.page = page
        self.family, self.lesson = find_lesson(lesson)
        self._keys = KeyboardGuest(page)

    def open(self) -> None:
        """Open the lesson."""
        self.page.goto(f"/learn/{self.lesson.id}")
        expect(self.page.get_by_role("heading", level=1)).to_have_text(self.lesson.title.said(self._language()))

    def learn(self) -> None:
        """Go through it to its end, by keys alone."""
        self.open()
        for number, step in enumerate(self.lesson.steps):
            expect(self.page.locator("[data-step]")).to_have_attribute("data-step", str(number))
            match step:
                case Show():
                    self.press("continue")
                case Ask():
                    self._answer_all(number)
                case Play():
                    self._play(number)

    def press(self, do: str) -> None:
        """Go to a button by Tab and press it."""
        wanted = f'[data-do="{do}"]'
        expect(self.page.locator(wanted)).to_be_visible()
        self._keys.tab_to(FOCUSED, wanted)
        self.page.keyboard.press("Enter")

    # Questions

    def _answer_all(self, number: int) -> None:
        asked = questions(self.lesson, number)
        for at, ask in enumerate(asked):
            if len(asked) > 1:
                expect(self.page.locator("[data-question]")).to_have_attribute("data-question", str(at))
            self.answer(ask, self._right(ask))
            if len(asked) == 1:
                expect(self.page.locator('[data-feedback="right"]')).to_be_visible()
                self.press("continue")

    def _right(self, ask: Ask) -> str:
        return next(reply.answer for reply in replies(ask, self.lesson.ruleset) if reply.right)

    def answer(self, ask: Ask, answer: str) -> None:
        """Give an answer."""
        match ask.answer:
            case "choice":
                self._choose(int(answer))
            case "act":
                acts = [reply.answer for reply in replies(ask, self.lesson.ruleset) if reply.refusal is None]
                self._choose(acts.index(answer))
            case "card":
                self._card(ask, answer)
            case "cards":
                for card in answer.replace(",", " ").split():
                    self._keys.choose_card(card)
                    self.page.keyboard.press("Enter")
                self.press("answer")
            case "number" | "drill":
                self._keys.tab_to(FOCUSED, "main input")
                self.page.keyboard.type(answer)
                self.page.keyboard.press("Enter")

    def _card(self, ask: Ask, answer: str) -> None:
        card = answer.partition("=")[0]
        self._keys.choose_card(card)
        self.page.keyboard.press("Enter")
        ways = [reply.answer for reply in replies(ask, self.lesson.ruleset) if reply.answer.startswith(f"{card}=")]
        if len(ways) > 1:
            self._choose(ways.index(answer))

    def _choose(self, at: int) -> None:
        if at < KEYS:
            self.page.keyboard.press(str(at + 1))
            return
        self._keys.tab_to(FOCUSED, f'[data-option="{at}"]')
        self.page.keyboard.press("Enter")

    # Playing

    def _play(self, number: int) -> None:
        """Play as somebody has played who reached the goal, since the others do the same again.

        What is said before the cards are played follows no such script: then any play will do, and a goal that is
        missed so is left out.
        """
        self.press("play")
        acts = self._own_acts(solved(self.lesson, number), begun(self.lesson, number))
        if all(act["do"] == "play" for act in acts):
            for act in acts:
                assert self._keys.offered().do == "play"
                self._put(act)
            expect(self.page.locator('[data-goal="reached"]')).to_be_visible()
        else:
            self._keys.play_deal()
        reached = self.page.locator("[data-goal]").get_attribute("data-goal") == "reached"
        self.press("continue" if reached else "skip")

    def _put(self, act: dict[str, Any]) -> None:
        """Play a card; a led skus is named, and what costs something is confirmed."""
        self._keys.choose_card(act["card"])
        self.page.keyboard.press("Enter")
        self.page.wait_for_function(LEFT, arg=act["card"])
        if act.get("named") is not None and self.page.locator('[data-panel="skus"]').count():
            suit = words_in(self._language())(f"suit-{act['named']}")
            self.page.locator('[data-panel="skus"] button').filter(has_text=suit).press("Enter")
        if self.page.locator('[data-do="sure"]').count():
            self.press("sure")
        expect(self.page.locator(f'[data-card="{act["card"]}"]')).to_have_count(0)

    def _own_acts(self, playing: Playing, start: Playing) -> list[dict[str, Any]]:
        codec = SERVER[self.family].codec
        own = [action for seat, action in playing.acts[len(start.acts) :] if seat == playing.seat]
        return [msgspec.to_builtins(codec.act_of(action)) for action in own]

    def _language(self) -> Any:  # noqa: ANN401 - what the page has kept
        return self.page.evaluate(f"JSON.parse(localStorage.getItem('{KEY}')).language")
