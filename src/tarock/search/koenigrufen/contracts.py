"""Plans for games that have not been reached yet: what a contract would bring if a seat played it."""

from dataclasses import replace

from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Bid, Call, Take
from tarock.koenigrufen.auction import Auction
from tarock.koenigrufen.cards import HAND_SIZE, KINGS, PACK, PLAYERS
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.table import Announcement, Phase, Round
from tarock.search.koenigrufen.packing import Ints, plan_of


def contract_plan(ruleset: KoenigrufenRuleset, dealer: Seat, bid: Bid, declarer: Seat, forehand: Seat) -> Ints:
    """Return the plan of a game that a seat would play, without its cards: no talon, no hands, no discard.

    Where the game calls a king, some called card stands in the plan as a sign of it.
    """
    contract = ruleset.contracts_by_id[bid.contract]
    return plan_of(
        _imagined(ruleset, dealer, bid, contract, declarer, forehand),
        _leader(ruleset, dealer, contract, declarer, forehand),
    )


def _leader(ruleset: KoenigrufenRuleset, dealer: Seat, contract: Contract, declarer: Seat, forehand: Seat) -> Seat:
    if contract.kind == "negative":
        return declarer
    return (dealer + 1) % PLAYERS if ruleset.leading.positive == "first_seat" else forehand


def _imagined(
    ruleset: KoenigrufenRuleset, dealer: Seat, bid: Bid, contract: Contract, declarer: Seat, forehand: Seat
) -> KoenigrufenState:
    """Return a deal of that game at its first trick, with any cards: the declarer's neighbour holds the called king."""
    king = KINGS.strongest()
    rest = [card for card in PACK if card != king]
    hands = [CardSet.from_cards(rest[HAND_SIZE * place : HAND_SIZE * (place + 1)]) for place in range(PLAYERS)]
    partner = (declarer + 1) % PLAYERS
    swapped = hands[partner].strongest()
    hands[partner] = hands[partner] - CardSet.of(swapped) | CardSet.of(king)
    talon = (*rest[HAND_SIZE * PLAYERS :], swapped)
    state = start(ruleset, dealer, tuple(hands), talon)
    auction = Auction((dealer + 1) % PLAYERS, forehand, declarer, opened=True, best=bid, best_by=declarer)
    said = () if bid.bird is None else (bid.bird,)
    table = replace(
        state.table,
        phase=Phase.PLAY,
        auction=auction,
        call=Call(king) if contract.calls else None,
        take=Take(1) if contract.talon == "half" else Take("all") if contract.talon == "all" else None,
        round=Round(announcements=tuple(Announcement(declarer, item) for item in (*said, *bid.announces))),
    )
    return replace(state, table=table)
