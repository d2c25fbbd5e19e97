"""A deal of Königrufen at one moment, and what one seat may know of it.

Both are the public table and something hidden: all hands, the talon and the discard, or one hand.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from tarock.core.cards import Card
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.errors import DealError, IllegalAction
from tarock.core.faults import Fault, Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import in_a_row
from tarock.koenigrufen import (
    actions,
    announcing,
    auction,
    claims,
    closing,
    corrections,
    course,
    ending,
    evidence,
    faults,
    offers,
    partnership,
    play,
    rulings,
    sampling,
    turns,
)
from tarock.koenigrufen.actions import Action
from tarock.koenigrufen.bonus_kinds import Bird
from tarock.koenigrufen.cards import HAND_SIZE, PLAYERS
from tarock.koenigrufen.deal import Hands, problems
from tarock.koenigrufen.facts import Facts
from tarock.koenigrufen.offers import Offer
from tarock.koenigrufen.reasons import Reason, refuse
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import Settlement, settle
from tarock.koenigrufen.sides import Sides, birds_bid_with
from tarock.koenigrufen.speaker import Speaker
from tarock.koenigrufen.table import Phase, Table
from tarock.koenigrufen.talon import DiscardChoice

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True)
class KoenigrufenState(Sides):
    """The state of a deal: where the cards lie, what was done wrong, and what may be done."""

    faults: tuple[Fault, ...] = ()
    """What was done against the rules in table mode, noticed or not."""
    mended: tuple[Fault, ...] = ()
    """Table mode: what was done against the rules and went back with a card that was taken back."""

    @property
    def ruleset(self) -> KoenigrufenRuleset:
        """The rules in force."""
        return self.table.ruleset

    @property
    def mode(self) -> Mode:
        """Whether faults are refused or can happen."""
        return self.table.mode

    @property
    def phase(self) -> Phase:
        """The part of the deal that we are in."""
        return self.table.phase

    @property
    def turn(self) -> Seat | None:
        """Who must act; None when the deal is over."""
        table = self.table
        return table.turn if table.mode is Mode.STRICT else table.must_act

    @property
    def is_over(self) -> bool:
        """Tell whether the deal is over."""
        return self.table.phase is Phase.OVER

    @property
    def is_settled(self) -> bool:
        """Tell whether the deal is over, or would be if nobody claims anything more."""
        return self.table.phase in {Phase.CLOSING, Phase.OVER}

    def speaker(self, seat: Seat) -> Speaker:
        """Return a player of the round with the truth about the sides."""
        partner, declarer = self.partner, self.table.declarer
        callers = {declarer, partner}
        with_me = tuple((seat in callers) == (other in callers) for other in range(PLAYERS))
        birds = self.birds_bid_with if seat == declarer else ()
        return Speaker(self.table, seat, self.hands[seat], self.called, seat == partner, with_me, birds)

    def subject(self, seat: Seat, target: actions.Target) -> announcing.Subject:
        """Return what a seat means when it doubles something."""
        return announcing.subject(self.speaker(seat), target)

    # What may be done

    def legal_actions(self, seat: Seat) -> tuple[Offer, ...]:
        """Return what a seat may do now, in a fixed order; in the round before play single words of a turn."""
        if seat != self.turn:
            return ()
        if self.table.proceedings.ruling is not None:
            return self._answers(seat)
        if self.phase is Phase.PLAY:
            return offers.plays(self.playable)
        speaker = self.speaker(seat) if self.phase is Phase.ANNOUNCING else None
        in_talon = self.phase is Phase.TALON and self.king_in_talon is not None
        return offers.before_play(self.table, self.hands[seat], speaker, king_in_talon=in_talon)

    def _answers(self, seat: Seat) -> tuple[Offer, ...]:
        """Return how a seat may decide what it is asked."""
        return rulings.answers(self.table) or corrections.corrections(self, seat)

    @cached_property
    def playable(self) -> CardSet:
        """The cards that the player on turn may play, for who asks first and then plays."""
        seat = seat_of(self)
        return play.legal_cards(self.table, seat, self.hands[seat])

    def apply(self, seat: Seat, action: Action) -> "KoenigrufenState":
        """Return the state after an action of a seat.

        :raises IllegalAction: with the reason and the book's rule.
        """
        if self.is_over:
            refuse(self.ruleset, Reason.DEAL_IS_OVER)
        if self.table.mode is Mode.STRICT:
            if type(action) in turns.ONLY_AT_TABLE:
                refuse(self.ruleset, Reason.NOT_TABLE_MODE)
            return self._take_turn(seat, action)
        if isinstance(action, actions.RuleByHand):
            return closing.rule_by_hand(self, seat, action)
        if self.table.proceedings.ruling is not None:
            return _heeded(self._answer(seat, action))
        after = (
            claims.claim(self, seat, action)
            if isinstance(action, actions.ClaimFault)
            else self._take_turn(seat, action)
        )
        return _heeded(after)

    def _answer(self, seat: Seat, action: Action) -> "KoenigrufenState":
        """Decide what is asked; nothing else happens meanwhile."""
        if seat != self.turn or not isinstance(action, actions.Correct | actions.Stop | actions.PlayOn):
            refuse(self.ruleset, Reason.DECISION_OPEN, SEAT_NAMES[seat_of(self)])
        return rulings.answer(self, seat, action)

    def _take_turn(self, seat: Seat, action: Action) -> "KoenigrufenState":
        if self.phase not in turns.PHASES_OF[type(action)]:
            refuse(self.ruleset, Reason.NOT_NOW, self.phase.value, rule=turns.RULE_OF[self.phase])
        if seat != self.turn and not (isinstance(action, turns.RIGHTS) and seat in range(PLAYERS)):
            refuse(self.ruleset, Reason.NOT_YOUR_TURN, SEAT_NAMES[seat], rule=turns.RULE_OF[self.phase])
        match action:
            case actions.Play():
                return play.play(self, seat, action)
            case actions.Speak():
                return announcing.speak(self, seat, action)
            case actions.Call():
                return course.call(self, seat, action)
            case actions.Take():
                return course.take(self, seat, action)
            case actions.Concede():
                return course.concede(self, seat, action)
            case actions.Lay():
                return course.lay(self, seat, action)
            case actions.Vorhand() | actions.PassForehand() | actions.Pass() | actions.Bid() | actions.Hold():
                return course.say(self, seat, action)
            case _:
                return self._dispatch_at_table(seat, action)

    def _dispatch_at_table(self, seat: Seat, action: Action) -> "KoenigrufenState":
        """Do what only table mode knows."""
        match action:
            case actions.Correct():
                return corrections.correct(self, seat, action)
            case actions.Expose():
                return rulings.expose(self, seat, action)
            case actions.Talk():
                return rulings.talk(self, seat, action)
            case actions.ThrowIn():
                return rulings.throw_in(self, seat)
            case actions.ClaimLost():
                return closing.claim_lost(self, seat, action)
            case actions.Strike():
                return closing.strike(self, seat)
            case actions.Agree():
                return closing.agree(self, seat)
            case _:
                return refuse(self.ruleset, Reason.NO_SUCH_ANSWER)

    # What it came to

    def view(self, seat: Seat) -> "KoenigrufenView":
        """Return all and only what a seat may know."""
        is_declarer = seat == self.table.declarer
        taken, laid = (self.taken, self.laid) if is_declarer else (NO_CARDS, NO_CARDS)
        return KoenigrufenView(self.table, seat, self.hands[seat], taken, laid)

    @property
    def facts(self) -> Facts:
        """What a finished deal came to."""
        return ending.facts(self)

    @property
    def settlement(self) -> Settlement:
        """The settlement of a finished deal."""
        return settle(self.ruleset, self.facts)


@dataclass(frozen=True, slots=True)
class KoenigrufenView:
    """All and only what a seat may know: the table, its own hand, and what a declarer took and laid away."""

    table: Table
    seat: Seat
    hand: CardSet
    taken: CardSet
    laid: CardSet

    @property
    def ruleset(self) -> KoenigrufenRuleset:
        """The rules in force."""
        return self.table.ruleset

    @property
    def phase(self) -> Phase:
        """The part of the deal that we are in."""
        return self.table.phase

    @property
    def turn(self) -> Seat | None:
        """Who must act."""
        return self.table.must_act

    @property
    def speaker(self) -> Speaker:
        """This player in the round before play, with what he knows about the sides."""
        seen = (self.table, self.seat, self.hand)
        called, is_partner = partnership.known_called(*seen), partnership.is_partner(*seen)
        return Speaker(*seen, called, is_partner, partnership.with_me(*seen), self._birds_bid_with)

    @property
    def _birds_bid_with(self) -> tuple[Bird, ...]:
        if self.seat != self.table.declarer:
            return ()
        return birds_bid_with(self.table, (self.hand | self.laid | self.table.played_by(self.seat)) - self.taken)

    def legal_actions(self) -> tuple[Offer, ...]:
        """Return what this seat may do, as far as it can know.

        The table may refuse what lies in other hands: a re for a player who is no partner, and where the book refuses
        it a kontra against a partner who has not shown himself.
        """
        if self.seat != self.turn:
            return ()
        if self.table.proceedings.ruling is not None:
            return rulings.answers(self.table) or self._corrections()
        if self.phase is Phase.PLAY:
            return offers.plays(play.legal_cards(self.table, self.seat, self.hand))
        speaker = self.speaker if self.phase is Phase.ANNOUNCING else None
        called = partnership.known_called(self.table, self.seat, self.hand)
        in_talon = called is not None and called in self.table.talon
        return offers.before_play(self.table, self.hand, speaker, king_in_talon=in_talon)

    def _corrections(self) -> tuple[actions.Correct, ...]:
        """Return with which cards this seat may correct a wrong one."""
        before = corrections.taken_back(self.table, self.seat)
        hand = self.hand | before.shows[self.seat]
        return tuple(actions.Correct(card) for card in play.legal_cards(before, self.seat, hand))

    def claims(self) -> tuple[actions.ClaimFault, ...]:
        """Return the faults of others that this seat can prove; it may claim what it only suspects too."""
        return evidence.claims(self)

    def sample(self, rng: "Random") -> KoenigrufenState:
        """Return a full state that this seat cannot tell from the real one.

        In table mode the others are trusted as long as that can be; else nothing is believed but the cards themselves.

        :raises RuntimeError: if none is found, which would be a contradiction in the view itself.
        """
        at_table = self.table.mode is Mode.TABLE
        for attempt in range(_TRIES):
            trusting = not at_table or attempt < _TRUSTING_TRIES
            drawn = sampling.Draw(self, rng, trusting=trusting).run()
            if drawn is None:
                continue
            state = KoenigrufenState(self.table, *drawn)
            found = _played_again(state, self.seat) if trusting else state
            if found is not None:
                return found
        message = "no deal fits this view"
        raise RuntimeError(message)


_TRIES = 1_000
_TRUSTING_TRIES = 12
"""Table mode: how often to try before supposing that somebody has erred."""


def _heeded(state: KoenigrufenState) -> KoenigrufenState:
    """Notice what shows by itself, and let a Renonce have its consequence."""
    return rulings.heed_offence(claims.heed_silence(claims.heed_numbers(state)))


def _played_again(state: KoenigrufenState, seat: Seat) -> KoenigrufenState | None:
    """Play a deal over again; None if it does not come to the same table, or if another than the seat has erred."""
    try:
        again = start(state.ruleset, state.table.dealer, state.dealt, state.talon, mode=state.table.mode)
        for before, player, action in steps(state):
            again = before.apply(player, action)
    except (IllegalAction, DealError):
        return None
    erred = any(fault.seat != seat for fault in faults.unnoticed(again))
    return None if erred or replace(again, faults=(), mended=()) != replace(state, faults=()) else again


def steps(state: KoenigrufenState) -> Iterator[tuple[KoenigrufenState, Seat, Action]]:
    """Play a deal over again: give every action with the state before it; what was laid away stands in its place.

    :raises IllegalAction: if it could not have happened with these cards.
    """
    table = state.table
    again = start(table.ruleset, table.dealer, state.dealt, state.talon, mode=table.mode)
    for seat, action in (*table.log, (None, None)):
        if _lays_now(again, state):
            lay = actions.Lay(state.laid, _hidden(again, state))
            yield again, seat_of(again), lay
            again = again.apply(seat_of(again), lay)
        if seat is not None and action is not None:
            yield again, seat, action
            again = again.apply(seat, action)


def _lays_now(again: KoenigrufenState, state: KoenigrufenState) -> bool:
    """Tell whether it is now that the declarer laid cards away."""
    if again.phase is not Phase.LAYING:
        return False
    if state.table.mode is Mode.STRICT:
        return state.phase is not Phase.LAYING
    return len(again.table.log) == state.table.proceedings.laid_at


def _hidden(again: KoenigrufenState, state: KoenigrufenState) -> CardSet:
    """Return what was laid face down and should have been shown."""
    choice = DiscardChoice(again.ruleset, again.table.game, again.hands[seat_of(again)])
    return choice.shown(state.laid) - state.table.laid_open


def seat_of(state: KoenigrufenState) -> Seat:
    """Return who must act in a state that is not over."""
    assert state.turn is not None
    return state.turn


def start(
    ruleset: KoenigrufenRuleset, dealer: Seat, hands: Hands, cards: tuple[Card, ...], *, mode: Mode = Mode.STRICT
) -> KoenigrufenState:
    """Begin a deal with explicit hands by seat and talon; :func:`deal` gives them from a seed.

    :param mode: in table mode faults can happen, also a wrong number of cards.
    :raises DealError: if the hands cannot be played.
    """
    found = problems(hands, cards, mode)
    if found:
        raise DealError(in_a_row(found))
    first = (dealer + 1) % PLAYERS
    opening = auction.Auction(first, first, first)
    table = Table(ruleset, dealer, Phase.AUCTION, first, opening, tuple(NO_CARDS for _ in hands), mode=mode)
    return _note_misdeal(KoenigrufenState(table, hands, cards))


def _note_misdeal(state: KoenigrufenState) -> KoenigrufenState:
    """Keep the fact that somebody was dealt a wrong number of cards."""
    for seat, hand in enumerate(state.hands):
        if len(hand) != HAND_SIZE:
            surplus = f"{len(hand) - HAND_SIZE:+d}"
            state = faults.commit(state, seat, Reason.WRONG_NUMBER_DEALT, surplus)
    return state
