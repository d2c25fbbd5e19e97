"""A deal of Danish Tarok at one moment, and what one seat may know of it.

Both are the public table and something hidden: all hands and the skat, or one hand.
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.errors import DealError
from tarock.core.faults import Fault, Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import in_a_row
from tarock.core.tuples import with_added, with_removed
from tarock.danish import (
    claims,
    cups,
    deal,
    declaring,
    disclosure,
    ending,
    evidence,
    faults,
    play,
    rulings,
    sampling,
    skat,
    skus,
)
from tarock.danish.actions import (
    Accept,
    Action,
    Agree,
    AskLaid,
    Claim,
    ClaimFault,
    Correct,
    DealAgain,
    Declare,
    Demand,
    Draw,
    Lay,
    MoveCups,
    Name,
    PassDeal,
    Play,
    PlayOutOfTurn,
    Redeal,
    Refuse,
    RuleByHand,
    Waive,
)
from tarock.danish.cards import SKUS_ALONE
from tarock.danish.events import Ante, Cup, Cups, Event, Fund
from tarock.danish.legal import Offer, offers, plays, rights_in_play
from tarock.danish.reasons import Reason, refuse
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.settlement import Settlement, settle
from tarock.danish.table import Opening, Phase, Table

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class DanishState:
    """The state of a deal.

    >>> from tarock.rulesets import load_danish
    >>> state = start(load_danish("danish-hjoerring"), Seating.of_three(dealer=2), "a seed")
    >>> state.phase.value, SEAT_NAMES[state.turn]
    ('skat', 'C')
    """

    table: Table
    hands: deal.Hands
    """By seat: the cards that each holds now."""
    skat: CardSet = NO_CARDS
    faults: tuple[Fault, ...] = ()
    """What was done against the rules in table mode, noticed or not."""
    lays: tuple[tuple[int, CardSet], ...] = ()
    """Table mode: every skat that was laid, also one that was put right, and how many actions came before."""
    drawn: tuple[tuple[Seat, Seat, CardSet], ...] = ()
    """Table mode: cards drawn to put a misdeal right: from whom, by whom, which."""
    mended: tuple[Fault, ...] = ()
    """Table mode: what was done against the rules and put right before anybody had noticed it."""
    revoked: tuple[tuple[Fault, Table], ...] = ()
    """Table mode: every revoke with the table before it, to which it may be taken back."""

    @property
    def ruleset(self) -> DanishRuleset:
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
        """Who must act; None when the deal is over.  Others may have rights too: see :meth:`legal_actions`."""
        return self.table.must_act

    @property
    def is_over(self) -> bool:
        """Tell whether the deal is over."""
        return self.table.phase is Phase.OVER

    @property
    def is_settled(self) -> bool:
        """Tell whether the deal is over, or would be if nobody claims anything more."""
        return self.table.phase in {Phase.CLOSING, Phase.OVER}

    @property
    def dealt(self) -> deal.Hands:
        """The hands as they were dealt, or as a position gave them; a misdeal that was put right counts as such."""
        table = self.table
        hands = tuple(hand | table.played_by(seat) for seat, hand in enumerate(self.hands))
        dealer = table.seating.dealer
        return (*hands[:dealer], hands[dealer] | self.skat, *hands[dealer + 1 :])

    @property
    def handed_out(self) -> deal.Hands:
        """The hands as the dealer gave them, before a misdeal was put right."""
        hands = self.dealt
        for giver, taker, card in reversed(self.drawn):
            hands = with_added(with_removed(hands, taker, card), giver, card)
        return hands

    def legal_actions(self, seat: Seat) -> tuple[Offer, ...]:
        """Return what a seat may do now, on turn or not.

        Order: the skat, a redeal; or the declaration; or cards from the weakest spade to the skus, then claim,
        names, waive, demand and the question about the skat.
        """
        if seat not in self.table.seating.active:
            return ()
        hand = self.hands[seat]
        if self.phase is not Phase.PLAY or self.table.proceedings.ruling is not None:
            return offers(self.table, seat, hand, self.skat)
        rights = (right for right in rights_in_play(self.table, seat, hand) if not self._is_refused_by_others(right))
        return (*plays(self.table, seat, hand), *rights)

    def _is_refused_by_others(self, action: Action) -> bool:
        """Tell whether an offer fails for a card in another hand, which its player cannot know."""
        if isinstance(action, Name):
            return not skus.somebody_holds(self, action.suit)
        return isinstance(action, Demand) and skus.holder_has_played(self)

    def apply(self, seat: Seat, action: Action) -> "DanishState":
        """Return the state after an action of a seat.

        :raises IllegalAction: with the reason and the book's rule.
        """
        if self.is_over:
            refuse(self.ruleset, Reason.DEAL_IS_OVER)
        if isinstance(action, RuleByHand):
            return rulings.rule_by_hand(self, seat, action)
        ruling = self.table.proceedings.ruling
        if ruling is not None and ruling.question == "put_right" and not isinstance(action, Accept | Correct):
            return rulings.let_lie(self).apply(seat, action)  # the play simply goes on
        if isinstance(action, ClaimFault) and ruling is None:
            return claims.claim(self, seat, action)
        if seat not in self.table.seating.active:
            refuse(self.ruleset, Reason.NOT_YOUR_TURN, SEAT_NAMES[seat])
        if ruling is not None:
            return self._answer(seat, action)
        return claims.heed_numbers(self._take_turn(seat, action))

    def _answer(self, seat: Seat, action: Action) -> "DanishState":
        """Decide what is asked; nothing else happens meanwhile."""
        if seat != self.turn or not isinstance(action, Accept | Refuse | Correct | DealAgain | PassDeal | Draw):
            assert self.turn is not None, "somebody is asked"
            refuse(self.ruleset, Reason.DECISION_OPEN, SEAT_NAMES[self.turn])
        return rulings.answer(self, seat, action)

    def _take_turn(self, seat: Seat, action: Action) -> "DanishState":
        if isinstance(action, Declare) and self._may_declare_early(seat):
            return declaring.declare_early(self, seat, action)
        if self.phase not in _PHASES_OF[type(action)]:
            refuse(self.ruleset, Reason.NOT_NOW, self.phase.value, rule=_RULE_OF[self.phase])
        if seat != self.turn and not isinstance(action, _RIGHTS):
            refuse(self.ruleset, Reason.NOT_YOUR_TURN, SEAT_NAMES[seat], rule=_RULE_OF[self.phase])
        return self._dispatch(seat, action)

    def _may_declare_early(self, seat: Seat) -> bool:
        """Tell whether somebody can declare before the dealer, against the rule."""
        waiting = self.table.declared[self.table.seating.dealer] is None and self.phase is not Phase.PLAY
        return seat != self.table.seating.dealer and waiting and faults.is_possible(self.table, "declared_early")

    def _dispatch(self, seat: Seat, action: Action) -> "DanishState":
        match action:
            case Play():
                return play.play(self, seat, action)
            case Lay():
                return skat.lay(self, seat, action)
            case Declare():
                return declaring.declare(self, seat, action)
            case Redeal():
                return skat.redeal(declaring.take_back(self), seat)
            case Claim():
                return skus.claim(self, seat)
            case Name():
                return skus.baptise(self, seat, action)
            case Waive():
                return skus.waive(self, seat)
            case Demand():
                return skus.demand(self, seat)
            case AskLaid():
                return disclosure.ask(self, seat)
            case _:
                return self._dispatch_at_table(seat, action)

    def _dispatch_at_table(self, seat: Seat, action: Action) -> "DanishState":
        """Do what only table mode knows."""
        if isinstance(action, PlayOutOfTurn):
            return play.play_out_of_turn(self, seat, action)
        if isinstance(action, MoveCups):
            return cups.move(self, seat)
        if isinstance(action, Agree):
            return ending.agree(self, seat)
        return refuse(self.ruleset, Reason.NO_SUCH_ANSWER)

    def view(self, seat: Seat) -> "DanishView":
        """Return all and only what a seat may know."""
        is_dealer = seat == self.table.seating.dealer
        return DanishView(self.table, seat, self.hands[seat], self.skat if is_dealer else NO_CARDS)

    @property
    def settlement(self) -> Settlement:
        """What has been paid so far; when the deal is over, the whole settlement."""
        return settle_table(self.table)


@dataclass(frozen=True, slots=True)
class DanishView:
    """All and only what a seat may know.  A seat that sits out sees the table alone."""

    table: Table
    seat: Seat
    hand: CardSet
    skat: CardSet

    @property
    def ruleset(self) -> DanishRuleset:
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

    def legal_actions(self) -> tuple[Offer, ...]:
        """Return what this seat may do, as far as it can know.

        Two things lie in other hands, and the table may refuse them: a name that nobody holds, and a demand
        after the holder of the skus has played.
        """
        if self.seat not in self.table.seating.active:
            return ()
        return offers(self.table, self.seat, self.hand, self.skat)

    def claims(self) -> tuple[ClaimFault, ...]:
        """Return the faults of others that this seat can prove; it may claim what it only suspects too."""
        return evidence.claims(self)

    def sample(self, rng: "Random") -> "DanishState":
        """Return a full state that this seat cannot tell from the real one."""
        hands, skat = sampling.draw(self, rng)
        return DanishState(self.table, hands, skat)


_RIGHTS = Redeal | Demand | AskLaid | PlayOutOfTurn | MoveCups
"""What is done, rightly or wrongly, when it is not one's turn."""

