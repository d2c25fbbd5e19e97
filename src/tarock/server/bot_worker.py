"""A process in which bots think and claims are proven: views come in on standard input, decisions go out."""

import gzip
import os
import pickle
import signal
import sys
from collections.abc import Iterable, Mapping
from random import Random
from typing import BinaryIO, Final

import msgspec

from tarock.bots.families import BOTS
from tarock.core import families
from tarock.core.errors import IllegalAction, NotationError, TarockError
from tarock.server import logs
from tarock.server.bot_questions import (
    Asked,
    BotAct,
    DoubtQuestion,
    Errand,
    HintFound,
    HintQuestion,
    LessonQuestion,
    PlayQuestion,
    PlayRefused,
    Proof,
    Question,
    Stumbled,
    TellsQuestion,
    WorstQuestion,
)
from tarock.server.codes import Refusal
from tarock.server.levels import player
from tarock.telling.line import Line

_HEAD: Final = 4
_SMALL: Final = 1000
"""What is no longer than this is sent as it is."""
_LEVEL: Final = 5


def answer(question: Question) -> BotAct:
    """Ask the bots in turn, until one of them does something."""
    rng = Random()  # noqa: S311 - bots may be guessed, cards may not
    for ask in question.asks:
        refused = {
            action: IllegalAction(reason, rule, detail)
            for seat, action, reason, rule, detail in question.refused
            if seat == ask.seat
        }
        bot = player(ask.level, ask.view.ruleset.family)
        decision = bot.act(ask.view, rng, refused) if ask.is_turn else bot.interject(ask.view, rng, refused)
        if decision is not None:
            return ask.seat, decision.action
    return None


def hint(question: HintQuestion) -> HintFound:
    """Ask the coach for a hint."""
    from tarock.school.refuting import against_second  # noqa: PLC0415 - compiled code, which not every table needs
    from tarock.tutor.hints import hinted  # noqa: PLC0415 - compiled code, which tables of the simplest bots do not need
    from tarock.tutor.telling import hint_lines  # noqa: PLC0415

    found = hinted(question.view, question.depth, Random())  # noqa: S311 - a hint may be guessed
    if found is None:
        return HintFound((Line("coach-none", "word"),), None)
    lines = hint_lines(found, question.view.ruleset.family)
    worst = against_second(question.view, found)
    return HintFound(lines, found.action if question.depth > 1 else None, worst)


def doubt(question: DoubtQuestion) -> HintFound:
    """Ask the coach whether something is a mistake."""
    from tarock.school.doubting import doubted  # noqa: PLC0415 - compiled code, as above

    found = doubted(question.view, question.action)
    if found is None:
        return HintFound((), None)
    return HintFound((Line(f"play-doubt-{found.grade}", "word"), *found.why), None, found.against)


def tells(question: TellsQuestion) -> tuple[Line, ...]:
    """Ask the coach what another's words and cards tell."""
    from tarock.tutor.reading import read, reading_lines  # noqa: PLC0415 - compiled code, as above

    found = read(question.acts, question.view, question.seat, Random(0))  # noqa: S311
    return tuple(reading_lines(found, question.seat))


def lesson(question: LessonQuestion) -> bytes:
    """Make a lesson."""
    from tarock.server.frames.school import lesson_shown  # noqa: PLC0415 - what is learnt needs much that is not played

    return msgspec.json.encode(lesson_shown(question.lesson))


def play(question: PlayQuestion) -> bytes | PlayRefused:
    """Let the others act in a step of a lesson."""
    from tarock.school.curriculum import all_lessons  # noqa: PLC0415 - as above
    from tarock.school.lesson import LessonError  # noqa: PLC0415
    from tarock.school.playing import resumed  # noqa: PLC0415
    from tarock.server.families import SERVER  # noqa: PLC0415
    from tarock.server.frames.school import played_shown  # noqa: PLC0415

    family, found = all_lessons()[question.lesson]
    codec = SERVER[family].codec
    try:
        acts = tuple((seat, codec.decode(act)) for seat, act in question.acts)
        playing = resumed(found, question.step, acts)
    except IllegalAction as error:
        return PlayRefused(error.detail, error.reason.value, error.rule)
    except (msgspec.ValidationError, NotationError, LessonError) as error:
        return PlayRefused(str(error))
    wanted = None
    if question.hint is not None and playing.step.hints and not playing.is_over:
        wanted = hint(HintQuestion(playing.state.view(playing.seat), question.hint))
    return msgspec.json.encode(played_shown(playing, len(acts), wanted))


