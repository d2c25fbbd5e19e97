"""The book bot in the auction: which games a hand is good for, and which of them to bid."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tarock.bots.koenigrufen.evaluation import STINGERS, beggars_points, strength, suit_tricks
from tarock.core.cards import MOND, SKUS
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import HOLD, PASS, PASS_FOREHAND, VORHAND, Action, Bid
from tarock.koenigrufen.auction import birds_for, contract_of
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, BIRDS, Bird
from tarock.koenigrufen.cards import KINGS, TAROCKS
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenView

RUFER: Final = 8.5
SOLORUFER: Final = 12.5
DREIER: Final = 13.0
SECHSER: Final = 12.0
SOLODREIER: Final = 18.0
SUIT_DREIER: Final = 7
SUIT_SOLO: Final = 8
BIRD_TAROCKS: Final[dict[Bird, int]] = {"pagat": 8, "uhu": 9, "kakadu": 10, "quapil": 10}
"""How many taroks a Besserrufer asks for before the talon is bought: one more than Mayr 2012, Besserrufer, says, since
with his six to seven fewer than half of the birds came home (measured)."""
BIRD_STINGERS: Final[dict[Bird, int]] = {"pagat": 3, "uhu": 3, "kakadu": 4, "quapil": 4}
"""The higher the bird, the more taroks from XVI up (Mayr 2012, Besserrufer; the numbers are ours)."""
BETTLER: Final = 65
PICCOLO: Final = 62
OUVERT: Final = 78
MANY_KINGS: Final = 3
WEAK_WITH_KINGS: Final = 9.0


@dataclass(frozen=True, slots=True)
class Advised:
    """What to do before the play, and the name of the advice; none where it is not a book's."""

    action: Action
    advice: str | None


def chosen_word(view: KoenigrufenView, words: Sequence[Action]) -> Advised:
    """Return what to say in the auction."""
    bids = candidate_bids(view, words)
    if PASS_FOREHAND in words and not bids:
        return Advised(PASS_FOREHAND, "pass_forehand_with_four_kings")
    if HOLD in words and _is_worth_holding(view):
        return Advised(HOLD, "hold_game")
    if VORHAND in words and not (bids and _is_dear(view.table.ruleset, bids[0])):
        return Advised(VORHAND, "keep_forehand")
    if bids:
        return Advised(bids[0], _reason(view.table.ruleset, bids[0]))
    if PASS in words:
        has_kings = len(view.hand & KINGS) >= MANY_KINGS
        return Advised(PASS, "pass_to_be_called" if has_kings else "pass_weak_hand")
    return _forced_game(view, [bid for bid in words if isinstance(bid, Bid)])


def candidate_bids(view: KoenigrufenView, words: Sequence[Action]) -> list[Bid]:
    """Return the bids of some words that the hand is good for: the dearest first, then with more of the talon."""
    ruleset = view.table.ruleset
    good = [bid for bid in words if isinstance(bid, Bid) and is_good_for(ruleset, bid, view.hand)]
    return sorted(good, key=lambda bid: (-_stake(ruleset, bid), _contract(ruleset, bid).talon != "all"))


def is_good_for(ruleset: KoenigrufenRuleset, bid: Bid, hand: CardSet) -> bool:
    """Tell whether a hand is good enough for a bid."""
    contract = _contract(ruleset, bid)
    if contract.kind == "negative":
        return suits_negative(contract, hand)
    if contract.kind == "suit":
        return suits_suit_game(contract, hand)
    if contract.kind == "trischaken":
        return False
    if contract.needs == "bird":
        return suits_bird(bid, hand)
    return suits_points(ruleset, contract, hand)


def suits_points(ruleset: KoenigrufenRuleset, contract: Contract, hand: CardSet) -> bool:
    """Tell whether a hand is strong enough for a Rufer, a solo or a Dreier.

    Mayr 2012: twelve points for a Dreier, ten for a Sechserdreier, four to five high taroks and a piece of the Trull
    for a Solodreier, Sküs or Mond for a Solorufer.  Book of 1900, §§ 7, 13: with three kings it is better to be called,
    and else who may call or pass should always risk a Rufer.
    """
    if contract.calls:
        if len(hand & KINGS) >= MANY_KINGS and strength(hand) < WEAK_WITH_KINGS:
            return False
        if contract.talon == "half":
            return ruleset.auction.opening == "call_or_pass" or strength(hand) >= RUFER
        return strength(hand) >= SOLORUFER and bool(hand & CardSet.of(SKUS, MOND))
    needed = {"half": DREIER, "all": SECHSER, "opponents": SOLODREIER}
    return strength(hand) >= needed[contract.talon]


