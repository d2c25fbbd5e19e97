"""A learner who knows everything: he gives the right answers and plays what reaches the goal."""

from dataclasses import dataclass
from random import Random
from typing import Any

from tarock.bots.families import BOTS
from tarock.bots.levels import level
from tarock.school.course import replies
from tarock.school.lesson import Ask, Lesson
from tarock.school.playing import LessonPlaying, begun, best

TRIES = 40
"""So many times a deal among bots is played until its goal is reached."""
LEVEL = "book"


def right_answer(ask: Ask, ruleset: str) -> str:
    """Return an answer that is accepted."""
    return next(reply.answer for reply in replies(ask, ruleset) if reply.right)


@dataclass(frozen=True)
class Player:
    """Plays one step: for a goal that can be forced as well as can be, else by the books, with other dice each time."""

    seed: int = 0

    def card(self, playing: LessonPlaying) -> Any:  # noqa: ANN401 - an action of the family
        if playing.step.others == "solver":
            return best(playing.state, playing.seat, playing.target)
        bot = BOTS[playing.begun.family].player(level(LEVEL if self.seed % 2 == 0 else "novice"))
        view = playing.state.view(playing.seat)
        return bot.act(view, Random(f"{self.seed}/{len(playing.acts)}"), {}).action

    def play(self, playing: LessonPlaying) -> LessonPlaying:
        while not playing.is_over:
            playing = playing.done(self.card(playing))
        return playing


def solved(lesson: Lesson, step: int) -> LessonPlaying:
    """Return a step that is played to its end with its goal reached."""
    for seed in range(TRIES):
        playing = Player(seed).play(begun(lesson, step))
        if playing.is_reached:
            return playing
    message = f"{lesson.id}, step {step + 1}: the goal is not reached in {TRIES} tries"
    raise AssertionError(message)
