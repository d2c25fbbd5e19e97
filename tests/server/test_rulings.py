"""The referee rules by hand at a table of a server: whoever opened it does, where faults can happen at all."""

from random import Random

import msgspec
import pytest

from tarock.danish import actions as danish_actions
from tarock.koenigrufen import actions as koenigrufen_actions
from tarock.notation import record
from tarock.notation.families import NOTATIONS
from tarock.rulesets import RULESETS, load
from tarock.server.codes import Code, Refusal
from tarock.server.evening import events
from tarock.server.evening.families import Action, raw_act, read_act
from tarock.server.evening.requests import events_of
from tarock.server.evening.settings import Chair, Settings
from tarock.server.frames.table import Frames
from tarock.server.names import Session
from tarock.server.wire.shared.asking import Act
from tarock.server.wire.shared.telling import Frame
from tests.server.played import History
from tests.server.test_taking_back import game_of, step

OWNER, GUEST = Session("owner", "Ada"), Session("guest 1", "Bo")
WHY = "shown at once, and without harm"
PLAYERS = {"danish": 3, "koenigrufen": 4}


def family_of(ruleset: str) -> str:
    return ruleset.split("-", maxsplit=1)[0]


def begun(ruleset: str, mode: str = "table") -> History:
    """A deal among people of whom the first has opened the table."""
    size = PLAYERS[family_of(ruleset)]
    history = History(Settings(ruleset=ruleset, chairs=(Chair(),) * size, mode=mode))  # type: ignore[arg-type]
    for place in range(size):
        history.add(events.Sat(place, OWNER.id if place == 0 else f"guest {place}", "Somebody"))
    history.add(events.Dealt(0, "seed", "promised"))
    return history


def ruling(ruleset: str, payer: int = 1, payee: int = 2, why: str = WHY) -> Action:
    actions = danish_actions if family_of(ruleset) == "danish" else koenigrufen_actions
    return actions.RuleByHand(payer, payee, 20, why)


def asked(history: History, action: Action) -> Act:
    return Act(id=1, state=game_of(history.table).state, act=raw_act(history.table.ruleset, action))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_only_whoever_opened_the_table_rules(ruleset: str) -> None:
    history = begun(ruleset)
    with pytest.raises(Refusal) as refused:
        events_of(history.table, GUEST, asked(history, ruling(ruleset)))
    assert refused.value.code is Code.NOT_OWNER
    assert events_of(history.table, OWNER, asked(history, ruling(ruleset)))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_ruling_is_told_to_everybody_and_settled(ruleset: str) -> None:
    plain, ruled = begun(ruleset), begun(ruleset)
    before = game_of(ruled.table).deal
    ruled.add(*events_of(ruled.table, OWNER, asked(ruled, ruling(ruleset))))
    after = game_of(ruled.table).deal
    assert (before.turn, before.legal_actions(before.turn or 0)) == (after.turn, after.legal_actions(after.turn or 0))
    for frame in (Frames(ruled.table).for_place(1), Frames(ruled.table).for_spectator()):
        news = msgspec.json.decode(frame, type=Frame).news
        assert news is not None
        (line,) = [line for line in news.lines if line.values.get("why") == WHY]
        assert (line.seat, line.values["points"]) == (0, 20)
    results = [played_out(history) for history in (plain, ruled)]
    moved = [with_it - without for without, with_it in zip(*results, strict=True)]
    assert moved == [0, -20, 20, 0][: len(moved)]


OUTSIDE = Session("owner", "Frida (vært), because")


def kept(ruleset: str) -> History:
    """A deal at a table whose owner does not sit at it."""
    size = PLAYERS[family_of(ruleset)]
    history = History(Settings(ruleset=ruleset, chairs=(Chair(),) * size, mode="table"))
    for place in range(size):
        history.add(events.Sat(place, f"guest {place}", "Somebody"))
    history.add(events.Dealt(0, "seed", "promised"))
    return history


