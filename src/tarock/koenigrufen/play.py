"""Playing the cards: follow suit, else tarock; overtake in negative games; the Pagat last of the taroks there.

Book of 1900, §§ 9–11; tournament sheet 4.1, 6.1–6.4, 7.1–7.2, 10.2; Mayr 2012, Farbzwang, Negative Spiele.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from tarock.core.cards import CARD_NAMES, PAGAT, Card, suit_of
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.core.trick import followers
from tarock.core.tuples import with_added, with_removed
from tarock.koenigrufen import closing, faults, partnership
from tarock.koenigrufen.actions import Action, Play
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, BIRDS, DUE, Bird, announced_card, is_of_king
from tarock.koenigrufen.cards import LAST_TRICK, OF_SUIT, PLAYERS, SUIT_CARDS, TAROCKS
from tarock.koenigrufen.deal import Hands
from tarock.koenigrufen.reasons import Reason, refuse
from tarock.koenigrufen.rules import Contract
from tarock.koenigrufen.table import Announcement, Phase, Table
from tarock.koenigrufen.trick import Trick

if TYPE_CHECKING:
    from tarock.koenigrufen.state import KoenigrufenState


def begin(state: "KoenigrufenState") -> "KoenigrufenState":
    """Begin the play: forehand leads, in negative games the declarer, in the book of 1900 always the first seat."""
    table = state.table
    contract = table.game
    leader = table.auction.forehand
    if contract.kind == "negative":
        assert table.declarer is not None
        leader = table.declarer
    elif table.ruleset.leading.positive == "first_seat":
        leader = table.auction.first
    if table.mode is Mode.TABLE:
        leader = _first_with_cards(state.hands, leader)
    trick = _next_trick(table, 1, leader)
    return replace(state, table=replace(table, phase=Phase.PLAY, trick=trick, turn=leader))


def _next_trick(table: Table, number: int, leader: Seat) -> Trick:
    return Trick(number, leader, table.game.kind == "suit", table.ruleset.kaiserstich.played)


def _is_negative(contract: Contract) -> bool:
    return contract.kind in {"negative", "trischaken"}


def legal_cards(table: Table, seat: Seat, hand: CardSet) -> CardSet:
    """Return the cards that the player on turn may play from a hand."""
    cards = _dutiful(table, hand)
    return cards - _lower_birds(table, seat, cards) - _held_back(table, seat, hand, cards)


def _dutiful(table: Table, hand: CardSet) -> CardSet:
    """Return the cards that suit, tarock, overtaking and Pagat duty leave."""
    trick = _on_table(table)
    contract = table.game
    if not trick.plays:
        suits = hand & SUIT_CARDS if contract.kind == "suit" else hand
        cards = suits or hand
    else:
        assert trick.suit is not None
        cards = followers(hand, OF_SUIT[trick.suit], TAROCKS)
    if not _is_negative(contract):
        return cards
    cards -= _banned_pagat(table, hand)
    return _overtaking(table, trick, cards)


def _banned_pagat(table: Table, hand: CardSet) -> CardSet:
    """Return the Pagat while it is not the last tarock, unless it would win as Kaiserstich (M-A08, M-A09)."""
    trick = _on_table(table)
    last = hand & TAROCKS == CardSet.of(PAGAT)
    if not table.ruleset.trick.pagat_last or last or trick.is_kaiserstich(PAGAT):
        return NO_CARDS
    return CardSet.of(PAGAT)


def _overtaking(table: Table, trick: Trick, cards: CardSet) -> CardSet:
    """Keep only cards that take the lead in the trick, if there are any."""
    if not table.ruleset.trick.overtake or not trick.plays:
        return cards
    return cards & trick.takers or cards


def _lower_birds(table: Table, seat: Seat, cards: CardSet) -> CardSet:
    """Return announced birds that may not be given up yet: the highest goes first (tournament sheet 8.9; T-A24)."""
    if table.ruleset.announcing.give_up == "free" or not table.round.announcements:
        return NO_CARDS
    announced = {said.item for said in table.round.announcements if said.seat == seat}
    number = _on_table(table).number
    held: list[Bird] = [bird for bird in BIRDS if bird in announced and BIRD_CARDS[bird] in cards]
    early: list[Bird] = [bird for bird in held[:-1] if number < DUE[bird]]
    return CardSet.from_cards(BIRD_CARDS[bird] for bird in early)


def _held_back(table: Table, seat: Seat, hand: CardSet, cards: CardSet) -> CardSet:
    """Return announced cards that must wait for their trick while another may be played (§ 11; K-A23)."""
    if table.ruleset.announcing.early == "lost" or not table.round.announcements:
        return NO_CARDS
    number = _on_table(table).number
    called = partnership.known_called(table, seat, hand)
    bound = NO_CARDS
    for said in table.round.announcements:
        card = cards & announced_card(said.item, called)
        if card and number < DUE[said.item] and _binds(table, seat, hand, said):
            bound |= card
    return bound if cards - bound else NO_CARDS


def _binds(table: Table, seat: Seat, hand: CardSet, said: Announcement) -> bool:
    """Tell whether an announcement binds who holds its card: it is his own or his side's, as far as he knows."""
    return is_of_king(said.item) or bool(partnership.with_me(table, seat, hand)[said.seat])


