"""``tarock learn``: the lessons in a list, and a way through one of them."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tarock.cli.terminal.school_table import SchoolTable
from tarock.cli.terminal.shared.lines import BLANK, CITE, HEAD, Line, line
from tarock.cli.terminal.shared.screen import Leave, Screen, Terminal
from tarock.cli.terminal.shared.spelling import read_card
from tarock.core.cards import CARD_NAMES
from tarock.core.errors import NotationError
from tarock.school import progress as kept
from tarock.school.course import Course, Reply, family_of, placed_of, replies
from tarock.school.curriculum import entrance, find_lesson, lessons
from tarock.school.families import SCHOOLS
from tarock.school.lesson import Ask, Lesson, Play, Show, Text
from tarock.school.place import Placed, place_of
from tarock.school.playing import begun
from tarock.school.progress import Progress, with_answer, with_stars
from tarock.school.sources import source_of
from tarock.school.texts import said
from tarock.search.warming import announced
from tarock.telling.sentences import capital, sentence
from tarock.tutor.coach import COACHES
from tarock.words import Language, words_in
from tarock.words.cards import card_sign
from tarock.words.citing import cited

_STARS: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Which lesson, where progress is kept, and in which language; no lesson lists them all."""

    progress: Path
    lesson: str | None = None
    family: str | None = None
    language: Language = "en"


def run(options: Options, screen: Screen | None = None) -> None:
    """List the lessons, or go through one.

    :raises TarockError: if there is no such lesson.
    """
    screen = screen or Terminal()
    if options.lesson is None:
        _list(options, screen)
        return
    family, lesson = find_lesson(options.lesson)
    words = words_in(options.language)
    with announced(family, "advice", words("solve-compiling")):
        room = Classroom(screen, lesson, options.language, options.progress)
    try:
        room.teach()
    except Leave:
        screen.say(line(words("learn-left")))


def _list(options: Options, screen: Screen) -> None:
    words = words_in(options.language)
    known = kept.read(options.progress)
    for family in [options.family] if options.family else list(SCHOOLS):
        screen.say(BLANK, line((words(f"web-rules-family-{family}"), HEAD)))
        test = entrance(family)
        for lesson in [*lessons(family).values(), *([] if test is None else [test])]:
            stars = known.stars.get(lesson.id)
            drawn = "   " if stars is None else "*" * stars + "." * (_STARS - stars)
            title = said(lesson.title, options.language, family)
            screen.say(
                line(f"  {lesson.id}  {drawn}  {words('learn-row', title=title, minutes=lesson.minutes)}", hang=12)
            )
    screen.say(BLANK, line(words("learn-how")))


