"""The course of a deal before the play: from the auction to the call, the talon and what is laid away."""

from dataclasses import replace
from typing import TYPE_CHECKING

from tarock.core.cards import CARD_NAMES
from tarock.core.cardset import CardSet
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.core.tuples import with_added, with_removed
from tarock.koenigrufen import announcing, auction, calling, faults, play, talon
from tarock.koenigrufen.actions import Action, Bid, Call, Concede, Hold, InAuction, Lay, Take
from tarock.koenigrufen.reasons import Reason, refuse
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.talon import DiscardChoice

if TYPE_CHECKING:
    from tarock.koenigrufen.state import KoenigrufenState


def say(state: "KoenigrufenState", seat: Seat, action: InAuction) -> "KoenigrufenState":
    """Say a word in the auction; the last one decides the game."""
    _check_own_word(state, action)
    after = auction.say(state, seat, action, faults.bluffs(state.table))
    log = (*state.table.log, (seat, action))
    state = replace(state, table=replace(state.table, auction=after, turn=after.turn, log=log))
    return _after_auction(state) if auction.is_over(after) else state


def _check_own_word(state: "KoenigrufenState", action: Action) -> None:
    """Refuse bonuses announced with a bid whose game announces them later."""
    if not isinstance(action, Bid | Hold) or not action.announces:
        return
    bid = action if isinstance(action, Bid) else state.table.auction.best
    contract = None if bid is None else auction.contract_of(state.ruleset, bid.contract)
    if contract is None or not contract.own_word:
        refuse(state.ruleset, Reason.NO_SUCH_BONUS, " ".join(action.announces))
    announcing.check_with_bid(state, action.announces)


def _after_auction(state: "KoenigrufenState") -> "KoenigrufenState":
    table = state.table
    contract = table.contract
    if contract is None:
        return replace(state, table=replace(table, phase=Phase.OVER, turn=None))
    if contract.kind == "trischaken":
        return play.begin(state)
    state = faults.note_bluff(state)
    table = state.table
    if contract.calls:
        return replace(state, table=replace(table, phase=Phase.CALLING, turn=table.declarer))
    return _after_calling(state)


def _after_calling(state: "KoenigrufenState") -> "KoenigrufenState":
    contract = state.table.game
    if contract.talon not in {"half", "all"}:
        return announcing.begin(state)
    shown = state.talon if contract.talon == "half" else ()
    return replace(state, table=replace(state.table, phase=Phase.TALON, turn=state.table.declarer, talon=shown))


def call(state: "KoenigrufenState", seat: Seat, action: Call) -> "KoenigrufenState":
    """Call a king or a queen; then the talon is turned up where the game buys from it."""
    calling.check(state.ruleset, state.hands[seat], action)
    log = (*state.table.log, (seat, action))
    return _after_calling(replace(state, table=replace(state.table, call=action, log=log)))


def take(state: "KoenigrufenState", seat: Seat, action: Take) -> "KoenigrufenState":
    """Take a half of the talon, or all of it."""
    table = state.table
    state = faults.watch(
        state, seat, lambda: talon.check_take(table.ruleset, table.game, state.hands[seat], table.talon, action)
    )
    log = (*state.table.log, (seat, action))
    state = replace(state, table=replace(state.table, take=action, phase=Phase.LAYING, log=log))
    return replace(state, hands=with_added(state.hands, seat, state.taken))


def concede(state: "KoenigrufenState", seat: Seat, action: Concede) -> "KoenigrufenState":
    """Give the game up, since the called king lies in the talon."""
    if state.king_in_talon is None:
        refuse(state.ruleset, Reason.KING_NOT_IN_TALON)
    named = state.table.bird is not None
    if action not in talon.concessions(state.table.game, state.hands[seat], named=named):
        refuse(state.ruleset, Reason.NAME_THE_BIRD)
    log = (*state.table.log, (seat, action))
    return replace(state, table=replace(state.table, concession=action, phase=Phase.OVER, turn=None, log=log))


def lay(state: "KoenigrufenState", seat: Seat, action: Lay) -> "KoenigrufenState":
    """Lay cards away; what must be shown is shown."""
    choice = DiscardChoice(state.ruleset, state.table.game, state.hands[seat])
    shown = choice.shown(action.cards)
    state = faults.watch(state, seat, lambda: _check_laid(choice, shown, action))
    table = replace(state.table, laid_open=shown - action.hidden)
    if table.mode is Mode.TABLE:
        table = replace(table, proceedings=replace(table.proceedings, laid_at=len(table.log)))
    hands = with_removed(state.hands, seat, action.cards)
    return announcing.begin(replace(state, table=table, hands=hands, laid=action.cards))


def _check_laid(choice: DiscardChoice, shown: CardSet, action: Lay) -> None:
    """Refuse cards that may not be laid away, and those face down that must be shown: it is one discard, and one fault.

    To hide what nobody asks to see is no fault but nonsense.
    """
    names = " ".join(CARD_NAMES[card] for card in action.hidden)
    if not action.hidden <= shown:
        refuse(choice.ruleset, Reason.NOTHING_TO_HIDE, names)
    choice.check(action.cards)
    if action.hidden:
        refuse(choice.ruleset, Reason.LAID_NOT_SHOWN, names)
