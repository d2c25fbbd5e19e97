"""A second opinion on the play: OpenSpiel's Slovenian tarok for four players.

It shares with Mayr's Königrufen the pack, the duty to follow and to play a tarock, the Kaiserstich, and what cards
count; its Klop is a Trischaken with the duty to overtake, the Pagat last of the taroks and a card of the talon to
each of the first six tricks.  Its bonuses are not compared: it scores them by other rules.

OpenSpiel is a dependency group of its own, since nothing else needs it: `make test-openspiel` fetches it and runs this.
"""

from random import Random
from types import ModuleType
from typing import Any, Final

import pytest

from tarock.core.cards import PAGAT, Card
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import PLAYS, Bid, Play
from tarock.koenigrufen.cards import TRULL
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.table import Phase
from tarock.notation.cards import parse_card
from tests.koenigrufen.builders import MAYR, after

pytestmark = pytest.mark.long

DEALS: Final = 4_000
A, D = 0, 3
SUITS: Final = {"Hearts": "H", "Diamonds": "D", "Spades": "S", "Clubs": "C"}
RANKS: Final = {"Jack": "J", "Knight": "C", "Queen": "Q", "King": "K"}
NAMES: Final = "Pagat II III IIII V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX Mond Skis"
TAROCKS: Final = NAMES.split()
"""OpenSpiel's names of taroks 1 to 22."""


@pytest.fixture(scope="module")
def pyspiel() -> ModuleType:
    module: ModuleType = pytest.importorskip(
        "pyspiel", reason="OpenSpiel is not installed; `make test-openspiel` fetches it"
    )
    return module


def our_card(name: str) -> Card:
    """Return our card by OpenSpiel's name of it."""
    if name in TAROCKS:
        return parse_card("X" if name == "Skis" else f"T{TAROCKS.index(name) + 1}")
    rank, _, suit = name.split()
    return parse_card(SUITS[suit] + RANKS.get(rank, rank))


class Twins:
    """One deal at both tables: our seat A is OpenSpiel's player 0, who has the forehand."""

    def __init__(self, pyspiel: ModuleType, seed: int, contract: str, bid: str) -> None:
        self.theirs: Any = pyspiel.load_game(f"tarok(players=4,rng_seed={seed})").new_initial_state()
        self.ours_of = [our_card(self.theirs.card_action_to_string(card)) for card in range(54)]
        self.theirs_of = {card: number for number, card in enumerate(self.ours_of)}
        self.theirs.apply_action(0)
        hands = tuple(self._cards(self.theirs.player_cards(player)) for player in range(4))
        self.ours = start(MAYR, D, hands, tuple(self.ours_of[card] for card in self.theirs.talon()))
        self._bid(contract, bid)

    def _cards(self, cards: list[int]) -> CardSet:
        return CardSet.from_cards(self.ours_of[card] for card in cards)

    def _bid(self, contract: str, bid: str) -> None:
        """Let all pass but the forehand."""
        while self.theirs.current_game_phase().name == "BIDDING":
            words = {self.theirs.action_to_string(action): action for action in self.theirs.legal_actions()}
            self.theirs.apply_action(words["Pass" if self.theirs.current_player() else contract])
        assert self.theirs.current_game_phase().name == "TRICKS_PLAYING"
        self.ours = after(self.ours, "A vorhand, B pass, C pass, D pass").apply(A, Bid(bid))
        if self.ours.phase is Phase.ANNOUNCING:
            self.ours = after(self.ours, "A announces nothing, B good, C good, D good")

    def play(self, rng: Random) -> None:
        """Play a random card at both tables, again and again.

        The same player is on turn, which tells who won the last trick, and he may play the same cards.
        """
        while not self.theirs.is_terminal():
            seat = self.theirs.current_player()
            assert self.ours.turn == seat
            ours = {offer.card for offer in self.ours.legal_actions(seat) if isinstance(offer, Play)}
            theirs = {self.ours_of[action] for action in self.theirs.legal_actions()}
            assert self._alike(ours) == self._alike(theirs)
            card = rng.choice(sorted(ours & theirs))
            self.theirs.apply_action(self.theirs_of[card])
            self.ours = self.ours.apply(seat, PLAYS[card])

    def _alike(self, legal: set[Card]) -> set[Card]:
        """Leave out in what the two games differ, which is little and in negative games only."""
        trick, contract = self.ours.table.trick, self.ours.table.contract
        assert trick is not None
        assert contract is not None
        if contract.kind != "trischaken":
            return legal
        if not trick.plays and len(legal) > 1:
            return legal - {PAGAT}  # OpenSpiel leads it last of all cards; Mayr once it is the last tarock (M-A08)
        if len(CardSet.from_cards(trick.cards) & TRULL) == 2:
            return set()  # OpenSpiel overtakes with the Skus; in a Kaiserstich it would not take the lead (M-A09)
        return legal


def played(pyspiel: ModuleType, seed: int, contract: str, bid: str) -> Twins:
    twins = Twins(pyspiel, seed, contract, bid)
    twins.play(Random(seed))
    assert twins.ours.is_over
    return twins


def test_a_solo_without_the_talon_is_played_and_won_as_openspiel_has_it(pyspiel: ModuleType) -> None:
    """Mayr 2012, Farbzwang, Kaiserstich, Zählen: Solodreier."""
    for seed in range(DEALS):
        twins = played(pyspiel, seed, "Solo without", "solodreier")
        thirds = twins.ours.facts.thirds
        assert isinstance(thirds, int)
        assert (twins.theirs.returns()[A] > 0) == (thirds >= MAYR.counting.win_thirds), (seed, thirds)


def test_a_trischaken_is_played_and_counted_as_openspiels_klop(pyspiel: ModuleType) -> None:
    """Mayr 2012, Trischaken, Negative Spiele: everybody's count, unless somebody has no trick or more than half."""
    compared = 0
    for seed in range(DEALS):
        twins = played(pyspiel, seed, "Klop", "trischaken")
        if min(tricks_of(twins.ours)) and max(thirds_of(twins.ours)) <= 105:
            compared += 1
            assert [-rounded(count) for count in thirds_of(twins.ours)] == twins.theirs.returns(), seed
    assert compared > DEALS // 2


def tricks_of(state: KoenigrufenState) -> tuple[int, ...]:
    assert isinstance(state.facts.tricks, tuple)
    return state.facts.tricks


def thirds_of(state: KoenigrufenState) -> tuple[int, ...]:
    assert isinstance(state.facts.thirds, tuple)
    return state.facts.thirds


def rounded(count: int) -> int:
    """Return thirds as whole points, as they are spoken of."""
    return (count + 1) // 3
