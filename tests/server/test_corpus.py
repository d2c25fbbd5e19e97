"""Records and logs that an earlier version wrote are read, and written back byte for byte."""

import json
import lzma
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, get_args

import msgspec
import pytest

from tarock.danish import actions as danish
from tarock.koenigrufen import actions as koenigrufen
from tarock.notation.record import Record, dumps, loads
from tarock.rulesets import load
from tarock.server.evening.course import course_of
from tarock.server.evening.events import Acted, decode, encode
from tarock.server.evening.families import Action, raw_act, read_act

FOLDER: Final = Path(__file__).parents[1] / "data" / "corpus"
FAMILIES: Final = {"danish": danish.Action, "koenigrufen": koenigrufen.Action}


@dataclass(frozen=True)
class Written:
    """One deal of the corpus: its text, what is read from it, and the stored lines of its acts."""

    record: str
    read: Record
    log: list[str]


@cache
def corpus(family: str) -> list[Written]:
    text = lzma.decompress((FOLDER / f"{family}.jsonl.xz").read_bytes()).decode()
    deals = [json.loads(line) for line in text.splitlines()]
    return [Written(deal["record"], loads(deal["record"], load)[0], deal["log"]) for deal in deals]


def acts(written: Written) -> Iterator[Acted]:
    for line in written.log:
        event = decode(line)
        assert isinstance(event, Acted)
        yield event


ADDED_SINCE: Final = {danish.Correct, danish.RuleByHand, koenigrufen.RuleByHand}
"""Actions that the version which wrote the corpus did not know."""


@pytest.mark.parametrize("family", FAMILIES)
def test_every_action_occurs(family: str) -> None:
    occurring = {type(action) for deal in corpus(family) for _, action in course_of(deal.read.state).acts}
    assert occurring == set(get_args(FAMILIES[family])) - ADDED_SINCE


@pytest.mark.parametrize("family", FAMILIES)
def test_a_record_is_written_back_byte_for_byte(family: str) -> None:
    for deal in corpus(family):
        assert dumps([deal.read]) == deal.record


@pytest.mark.parametrize("family", FAMILIES)
def test_a_stored_act_is_read_and_stored_again_byte_for_byte(family: str) -> None:
    for deal in corpus(family):
        ruleset = deal.read.state.ruleset
        for line, event in zip(deal.log, acts(deal), strict=True):
            action = read_act(ruleset, event.act)
            assert encode(Acted(event.game, event.seat, raw_act(ruleset, action))) == line.encode()


@pytest.mark.parametrize("family", FAMILIES)
def test_a_log_says_the_same_as_the_record(family: str) -> None:
    for deal in corpus(family):
        state = deal.read.state
        stored = tuple((event.seat, read_act(state.ruleset, event.act)) for event in acts(deal))
        assert stored == course_of(state).acts


FOREIGN: Final[list[tuple[str, str, Action]]] = [
    ("danish-hjoerring", '{"do":"play","card":"S7","named":null}', danish.Play(6)),
    ("danish-hjoerring", '{"items":[],"do":"declare"}', danish.Declare()),
    ("danish-hjoerring", '{"do":"accept","holding":false}', danish.ACCEPT),
    ("koenigrufen-turnier", '{"do":"play","card":"S7","named":null}', koenigrufen.Play(6)),
    ("koenigrufen-turnier", '{"do":"play","card":"S7","named":"H"}', koenigrufen.Play(6)),
    ("koenigrufen-turnier", '{"do":"call","card":null}', koenigrufen.Call(None)),
    ("koenigrufen-turnier", '{"do":"speak","announces":[],"doubles":["game",2]}', koenigrufen.Speak((), ("game", 2))),
]
"""A log holds what a client has sent, as it spelled it: with defaults, in any order, with a word that is not heeded."""


@pytest.mark.parametrize(("ruleset", "act", "action"), FOREIGN)
def test_an_act_is_understood_as_other_clients_spell_it(ruleset: str, act: str, action: Action) -> None:
    assert read_act(load(ruleset), msgspec.Raw(act.encode())) == action
