"""Königrufen for puzzles."""

from random import Random
from typing import Final

from tarock.bots.koenigrufen.many_deals import outcomes
from tarock.bots.koenigrufen.search_speech import ANNOUNCED_SURE, DOUBLED_SURE
from tarock.core.cards import MOND, PAGAT, SKUS, Card
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Action, Bid, Speak
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS
from tarock.koenigrufen.cards import KINGS, TAROCKS, card_points
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase
from tarock.referee.koenigrufen import findings
from tarock.rulesets import load_koenigrufen
from tarock.school.puzzles.families import Puzzler
from tarock.school.puzzles.koenigrufen.aims import aims, course, every_deal, kept
from tarock.telling.koenigrufen.payments import settled
from tarock.telling.line import Line

RULESET: Final = "koenigrufen-mayr-2012"
_ALONE: Final = CardSet.from_cards(BIRD_CARDS.values())
"""Each of the birds is something of its own."""
_REASONS: Final = 2


def _worth(card: Card) -> int:
    """Return what a card counts; a bird is none of its neighbours."""
    return -card if card in _ALONE else card_points(load_koenigrufen(RULESET).counting, card)


def _unpaid(state: KoenigrufenState) -> bool:
    """Tell whether nothing was paid for but the game."""
    return len({payment.reason for payment in state.settlement.payments}) < _REASONS


def _payments(state: KoenigrufenState) -> tuple[Line, ...]:
    return settled(state.settlement.payments)


def _sure(action: Action) -> float:
    """Return how surely a word must turn out well: as bots ask of theirs."""
    if not isinstance(action, Speak):
        return 0.0
    return DOUBLED_SURE if action.doubles else ANNOUNCED_SURE if action.announces else 0.0


def _no_declaration(_state: KoenigrufenState, _seat: Seat) -> None:
    return None


def _negative_bid(state: KoenigrufenState, rng: Random) -> Bid | None:
    """Return a Bettler or Piccolo of somebody with few tarocks, who does not always bid it.

    Not an open one: after its first trick every bot sees all cards.
    """
    if state.phase is not Phase.AUCTION or state.turn is None or len(state.hands[state.turn] & TAROCKS) > _FEW:
        return None
    bids = [offer for offer in state.legal_actions(state.turn) if isinstance(offer, Bid)]
    contracts = state.ruleset.contracts_by_id
    negative = [
        bid for bid in bids if contracts[bid.contract].kind == "negative" and not contracts[bid.contract].ouvert
    ]
    return rng.choice(negative) if negative and rng.random() < _WILFUL else None


_FEW: Final = 5
_WILFUL: Final = 0.4


FAMILY: Final = Puzzler(
    ruleset=RULESET,
    kinds=frozenset(
        {
            "ending",
            "closed",
            "stop",
            "negative",
            "lead",
            "bid",
            "king",
            "discard",
            "announce",
            "kontra",
            "infer",
            "settle",
            "fault",
        }
    ),
    aims=aims,
    kept=kept,
    course=course,
    every_deal=every_deal,
    worth=_worth,
    courts=KINGS | CardSet.of(SKUS, MOND, PAGAT),
    unpaid=_unpaid,
    payments=_payments,
    wilful=_negative_bid,
    findings=findings,
    outcomes=outcomes,
    sure=_sure,
    worlds=lambda level: level.budget.worlds,
    declaration=_no_declaration,
)