def worst(question: WorstQuestion) -> bytes | PlayRefused:
    """Let the others act in a deal that refutes an answer."""
    from tarock.school.refuting import family_of, resumed  # noqa: PLC0415 - compiled code, as above
    from tarock.server.families import SERVER  # noqa: PLC0415
    from tarock.server.frames.school import played_shown  # noqa: PLC0415

    try:
        codec = SERVER[family_of(question.against)].codec
        playing = resumed(question.against, tuple((seat, codec.decode(act)) for seat, act in question.acts))
    except IllegalAction as error:
        return PlayRefused(error.detail, error.reason.value, error.rule)
    except (msgspec.ValidationError, TarockError) as error:
        return PlayRefused(str(error))
    return msgspec.json.encode(played_shown(playing, len(question.acts)))


def errand(question: Errand) -> object:
    """Do some work, and pack what comes of it as it is wanted."""
    try:
        found = question.work(*question.given)
    except Refusal as refusal:
        return refusal
    if question.wanted == "value":
        return found
    body = msgspec.json.encode(found)
    return gzip.compress(body, _LEVEL) if question.wanted == "gzip" and len(body) > _SMALL else body


def answered(question: Asked) -> object:
    """Answer whatever is asked."""
    match question:
        case Errand():
            return errand(question)
        case HintQuestion():
            return hint(question)
        case TellsQuestion():
            return tells(question)
        case LessonQuestion():
            return lesson(question)
        case PlayQuestion():
            return play(question)
        case WorstQuestion():
            return worst(question)
        case DoubtQuestion():
            return doubt(question)
        case Proof():
            return proven(question)
        case Question():
            return answer(question)


def proven(proof: Proof) -> BotAct:
    """Return the next card of a player who can force what he claims; None if that is not proven."""
    card = BOTS[proof.view.ruleset.family].proven_card(proof.view)
    return None if card is None else (proof.view.seat, card)


def answered_packed(packed: bytes, plugged: Mapping[str, str] | None = None) -> bytes:
    """Answer a question as it comes from the server; a bot that fails is reported by name.

    :param plugged: the families that the server was given besides ours, where this process may not know them.
    """
    for family, package in (plugged or {}).items():
        if family not in families.added():
            families.add(family, package)
    question = pickle.loads(packed)  # noqa: S301 - from the server itself
    try:
        return pickle.dumps(answered(question), protocol=pickle.HIGHEST_PROTOCOL)
    except Exception as error:  # noqa: BLE001 - whatever a bot stumbles over, the server replaces it and goes on
        return pickle.dumps(Stumbled(f"{type(error).__name__}: {error}"), protocol=pickle.HIGHEST_PROTOCOL)


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer question after question, until there are no more."""
    while len(head := requests.read(_HEAD)) == _HEAD:
        packed = requests.read(size := int.from_bytes(head, "big"))
        if len(packed) < size:  # the server was killed in the middle of a question
            return
        packed = answered_packed(packed)
        answers.write(len(packed).to_bytes(_HEAD, "big") + packed)
        answers.flush()


def work(plugged: Iterable[str]) -> None:
    """Answer whatever the server asks, until it ends.

    :param plugged: the families that the server was given, as FAMILY=PACKAGE.
    """
    logs.configure_worker()
    for told in plugged:
        families.add(*told.split("=", 1))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # the server was killed while a bot was thinking: nobody is left to be told
        os._exit(1)  # at once: the interpreter would try to write once more, and complain


if __name__ == "__main__":
    work(sys.argv[1:])
