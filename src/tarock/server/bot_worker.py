"""A process in which bots think and claims are proven: views come in on standard input, decisions go out."""

import os
import pickle
import signal
import sys
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import BinaryIO, Final, TypeAlias

from tarock.bots.families import BOTS
from tarock.bots.levels import LevelName
from tarock.core import families
from tarock.core.errors import IllegalAction
from tarock.core.seats import Seat
from tarock.rulesets import Ruleset, load
from tarock.server.evening.families import Action, View
from tarock.server.evening.settings import house_ruleset
from tarock.server.levels import player

_HEAD: Final = 4


@dataclass(frozen=True, slots=True)
class Ask:
    """A seat that is asked: to act if it is on turn, else whether it wants to use a right."""

    seat: Seat
    view: View
    level: LevelName
    is_turn: bool


@dataclass(frozen=True, slots=True)
class Question:
    """Those who are asked, one after the other, and what the table has refused to them already."""

    asks: tuple[Ask, ...]
    refused: tuple[tuple[Seat, Action, StrEnum, str, str], ...]

    def answered(self) -> "BotAct":
        """Return what one of them does."""
        return answer(self)


@dataclass(frozen=True, slots=True)
class Proof:
    """A player on turn who claims the rest: it is to be found out whether he can force it."""

    view: View

    def answered(self) -> "BotAct":
        """Return his next card, if he can."""
        return proven(self)


BotAct: TypeAlias = tuple[Seat, Action] | None


def find_ruleset(name: str, house: str | None) -> Ruleset:
    """Return a ruleset by its name, or from a house's own text."""
    return load(name) if house is None else house_ruleset(house)


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


def proven(proof: Proof) -> BotAct:
    """Return the next card of a player who can force what he claims; None if that is not proven."""
    card = BOTS[proof.view.ruleset.family].proven_card(proof.view)
    return None if card is None else (proof.view.seat, card)


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer question after question, until there are no more; a bot that fails is reported by name."""
    while len(head := requests.read(_HEAD)) == _HEAD:
        packed = requests.read(size := int.from_bytes(head, "big"))
        if len(packed) < size:  # the server was killed in the middle of a question
            return
        question: Question | Proof = pickle.loads(packed)  # noqa: S301 - from the server itself
        try:
            found: BotAct | str = question.answered()
        except Exception as error:  # noqa: BLE001 - whatever a bot stumbles over, the server replaces it and goes on
            found = f"{type(error).__name__}: {error}"
        packed = pickle.dumps(found, protocol=pickle.HIGHEST_PROTOCOL)
        answers.write(len(packed).to_bytes(_HEAD, "big") + packed)
        answers.flush()


if __name__ == "__main__":
    for _plugged in sys.argv[1:]:  # the families that the server was given, as FAMILY=PACKAGE
        families.add(*_plugged.split("=", 1))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # the server was killed while a bot was thinking: nobody is left to be told
        os._exit(1)  # at once: the interpreter would try to write once more, and complain
