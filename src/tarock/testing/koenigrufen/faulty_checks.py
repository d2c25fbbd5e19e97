"""What holds in table mode of Königrufen, tried on random deals in which people err."""

import json
from collections import Counter
from collections.abc import Set as AbstractSet
from random import Random

from tarock.core.seats import Seat
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.fault_kinds import FAULTS
from tarock.koenigrufen.faults import is_punished, unnoticed
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import settle
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase
from tarock.notation.koenigrufen.sheet import parse_sheet, sheet_of
from tarock.testing.clumsy import judged
from tarock.testing.expecting import CheckFailed, expect
from tarock.testing.koenigrufen.checks import (
    check_cards,
    check_count,
    check_record,
    check_view_is_blind_to_swaps,
)
from tarock.testing.koenigrufen.faulty import CLUMSY, Clumsiness, faulty_deal

ANSWERS = ("Correct", "Stop", "PlayOn", "ClaimLost", "Strike", "ThrowIn")


def check_faulty_deal(
    ruleset: KoenigrufenRuleset, seed: str | int, closely: float = 0.01, clumsy: Clumsiness = CLUMSY
) -> Counter[str]:
    """Check one deal and return what happened in it.

    :param closely: how many of its states are looked at with all views, samples and claims.
    :raises CheckFailed: with the seed and what is wrong.
    """
    rng = Random(f"closely {seed}")  # noqa: S311 - deals are repeatable on purpose
    committed: set[str] = set()
    state = None
    try:
        for state in faulty_deal(ruleset, seed, clumsy):
            committed |= {f"committed {fault.kind}" for fault in state.faults}
            if rng.random() < closely:
                _check_closely(state, rng)
        assert state is not None
        _check_end(state)
    except Exception as error:
        message = f"{ruleset.id}, faulty deal {seed!r}: {type(error).__name__}: {error}"
        raise CheckFailed(message) from error
    return Counter(committed) + happened(state)


def _check_closely(state: KoenigrufenState, rng: Random) -> None:
    check_cards(state)
    if state.phase is not Phase.PLAY:
        check_record(state)
    if state.is_over:
        return
    for seat in {rng.randrange(PLAYERS), rng.randrange(PLAYERS) if state.turn is None else state.turn}:
        view = state.view(seat)
        drawn = view.sample(rng)
        expect(drawn.view(seat) == view, "a deal drawn from a view looks different from there")
        check_cards(drawn)
        check_view_is_blind_to_swaps(state, seat, rng)
        for offer in state.legal_actions(seat):
            expect(offer in view.legal_actions(), f"{offer} is legal, but its player is not told")
        if state.table.proceedings.ruling is None:
            _check_evidence(state, seat)


def _check_evidence(state: KoenigrufenState, seat: Seat) -> None:
    """Whatever a seat can prove is so."""
    for claim in state.view(seat).claims():
        verdicts = state.apply(seat, claim).table.proceedings.verdicts
        verdict = next(verdict for verdict in reversed(verdicts) if verdict.claim == claim)
        expect(verdict.is_upheld, f"proved but not upheld: {claim}, {state.faults}")


def _check_end(state: KoenigrufenState) -> None:
    check_cards(state)
    check_record(state)
    facts = state.facts
    if state.table.is_played_out and not state.table.proceedings.offenders and not facts.struck:
        expect(not any(state.hands), "somebody has cards left and nobody saw it")
        check_count(state, facts)
    settlement = settle(state.ruleset, facts)
    expect(sum(settlement.score) == 0, f"the score comes to {settlement.score}")
    expect(sum(settlement.money) == 0, f"the money comes to {settlement.money}")
    sheet = json.loads(json.dumps(sheet_of(facts, state.ruleset.id)))
    expect(
        settle(state.ruleset, parse_sheet(state.ruleset, sheet)) == settlement,
        f"the sheet is settled differently: {sheet}",
    )


def happened(state: KoenigrufenState) -> Counter[str]:
    """Count the faults that were noticed, the answers, and how the deal ended."""
    table = state.table
    proceedings = table.proceedings
    told = judged(proceedings.verdicts, table.log, ANSWERS)
    told["dealt again"] += proceedings.redealt
    told["stopped"] += bool(proceedings.offenders) and not table.is_played_out
    told["two offenders"] += len(proceedings.offenders) > 1
    told["never noticed"] += bool(unnoticed(state))
    told["deal without a fault"] += not proceedings.verdicts and not state.faults
    return told


def possible_in_table_mode(ruleset: KoenigrufenRuleset) -> AbstractSet[str]:
    """Return all that can happen in table mode under a ruleset."""
    rule = ruleset.renonce
    found = {"claimed", "claimed falsely", "shown by the cards", "dealt again", "stopped", "two offenders", "Correct"}
    found |= {"never noticed", "deal without a fault"}
    found |= {f"{what} {kind}" for kind in FAULTS if is_punished(ruleset, kind) for what in ("committed", "noticed")}
    found -= {"committed misdeal"}  # it is what a wrong number of cards comes to that is found in time
    found -= {"noticed cards"} if ruleset.dealing.misdeal == "redeal" else set()
    found |= {"Stop", "PlayOn"} if rule.stops == "if_wished" else set()
    found |= {"ClaimLost"} if rule.claims else set()
    found |= {"ThrowIn"} if rule.throwing_in else set()
    return found | ({"Strike"} if ruleset.written.strikes else set())
