"""Random deals: the same for the same seed, and bolder than chance alone would make them.

Players who choose among all legal actions with equal chances hardly ever lead the skus, bring a king to the last
trick or win no trick at all.  A :class:`Policy` says how often these random players reach for such things.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import Final

from tarock.core.cards import MOND, SKUS, Card, Suit, suit_of
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import Seat
from tarock.danish.actions import ASK_LAID, DEMAND, REDEAL, Action, Claim, Declare, Lay, Name, Play, Waive
from tarock.danish.cards import OF_SUIT, SKUS_ALONE, TAROKS, THIRD_LAST_TRICK, ULTIMO_CARDS
from tarock.danish.events import Cups
from tarock.danish.legal import Offer
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState, start
from tarock.danish.table import Phase
from tarock.testing.danish.stacking import stacked_hands, strength


@dataclass(frozen=True, slots=True)
class Policy:
    """How often random players reach for rare things; every number is a probability.

    With zeros everywhere they choose among their cards with equal chances and never use a right out of turn.
    """

    stack: float = 0.35
    """That the cards are stacked and not shuffled."""
    sit_out: float = 0.1
    """That a fourth player sits at the table."""
    funded: float = 0.7
    """That a cup holds something before the deal."""
    hold_skus: float = 0.35
    """That the skus is held to the end in this deal."""
    hold_ultimo_cards: float = 0.5
    """That kings and pagat are held to the end in this deal."""
    hold_t21: float = 0.2
    """That T21 is held to the end in this deal, where it catches a pagat or a king."""
    aim: float = 0.3
    """That the strongest hand of the deal tries to win every trick and the weakest to win none."""
    lay_rarely: float = 0.5
    """That a dealer who may lay his last taroks or the skus does."""
    lead_skus: float = 0.15
    """That a player who may lead the skus does, each time."""
    lead_bare: float = 0.5
    """The same when there is a suit that nobody else holds."""
    speak: float = 0.7
    """That a player who may speak about a led skus does, each time."""
    redeal: float = 0.5
    """That a hand without taroks asks for a new deal."""
    demand: float = 0.15
    """That somebody demands the skus, before each action of the third-last trick."""
    ask: float = 0.01
    """That somebody asks about the skat, before each action."""


BOLD: Final = Policy()
PLAIN: Final = Policy(*(0,) * len(fields(Policy)))


def random_deal(ruleset: DanishRuleset, seed: str | int, policy: Policy = BOLD) -> Iterator[DanishState]:
    """Give every state of a deal from the start to the end.

    >>> from tarock.rulesets import load_danish
    >>> states = list(random_deal(load_danish("danish-hjoerring"), 1, PLAIN))
    >>> states[0].phase.value, states[-1].is_over
    ('skat', True)
    """
    rng = Random(str(seed))  # noqa: S311 - deals are repeatable on purpose
    state = _start(ruleset, seed, policy, rng)
    players = Players(state, policy, rng)
    yield state
    while not state.is_over:
        seat, action = players.next_action(state)
        state = state.apply(seat, action)
        yield state


def play_deal(ruleset: DanishRuleset, seed: str | int, policy: Policy = BOLD) -> DanishState:
    """Return the end of a random deal."""
    *_, state = random_deal(ruleset, seed, policy)
    return state


def drawn(offer: Offer, rng: Random) -> Action:
    """Return an offered action, or one of a large choice at random."""
    return offer.sample(rng) if isinstance(offer, SkatChoice) else offer


def _start(ruleset: DanishRuleset, seed: str | int, policy: Policy, rng: Random) -> DanishState:
    dealer = rng.randrange(3)
    seating = Seating.of_three(dealer)
    if rng.random() < policy.sit_out:
        seating = Seating(dealer, dealer + 1, (dealer + 3) % 4, ((dealer + 2) % 4,))
    cups = [rng.randrange(1, 60) * 5 if rng.random() < policy.funded else 0 for _ in range(2)]
    is_stacked = rng.random() < policy.stack
    return start(ruleset, seating, stacked_hands(seating, rng) if is_stacked else str(seed), Cups(*cups))


class Players:
    """The players of one deal, with what they are up to in it."""

    def __init__(self, state: DanishState, policy: Policy, rng: Random) -> None:
        self.policy = policy
        self.rng = rng
        self.held = SKUS_ALONE if rng.random() < policy.hold_skus else NO_CARDS
        if rng.random() < policy.hold_ultimo_cards:
            self.held |= ULTIMO_CARDS
        if rng.random() < policy.hold_t21:
            self.held |= CardSet.of(MOND)
        self.weakest: Seat | None = None
        if rng.random() < policy.aim:
            power = {seat: sum(map(strength, state.hands[seat])) for seat in state.table.seating.active}
            self.weakest = min(power, key=power.__getitem__)

    def next_action(self, state: DanishState) -> tuple[Seat, Action]:
        """Return who does what next: a right used out of turn, or the action of whoever is on turn."""
        interjection = self._interjection(state)
        if interjection is not None:
            return interjection
        assert state.turn is not None
        offers = state.legal_actions(state.turn)
        return state.turn, self._choice(state, offers)

    # Rights

    def _interjection(self, state: DanishState) -> tuple[Seat, Action] | None:
        if state.phase is Phase.SKAT:
            return self._right(state, REDEAL, self.policy.redeal)
        trick = state.table.trick
        if trick is None:
            return None
        demand = self.policy.demand if trick.number == THIRD_LAST_TRICK else 0
        return self._right(state, DEMAND, demand) or self._right(state, ASK_LAID, self.policy.ask)

    def _right(self, state: DanishState, right: Action, chance: float) -> tuple[Seat, Action] | None:
        """Let a random player use a right if it is his."""
        if self.rng.random() >= chance:
            return None
        holders = [seat for seat in state.table.seating.active if right in state.legal_actions(seat)]
        return (self.rng.choice(holders), right) if holders else None

    # In turn

    def _choice(self, state: DanishState, offers: Sequence[Offer]) -> Action:
        plays: list[Play] = []
        words: list[Action] = []
        for offer in offers:
            if isinstance(offer, Play):
                plays.append(offer)
            elif isinstance(offer, SkatChoice):
                return self._skat(offer)
            elif isinstance(offer, Declare):
                return offer
            elif isinstance(offer, Claim | Name | Waive):
                words.append(offer)
        if words and (not plays or self.rng.random() < self.policy.speak):
            return self.rng.choice(words)
        return self._card(state, plays)

    def _skat(self, choice: SkatChoice) -> Lay:
        _, *rare = choice.ways
        if rare and self.rng.random() < self.policy.lay_rarely:
            way = self.rng.choice(rare)
            return Lay(way.fixed | CardSet.from_cards(self.rng.sample(list(way.pool), way.open)))
        return choice.sample(self.rng)

    def _card(self, state: DanishState, plays: list[Play]) -> Play:
        leads = [play for play in plays if play.named is not None]
        if leads and (lead := self._lead_of_skus(state, leads, must_lead=len(leads) == len(plays))):
            return lead
        plain = [play for play in plays if play.card not in self.held and play.named is None]
        chosen = plain or [play for play in plays if play.card != SKUS] or plays
        if self.weakest is None:
            return self.rng.choice(chosen)
        return self._losing(state, chosen) if state.turn == self.weakest else _strongest(chosen)

    def _lead_of_skus(self, state: DanishState, leads: list[Play], *, must_lead: bool) -> Play | None:
        """Lead the skus as anything, or as something that nobody else holds; or do not lead it."""
        assert state.turn is not None
        if SKUS in self.held and not must_lead:
            return None
        others = NO_CARDS
        for seat in state.table.seating.opponents(state.turn):
            others |= state.hands[seat]
        bare = [lead for lead in leads if lead.named is not None and not others & OF_SUIT[lead.named]]
        if bare and self.rng.random() < self.policy.lead_bare:
            return self.rng.choice(bare)
        return self.rng.choice(leads) if must_lead or self.rng.random() < self.policy.lead_skus else None

    def _losing(self, state: DanishState, plays: list[Play]) -> Play:
        """Throw the strongest card that does not hold the trick, or else the weakest."""
        assert state.table.trick is not None
        lying = [card for card in state.table.trick.cards if card != SKUS]
        losing = [play for play in plays if any(_beats(card, play.card, state.table.trick.suit) for card in lying)]
        return _strongest(losing) if losing else min(plays, key=lambda play: strength(play.card))


def _strongest(plays: list[Play]) -> Play:
    return max(plays, key=lambda play: strength(play.card))


def _beats(card: Card, other: Card, suit: Suit | None) -> bool:
    """Tell whether a card that lies in the trick already is better than another one."""
    if other == SKUS or card in TAROKS:
        return other == SKUS or card > other
    if other in TAROKS or suit_of(card) != suit:
        return False
    return suit_of(other) != suit or card > other
