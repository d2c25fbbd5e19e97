"""Whether a player of Königrufen surely takes all tricks that are left, by what he can see himself.

The Pagat and the called king are kept for the last trick where that is as sure.  In negative games nobody wants tricks:
there the claim is to take no more of them.
"""

from typing import TYPE_CHECKING

from tarock.core.cards import PAGAT
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.core.run import Rest, Run, leads
from tarock.core.seats import Seat
from tarock.koenigrufen import partnership
from tarock.koenigrufen.actions import Play
from tarock.koenigrufen.cards import OF_SUIT, PLAYERS, TAROCKS, TRULL
from tarock.koenigrufen.table import Phase, Table
from tarock.koenigrufen.unseen import Unseen

if TYPE_CHECKING:
    from tarock.koenigrufen.state import KoenigrufenView


def claimable(view: "KoenigrufenView") -> Rest | None:
    """Return what a player can say about the tricks that are left: he is on turn, and nobody can err.

    The declarer of a negative game can say it when he has the tricks that it wants, and in Trischaken everybody.
    """
    table = view.table
    if view.phase is not Phase.PLAY or table.mode is Mode.TABLE or view.turn != view.seat:
        return None
    match table.game.kind:
        case "negative":
            has_them = table.tricks_of(view.seat) == table.game.tricks
            return "none" if view.seat == table.declarer and has_them else None
        case "trischaken":
            return "none"
        case _:
            return "all"


def ultimo_cards(view: "KoenigrufenView") -> CardSet:
    """Return the cards with which a player may want to win the last trick."""
    called = partnership.known_called(view.table, view.seat, view.hand)
    return CardSet.of(PAGAT) if called is None else CardSet.of(PAGAT, called)


def sure_card(view: "KoenigrufenView") -> Play | None:
    """Return a card that takes this trick and leaves only winners, whatever the others hold; None without one."""
    if claimable(view) != "all":
        return None
    trick = view.table.trick
    assert trick is not None
    trumps = NO_CARDS if trick.powerless else TAROCKS
    plays = [offer for offer in view.legal_actions() if isinstance(offer, Play)]
    plays = [offer for offer in plays if leads(offer.card, trick.cards, OF_SUIT, trumps)]
    if not plays:  # and what the others hold need not be worked out
        return None
    run = run_of(view)
    if _may_be_kaiserstich(view.table, run):
        return None
    plays = [offer for offer in plays if run.takes_all(offer.card)]
    plays.sort(key=lambda offer: (offer.card in TAROCKS, offer.card), reverse=True)
    kept = [offer for offer in plays if run.keeps(offer.card, ultimo_cards(view))]
    return next(iter(kept or plays), None)


def _may_be_kaiserstich(table: Table, run: Run) -> bool:
    """Tell whether Skus, Mond and Pagat may still fall together: then strength does not decide alone."""
    out = run.hand | CardSet.from_cards(run.lying)
    for hidden in run.hidden:
        out |= hidden
    return table.ruleset.kaiserstich.played and not run.hand >= TRULL and out >= TRULL


def run_of(view: "KoenigrufenView") -> Run:
    """Return the run of the player on turn, with all that others can hold as far as he knows."""
    trick = view.table.trick
    assert trick is not None
    hidden = _hidden(view)
    waiting = tuple(cards for seat, cards in hidden.items() if trick.card_of(seat) is None)
    trumps = NO_CARDS if trick.powerless else TAROCKS
    return Run(view.hand, trick.cards, waiting, tuple(hidden.values()), OF_SUIT, trumps)


def _hidden(view: "KoenigrufenView") -> dict[Seat, CardSet]:
    """Return by seat what the others can hold, whichever king was called where that is not known."""
    others = [seat for seat in range(PLAYERS) if seat != view.seat]
    if view.table.open_hands is not None:
        return {seat: view.table.open_hands[seat] for seat in others}
    unseen = Unseen(view)
    hidden = dict.fromkeys(others, NO_CARDS)
    for called in tuple(unseen.possibly_called) or (None,):
        for (place, _), cards in zip(unseen.places, unseen.allowed(called), strict=True):
            if place in hidden:
                hidden[place] |= cards
    return hidden
