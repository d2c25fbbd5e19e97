"""What an act surely costs whoever does it, as far as he can see himself: the table asks before he does it.

Only what is certain counts: giving a game up, announcing what cannot be made, an announced card before its trick, a
card that falls to the other side, a trick too many in a negative game.  Where everything that may be done costs, there
is nothing to ask.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.koenigrufen import partnership
from tarock.koenigrufen.actions import GOOD, Concede, Play, Speak
from tarock.koenigrufen.bonus_kinds import BONUS_KINDS, DUE, Announced, BonusName, announced_card
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.trick import Trick

if TYPE_CHECKING:
    from tarock.koenigrufen.offers import Offer
    from tarock.koenigrufen.state import KoenigrufenView

CostName: TypeAlias = Literal["concede", "impossible", "early", "captured", "failed", "trick_too_many"]


@dataclass(frozen=True, slots=True)
class Cost:
    """An act that costs: why, and by which rule.

    ``item``: the announcement or bonus that is lost with it, where it is one.
    """

    action: Concede | Speak | Play
    kind: CostName
    rule: str
    item: Announced | BonusName | None = None


def costs(view: "KoenigrufenView", offers: "tuple[Offer, ...]") -> tuple[Cost, ...]:
    """Return what surely costs of all that the player on turn may do.

    :param offers: the legal actions of the view.
    """
    match view.phase:
        case Phase.TALON:
            return tuple(_concessions(view, offers))
        case Phase.ANNOUNCING:
            return tuple(_announcements(view, offers))
        case Phase.PLAY:
            return _plays(view, offers)
        case _:
            return ()


def _concessions(view: "KoenigrufenView", offers: "tuple[Offer, ...]") -> Iterator[Cost]:
    """Give the ways to give the game up (book of 1900, § 8; tournament sheet 5.2; Mayr 2012, Talon und Verlegen)."""
    for offer in offers:
        if isinstance(offer, Concede):
            yield Cost(offer, "concede", view.ruleset.king_in_talon.source)


def _announcements(view: "KoenigrufenView", offers: "tuple[Offer, ...]") -> Iterator[Cost]:
    """Give announcements that nobody on this side can make, where nothing need be announced at all."""
    for offer in offers if GOOD in offers else ():
        assert isinstance(offer, Speak)
        for item in offer.announces:
            if item != "valat" and _is_impossible(view, item):
                yield Cost(offer, "impossible", view.ruleset.announcing.source, item)


def _is_impossible(view: "KoenigrufenView", item: BonusName) -> bool:
    """Tell whether a player knows that a bonus cannot be made: where one of its cards is, or is not."""
    kind = BONUS_KINDS[item]
    called = partnership.known_called(view.table, view.seat, view.hand)
    cards = CardSet.of(called) if kind.of_king and called is not None else kind.cards
    left = _left_in_talon(view)
    if kind.way == "set":
        return bool(cards & left)
    if kind.captor is not None:
        return bool((cards | CardSet.of(kind.captor)) & (left | view.laid) or cards & view.hand)
    return bool(cards & (left | view.laid)) or (not cards & view.hand and _plays_alone(view))


def _left_in_talon(view: "KoenigrufenView") -> CardSet:
    """Return the cards of the talon that lie open and count for the others: what the declarer did not buy."""
    table = view.table
    if table.take is None or table.take.half == "all" or view.seat != table.declarer:
        return NO_CARDS
    return table.half(3 - table.take.half)


def _plays_alone(view: "KoenigrufenView") -> bool:
    """Tell whether a player knows that nobody else is on his side."""
    sides = partnership.with_me(view.table, view.seat, view.hand)
    return all(side is False for seat, side in enumerate(sides) if seat != view.seat)


# Cards


def _plays(view: "KoenigrufenView", offers: "tuple[Offer, ...]") -> tuple[Cost, ...]:
    plays = [offer for offer in offers if isinstance(offer, Play)]
    found = [cost for offer in plays for cost in _of_card(view, offer)]
    return () if len({cost.action for cost in found}) == len(plays) else tuple(found)


def _of_card(view: "KoenigrufenView", offer: Play) -> Iterator[Cost]:
    """Give what a card surely costs; the first reason is enough."""
    for reason in _REASONS:
        cost = reason(view, offer)
        if cost is not None:
            yield cost
            return


def _early(view: "KoenigrufenView", offer: Play) -> Cost | None:
    """An announced card that is played before its trick is lost (tournament sheet 8.9; Mayr 2012, Ansagen)."""
    table = view.table
    assert table.trick is not None
    called = partnership.known_called(table, view.seat, view.hand)
    for said in table.round.announcements:
        is_mine = said.seat == view.seat and offer.card in announced_card(said.item, called)
        if is_mine and table.trick.number < DUE[said.item]:
            return Cost(offer, "early", view.ruleset.announcing.source, said.item)
    return None


def _captured(view: "KoenigrufenView", offer: Play) -> Cost | None:
    """A card that falls to the other side where the book pays for it: the Mond under the Skus, the called king."""
    trick = _with(view, offer)
    if not _falls_to_others(view, trick):
        return None
    called = partnership.known_called(view.table, view.seat, view.hand)
    for bonus in view.ruleset.bonuses:
        kind = BONUS_KINDS[bonus.id]
        is_about = offer.card == called if kind.of_king else offer.card in kind.cards
        if kind.way == "captured" and is_about and kind.captor in {None, trick.best()[1]}:
            return Cost(offer, "captured", bonus.source, bonus.id)
    return None


def _failed(view: "KoenigrufenView", offer: Play) -> Cost | None:
    """A bird that falls in vain in the trick which it had to win, where that costs in silence too."""
    trick = _with(view, offer)
    for bonus in view.ruleset.bonuses:
        kind = BONUS_KINDS[bonus.id]
        is_due = kind.way == "wins" and kind.trick == trick.number and offer.card in kind.cards
        if is_due and bonus.silent_failure and trick.best()[1] != offer.card:
            return Cost(offer, "failed", bonus.source, bonus.id)
    return None


def _trick_too_many(view: "KoenigrufenView", offer: Play) -> Cost | None:
    """A trick that the declarer of a negative game takes beyond those that he may take."""
    table, trick = view.table, _with(view, offer)
    contract = table.game
    if contract.kind != "negative" or view.seat != table.declarer or not _is_decided(trick):
        return None
    if trick.best()[0] != view.seat or table.tricks_of(view.seat) != contract.tricks:
        return None
    return Cost(offer, "trick_too_many", contract.source)


_REASONS: Final[tuple[Callable[["KoenigrufenView", Play], Cost | None], ...]] = (
    _early,
    _captured,
    _failed,
    _trick_too_many,
)


def _with(view: "KoenigrufenView", offer: Play) -> Trick:
    assert view.table.trick is not None
    return view.table.trick.with_play(view.seat, offer.card)


def _is_decided(trick: Trick) -> bool:
    """Tell whether nobody can take a trick any more: it is whole, or nothing beats what holds it."""
    return len(trick.plays) == PLAYERS or not trick.takers


def _falls_to_others(view: "KoenigrufenView", trick: Trick) -> bool:
    """Tell whether a trick surely goes to the other side."""
    if view.table.declarer is None or not _is_decided(trick):
        return False
    return partnership.with_me(view.table, view.seat, view.hand)[trick.best()[0]] is False