_ANY_TIME = frozenset(Phase) - {Phase.OVER}
_PHASES_OF: dict[type, frozenset[Phase]] = {
    Redeal: frozenset({Phase.SKAT}),
    Lay: frozenset({Phase.SKAT}),
    Declare: frozenset({Phase.DECLARING}),
    Agree: frozenset({Phase.CLOSING}),
    **dict.fromkeys((Play, Claim, Name, Waive, Demand, AskLaid, PlayOutOfTurn), frozenset({Phase.PLAY})),
    **dict.fromkeys((MoveCups, ClaimFault, RuleByHand, Accept, Refuse, Correct, DealAgain, PassDeal, Draw), _ANY_TIME),
}


_RULE_OF: dict[Phase, str] = {
    Phase.SKAT: "skat",
    Phase.DECLARING: "declaring",
    Phase.PLAY: "leading",
    Phase.CLOSING: "claims",
}
"""Which rule says whose turn it is."""


def settle_table(table: Table) -> Settlement:
    """Settle what has happened at a table so far."""
    return settle(table.ruleset, table.seating, table.cups, table.events)


def start(
    ruleset: DanishRuleset,
    seating: Seating,
    cards: deal.Hands | str,
    cups: Cups | None = None,
    *,
    ante: bool = True,
    mode: Mode = Mode.STRICT,
) -> DanishState:
    """Begin a deal with explicit hands by seat, or with those that a seed gives.

    :param cups: what the cups hold before the ante; an empty cup is funded by everybody at the table.
    :param ante: whether the dealer's stake is due; it is not after a redeal (Jensen 1989, Kortgivning, l.180-181).
    :param mode: in table mode faults can happen, also a wrong number of cards.
    :raises DealError: if the hands cannot be played.
    """
    hands = deal.deal(ruleset, seating, cards) if isinstance(cards, str) else cards
    _check(seating, hands, mode=mode)
    cups = cups or Cups()
    funding: list[Event] = [Fund(cup) for cup in Cup if not cups[cup]]
    table = replace(
        _empty_table(ruleset, seating),
        cups=cups,
        turn=seating.dealer,
        events=(*funding, Ante()) if ante else tuple(funding),
        mode=mode,
    )
    return _note_misdeal(DanishState(table, hands))