@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_owner_who_does_not_sit_there_rules_under_his_name(ruleset: str) -> None:
    history = kept(ruleset)
    assert OUTSIDE.id == history.table.owner
    history.add(*events_of(history.table, OUTSIDE, asked(history, ruling(ruleset))))
    for frame in (Frames(history.table).for_place(0), Frames(history.table).for_spectator(host=True)):
        news = msgspec.json.decode(frame, type=Frame).news
        assert news is not None
        (line,) = [line for line in news.lines if line.values.get("why") == WHY]
        assert (line.seat, line.values["by"], line.values["points"]) == (None, "Frida vært", 20)
    played_out(history)
    final = history.table.finished[0].final()
    text = record.dumps([NOTATIONS[family_of(ruleset)].record_of(final, [])])
    assert f"A rules B C 20 by Frida vært because {WHY}" in text
    (read,) = record.loads(text, load)
    assert read.state == final


def test_nobody_else_who_watches_rules_and_nobody_in_another_name() -> None:
    history = kept("danish-hjoerring")
    with pytest.raises(Refusal) as refused:
        events_of(history.table, Session("watcher", "Wim"), asked(history, ruling("danish-hjoerring")))
    assert refused.value.code is Code.NOT_OWNER
    late = msgspec.structs.replace(asked(history, ruling("danish-hjoerring")), state=999)
    with pytest.raises(Refusal) as refused:
        events_of(history.table, OUTSIDE, late)
    assert refused.value.code is Code.STALE
    seated = begun("danish-hjoerring")
    forged = msgspec.structs.replace(ruling("danish-hjoerring"), by="Somebody else")
    seated.add(*events_of(seated.table, OWNER, asked(seated, forged)))
    (_, action) = game_of(seated.table).acts[-1]
    assert action.by == ""


def test_a_reason_may_say_by_whom_and_a_name_may_not_say_because() -> None:
    """What opens a later part ends the one before it, and nothing else does."""
    history = kept("danish-hjoerring")
    told = ruling("danish-hjoerring", why="shown by accident, because of haste")
    history.add(*events_of(history.table, OUTSIDE, asked(history, told)))
    played_out(history)
    final = history.table.finished[0].final()
    (read,) = record.loads(record.dumps([NOTATIONS["danish"].record_of(final, [])]), load)
    assert read.state == final
    raw = raw_act(history.table.ruleset, msgspec.structs.replace(told, by="Anna because"))
    with pytest.raises(msgspec.ValidationError):
        read_act(history.table.ruleset, raw)


def played_out(history: History) -> list[float]:
    """Play a deal to its end, and return what everybody has from it."""
    rng = Random(5)
    while not history.table.finished:
        step(history, rng)
    return list(history.table.finished[0].result)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_ruling_within_a_trick_stands_in_the_record(ruleset: str) -> None:
    history, rng = begun(ruleset), Random(3)
    while not _lies_a_card(history):
        step(history, rng)
    history.add(*events_of(history.table, OWNER, asked(history, ruling(ruleset))))
    played_out(history)
    final = history.table.finished[0].final()
    text = record.dumps([NOTATIONS[family_of(ruleset)].record_of(final, [])])
    assert f"(A rules B C 20 because {WHY})" in text
    (read,) = record.loads(text, load)
    assert read.state == final


def _lies_a_card(history: History) -> bool:
    trick = game_of(history.table).deal.table.trick  # type: ignore[attr-defined]  # both families have it
    return trick is not None and len(trick.cards) == 1


@pytest.mark.parametrize("why", [" lead", "two  blanks", "(so)", "a;b", "two\nlines", "two\u2028lines", "x" * 121])
def test_a_reason_that_no_record_can_hold_is_refused(why: str) -> None:
    history = begun("danish-hjoerring")
    with pytest.raises(Refusal) as refused:
        history.add(*events_of(history.table, OWNER, asked(history, ruling("danish-hjoerring", why=why))))
    assert refused.value.code is Code.MALFORMED


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("mode", "change"), [("strict", {}), ("table", {"why": ""}), ("table", {"payee": 1})])
def test_a_ruling_is_refused_where_no_fault_can_happen_and_without_its_parts(
    ruleset: str, mode: str, change: dict[str, str | int]
) -> None:
    history = begun(ruleset, mode)
    events_asked = events_of(history.table, OWNER, asked(history, ruling(ruleset, **change)))  # type: ignore[arg-type]
    with pytest.raises(Refusal) as refused:
        history.add(*events_asked)
    assert refused.value.code is Code.ILLEGAL
    assert refused.value.reason in {"no_such_ruling", "not_table_mode" if mode == "strict" else ""}
    assert refused.value.rule
