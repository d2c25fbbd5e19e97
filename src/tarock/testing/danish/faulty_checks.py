"""What holds in table mode, tried on random deals in which people err: cards, money, texts, views and evidence."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from tarock.danish.events import Void
from tarock.danish.fault_kinds import FAULT_KINDS, FAULTS
from tarock.danish.history import history
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState
from tarock.testing.clumsy import judged
from tarock.testing.danish.faulty import CLUMSY, Clumsiness, faulty_deal
from tarock.testing.danish.properties import (
    check_balance,
    check_cards,
    check_count,
    check_payments,
    check_record,
    check_sheet,
)
from tarock.testing.danish.viewing import check_view_is_blind_to_swaps
from tarock.testing.expecting import CheckFailed, expect


def check_faulty_deal(
    ruleset: DanishRuleset, seed: str | int, closely: float = 0.01, clumsy: Clumsiness = CLUMSY
) -> Counter[str]:
    """Check one deal and return what happened in it.

    :param closely: how many of its states are looked at with all views, samples and claims.
    :raises CheckFailed: with the seed and what is wrong.
    """
    rng = Random(f"closely {seed}")  # noqa: S311 - deals are repeatable on purpose
    try:
        end = _checked(faulty_deal(ruleset, seed, clumsy), rng, closely)
    except Exception as error:
        message = f"{ruleset.id}, faulty deal {seed!r}: {error}"
        raise CheckFailed(message) from error
    return happened(end)


def _checked(states: Iterator[DanishState], rng: Random, closely: float) -> DanishState:
    """Check every state of a deal and return its end."""
    end = next(states)
    check_balance(end)
    for state in states:
        if state.table.events != end.table.events:
            check_balance(state)
        if rng.random() < closely:
            _check_closely(state, rng)
        end = state
    _check_end(end)
    return end


def _check_closely(state: DanishState, rng: Random) -> None:
    check_cards(state)
    for seat in state.table.seating.active:
        view = state.view(seat)
        drawn = view.sample(rng)
        expect(drawn.view(seat) == view, "a deal drawn from a view looks different from there")
        check_cards(drawn)
        check_view_is_blind_to_swaps(state, seat, rng)
        if state.table.proceedings.ruling is None and not state.is_over:
            _check_evidence(state, seat)


def _check_evidence(state: DanishState, seat: int) -> None:
    """Whatever a seat can prove is so."""
    for claim in state.view(seat).claims():
        verdict = state.apply(seat, claim).table.proceedings.verdicts[-1]
        expect(verdict.is_upheld, f"proved but not upheld: {claim}, {state.faults}")


def _check_end(state: DanishState) -> None:
    for check in (check_cards, check_balance, check_payments, check_count, check_sheet, check_record):
        check(state)
    *_, again = history(state)
    expect(again == state, "the same cards and actions lead to another state")


def happened(state: DanishState) -> Counter[str]:
    """Count the faults of a deal, those that were noticed, and how the deal ended."""
    verdicts = state.table.proceedings.verdicts
    found = [fault for verdict in verdicts for fault in verdict.faults]
    told = judged(verdicts, state.table.log, ANSWERS)
    told.update(f"committed {fault.kind}" for fault in dict.fromkeys((*found, *state.faults)))
    told["void"] += Void() in state.table.events
    told["deal without a fault"] += not found and not state.faults
    return told


_NEVER_NOTICED = {name for name, kind in FAULT_KINDS.items() if kind.at_once}
"""What all see at once is fined at once."""

ANSWERS = {"Accept", "Refuse", "Correct", "DealAgain", "PassDeal", "Draw"}


def possible_in_table_mode(ruleset: DanishRuleset) -> set[str]:
    """Return all that :func:`happened` can count under a ruleset."""
    kinds = [name for name in FAULTS if getattr(ruleset.fines, name) is not None and name not in _NEVER_NOTICED]
    if "wrong_cards" not in kinds:  # of which a misdeal is what is found in time
        kinds.remove("misdeal")
    general = {"claimed", "claimed falsely", "shown by the cards", "void", "deal without a fault"}
    misdeal = ruleset.fines.misdeal
    remedies = {"deal_passes_on": ["DealAgain", "PassDeal"], "card_drawn": ["Draw"]}
    answers = set(remedies.get(misdeal.remedy, ())) if misdeal is not None else set[str]()
    fines = [getattr(ruleset.fines, kind) for kind in kinds]
    if any(fine.deal == "stops_unless_accepted" or fine.remedy == "others_may_void" for fine in fines):
        answers |= {"Accept", "Refuse"}
    if any(fine.remedy == "card_corrected" for fine in fines):
        answers |= {"Correct"}
    return {*general, *answers, *(f"{what} {kind}" for kind in kinds for what in ("committed", "noticed"))}
