"""A deal of any family: an immutable value that can be looked at, acted in and settled."""

import secrets
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.core.game import Act, State, View
from tarock.core.rules import Ruleset
from tarock.core.seats import Seat
from tarock.door.rules import Rules, load_rules
from tarock.notation.cards import format_hand, parse_card
from tarock.notation.families import Record


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal at one moment.  What is done in it gives another one.

    >>> first = deal("koenigrufen-turnier", seed="1")
    >>> first.turn, first.phase, first.is_over
    (0, 'auction', False)
    >>> second = first.apply(0, first.legal(0)[0])
    >>> second.turn, first.turn
    (1, 0)
    """

    state: State
    """Everything, also what is hidden; each family has its own."""
    tags: tuple[tuple[str, str], ...] = ()
    """What a record says above the deal: its name, its players, the date."""
    record: Record | None = field(default=None, compare=False, repr=False)
    """The record that it was read from, as long as nothing more has been done."""

    @property
    def rules(self) -> Ruleset:
        """The rules in force."""
        return self.state.ruleset

    @property
    def phase(self) -> str:
        """The part of the deal that we are in."""
        return str(self.state.phase.value)

    @property
    def turn(self) -> Seat | None:
        """Who must act next; None when the deal is over."""
        return self.state.turn

    @property
    def is_over(self) -> bool:
        """Tell whether the deal is over."""
        return self.state.is_over

    @property
    def settlement(self) -> Any:  # noqa: ANN401 - each family settles in its own way
        """What the deal has come to so far: every payment, with its reason and its rule."""
        return self.state.settlement

    @property
    def acts(self) -> tuple[Act, ...]:
        """Everything that was done, in its order: each with its seat."""
        return GAMES[self.rules.family].acts(self.state)

    def view(self, seat: Seat) -> View:
        """Return all and only what a seat may know."""
        return self.state.view(seat)

    def hand(self, seat: Seat) -> str:
        """Return the cards of a seat, as a record writes them."""
        return format_hand(self.state.hands[seat])

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        """Return what a seat may do now, on turn or not, in a fixed order.

        A large choice, such as three of 28 cards, is one element, which can be iterated over or sampled from.
        """
        return self.state.legal_actions(seat)

    def drawn(self, rng: Random) -> Any:  # noqa: ANN401 - each family has its own actions
        """Return something that the seat on turn may do, at random."""
        assert self.turn is not None, "the deal is over"
        offer = rng.choice(self.legal(self.turn))
        return offer.sample(rng) if hasattr(offer, "sample") else offer

    def apply(self, seat: Seat, act: Any) -> "Deal":  # noqa: ANN401 - each family has its own actions
        """Return the deal after an act.

        :raises IllegalAction: with the reason and the book's rule; this deal is unchanged.
        """
        return Deal(self.state.apply(seat, act), self.tags)

    def play(self, seat: Seat, card: str) -> "Deal":
        """Return the deal after a seat has played a card: ``deal.play(0, "HK")``.

        :raises NotationError: if there is no such card.
        :raises IllegalAction: with the reason and the book's rule.
        """
        return self.apply(seat, GAMES[self.rules.family].playing(parse_card(card)))


def deal(rules: Rules, seed: str | int | None = None, *, dealer: Seat = -1, mode: Mode | str = Mode.STRICT) -> Deal:
    """Deal cards.

    :param rules: the id of a book, the TOML file of a house, or a ruleset.
    :param seed: the same seed gives the same cards everywhere; one is drawn when there is none.
    :param dealer: who deals; the last seat if nothing is said, so that A comes first.
    :param mode: ``strict`` refuses what is against the rules, in ``table`` mode it happens.
    :raises RulesetError: if there are no such rules.
    """
    ruleset = load_rules(rules)
    name = secrets.token_hex(8) if seed is None else str(seed)
    return Deal(GAMES[ruleset.family].dealt(ruleset, dealer, name, Mode(mode)), (("Seed", name),))