class Classroom:
    """A lesson at the terminal."""

    def __init__(self, screen: Screen, lesson: Lesson, language: Language, file: Path) -> None:
        self.screen = screen
        self.lesson = lesson
        self.language: Language = language
        self.file = file
        self.family = family_of(lesson)
        self.words = words_in(language)
        self.table = SchoolTable(screen, self.family, self.words)
        self.known: Progress = kept.read(file)
        self.seconds = 0.0
        """How long answers have taken; whoever reads may take his time."""

    def teach(self) -> None:
        """Go through all steps, and keep what it has brought."""
        self.screen.say(line((self._said(self.lesson.title), HEAD)), line(self._said(self.lesson.teaches)))
        course = Course(self.lesson)
        while course.now is not None:
            now, number = course.now, course.step
            self.screen.say(BLANK, line((self.words("learn-step", step=number + 1, of=len(self.lesson.steps)), HEAD)))
            if isinstance(now, Show):
                course = self._show(now, course)
            elif isinstance(now, Ask):
                course = self._ask(now, course)
            else:
                course = self._play(now, course)
        self._end(course)

    def _end(self, course: Course) -> None:
        stars = course.stars(self.seconds)
        told = "learn-passed" if course.is_passed(self.seconds) else "learn-not-passed"
        self.screen.say(BLANK, line((self.words(told, right=course.first, of=course.asked, stars=stars), HEAD)))
        if course.is_passed(self.seconds):
            self.known = with_stars(self.known, self.lesson.id, stars)
            if self.lesson.entrance:
                self._skip()
        kept.write(self.known, self.file)

    def _skip(self) -> None:
        """Let a player of another game skip what he knows."""
        skipped = [lesson for lesson in lessons(self.family).values() if lesson.known]
        for lesson in skipped:
            self.known = with_stars(self.known, lesson.id, 0)
        self.screen.say(line(self.words("learn-skip", lessons=", ".join(lesson.id for lesson in skipped))))

    # What is read

    def _show(self, step: Show, course: Course) -> Course:
        placed = None if step.position is None else place_of(step.position, self.lesson.ruleset)
        self.screen.say(*self._text(step.text, step.cites), *self._laid(step.cards), *self.table.shown(placed))
        self.screen.ask(self.words("learn-go-on"))
        return course.went_on()

    # What is asked

    def _ask(self, ask: Ask, course: Course) -> Course:
        placed = placed_of(ask, self.lesson.ruleset)
        choices = self._choices(ask, placed)
        self.screen.say(*self._text(ask.text, ask.cites), *self._laid(ask.cards), *self.table.shown(placed))
        self.screen.say(*(line(f"  {number}  {text}", hang=5) for number, (_, text) in enumerate(choices, start=1)))
        while True:
            text = self._timed("learn-answer")
            try:
                reply, after = course.answered(self._answer(text, ask, [answer for answer, _ in choices]))
            except NotationError:
                self.screen.say(line(self.words("learn-unclear")))
                continue
            self._reply(reply)
            self._keep(course, reply)
            if after.question != course.question or after.step != course.step:
                return after
            course = after

    def _timed(self, prompt: str) -> str:
        """Return what is answered, and add the time that it took."""
        began = time.monotonic()
        try:
            return self.screen.ask(self.words(prompt))
        finally:
            self.seconds += time.monotonic() - began

    def _choices(self, ask: Ask, placed: Placed | None) -> list[tuple[str, str]]:
        """Return the answers that are listed, each with its words: options, or acts that are no cards."""
        if ask.answer == "choice":
            return [(str(number), self._option(ask, number)) for number in range(len(ask.options))]
        if ask.answer != "act" or placed is None:
            return []
        read, named = SCHOOLS[self.family].read, COACHES[self.family].named
        reader = self.table.wording(placed.seat).reader
        answers = [reply.answer for reply in replies(ask, self.lesson.ruleset)]
        return [
            (answer, capital(sentence(named(read(placed.state, placed.seat, answer)), reader))) for answer in answers
        ]

    def _option(self, ask: Ask, number: int) -> str:
        option = ask.options[number]
        cards = " ".join(card_sign(self.words, self.family, card) for card in option.cards)
        words = "" if option.text is None else self._said(option.text)
        return " ".join(part for part in (words, cards) if part) or option.value or option.act

    def _answer(self, text: str, ask: Ask, listed: list[str]) -> str:
        """Return what is meant: a number of the list, or a card as people write it.

        :raises NotationError: if it is neither.
        """
        text = text.strip()
        if listed:
            if not text.isdecimal() or not 0 < int(text) <= len(listed):
                raise NotationError(text)
            return listed[int(text) - 1]
        if ask.answer == "number":
            return text
        card = read_card(text, self.language)
        if card is None:
            raise NotationError(text)
        return CARD_NAMES[card]

    def _reply(self, reply: Reply) -> None:
        self.screen.say(line((self.words("learn-right" if reply.right else "learn-wrong"), HEAD)))
        if reply.refusal is not None:
            self.screen.say(line(self.table.wording(None).refusal(reply.refusal)))
        if reply.why is not None:
            self.screen.say(line(self._said(reply.why)))

    def _keep(self, course: Course, reply: Reply) -> None:
        """Let a question that was missed come again."""
        item = f"{self.lesson.id}/{course.step}/{course.question}"
        self.known = with_answer(self.known, item, datetime.now(UTC).date(), right=reply.right)

    # What is played

    def _play(self, step: Play, course: Course) -> Course:
        self.screen.say(*self._text(step.text, step.cites))
        playing, hints = self.table.play(begun(self.lesson, course.step))
        told = playing.sentence
        assert told is not None, "it is over"
        self.screen.say(BLANK, line((self._said(told), HEAD)))
        if playing.verdict is not None:
            self.screen.say(line(sentence(playing.verdict, self.table.wording(playing.seat).reader)))
        return (course.with_hint() if hints else course).played(reached=playing.is_reached)

    # Words and cards

    def _said(self, text: Text) -> str:
        return said(text, self.language, self.family)

    def _text(self, text: Text, cites: tuple[str, ...]) -> Iterator[Line]:
        yield line(self._said(text))
        if cites:
            sources = dict.fromkeys(cited(self.words, source_of(cite)) for cite in cites)
            yield line("  ", ("; ".join(sources), CITE), hang=4)

    def _laid(self, cards: tuple[str, ...]) -> Iterator[Line]:
        if cards:
            yield line("  ", " ".join(card_sign(self.words, self.family, card) for card in cards), hang=4)