def _on_table(table: Table) -> Trick:
    assert table.trick is not None
    return table.trick


def play(state: "KoenigrufenState", seat: Seat, action: Play) -> "KoenigrufenState":
    """Play a card to the trick."""
    state = faults.watch(state, seat, lambda: check(state, seat, action.card))
    return put_down(state, seat, action.card, action)


def put_down(state: "KoenigrufenState", seat: Seat, card: Card, action: Action) -> "KoenigrufenState":
    """Put a card into the trick; the next player's turn comes, or the trick is won."""
    at_table = state.table.mode is Mode.TABLE
    table = _with_card_seen(state.table, seat, card) if at_table else state.table
    trick = _on_table(table).with_play(seat, card)
    hands = with_removed(state.hands, seat, CardSet.of(card))
    turn = _next_in(hands, trick) if at_table else None if len(trick.plays) == PLAYERS else table.after(seat)
    table = replace(
        table,
        trick=trick,
        turn=turn,
        lacks=with_added(table.lacks, seat, _shown_lack(table, card)),
        open_hands=None if table.open_hands is None else hands,
        log=(*table.log, (seat, action)),
    )
    if turn is not None:
        return replace(state, table=table, hands=hands)
    state = replace(state, table=_after_trick(table, trick, hands, state.talon), hands=hands)
    return _go_on(state, trick) if at_table else state


# Table mode


def _next_in(hands: Hands, trick: Trick) -> Seat | None:
    """Return who plays next to a trick; somebody with too few cards may have none left for it."""
    order = [(trick.leader + step) % PLAYERS for step in range(PLAYERS)]
    waiting = order[order.index(trick.plays[-1][0]) + 1 :]
    return next((seat for seat in waiting if hands[seat]), None)


def _with_card_seen(table: Table, seat: Seat, card: Card) -> Table:
    """Return the table when a card is played that was known to be in a hand, or that a revoking seat seemed to lack."""
    lacks = with_removed(table.lacks, seat, refuted(table.lacks[seat], card))
    return replace(table, lacks=lacks, shows=with_removed(table.shows, seat, CardSet.of(card)))


def refuted(lacks: CardSet, card: Card) -> CardSet:
    """Return what a seat was thought to lack until it showed a card."""
    return lacks & OF_SUIT[suit_of(card)] if card in lacks else NO_CARDS


def _go_on(state: "KoenigrufenState", trick: Trick) -> "KoenigrufenState":
    """Go on after a trick: an unfair gain is kept as a fact, and somebody who has cards leads."""
    state = _note_early_advantage(state, trick)
    table = state.table
    if table.trick is None:
        return closing.begin(state)
    leader = _first_with_cards(state.hands, table.trick.leader)
    return replace(state, table=replace(table, trick=replace(table.trick, leader=leader), turn=leader))


def _first_with_cards(hands: Hands, leader: Seat) -> Seat:
    return next(seat for step in range(PLAYERS) if hands[seat := (leader + step) % PLAYERS])


