"""Lessons as they are shown: positions as replays and tables show them, and what every answer gets."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import msgspec
from msgspec.structs import fields, replace

from tarock.core.game import Act
from tarock.school.course import HINTED, STARS, Reply, family_of, placed_of, questions, replies
from tarock.school.curriculum import all_lessons, entrance, lessons
from tarock.school.families import SCHOOLS
from tarock.school.lesson import Ask, Lesson, Play, Show, Text
from tarock.school.lesson import Step as LessonPart
from tarock.school.place import Placed, place_of
from tarock.school.playing import Playing, start_of
from tarock.school.sources import source_of
from tarock.school.texts import with_cards
from tarock.server.bot_questions import HintFound
from tarock.server.families import SERVER
from tarock.server.frames.story import entry, opening
from tarock.server.frames.table import hand_shown
from tarock.server.wire.shared.school import (
    ActDone,
    AskStep,
    Cited,
    FamilyLessons,
    LessonListed,
    LessonShown,
    LessonStep,
    OptionShown,
    Played,
    PlayHint,
    PlayStep,
    PositionShown,
    QuestionShown,
    ReplyShown,
    RuleRefusal,
    SchoolShown,
    ShowStep,
)
from tarock.telling.line import Line
from tarock.tutor.coach import COACHES
from tarock.tutor.deeds import states_of

_HIDDEN: Final = frozenset({"skat", "talon", "laid"})
"""What a step of a replay lays open, and a player sees only where the table does; his own hand has what he may."""


@cache
def school_shown() -> SchoolShown:
    """Return the whole curriculum."""
    return SchoolShown(
        tuple(
            FamilyLessons(
                family=family,
                ruleset=SCHOOLS[family].ruleset,
                lessons=tuple(map(_listed, lessons(family).values())),
                entrance=None if (test := entrance(family)) is None else _listed(test),
            )
            for family in SCHOOLS
            if lessons(family)
        )
    )


def _listed(lesson: Lesson) -> LessonListed:
    return LessonListed(
        id=lesson.id,
        title=lesson.title,
        teaches=lesson.teaches,
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        needs=lesson.needs,
        known=lesson.known,
        first_deal=lesson.first_deal,
    )


def lesson_shown(name: str) -> LessonShown:
    """Return a lesson with all that it shows and asks; there must be one of that name."""
    family, lesson = all_lessons()[name]
    return LessonShown(
        id=lesson.id,
        family=family,
        ruleset=lesson.ruleset,
        title=lesson.title,
        teaches=lesson.teaches,
        minutes=lesson.minutes,
        steps=tuple(_step(lesson, number, step) for number, step in enumerate(lesson.steps)),
        stars=STARS,
        hinted=HINTED,
        needs=lesson.needs,
        known=lesson.known,
        passing=lesson.passing,
    )


def _step(lesson: Lesson, number: int, step: LessonPart) -> LessonStep:
    family = family_of(lesson)
    match step:
        case Show():
            placed = None if step.position is None else place_of(step.position, lesson.ruleset)
            return ShowStep(with_cards(step.text, family), cited(step.cites), step.cards, _position(placed))
        case Ask():
            asked = tuple(_question(each, lesson.ruleset, family) for each in questions(lesson, number))
            return AskStep(with_cards(step.text, family), asked)
        case Play():
            return PlayStep(
                text=with_cards(step.text, family),
                seat=start_of(lesson, step).seat,
                goal=step.goal,
                others=step.others,
                hints=step.hints,
                limit=step.limit,
                cites=cited(step.cites),
            )


def _question(ask: Ask, ruleset: str, family: str) -> QuestionShown:
    assert ask.answer != "drill", "a drill asks other questions"
    return QuestionShown(
        answer=ask.answer,
        replies=tuple(_reply(each, family, _line(ask, ruleset, each)) for each in replies(ask, ruleset)),
        cards=ask.cards,
        position=_position(placed_of(ask, ruleset)),
        options=tuple(OptionShown(_maybe(each.text, family), each.cards, each.value) for each in ask.options),
        otherwise=_maybe(ask.otherwise, family),
        cites=cited(ask.cites),
    )


def _line(ask: Ask, ruleset: str, reply: Reply) -> Line | None:
    """Return what an act is called, where one is asked for."""
    placed = placed_of(ask, ruleset) if ask.answer == "act" else None
    if placed is None:
        return None
    return COACHES[placed.family].named(SCHOOLS[placed.family].read(placed.state, placed.seat, reply.answer))


def _reply(reply: Reply, family: str, line: Line | None) -> ReplyShown:
    refusal = reply.refusal
    refused = None if refusal is None else RuleRefusal(refusal.reason.value, refusal.rule, refusal.detail)
    return ReplyShown(reply.answer, reply.right, line, _maybe(reply.why, family), refused)


# Positions


def _position(placed: Placed | None) -> PositionShown | None:
    return None if placed is None else position_shown(placed)


def position_shown(placed: Placed) -> PositionShown:
    """Return a position as whoever looks sees it."""
    state: Any = placed.state
    step = SERVER[placed.family].showing.step(state, None, None, _heard(placed))
    if not placed.is_open:
        hidden = {field.name: _lies_open(step, field.name) for field in fields(step) if field.name in _HIDDEN}
        hands = tuple(hand if seat == placed.seat else () for seat, hand in enumerate(step.hands))
        step = replace(step, hands=hands, **hidden)
    return PositionShown(state.ruleset.id, placed.seat, step, hand_shown(placed.view), placed.is_open)


def _lies_open(step: Any, name: str) -> tuple[str, ...]:  # noqa: ANN401 - of the family
    """Return what of the cards beside the hands everybody sees: a talon that was turned up, say."""
    found: tuple[str, ...] = getattr(step.table, name, None) or ()
    return found


def _heard(placed: Placed) -> tuple[Line, ...]:
    """Return what whoever looks was told before the first card: bids, a call, what was announced."""
    lines: list[Line] = []
    for before, seat, action in states_of(placed.state):
        if before.phase.value == "play":
            break
        lines += entry(before, seat, action, before.apply(seat, action)).for_seat(placed.seat)
    return tuple(lines)


def played_shown(playing: Playing, since: int, hint: HintFound | None = None) -> Played:
    """Return where a step that is played has come to.

    :param since: how many acts the learner knew of.
    :param hint: what the coach says to it, where it was asked.
    """
    placed = Placed(playing.state, playing.seat, playing.begun.is_open or playing.is_over)
    family = playing.begun.family
    return Played(
        position=position_shown(placed),
        acts=tuple(_done(act, family) for act in playing.acts),
        course=_course(playing, since),
        lines=_lines(playing, since),
        over=playing.is_over,
        reached=playing.is_reached,
        sentence=_maybe(playing.sentence, family),
        verdict=playing.verdict,
        hint=None if hint is None else _hint(hint, family),
    )


def _hint(hint: HintFound, family: str) -> PlayHint:
    act = None if hint.act is None else msgspec.to_builtins(SERVER[family].codec.act_of(hint.act))
    return PlayHint(hint.lines, act)


def _done(act: Act, family: str) -> ActDone:
    seat, action = act
    return ActDone(seat, msgspec.to_builtins(SERVER[family].codec.act_of(action)))


def _course(playing: Playing, since: int) -> tuple[PositionShown, ...]:
    """Return the positions between the learner's last act and where it has come to."""
    state: Any = playing.begun.state
    positions: list[PositionShown] = []
    for number, (seat, action) in enumerate(playing.acts[:-1]):
        state = state.apply(seat, action)
        if number >= since - 1:
            positions.append(position_shown(Placed(state, playing.seat, playing.begun.is_open)))
    return tuple(positions)


def _lines(playing: Playing, since: int) -> tuple[Line, ...]:
    """Return what the learner is told of all acts from his last one on."""
    state: Any = playing.begun.state
    lines = list(opening(state).public) if since == 0 else []
    for number, (seat, action) in enumerate(playing.acts):
        after = state.apply(seat, action)
        if number >= since - 1:
            lines += entry(state, seat, action, after).for_seat(playing.seat)
        state = after
    return tuple(lines)


# Texts


def _maybe(text: Text | None, family: str) -> Text | None:
    return None if text is None else with_cards(text, family)


def cited(cites: Iterable[str]) -> tuple[Cited, ...]:
    """Return where the books say something."""
    return tuple(map(_cited, cites))


def _cited(cite: str) -> Cited:
    ruleset, _, rule = cite.partition(": ")
    return Cited(source_of(cite), ruleset, rule) if rule else Cited(source_of(cite), advice=cite)