def suits_bird(bid: Bid, hand: CardSet) -> bool:
    """Tell whether a hand can bring home a bird that it holds (Mayr 2012, Besserrufer)."""
    held = hand & birds_for(bid)
    return any(brings_home(bird, hand) for bird in BIRDS if BIRD_CARDS[bird] in held)


def brings_home(bird: Bird, hand: CardSet, more: int = 0) -> bool:
    """Tell whether a hand has the taroks for a bird, and so many more."""
    enough = len(hand & TAROCKS) >= BIRD_TAROCKS[bird] + more
    return enough and len(hand & STINGERS) >= BIRD_STINGERS[bird]


def suits_negative(contract: Contract, hand: CardSet) -> bool:
    """Tell whether a hand wins no trick that it does not want, and where one is wanted surely that one.

    Mayr 2012, Bettler, Piccolo, Ouvertspiele: the planned trick must be sure, in open games above all.
    """
    planned = CardSet.of(SKUS)
    if contract.tricks == 0:
        return beggars_points(hand) >= (OUVERT if contract.ouvert else BETTLER)
    if contract.tricks > 1 or not planned <= hand:
        return False
    return beggars_points(hand - planned) >= (OUVERT if contract.ouvert else PICCOLO)


def suits_suit_game(contract: Contract, hand: CardSet) -> bool:
    """Tell whether a hand has the tricks for a suit game, without the talon one more (Mayr 2012, Farbenspiele)."""
    return suit_tricks(hand) >= (SUIT_DREIER if contract.talon == "half" else SUIT_SOLO)


def _contract(ruleset: KoenigrufenRuleset, bid: Bid) -> Contract:
    contract = contract_of(ruleset, bid.contract)
    assert contract is not None
    return contract


def _stake(ruleset: KoenigrufenRuleset, bid: Bid) -> int:
    """Return what a game brings its declarer: alone he is paid by three, a bird is paid beside the game."""
    contract = _contract(ruleset, bid)
    birds = (
        0 if contract.needs != "bird" else max(ruleset.bonuses_by_id[bird].announced for bird in (bid.bird or "pagat",))
    )
    return (contract.value + birds) * (1 if contract.calls else 3)


def _is_dear(ruleset: KoenigrufenRuleset, bid: Bid) -> bool:
    """Tell whether forehand bids a game at once: one that he may not bid later, or that he plays alone."""
    return bid.contract in ruleset.auction.first_word or not _contract(ruleset, bid).calls


def _is_worth_holding(view: KoenigrufenView) -> bool:
    best = view.table.auction.best
    return best is not None and is_good_for(view.table.ruleset, best, view.hand)


def _reason(ruleset: KoenigrufenRuleset, bid: Bid) -> str:
    contract = _contract(ruleset, bid)
    if contract.kind == "negative":
        return "bid_ouvert" if contract.ouvert else "bid_bettler" if contract.tricks == 0 else "bid_piccolo"
    if contract.kind == "suit":
        return "bid_suit_game"
    if contract.needs == "bird":
        return "bid_bird"
    if contract.calls:
        return "bid_rufer" if contract.talon == "half" else "bid_solorufer"
    return {"half": "bid_twelve_points", "all": "bid_sechser", "opponents": "bid_solodreier"}[contract.talon]


def _forced_game(view: KoenigrufenView, bids: Sequence[Bid]) -> Advised:
    """Return what a forehand plays who may not pass and has no good game: Trischaken, or else the cheapest.

    Mayr 2012, Trischaken: with a hand that is not even good for a Rufer.
    """
    kinds = {bid: _contract(view.table.ruleset, bid) for bid in bids}
    trischaken = next((bid for bid, contract in kinds.items() if contract.kind == "trischaken"), None)
    if trischaken is not None:
        return Advised(trischaken, "trischaken_with_weak_hand")
    positive = [bid for bid, contract in kinds.items() if contract.kind == "positive"]
    return Advised(min(positive or bids, key=lambda bid: kinds[bid].value), "cheapest_game")
