"""Views of Danish Tarok as they are shown."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, cast

from tarock.core.cards import SKUS
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.danish import costs, fault_kinds, faults, play
from tarock.danish.actions import Action, Play
from tarock.danish.declarations import LONGEST
from tarock.danish.events import Cup
from tarock.danish.ledger import DanishPayment
from tarock.danish.ledger import Party as Payer
from tarock.danish.legal import Offer
from tarock.danish.proceedings import Proceedings
from tarock.danish.proceedings import Verdict as DanishVerdict
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishView, settle_table
from tarock.danish.table import Phase, Table
from tarock.danish.trick import Right as RightToBaptise
from tarock.danish.trick import Trick
from tarock.server.wire.danish.actions import act_of, wire_item
from tarock.server.wire.danish.table import (
    Claimable,
    DanishCost,
    DanishDeed,
    DanishHand,
    DanishOffer,
    DanishRuling,
    DanishSaid,
    DanishTable,
    DanishTrick,
    Declarable,
    LayChoice,
    Lying,
    Numbers,
    Paid,
    Party,
    Right,
    Role,
    VerdictShown,
    Way,
)
from tarock.server.wire.shared.tokens import SUIT_TOKENS, hand_tokens, tokens_of
from tarock.telling.danish.costs import cost_line
from tarock.telling.danish.table_mode import question, verdict_lines

_ROLES: Final[tuple[Role, ...]] = ("dealer",)


def table_shown(view: DanishView) -> DanishTable:
    """Return what everybody at the table sees, from anybody's view."""
    table = view.table
    proceedings, seats = table.proceedings, table.seating.at_table
    settlement = settle_table(table)
    return DanishTable(
        dealer=table.seating.dealer,
        phase=table.phase,
        turn=table.must_act,
        cups=(table.cups[Cup.KING], table.cups[Cup.PAGAT]),
        cups_now=(settlement.cups[Cup.KING], settlement.cups[Cup.PAGAT]),
        cards=_cards_left(table),
        declared=tuple(None if items is None else tuple(wire_item(item) for item in items) for items in table.declared),
        tricks=tuple([_finished_trick(trick) for trick in table.tricks]),
        trick=None if table.trick is None else _trick(table.trick),
        said=tuple([_said(seat, action) for seat, action in table.log if not isinstance(action, Play)]),
        last=_said(*table.log[-1]) if table.log else None,
        sitting_out=table.seating.sitting_out,
        roles=tuple(_ROLES if seat == table.seating.dealer else () for seat in seats),
        demanded_by=table.demanded_by,
        asked_by=table.asked_by,
        laid_taroks=table.laid_taroks,
        shows=tuple(tokens_of(table.shows[seat]) for seat in seats) if any(table.shows) else (),
        verdicts=tuple(_verdict(verdict) for verdict in proceedings.verdicts),
        ruling=_ruling(proceedings),
        lying=_lying(proceedings),
        cups_moved=proceedings.cups_moved,
        agreed=proceedings.agreed,
        skat=tokens_of(proceedings.skat),
        payments=tuple([_paid(payment) for payment in settlement.payments]),
        claims=_claims(table),
    )


def hand_shown(view: DanishView, *, with_offers: bool = True) -> DanishHand:
    """Return what one seat sees beside the table.

    :param with_offers: not for a spectator who looks into the hand: he has nothing to decide.
    """
    cards, skat = hand_tokens(view.hand), tokens_of(view.skat)
    if not with_offers:
        return DanishHand(cards, skat)
    offers = view.legal_actions()
    return DanishHand(
        cards=cards,
        skat=skat,
        offers=tuple([_offer(offer) for offer in offers]),
        demanded=_is_demanded(view),
        declarable=_declarable(view),
        deeds=tuple(_deeds(view)),
        costs=tuple(DanishCost(act_of(cost.action), cost_line(cost)) for cost in costs.costs(view, offers)),
    )


def _is_demanded(view: DanishView) -> bool:
    """Tell whether this seat is on turn in a trick, and must play the skus."""
    is_on_turn = view.table.trick is not None and view.turn == view.seat
    return is_on_turn and play.is_skus_demanded(view.table, view.hand)


