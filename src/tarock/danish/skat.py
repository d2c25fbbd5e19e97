"""Laying the skat: every prohibition, and the order of duty when nothing free is left.

Jensen 1989, Udtryk, l.33-44; Møller, Lægning af skat, l.502-566; readings B-27 to B-29.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from tarock.core.cards import CARD_NAMES, MOND, PAGAT, SKUS
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.core.laying import Way, in_order_of_duty, sample_way
from tarock.core.seats import Seat
from tarock.core.tuples import with_added, with_removed
from tarock.danish import faults
from tarock.danish.actions import REDEAL, Lay, Redeal
from tarock.danish.cards import KINGS, SKAT_SIZE, SKUS_ALONE, TAROKS
from tarock.danish.declarations import declared_courts
from tarock.danish.events import Redealt
from tarock.danish.reasons import Reason, refuse
from tarock.danish.rules import DanishRuleset
from tarock.danish.table import Phase, Table

if TYPE_CHECKING:
    from random import Random

    from tarock.danish.state import DanishState


@dataclass(frozen=True)
class SkatChoice:
    """What the dealer may lay from his 28 cards, as a constraint.

    Free cards first; then queens, cavalls and jacks of declarations; taroks as the last resort (B-28).  Beside
    that he may lay all his numbered taroks at once if none of them is barred (B-29) and, where the book allows
    it, the skus.
    """

    ruleset: DanishRuleset
    hand: CardSet

    @cached_property
    def barred(self) -> CardSet:
        """The cards that are never laid."""
        rule = self.ruleset.skat
        barred = KINGS
        if not rule.t21:
            barred |= CardSet.of(MOND)
        if not rule.pagat:
            barred |= CardSet.of(PAGAT)
        if rule.skus == "never":
            barred |= SKUS_ALONE
        return self.hand & barred

    @cached_property
    def declared(self) -> CardSet:
        """The queens, cavalls and jacks that belong to a declaration (B-27)."""
        if self.ruleset.declared_skat.judged_on == "kept":
            return NO_CARDS
        return declared_courts(self.hand) - KINGS

    @cached_property
    def free(self) -> CardSet:
        """The suit cards that may always be laid."""
        return self.hand - self.barred - self.declared - TAROKS - SKUS_ALONE

    @cached_property
    def all_taroks(self) -> CardSet:
        """The numbered taroks of the hand if they may all be laid together, else nothing."""
        taroks = self.hand & TAROKS
        layable = self.ruleset.skat.taroks == "void" and taroks.isdisjoint(self.barred)
        return taroks if layable and len(taroks) <= SKAT_SIZE else NO_CARDS

    @cached_property
    def ways(self) -> tuple[Way, ...]:
        """All ways to lay, none twice."""
        skus = self.hand & SKUS_ALONE - self.barred
        bundles = dict.fromkeys((NO_CARDS, self.all_taroks, skus, self.all_taroks | skus))
        return tuple(self._filled_up(bundle) for bundle in bundles if len(bundle) <= SKAT_SIZE)

    def _filled_up(self, fixed: CardSet) -> Way:
        """Fill up in the order of duty: a further kind of card only when the one before is used up."""
        last_resort = (self.hand & TAROKS) - self.barred - fixed
        return in_order_of_duty(fixed, (self.free, self.declared, last_resort), SKAT_SIZE)

    def permits(self, cards: CardSet) -> bool:
        """Tell whether three cards may be laid."""
        return any(way.permits(cards) for way in self.ways)

    def __iter__(self) -> Iterator[Lay]:
        for way in self.ways:
            for cards in way:
                yield Lay(cards)

    def __len__(self) -> int:
        return sum(len(way) for way in self.ways)

    def sample(self, rng: "Random") -> Lay:
        """Return one of the permitted skats at random."""
        return Lay(sample_way(self.ways, rng))

    def check(self, cards: CardSet) -> None:
        """Refuse a skat that may not be laid.

        :raises IllegalAction: with the first prohibition that it breaks.
        """
        if not cards <= self.hand:
            refuse(self.ruleset, Reason.NOT_IN_YOUR_HAND, _names(cards - self.hand))
        if len(cards) != SKAT_SIZE:
            refuse(self.ruleset, Reason.WRONG_NUMBER_LAID, str(len(cards)))
        if not self.permits(cards):
            refuse(self.ruleset, *self._fault(cards))

    def _fault(self, cards: CardSet) -> tuple[Reason, str]:
        for card, reason in _NEVER:
            if card in cards & self.barred:
                return reason, _names(CardSet.of(card))
        if cards & KINGS:
            return Reason.KING_LAID, _names(cards & KINGS)
        taroks = cards & TAROKS
        if taroks and self.all_taroks:
            return Reason.TAROKS_LEFT, _names(self.all_taroks - cards)
        if taroks:
            return Reason.TAROK_LAID, _names(taroks)
        return Reason.DECLARED_CARD_LAID, _names(cards & self.declared)


_NEVER = ((MOND, Reason.T21_LAID), (PAGAT, Reason.PAGAT_LAID), (SKUS, Reason.SKUS_LAID))


def _names(cards: CardSet) -> str:
    return " ".join(CARD_NAMES[card] for card in cards)


def must_be_named(ruleset: DanishRuleset, dealt: CardSet, laid: CardSet) -> CardSet:
    """Return the laid cards that the dealer must name: the skus, and what was forced from a declaration.

    Jensen 1989, Udtryk, l.38-40; Møller, Lægning af skat, l.511-513.
    """
    choice = SkatChoice(ruleset, dealt)
    forced_taroks = NO_CARDS if choice.all_taroks <= laid and choice.all_taroks else laid & TAROKS
    return laid & SKUS_ALONE | laid & choice.declared | forced_taroks


def legal(table: Table, seat: Seat, hand: CardSet) -> tuple[Redeal | SkatChoice, ...]:
    """Return what a seat may do before the skat is laid."""
    offered: list[Redeal | SkatChoice] = []
    if table.turn == seat:
        offered.append(SkatChoice(table.ruleset, hand))
    if table.ruleset.redeal.allowed and hand and not hand & TAROKS:
        offered.append(REDEAL)
    return tuple(offered)


def lay(state: "DanishState", seat: Seat, action: Lay) -> "DanishState":
    """Lay the skat."""
    hand = state.hands[seat]
    state = faults.watch(state, seat, lambda: SkatChoice(state.ruleset, hand).check(action.cards))
    lays = state.lays if state.table.mode is Mode.STRICT else (*state.lays, (len(state.table.log), action.cards))
    return replace(
        state,
        table=replace(state.table, phase=Phase.DECLARING),
        hands=with_removed(state.hands, seat, action.cards),
        skat=action.cards,
        lays=lays,
    )


def redeal(state: "DanishState", seat: Seat) -> "DanishState":
    """End the deal for a hand without numbered taroks; the ante stays paid."""
    table = state.table
    if not table.ruleset.redeal.allowed:
        refuse(table.ruleset, Reason.NO_REDEAL)
    if state.hands[seat] & TAROKS:
        refuse(table.ruleset, Reason.HAND_HAS_TAROKS)
    return replace(
        state,
        table=replace(
            table,
            phase=Phase.OVER,
            turn=None,
            lacks=with_added(table.lacks, seat, TAROKS),
            events=(*table.events, Redealt(seat)),
            log=(*table.log, (seat, REDEAL)),
        ),
    )
