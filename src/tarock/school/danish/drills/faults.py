"""Which fault was committed: deals in table mode in which one player errs."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, TypeAlias

from msgspec.structs import replace

from tarock.bots.danish.random_bot import RandomBot
from tarock.core.cardset import CardSet
from tarock.core.errors import IllegalAction
from tarock.core.faults import Mode
from tarock.core.game import Act
from tarock.danish.actions import Declare, Lay, MoveCups, Play, PlayOutOfTurn
from tarock.danish.cards import KINGS, SKUS_ALONE
from tarock.danish.declarations import Taroks, declarations
from tarock.danish.family import FAMILY as GAME
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState
from tarock.danish.table import Phase
from tarock.notation import record
from tarock.notation.families import NOTATIONS
from tarock.rulesets import load_danish
from tarock.school.lesson import Ask, Drill, Fact, Option, Position, Text
from tarock.words import words_in

Slip: TypeAlias = Callable[[DanishState], Act | None]
"""What somebody does wrongly in a state; None where he cannot."""
_LEAST: Final = 10
"""The taroks that are declared."""
_OPTIONS: Final = 4
_DEALS: Final = 200
"""So many deals are tried."""
_CARDS: Final = 12
"""A fault in the play comes after so many cards at most: soon enough to be found."""


def _lays_a_king(state: DanishState) -> Act | None:
    dealer = state.table.seating.dealer
    kings = state.hands[dealer] & KINGS
    if state.phase is not Phase.SKAT or not kings:
        return None
    others = list(state.hands[dealer] - kings - SKUS_ALONE)
    return dealer, Lay(CardSet.from_cards([next(iter(kings)), *others[:2]]))


def _declares_too_much(state: DanishState) -> Act | None:
    seat = state.turn
    if state.phase is not Phase.DECLARING or seat is None or declarations(state.ruleset, state.dealt[seat]):
        return None
    return seat, Declare((Taroks(_LEAST, with_pagat=False),))


def _forgets(state: DanishState) -> Act | None:
    seat = state.turn
    if state.phase is not Phase.DECLARING or seat is None or not declarations(state.ruleset, state.dealt[seat]):
        return None
    return seat, Declare(())


def _does_not_follow(state: DanishState) -> Act | None:
    trick, seat = state.table.trick, state.turn
    if trick is None or seat is None or not trick.plays:
        return None
    legal = {
        offer.card for offer in state.legal_actions(seat) if isinstance(offer, Play) and not _is_slip(state, offer)
    }
    wrong = [card for card in state.hands[seat] - SKUS_ALONE if card not in legal]
    return (seat, Play(wrong[0])) if wrong else None


def _is_slip(state: DanishState, play: Play) -> bool:
    """Tell whether a card would be a fault, which table mode lets happen."""
    assert state.turn is not None
    return len(state.apply(state.turn, play).faults) > len(state.faults)


def _plays_too_early(state: DanishState) -> Act | None:
    trick, seat = state.table.trick, state.turn
    if trick is None or seat is None or len(trick.plays) != 1:
        return None
    early = state.table.seating.after(seat)
    return early, PlayOutOfTurn(next(iter(state.hands[early] - SKUS_ALONE)))


SLIPS: Final[dict[str, Slip]] = {
    "revoke": _does_not_follow,
    "wrong_skat": _lays_a_king,
    "false_declaration": _declares_too_much,
    "forgotten_declaration": _forgets,
    "out_of_turn": _plays_too_early,
}
"""By the fault that the engine finds in it."""


def finding(ask: Ask, drill: Drill, ruleset: str, rng: Random) -> Iterator[Ask]:
    """Give deals in which somebody errs, as the referee sees them afterwards, and ask what was wrong."""
    rules = load_danish(ruleset)
    kinds = list(SLIPS)
    for number in range(drill.count):
        kind = kinds[number % len(kinds)]
        text, at = _deal_with(rules, kind, f"{drill.seed}/{number}", rng)
        names = [kind, *rng.sample([each for each in kinds if each != kind], _OPTIONS - 1)]
        rng.shuffle(names)
        options = tuple(Option(text=_name(each), value=each, right=each == kind) for each in names)
        yield replace(
            ask,
            answer="choice",
            drill=None,
            position=Position(record=text, at=at, open=True, seat="A"),
            options=options,
            fact=Fact(name="fault"),
            otherwise=_name(kind),
        )


def _deal_with(rules: DanishRuleset, kind: str, seed: str, rng: Random) -> tuple[str, int]:
    """Return a deal in which somebody errs so, and after how many acts he has; the trick is played to its end."""
    for attempt in range(_DEALS):
        state = GAME.dealt(rules, rng.randrange(3), f"{seed}/{attempt}", Mode.TABLE)
        state = state.apply(state.table.seating.dealer, MoveCups())
        cards = rng.randrange(_CARDS)
        while len(state.table.played) < 2 * _CARDS:
            is_time = state.phase is not Phase.PLAY or len(state.table.played) >= cards
            erred = _erred(state, kind) if is_time else None
            if erred is not None:
                text = record.dumps([NOTATIONS["danish"].record_of(_played_on(erred, rng), ())])
                return text, len(GAME.acts(erred))
            state = _properly(state, rng)
    message = f"no deal with {kind}"
    raise LookupError(message)


def _erred(state: DanishState, kind: str) -> DanishState | None:
    """Return the state after a fault, if it is this one and no other; None if nobody can commit it now."""
    slip = SLIPS[kind](state)
    if slip is None:
        return None
    try:
        after = state.apply(*slip)
    except IllegalAction:
        return None
    return after if [fault.kind for fault in after.faults] == [kind] else None


def _properly(state: DanishState, rng: Random) -> DanishState:
    """Return the state after the next act by the rules."""
    assert state.turn is not None
    return state.apply(state.turn, RandomBot().act(state.view(state.turn), rng, {}).action)


def _played_on(state: DanishState, rng: Random) -> DanishState:
    """Return the state at the end of a trick: a record stops there."""
    while not state.is_settled and (state.table.trick is None or state.table.trick.plays or not state.table.tricks):
        state = _properly(state, rng)
    return state


def _name(kind: str) -> Text:
    message = f"fault-{kind.replace('_', '-')}"
    return Text(en=words_in("en")(message), da=words_in("da")(message), de=words_in("de")(message))