def _declarable(view: DanishView) -> Declarable | None:
    """Return what a seat may still say where nobody helps; who speaks too early makes a mistake, and may."""
    table, ruleset = view.table, view.table.ruleset
    is_declaring = table.mode is Mode.TABLE and table.phase is Phase.DECLARING and table.proceedings.ruling is None
    if not is_declaring or view.seat not in table.seating.active or table.declared[view.seat] is not None:
        return None
    taroks, matadors = (Numbers(rule.shortest, LONGEST) for rule in (ruleset.taroks, ruleset.matadors))
    return Declarable(taroks, matadors, tokens_of(view.skat))


def _deeds(view: DanishView) -> Iterator[DanishDeed]:
    """Give what a seat may do beside its turn, where the book says what becomes of it."""
    table = view.table
    if table.phase is not Phase.PLAY or table.proceedings.ruling is not None:
        return
    if faults.is_possible(table, "out_of_turn") and view.seat in play.early_players(table):
        assert table.trick is not None
        leads_skus = SKUS in view.hand and not table.trick.plays
        yield DanishDeed("play-out-of-turn", SUIT_TOKENS if leads_skus else ())


def _cards_left(table: Table) -> tuple[int, ...]:
    """Count the cards of every seat in one go; a misdeal in table mode is not known to the table."""
    if table.phase is Phase.OVER:
        return (0,) * len(table.seating.at_table)
    return tuple(table.cards_left(seat) for seat in table.seating.at_table)


@lru_cache(maxsize=20_000)
def _paid(payment: DanishPayment) -> Paid:
    """Return a payment as it is shown: the same object for every frame that shows it."""
    return Paid(_party(payment.payer), _party(payment.payee), payment.points, payment.reason, payment.rule)


def _party(party: Payer) -> Party:
    return party.value if isinstance(party, Cup) else party


def _claims(table: Table) -> tuple[Claimable, ...]:
    """Return what may be pointed out: faults on which the book sets something, until the deal is settled."""
    if table.phase is Phase.OVER:
        return ()
    return tuple(
        Claimable(kind, kind in fault_kinds.IN_TRICKS, kind in fault_kinds.DEALERS_CLAIMS)
        for kind, about in fault_kinds.FAULTS_BY_CLAIM.items()
        if any(faults.is_possible(table, fault) for fault in about)
    )


def _trick(trick: Trick) -> DanishTrick:
    return DanishTrick(
        number=trick.number,
        leader=trick.leader,
        plays=tuple([(seat, tokens_of((card,))[0]) for seat, card in trick.plays]),
        suit=None if trick.suit is None else SUIT_TOKENS[trick.suit],
        right=None if trick.right is RightToBaptise.NONE else cast("Right", trick.right.name.lower()),
        taken_back=None if trick.taken_back is None else tokens_of((trick.taken_back,))[0],
        winner=None if trick.won is None else trick.won[0],
        best=trick.best()[0] if trick.plays else None,
    )


@lru_cache(maxsize=20_000)
def _finished_trick(trick: Trick) -> DanishTrick:
    """Return a trick that will not change any more: the same object for every frame that shows it."""
    return _trick(trick)


@lru_cache(maxsize=20_000)
def _said(seat: Seat, action: Action) -> DanishSaid:
    return DanishSaid(seat, act_of(action))


def _verdict(verdict: DanishVerdict) -> VerdictShown:
    faults = tuple((fault.kind, fault.seat, fault.trick) for fault in verdict.faults)
    rules = tuple(dict.fromkeys(f"fines.{fault.kind}" for fault in verdict.faults))
    claim, lines = verdict.claim, verdict_lines(verdict)
    return VerdictShown(verdict.claimant, claim.kind, claim.seat, verdict.is_upheld, faults, lines, rules)


def _ruling(proceedings: Proceedings) -> DanishRuling | None:
    asked = proceedings.ruling
    if asked is None:
        return None
    return DanishRuling(asked.question, asked.fault, asked.offender, asked.waiting, question(asked), asked.cards)


def _lying(proceedings: Proceedings) -> Lying | None:
    card = proceedings.lying
    if card is None:
        return None
    named = None if card.named is None else SUIT_TOKENS[card.named]
    return Lying(card.seat, tokens_of((card.card,))[0], named, card.held)


def _offer(offer: Offer) -> DanishOffer:
    if isinstance(offer, SkatChoice):
        ways = (Way(tokens_of(way.fixed), tokens_of(way.pool), way.size) for way in offer.ways)
        return LayChoice(tuple(ways))
    return act_of(offer)
