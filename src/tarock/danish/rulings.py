"""What a fault that was noticed comes to: the fine, the fate of the deal, and what the others may decide.

Jensen 1989, Betalinger, l.256-280: play stops.  Møller, Bøder, l.2391-2404: the deal is void unless both others let it
stand; a false declaration voids it only if both others wish so (B-36).
"""

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Fault, Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.tuples import with_added, with_removed
from tarock.danish import corrections, ending, play
from tarock.danish.actions import (
    ACCEPT,
    ACCEPT_HOLDING,
    DEAL_AGAIN,
    PASS_DEAL,
    REFUSE,
    Accept,
    Correct,
    DealAgain,
    Draw,
    PassDeal,
    Refuse,
    RuleByHand,
)
from tarock.danish.cards import HAND_SIZE, SKAT_SIZE
from tarock.danish.declarations import Laid
from tarock.danish.declaring import due, event_of, same_kind, take_back
from tarock.danish.events import Cup, Declared, Event, Fined, Repaid, Ruled, Void
from tarock.danish.facts import fine_for
from tarock.danish.fault_kinds import FaultName
from tarock.danish.proceedings import Ruling
from tarock.danish.reasons import Fact, Reason, refuse
from tarock.danish.table import Phase, Table

if TYPE_CHECKING:
    from tarock.danish.state import DanishState


Answer: TypeAlias = Accept | Refuse | Correct | DealAgain | PassDeal | Draw


def punish(state: "DanishState", found: tuple[Fault, ...]) -> "DanishState":
    """Let the book's consequence follow for faults of one kind that were found together."""
    table = state.table
    if found[0].kind == "misdeal":
        return _misdealt(state, found)
    if found[0].kind == "wrong_skat" and _may_be_put_right(table):
        return _put_right(state)
    kinds = dict.fromkeys((fault.seat, fault.kind) for fault in found)
    alike = (tuple(fault for fault in found if (fault.seat, fault.kind) == kind) for kind in kinds)
    events = [event for faults in alike for event in _fines(state, faults)]
    state = replace(state, table=replace(table, events=(*table.events, *events)))
    return _decide(state, tuple(seat for seat, _ in kinds), found)


def rule_by_hand(state: "DanishState", seat: Seat, action: RuleByHand) -> "DanishState":
    """Write down what the referee has decided, which leaves the deal as it is (Møller, Fejlmeldinger, l.495-497)."""
    table = state.table
    payee = Cup(action.payee) if isinstance(action.payee, str) else action.payee
    at_table = {seat, action.payer, *(() if isinstance(payee, Cup) else (payee,))} <= set(table.seating.at_table)
    if table.mode is not Mode.TABLE or not at_table or action.payer == payee or not action.why:
        refuse(table.ruleset, Reason.NO_SUCH_RULING)
    ruled = Ruled(action.payer, payee, action.points, action.why)
    after = replace(table, events=(*table.events, ruled), log=(*table.log, (seat, action)))
    return replace(state, table=after)


def _fines(state: "DanishState", faults: tuple[Fault, ...]) -> list[Event]:
    """Return the fine on faults of one player and one kind and, for a false declaration, what is given back."""
    seat, kind = faults[0].seat, faults[0].kind
    false = _false_items(state, seat) if kind == "false_declaration" else []
    if not false:
        return [Fined(seat, kind, faults=faults)]
    (first, due), *others = false
    return [
        Fined(seat, kind, first, due, faults=faults),
        *(Repaid(seat, item, owed, faults=faults) for item, owed in others),
    ]


def _false_items(state: "DanishState", seat: Seat) -> list[tuple[Declared, Declared | None]]:
    """Return what a seat has declared without holding it, each with what he may keep of its price."""
    said = [item for item in state.table.declared[seat] or () if not isinstance(item, Laid)]
    held = [item for item in due(state, seat) if not isinstance(item, Laid)]
    fine = state.ruleset.fines.false_declaration
    excess = fine is not None and fine.repays == "excess"
    found: list[tuple[Declared, Declared | None]] = []
    for item in said:
        if item not in held:
            kept = [event_of(seat, other) for other in held if excess and same_kind(item, other)]
            found.append((event_of(seat, item), kept[0] if kept else None))
    return found