def _note_early_advantage(state: "KoenigrufenState", trick: Trick) -> "KoenigrufenState":
    """Keep the fact that somebody won a trick with his announced card before its own (8.11; T-A23)."""
    winner, card = trick.best()
    for said in state.table.round.announcements:
        mine = said.seat == winner and card in announced_card(said.item, state.called)
        if mine and trick.number < DUE[said.item] and faults.is_possible(state.table, "early_advantage"):
            detail = CARD_NAMES[card]
            return faults.commit(state, winner, Reason.EARLY_ADVANTAGE, detail, trick.number)
    return state


# What may be played


def check(state: "KoenigrufenState", seat: Seat, card: Card) -> None:
    """Refuse a card that may not be played.

    :raises IllegalAction: with the duty that it breaks.
    """
    reason = breach(state, seat, card)
    if reason is not None:
        refuse(state.ruleset, reason, CARD_NAMES[card])


def breach(state: "KoenigrufenState", seat: Seat, card: Card) -> Reason | None:
    """Return why the player on turn may not play a card; None if he may."""
    hand = state.hands[seat]
    if card not in hand:
        return Reason.NOT_IN_YOUR_HAND
    return None if card in state.playable else _fault(state.table, seat, hand, card)


def _fault(table: Table, seat: Seat, hand: CardSet, card: Card) -> Reason:
    trick = _on_table(table)
    if trick.suit is None:
        return Reason.TAROCK_LED if table.game.kind == "suit" else _led_too_early(table, seat, hand, card)
    if card not in followers(hand, OF_SUIT[trick.suit], TAROCKS):
        return Reason.MUST_FOLLOW if hand & OF_SUIT[trick.suit] else Reason.MUST_TAROCK
    return _led_too_early(table, seat, hand, card)


def _led_too_early(table: Table, seat: Seat, hand: CardSet, card: Card) -> Reason:
    cards = _dutiful(table, hand)
    if card in _lower_birds(table, seat, cards):
        return Reason.BIRD_ORDER
    if card in _held_back(table, seat, hand, cards):
        return Reason.HELD_BACK
    return Reason.PAGAT_LAST if card in _banned_pagat(table, hand) else Reason.MUST_OVERTAKE


def _shown_lack(table: Table, card: Card) -> CardSet:
    """Return what everybody can now tell that the player did not hold."""
    trick = _on_table(table)
    lack = NO_CARDS
    if card == PAGAT and _is_negative(table.game) and _banned_pagat(table, TAROCKS):
        lack = TAROCKS - CardSet.of(PAGAT)
    if trick.suit is None:
        return SUIT_CARDS if table.game.kind == "suit" and card in TAROCKS else lack
    if card not in OF_SUIT[trick.suit]:
        lack |= OF_SUIT[trick.suit]
        if card not in TAROCKS:
            lack |= TAROCKS
    if _is_negative(table.game) and table.ruleset.trick.overtake:
        lack |= _not_overtaken_with(table, trick, card)
    return lack


def _not_overtaken_with(table: Table, trick: Trick, card: Card) -> CardSet:
    """Return the cards that a player who does not overtake cannot hold: those that would have taken the lead."""
    takers = trick.takers
    if card in takers:
        return NO_CARDS
    follows = OF_SUIT[trick.suit] if trick.suit is not None and card in OF_SUIT[trick.suit] else TAROCKS
    return takers & follows - _banned_pagat(table, TAROCKS)


def _after_trick(table: Table, trick: Trick, hands: Hands, talon: tuple[Card, ...]) -> Table:
    """Return the table after a trick: its winner leads to the next."""
    contract = table.game
    winner, _ = trick.best()
    is_last = trick.number == LAST_TRICK
    return replace(
        table,
        phase=Phase.OVER if is_last else Phase.PLAY,
        turn=None if is_last else winner,
        tricks=(*table.tricks, trick),
        trick=None if is_last else _next_trick(table, trick.number + 1, winner),
        turned=talon[: trick.number] if _turns_talon(table, contract) else (),
        open_hands=hands if contract.ouvert and trick.number == 1 else table.open_hands,
    )


def _turns_talon(table: Table, contract: Contract) -> bool:
    """Tell whether a card of the talon goes to each of the first tricks."""
    rule = table.ruleset.trischaken
    return contract.kind == "trischaken" and rule is not None and rule.talon == "first_six_tricks"