def _note_misdeal(state: DanishState) -> DanishState:
    """Keep the fact that somebody was dealt a wrong number of cards."""
    possible = faults.is_possible(state.table, "wrong_cards")
    for seat in state.table.seating.active:
        surplus = rulings.surplus(state, seat)
        if surplus and possible:
            state = faults.commit(state, seat, Reason.WRONG_NUMBER_DEALT, f"{surplus:+d}")
    return state


def start_position(ruleset: DanishRuleset, seating: Seating, hands: deal.Hands, opening: Opening) -> DanishState:
    """Begin in the middle of a deal: a position from a book, of which only the play is known.

    :raises DealError: if the hands cannot be played.
    """
    _check(seating, hands, opening.trick)
    table = replace(_empty_table(ruleset, seating), phase=Phase.PLAY, opening=opening)
    if not any(hand & SKUS_ALONE for hand in hands):
        table = replace(table, lacks=tuple(SKUS_ALONE for _ in table.lacks))
    return play.begin_trick(DanishState(table, hands), opening.trick, opening.leader)


def _empty_table(ruleset: DanishRuleset, seating: Seating) -> Table:
    seats = seating.at_table
    nothing = tuple(NO_CARDS for _ in seats)
    undeclared = tuple(None for _ in seats)
    return Table(ruleset, seating, Cups(), Phase.SKAT, None, nothing, nothing, undeclared)


def _check(seating: Seating, hands: deal.Hands, first_trick: int | None = None, mode: Mode = Mode.STRICT) -> None:
    found = seating.problems() or [text for _, text in deal.problems(seating, hands, first_trick, mode)]
    if found:
        raise DealError(in_a_row(found))