def _decide(state: "DanishState", offenders: tuple[Seat, ...], found: tuple[Fault, ...]) -> "DanishState":
    """Stop the deal, let it go on, or ask the others."""
    table, kind = state.table, found[0].kind
    fine = fine_for(table.ruleset, kind)
    others = tuple(seat for seat in table.seating.order_from(offenders[0])[1:] if seat not in offenders)
    if fine.deal == "stops" or (fine.deal == "stops_unless_accepted" and not others):
        return void(state)
    before = corrections.table_before(state, found)
    if fine.deal == "stops_unless_accepted":
        return _asked(state, Ruling("accept", kind, offenders[0], others, before=before))
    if fine.remedy == "others_may_void":
        return _asked(state, Ruling("void", kind, offenders[0], others))
    if before is not None:
        return _asked(state, Ruling("put_right", kind, offenders[0], offenders, before=before))
    return state


def _asked(state: "DanishState", ruling: Ruling | None) -> "DanishState":
    table = state.table
    return replace(state, table=replace(table, proceedings=replace(table.proceedings, ruling=ruling)))


def void(state: "DanishState") -> "DanishState":
    """Stop the deal: what was paid stays paid, and nothing more is (B-34)."""
    events = (*ending.without_end(state.table.events), Void())
    table = replace(state.table, phase=Phase.OVER, turn=None, events=events)
    return _asked(replace(state, table=table), None)


# Answers


def answers(table: Table, hand: CardSet) -> tuple[Answer, ...]:
    """Return what may be answered to the question that is open, by the player who is asked and holds these cards."""
    ruling = table.proceedings.ruling
    assert ruling is not None
    if ruling.question == "misdeal":
        return (DEAL_AGAIN, PASS_DEAL)
    if ruling.question == "draw":
        return tuple(Draw(ruling.offender, place) for place in range(1, ruling.cards + 1))
    if ruling.question == "put_right":
        assert ruling.before is not None
        return (*corrections.corrections(table, ruling.before, hand), ACCEPT)
    lying = table.proceedings.lying
    holdable = ruling.fault == "out_of_turn" and lying is not None
    return (ACCEPT, ACCEPT_HOLDING, REFUSE) if holdable else (ACCEPT, REFUSE)


def answer(state: "DanishState", seat: Seat, action: Answer) -> "DanishState":
    """Let the next player who was asked answer."""
    table = state.table
    if action not in answers(table, state.hands[seat]):
        refuse(table.ruleset, Reason.NO_SUCH_ANSWER)
    if isinstance(action, Correct):
        return corrections.correct(state, seat, action)
    state = replace(state, table=replace(table, log=(*table.log, (seat, action))))
    if isinstance(action, Draw):
        return _draw(state, seat, action)
    if isinstance(action, Accept | Refuse):
        return _consent(state, action)
    return _deal_again(state, table.proceedings.verdicts[-1].faults) if isinstance(action, DealAgain) else void(state)


def _consent(state: "DanishState", action: Accept | Refuse) -> "DanishState":
    ruling = state.table.proceedings.ruling
    assert ruling is not None
    accepted = isinstance(action, Accept)
    if ruling.question == "accept" and not accepted:
        return void(state)
    if isinstance(action, Accept) and action.holding:
        state = _hold(state)
    ruling = replace(ruling, waiting=ruling.waiting[1:], accepted=ruling.accepted or accepted)
    if ruling.waiting:
        return _asked(state, ruling)
    if ruling.question == "void" and not ruling.accepted:
        return void(state)
    if ruling.question == "accept" and ruling.before is not None:
        return _asked(state, replace(ruling, question="put_right", waiting=(ruling.offender,)))
    return let_lie(state)


def let_lie(state: "DanishState") -> "DanishState":
    """Go on from where the play was: whatever was done wrong stays as it lies."""
    return play.take_up_lying(_asked(state, None))


