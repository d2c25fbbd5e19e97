"""Views of Königrufen as they are shown."""

from collections.abc import Iterator
from functools import lru_cache

from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.koenigrufen import announcing, corrections, costs, fault_kinds, faults, partnership, rulings
from tarock.koenigrufen.actions import DOUBLES, HOLD, Action, Bid, Play, Speak
from tarock.koenigrufen.bonus_kinds import LOST, Bird, Lost
from tarock.koenigrufen.bonus_kinds import Announced as Announceable
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.offers import Offer
from tarock.koenigrufen.proceedings import Verdict as KoenigrufenVerdict
from tarock.koenigrufen.speaker import Speaker
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Announcement as Announced
from tarock.koenigrufen.table import Phase, Table
from tarock.koenigrufen.talon import DiscardChoice
from tarock.koenigrufen.trick import Trick
from tarock.server.wire.danish.table import Claimable, LayChoice, Role, VerdictShown, Way
from tarock.server.wire.koenigrufen.actions import act_of
from tarock.server.wire.koenigrufen.table import (
    Announcement,
    Doublable,
    Doubling,
    KoenigrufenCost,
    KoenigrufenDeed,
    KoenigrufenHand,
    KoenigrufenOffer,
    KoenigrufenRuling,
    KoenigrufenSaid,
    KoenigrufenTable,
    KoenigrufenTrick,
)
from tarock.server.wire.shared.tokens import hand_tokens, tokens_of
from tarock.telling.koenigrufen.costs import cost_line
from tarock.telling.koenigrufen.table_mode import question, verdict_lines


def table_shown(view: KoenigrufenView) -> KoenigrufenTable:
    """Return what everybody at the table sees, from anybody's view."""
    table = view.table
    auction, proceedings = table.auction, table.proceedings
    return KoenigrufenTable(
        dealer=table.dealer,
        phase=table.phase,
        turn=table.must_act,
        forehand=auction.forehand,
        cards=_cards_left(table),
        roles=tuple(tuple(_roles(table, seat)) for seat in range(PLAYERS)),
        out=tuple(sorted(auction.out)),
        best=None if auction.best is None else act_of(auction.best),
        best_by=auction.best_by,
        declarer=table.declarer,
        call=None if table.call is None else act_of(table.call),
        partner=partnership.shown_partner(table),
        talon=tokens_of(table.talon),
        take=None if table.take is None else act_of(table.take),
        concession=None if table.concession is None else act_of(table.concession),
        laid_open=tokens_of(table.laid_open),
        announceable=_announceable(table),
        announcements=tuple(_announcement(said) for said in table.round.announcements),
        doubled=_doubled(table),
        tricks=tuple([_finished_trick(trick) for trick in table.tricks]),
        trick=None if table.trick is None else _trick(table.trick),
        turned=tokens_of(table.turned),
        open_hands=None if table.open_hands is None else tuple(hand_tokens(hand) for hand in table.open_hands),
        said=tuple([_said(seat, action) for seat, action in table.log if not isinstance(action, Play)]),
        last=_said(*table.log[-1]) if table.log else None,
        shows=tuple(tokens_of(cards) for cards in table.shows) if any(table.shows) else (),
        verdicts=tuple(_verdict(verdict) for verdict in proceedings.verdicts),
        ruling=None if proceedings.ruling is None else _ruling(table),
        offenders=proceedings.offenders,
        plays_on=proceedings.plays_on,
        laid=tokens_of(proceedings.laid),
        lost=proceedings.lost,
        agreed=proceedings.agreed,
        struck=proceedings.struck,
        claims=_claims(table),
        losable=_losable(table),
    )


def hand_shown(view: KoenigrufenView, *, with_offers: bool = True) -> KoenigrufenHand:
    """Return what one seat sees beside the table.

    :param with_offers: not for a spectator who looks into the hand: he has nothing to decide.
    """
    decides = with_offers and view.seat == view.turn
    offers = view.legal_actions() if decides else ()
    speaker = view.speaker if decides and view.phase is Phase.ANNOUNCING else None
    seen = (view.table, view.seat, view.hand)
    return KoenigrufenHand(
        cards=hand_tokens(view.hand),
        taken=tokens_of(view.taken),
        laid=tokens_of(view.laid),
        birds=() if speaker is None else _birds_owed(speaker),
        opens=speaker is not None and speaker.opens,
        doublable=() if speaker is None else tuple(_doublable(speaker, offers)),
        deeds=tuple(_deeds(view)) if with_offers else (),
        is_partner=partnership.is_partner(*seen),
        with_me=partnership.with_me(*seen) if _has_sides(view.table) else (),
        offers=tuple([_offer(offer) for offer in offers]),
        costs=_costs(view, offers) if decides else (),
        high=_high_games(view.table, offers),
    )


def _costs(view: KoenigrufenView, offers: tuple[Offer, ...]) -> tuple[KoenigrufenCost, ...]:
    return tuple(KoenigrufenCost(act_of(cost.action), cost_line(cost)) for cost in costs.costs(view, offers))


def _high_games(table: Table, offers: tuple[Offer, ...]) -> tuple[str, ...]:
    """Return the games that can be bid or held now and are more than a plain call."""
    bids = [offer for offer in offers if isinstance(offer, Bid)]
    if HOLD in offers and table.auction.best is not None:
        bids.append(table.auction.best)
    plain = table.ruleset.plain_games
    return tuple(dict.fromkeys(bid.contract for bid in bids if bid.contract not in plain))


