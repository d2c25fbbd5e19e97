"""Random deals of Königrufen: the same for the same seed, and bolder than chance alone would make them.

Players who choose among all legal actions with equal chances hardly ever win with a Quapil, answer a kontra or make a
Valat.  So hands are often stacked, and the players reach for what is rare.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, cast

from tarock.core.cards import MOND, SKUS, Card
from tarock.core.errors import IllegalAction
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import (
    GOOD,
    PASS,
    PASS_FOREHAND,
    Action,
    Bid,
    Call,
    Concede,
    Hold,
    Pass,
    PassForehand,
    Play,
    Speak,
    Vorhand,
)
from tarock.koenigrufen.auction import contract_of
from tarock.koenigrufen.bonus_kinds import ANNOUNCED, BONUS_KINDS, DUE, Announced, announced_card
from tarock.koenigrufen.cards import KINGS, PLAYERS
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.offers import Offer
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.talon import DiscardChoice
from tarock.testing.koenigrufen.sharing import shared_trischaken, trischaken_of
from tarock.testing.koenigrufen.stacking import stacked, strength

STACKED: Final = 0.35
"""How often the cards are stacked."""
SHARED: Final = 100
"""Every so many deals are a Trischaken whose loss two players often share."""
QUIET: Final = 0.6
"""How often a player says no more than he must."""
EITHER: Final = 0.5
RARELY: Final = 0.2
_WISHES: Final[tuple[Announced, ...]] = tuple(
    item for item in ANNOUNCED if item == "valat" or BONUS_KINDS[item].way in {"set", "wins"}
)
_TRICK_OF: Final = {card: DUE[name] for name, kind in BONUS_KINDS.items() if name in DUE for card in kind.cards}
MONDFANG: Final = Speak(announces=("mondfang",))


def random_deal(ruleset: KoenigrufenRuleset, seed: int) -> Iterator[KoenigrufenState]:
    """Give every state of a deal from the start to the end."""
    rng = Random(f"{ruleset.id} {seed}")  # noqa: S311 - deals are repeatable on purpose
    trischaken = trischaken_of(ruleset)
    if trischaken is not None and seed % SHARED == SHARED - 1:
        yield from shared_trischaken(ruleset, trischaken, rng)
        return
    dealer = rng.randrange(PLAYERS)
    hands, talon = stacked(rng) if rng.random() < STACKED else deal(dealer, str(seed))
    state = start(ruleset, dealer, hands, talon)
    players = Players(rng)
    yield state
    while state.turn is not None:
        state = state.apply(state.turn, players.choice(state, state.turn))
        yield state


def play_deal(ruleset: KoenigrufenRuleset, seed: int) -> KoenigrufenState:
    """Return the end of a random deal."""
    *_, state = random_deal(ruleset, seed)
    return state


# Players


def _always_allowed(state: KoenigrufenState) -> Action | None:
    """Return the word that adds nothing, where it may surely be said; it need not be looked up among the others."""
    table = state.table
    if table.phase is Phase.AUCTION and table.auction.opened and not table.auction.is_free_choice:
        return PASS
    if table.phase is Phase.ANNOUNCING and table.round.turns and not table.round.doubled:
        return GOOD
    return None


class Players:
    """The players of one deal, with what they are up to in it."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.quiet = rng.choice((0.4, QUIET, 0.9, 0.95))
        self.styles = [rng.choice(("random", "high", "low")) for _ in range(PLAYERS)]
        self.holds = rng.random() < EITHER  # birds and kings wait for their trick
        self.sides = rng.choice(("none", "none", "none", "callers", "defenders"))  # who tries to win all tricks
        self.catches = rng.random() < RARELY  # the Skus waits for the Mond, which is in a hurry

    def choice(self, state: KoenigrufenState, seat: Seat) -> Action:
        """Return what a player does next, always by the rules."""
        if self.rng.random() < self.quiet and (word := _always_allowed(state)) is not None:
            return word
        offers = state.legal_actions(seat)
        if state.phase is Phase.PLAY:
            return self._card(state, seat, offers)
        if state.phase is Phase.ANNOUNCING:
            return self._words(state, seat, offers)
        if state.phase is Phase.AUCTION:
            return self._bid(state, offers)
        offer = self._rare(offers) or self.rng.choice(offers)
        return offer.sample(self.rng) if isinstance(offer, DiscardChoice) else offer

    def _rare(self, offers: Sequence[Offer]) -> Offer | None:
        """Give the game up, or call the fourth king unnamed."""
        rare = [offer for offer in offers if isinstance(offer, Concede) or offer == Call(None)]
        return self.rng.choice(rare) if rare and self.rng.random() < EITHER else None

    def _bid(self, state: KoenigrufenState, offers: Sequence[Offer]) -> Action:
        words = [offer for offer in offers if not isinstance(offer, DiscardChoice)]
        plain = [word for word in words if isinstance(word, Pass | Vorhand)]
        if any(isinstance(word, PassForehand) for word in words) and self.rng.random() < EITHER:
            return PASS_FOREHAND
        bids = [word for word in words if word not in plain]
        if plain and (not bids or (not state.table.auction.opened and self.rng.random() < self.quiet)):
            return plain[0]
        rare = [word for word in bids if self._is_rare(state, word)]
        if rare and self.rng.random() < EITHER:
            return self._with_bonuses(state, self.rng.choice(rare))
        if state.table.auction.is_free_choice:
            free = [word for word in bids if isinstance(word, Bid) and word.contract in state.ruleset.auction.free]
            wanted = free if free and self.rng.random() < EITHER else bids
            return self._with_bonuses(state, self.rng.choice(wanted))
        return self._with_bonuses(state, bids[min(self.rng.randrange(len(bids)) for _ in range(2))])

    @staticmethod
    def _is_rare(state: KoenigrufenState, word: Action) -> bool:
        if isinstance(word, PassForehand | Hold):
            return True
        if not isinstance(word, Bid) or state.turn is None:
            return False
        contract = contract_of(state.ruleset, word.contract)
        calls = contract is not None and contract.calls and state.hands[state.turn] >= KINGS
        return calls or word.contract in state.ruleset.auction.first_word

    def _with_bonuses(self, state: KoenigrufenState, word: Action) -> Action:
        """Announce with the bid where that is the only occasion."""
        bid = state.table.auction.best if isinstance(word, Hold) else word
        contract = contract_of(state.ruleset, bid.contract) if isinstance(bid, Bid) else None
        if contract is None or not contract.own_word or self.rng.random() < EITHER:
            return word
        assert state.turn is not None
        hand = state.hands[state.turn]
        held: list[Announced] = [item for item in _WISHES if announced_card(item, None) <= hand]
        items: tuple[Announced, ...] = tuple(self.rng.sample(held, self.rng.randint(1, min(2, len(held)))))
        return Bid(bid.contract, bid.bird, items) if isinstance(word, Bid) and isinstance(bid, Bid) else Hold(items)

    def _words(self, state: KoenigrufenState, seat: Seat, offers: Sequence[Offer]) -> Action:
        words = [offer for offer in offers if isinstance(offer, Speak) and offer != GOOD]
        answers = [word for word in words if word.doubles and self._is_answer(state, seat, word)]
        if answers and self.rng.random() < EITHER:
            return self.rng.choice(answers)
        if MONDFANG in words and self.rng.random() < EITHER:
            return MONDFANG
        if not words or (GOOD in offers and self.rng.random() < EITHER):
            return GOOD if GOOD in offers else self.rng.choice(words)
        word = self.rng.choice(words)
        if self.rng.random() < EITHER:
            more = self.rng.choice(words)
            both = Speak((*word.announces, *more.announces), (*word.doubles, *more.doubles))
            try:
                state.apply(seat, both)
            except IllegalAction:
                return word
            return both
        return word

    @staticmethod
    def _is_answer(state: KoenigrufenState, seat: Seat, word: Speak) -> bool:
        return state.table.round.doubling(*state.subject(seat, word.doubles[0])) is not None

    def _card(self, state: KoenigrufenState, seat: Seat, offers: Sequence[Offer]) -> Action:
        plays = cast("list[Play]", list(offers))  # nothing else is offered now
        trick = state.table.trick
        assert trick is not None
        if len(plays) > 1 and (self.holds or self.catches):
            plays = self._held(plays, trick.number, trick.cards)
        if len(plays) == 1:
            return plays[0]
        style = self.styles[seat]
        if self.sides != "none":
            callers = seat in {state.table.declarer, state.partner}
            style = "high" if callers == (self.sides == "callers") else "low"
        if style == "random":
            return self.rng.choice(plays)
        pick = max if style == "high" else min
        return pick(plays, key=lambda play: strength(play.card))

    def _held(self, plays: list[Play], number: int, lying: tuple[Card, ...]) -> list[Play]:
        """Leave out cards that wait for their trick, and play those whose trick it is."""
        if self.catches:
            caught = [play for play in plays if play.card == (SKUS if MOND in lying else MOND)]
            plays = caught or [play for play in plays if play.card != SKUS] or plays
        if not self.holds:
            return plays
        due = [play for play in plays if _TRICK_OF.get(play.card) == number]
        return due or [play for play in plays if play.card not in _TRICK_OF] or plays
