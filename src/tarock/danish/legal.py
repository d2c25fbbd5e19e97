"""What a seat may do, judged from the table and its own hand alone."""

from typing import TypeAlias

from tarock.core.cards import SKUS
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish import cups, declaring, disclosure, play, rulings, skat, skus
from tarock.danish.actions import AGREE, ASK_LAID, DEMAND, MOVE_CUPS, PLAYS, SKUS_LEADS, Action
from tarock.danish.cards import SKUS_ALONE
from tarock.danish.skat import SkatChoice
from tarock.danish.table import Phase, Table

Offer: TypeAlias = Action | SkatChoice
"""An action, or a large choice of actions offered as a constraint."""


def offers(table: Table, seat: Seat, hand: CardSet, laid: CardSet) -> tuple[Offer, ...]:
    """Return what a seat may do, as far as it can know, in a fixed order."""
    if table.proceedings.ruling is not None:
        return rulings.answers(table, hand) if table.must_act == seat else ()
    match table.phase:
        case Phase.SKAT:
            return (*skat.legal(table, seat, hand), *_cups(table, seat))
        case Phase.DECLARING:
            return (*declaring.legal(table, seat, hand, laid), *_cups(table, seat))
        case Phase.PLAY:
            return (*plays(table, seat, hand), *rights_in_play(table, seat, hand))
        case Phase.CLOSING:
            return (AGREE,) if table.turn == seat else ()
        case _:
            return ()


def _cups(table: Table, seat: Seat) -> tuple[Action, ...]:
    return (MOVE_CUPS,) if cups.may_move(table, seat) else ()


def plays(table: Table, seat: Seat, hand: CardSet) -> tuple[Action, ...]:
    """Return the cards that a seat may play, a led skus with each of its names."""
    if table.turn != seat:
        return ()
    assert table.trick is not None
    cards = play.legal_cards(table, hand)
    if SKUS in cards and not table.trick.plays:
        return (*(PLAYS[card] for card in cards - SKUS_ALONE), *SKUS_LEADS)
    return tuple([PLAYS[card] for card in cards])


def rights_in_play(table: Table, seat: Seat, hand: CardSet) -> tuple[Action, ...]:
    """Return what a seat may say, on turn or not."""
    rights = (*skus.baptisms(table, seat, hand), *_cups(table, seat))
    if skus.may_demand(table, seat, hand):
        rights = (*rights, DEMAND)
    return (*rights, ASK_LAID) if disclosure.may_ask(table, seat) else rights