def _roles(table: Table, seat: Seat) -> Iterator[Role]:
    """Give what a seat is; until the auction is over it has a forehand, and nobody plays the game yet."""
    is_settled = table.phase is not Phase.AUCTION
    if seat == table.dealer:
        yield "dealer"
    if is_settled and seat == table.declarer:
        yield "declarer"
    if not is_settled and seat == table.auction.forehand:
        yield "forehand"
    if seat == partnership.shown_partner(table) and seat != table.declarer:
        yield "partner"


def _birds_owed(speaker: Speaker) -> tuple[Bird, ...]:
    """Return the birds that were bid with, as long as none of them has been announced."""
    birds, said = speaker.birds_bid_with, speaker.table.round.announcements
    return () if any(each.seat == speaker.seat and each.item in birds for each in said) else birds


def _doublable(speaker: Speaker, offers: tuple[Offer, ...]) -> Iterator[Doublable]:
    """Give what is offered to be doubled, and what it would be to double it."""
    for offer in offers:
        for target in offer.doubles if isinstance(offer, Speak) else ():
            yield Doublable(target, DOUBLES[announcing.level_of(speaker, target)])


def _has_sides(table: Table) -> bool:
    """Tell whether it is settled who plays the game, and which king goes with it."""
    return table.declarer is not None and table.phase not in {Phase.AUCTION, Phase.CALLING}


def _cards_left(table: Table) -> tuple[int, ...]:
    return tuple(table.cards_left(seat) for seat in range(PLAYERS))


def _ruling(table: Table) -> KoenigrufenRuling:
    asked = table.proceedings.ruling
    assert asked is not None
    return KoenigrufenRuling(asked.question, asked.seat, question(asked))


def _announcement(said: Announced) -> Announcement:
    return Announcement(said.seat, said.item)


def _doubled(table: Table) -> tuple[Doubling, ...]:
    return tuple(
        Doubling(
            entry.by,
            DOUBLES[len(entry.by) - 1],
            None if entry.target is None else _announcement(entry.target),
            entry.opponent,
        )
        for entry in table.round.doubled
    )


def _announceable(table: Table) -> tuple[Announceable, ...]:
    if table.phase is Phase.AUCTION:
        return announcing.announceable_with_bid(table.ruleset)
    return announcing.announceable(table.ruleset) if table.phase is Phase.ANNOUNCING else ()


def _claims(table: Table) -> tuple[Claimable, ...]:
    """Return what may be pointed out: faults on which the book sets something, until the deal is settled."""
    if table.phase is Phase.OVER:
        return ()
    return tuple(
        Claimable(kind, kind in fault_kinds.IN_TRICKS)
        for kind, about in fault_kinds.FAULTS_BY_CLAIM.items()
        if any(faults.is_possible(table, fault) for fault in about)
    )


def _deeds(view: KoenigrufenView) -> Iterator[KoenigrufenDeed]:
    """Give what a seat may do beside its turn, where the book says what becomes of it."""
    table = view.table
    if table.mode is Mode.STRICT or table.proceedings.ruling is not None:
        return
    if table.phase is Phase.PLAY:
        if corrections.lying(table) is not None:
            yield KoenigrufenDeed("correct")
        if rulings.may_decide(table):
            if view.hand:
                yield KoenigrufenDeed("expose")
            yield KoenigrufenDeed("talk")
        if faults.is_possible(table, "thrown_in"):
            yield KoenigrufenDeed("throw-in")
    if table.phase is Phase.CLOSING and table.ruleset.written.strikes:
        yield KoenigrufenDeed("strike")


def _losable(table: Table) -> tuple[Lost, ...]:
    """Return what may be claimed when a deal is closed after a Renonce (tournament sheet 10.5)."""
    claimable = table.phase is Phase.CLOSING and table.ruleset.renonce.claims and table.proceedings.offenders
    return LOST if claimable else ()


def _trick(trick: Trick, winner: Seat | None = None) -> KoenigrufenTrick:
    plays = tuple([(seat, tokens_of((card,))[0]) for seat, card in trick.plays])
    return KoenigrufenTrick(trick.number, trick.leader, plays, winner, trick.best()[0] if plays else None)


@lru_cache(maxsize=20_000)
def _finished_trick(trick: Trick) -> KoenigrufenTrick:
    """Return a trick that will not change any more: the same object for every frame that shows it."""
    return _trick(trick, trick.best()[0])


@lru_cache(maxsize=20_000)
def _said(seat: Seat, action: Action) -> KoenigrufenSaid:
    return KoenigrufenSaid(seat, act_of(action))


def _verdict(verdict: KoenigrufenVerdict) -> VerdictShown:
    """Return a claim as it was judged; one rule of the book is about all faults."""
    faults = tuple((fault.kind, fault.seat, fault.trick) for fault in verdict.faults)
    claim, lines = verdict.claim, verdict_lines(verdict)
    rules = ("renonce",) if faults else ()
    return VerdictShown(verdict.claimant, claim.kind, claim.seat, verdict.is_upheld, faults, lines, rules)


def _offer(offer: Offer) -> KoenigrufenOffer:
    if isinstance(offer, DiscardChoice):
        way = offer.way
        return LayChoice((Way(tokens_of(way.fixed), tokens_of(way.pool), way.size),))
    return act_of(offer)