def _hold(state: "DanishState") -> "DanishState":
    """Keep a card that was played out of turn on the table: "bordet kan fange" (B-44)."""
    table = state.table
    lying = table.proceedings.lying
    assert lying is not None
    return replace(state, table=replace(table, proceedings=replace(table.proceedings, lying=replace(lying, held=True))))


# A wrong skat that is put right


def _may_be_put_right(table: Table) -> bool:
    """Tell whether a wrong skat can still be corrected: nobody else has declared anything but a pass (B-33).

    With the first card the play has begun, and the skat is part of it.
    """
    declared = any(table.declared[seat] for seat in table.seating.opponents(table.seating.dealer))
    remedy = fine_for(table.ruleset, "wrong_skat").remedy
    return remedy == "put_right" and not declared and not table.play_has_begun


def _put_right(state: "DanishState") -> "DanishState":
    """Let the dealer take his cards up again; he lays and everybody declares anew."""
    state = _forgiven(take_back(state), "wrong_skat")
    dealer = state.table.seating.dealer
    return replace(
        state,
        table=replace(state.table, phase=Phase.SKAT, turn=dealer, trick=None),
        hands=with_added(state.hands, dealer, state.skat),
        skat=NO_CARDS,
    )


def _forgiven(state: "DanishState", kind: FaultName) -> "DanishState":
    return replace(state, faults=tuple(fault for fault in state.faults if fault.kind != kind))


# A misdeal


def is_misdeal(table: Table) -> bool:
    """Tell whether a wrong number of cards is found in time: then it is the dealer's fault, and can be made good."""
    return not table.skat_is_laid and table.ruleset.fines.misdeal is not None


def misdeal(state: "DanishState", wrong: tuple[Fault, ...]) -> Fault:
    """Return the dealer's fault that some were dealt a wrong number of cards (Jensen, l.177; Møller, l.405)."""
    dealt = ", ".join(f"{SEAT_NAMES[fault.seat]} {fault.detail}" for fault in wrong)
    return Fault("misdeal", state.table.seating.dealer, 0, wrong[0].moment, Fact.MISDEALT, dealt)


def _misdealt(state: "DanishState", found: tuple[Fault, ...]) -> "DanishState":
    """Make a misdeal good before the skat is laid: cards are drawn, the dealer has a choice, or he deals again.

    Where the hands are counted and a card is drawn, that takes the fine's place (Møller, l.405-408).
    """
    state = _forgiven(take_back(state), "wrong_cards")
    dealer = state.table.seating.dealer
    remedy = fine_for(state.ruleset, "misdeal").remedy
    if remedy == "deal_passes_on":
        return _asked(state, Ruling("misdeal", "misdeal", dealer, (dealer,)))
    return _cards_drawn(state) if remedy == "card_drawn" else _deal_again(state, found)


def _cards_drawn(state: "DanishState") -> "DanishState":
    """Let everybody who has too few draw what he lacks from a hand with too many."""
    short = tuple(seat for seat in state.table.seating.active for _ in range(surplus(state, seat), 0))
    if not short:
        return _asked(state, None)
    overfull = next(seat for seat in state.table.seating.active if surplus(state, seat) > 0)
    return _asked(state, Ruling("draw", "misdeal", overfull, short, len(state.hands[overfull])))


def surplus(state: "DanishState", seat: Seat) -> int:
    """Return how many cards too many a seat has been dealt; too few are negative."""
    due = HAND_SIZE + (SKAT_SIZE if seat == state.table.seating.dealer else 0)
    return len(state.hands[seat]) - due


def _deal_again(state: "DanishState", found: tuple[Fault, ...]) -> "DanishState":
    """End a misdealt deal: the dealer pays his stake anew and deals again."""
    fine = Fined(state.table.seating.dealer, "misdeal", faults=found)
    return void(replace(state, table=replace(state.table, events=(*state.table.events, fine))))


def _draw(state: "DanishState", seat: Seat, action: Draw) -> "DanishState":
    """Draw a card from a hand with too many."""
    card = CardSet.of(tuple(state.hands[action.seat])[action.place - 1])
    hands = with_added(with_removed(state.hands, action.seat, card), seat, card)
    return _cards_drawn(replace(state, hands=hands, drawn=(*state.drawn, (action.seat, seat, card))))
