"""Deals that book bots play, as records: what a table that plays with a program hands in."""

from functools import cache
from random import Random
from typing import Any

from tarock.bots.danish.playing import play_out as play_danish
from tarock.bots.families import BOTS
from tarock.bots.koenigrufen.playing import play_out as play_koenigrufen
from tarock.bots.levels import level
from tarock.core.rules import Ruleset
from tarock.core.seats import SEAT_NAMES
from tarock.danish.events import Cups
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState
from tarock.danish.state import start as start_danish
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.state import start as start_koenigrufen
from tarock.notation.families import NOTATIONS
from tarock.notation.record import dumps


@cache
def book_bot(family: str) -> Any:  # noqa: ANN401 - a player of either game
    return BOTS[family].player(level("book"))


def koenigrufen(ruleset: Ruleset, dealer: int, seed: str) -> KoenigrufenState:
    assert isinstance(ruleset, KoenigrufenRuleset)
    begun = start_koenigrufen(ruleset, dealer, *deal(dealer, seed))
    return play_koenigrufen(begun, {seat: book_bot(ruleset.family) for seat in range(4)}, Random(seed))


def danish(ruleset: Ruleset, seating: Seating, seed: str, cups: Cups | None = None) -> DanishState:
    """Play a deal with the simplest bots: those that know the books need compiled code here."""
    assert isinstance(ruleset, DanishRuleset)
    begun = start_danish(ruleset, seating, seed, cups)
    return play_danish(begun, {seat: BOTS[ruleset.family].simplest() for seat in seating.active}, Random(seed))


def record(state: KoenigrufenState | DanishState, *labels: object, tag: str = "Numbers") -> str:
    """Return the text of a deal; `labels` say who sat where."""
    named = " ".join(f"{SEAT_NAMES[seat]}={label}" for seat, label in enumerate(labels))
    return dumps([NOTATIONS[state.ruleset.family].record_of(state, [(tag, named)] if labels else [])])
