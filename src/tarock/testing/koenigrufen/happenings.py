"""What can happen in a deal of Königrufen, by name: games, bonuses, doublings and the words of the auction.

A run of random deals counts them, and the golden deals must show each of them at least once.
"""

from collections.abc import Iterator
from typing import Final

from tarock.core.cards import PAGAT
from tarock.koenigrufen.actions import Bid, Hold, Pass, PassForehand, Speak
from tarock.koenigrufen.bonus_kinds import BIRDS, BONUS_KINDS
from tarock.koenigrufen.cards import QUEENS, SUIT_CARDS, TAROCKS
from tarock.koenigrufen.facts import Facts, Item, ValatFact
from tarock.koenigrufen.rules import Bonus, Contract, KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState

_FACTORS: Final = (2, 4, 8)
_KONTRA_ON: Final = ("the game", "an announcement", "the Valat", "a negative game")


def possible(ruleset: KoenigrufenRuleset) -> set[str]:
    """Return everything that can happen under a ruleset."""
    return {*_games(ruleset), *_bonuses(ruleset), *_doublings(ruleset), *_words(ruleset)}


def _games(ruleset: KoenigrufenRuleset) -> Iterator[str]:
    for contract in ruleset.contracts:
        if contract.kind != "trischaken":
            yield f"game: {contract.id} won"
            yield f"game: {contract.id} lost"
        if contract.needs == "bird":
            yield from (f"game: {contract.id} with {bird}" for bird in BIRDS)
        if contract.ouvert:
            yield f"game: {contract.id} laid open"
        if contract.talon == "half":
            yield from (f"talon: half {half} bought" for half in (1, 2))
            if contract.kind == "suit" and ruleset.discard.suit_games == "taroks_first":
                yield "talon: suit cards laid openly"
            yield "talon: taroks laid openly"
        if contract.talon == "all":
            yield "talon: all taken"
    if ruleset.trischaken is not None:
        yield from ("trischaken: plain", "trischaken: forehand loses", "trischaken: Jungfrau", "trischaken: two share")
        yield "trischaken: most of the points"
    if ruleset.auction.opening == "call_or_pass":
        yield "game: none"
    if ruleset.kaiserstich.played:
        yield "trick: Kaiserstich"


def _bonuses(ruleset: KoenigrufenRuleset) -> Iterator[str]:
    for bonus in ruleset.bonuses:
        if bonus.announced:
            yield f"bonus: {bonus.id} announced and made"
            yield f"bonus: {bonus.id} announced and lost"
        yield f"bonus: {bonus.id} silent and made"
        if _fails_in_silence(bonus):
            yield f"bonus: {bonus.id} silent and lost"
    yield from ("valat: announced and made", "valat: announced and lost", "valat: silent and made")


def _fails_in_silence(bonus: Bonus) -> bool:
    """Tell whether a silent failure is a thing of its own; a lost called king is a captured king (K-A12)."""
    return bonus.silent_failure and BONUS_KINDS[bonus.id].loss_paid_as is None


def _doublings(ruleset: KoenigrufenRuleset) -> Iterator[str]:
    has_negative = any(contract.kind == "negative" for contract in ruleset.contracts)
    for what in _KONTRA_ON:
        if what != "a negative game" or has_negative:
            yield from (f"kontra: {factor} on {what}" for factor in _FACTORS[: ruleset.kontra.levels])
    if ruleset.kontra.between_partners == "void":
        yield "kontra: void between partners"


def _words(ruleset: KoenigrufenRuleset) -> Iterator[str]:
    yield "auction: overbid"
    yield from _words_of_opening(ruleset)
    if ruleset.auction.hold != "none":
        yield "auction: hold"
    if ruleset.passing_on.allowed:
        yield "auction: the forehand passed on"
    if any(contract.own_word for contract in ruleset.contracts):
        yield "auction: bonuses announced with the bid"
    yield from (f"king: {place}" for place in ("with a partner", "conceded", "taken", "left", "solo"))
    if ruleset.calling.own:
        yield "king: own"
    if ruleset.calling.fourth:
        yield "king: the fourth unnamed"
    if ruleset.calling.four_kings == "queen":
        yield "king: a queen called"
    if any(contract.needs == "bird" for contract in ruleset.contracts) and not _names_birds(ruleset):
        yield from ("bird: understood", "bird: chosen")


def _names_birds(ruleset: KoenigrufenRuleset) -> bool:
    return any(name.endswith(BIRDS) for row in ruleset.auction.order for name in row)


def _words_of_opening(ruleset: KoenigrufenRuleset) -> Iterator[str]:
    if ruleset.auction.opening == "call_or_pass":
        yield "auction: weiter"
        return
    yield "auction: free choice"
    if ruleset.auction.opening == "vorhand_or_game":
        yield "auction: opened with a game"


# What has happened


def happenings(state: KoenigrufenState, facts: Facts | None = None) -> set[str]:
    """Return everything that has happened in a finished deal, whose facts may be known already."""
    facts = state.facts if facts is None else facts
    return {*_told_auction(state), *_told_game(state, facts), *_told_items(facts), *_told_kontra(state, facts)}


def _told_auction(state: KoenigrufenState) -> Iterator[str]:
    rule = state.ruleset.auction
    bids = 0
    for number, (seat, action) in enumerate(state.table.log):
        if isinstance(action, Bid):
            bids += 1
            if bids > 1:
                yield "auction: overbid"
            if not number and rule.opening == "vorhand_or_game":
                yield "auction: opened with a game"
            if not number or bids > 1 or rule.opening == "call_or_pass":
                continue
            if seat == state.table.auction.forehand:
                yield "auction: free choice"
        elif isinstance(action, Hold):
            yield "auction: hold"
        elif isinstance(action, PassForehand):
            yield "auction: the forehand passed on"
        elif isinstance(action, Pass) and not bids and rule.opening == "call_or_pass":
            yield "auction: weiter"
        if isinstance(action, Bid | Hold) and action.announces:
            yield "auction: bonuses announced with the bid"


def _told_game(state: KoenigrufenState, facts: Facts) -> Iterator[str]:
    table = state.table
    contract = table.contract
    if contract is None:
        yield "game: none"
        return
    if contract.kind == "trischaken":
        yield from _told_trischaken(state, facts)
    elif facts.king_in_talon != "conceded":
        yield f"game: {contract.id} {_outcome(state, contract, facts)}"
    if facts.bird is not None:
        yield f"game: {contract.id} with {facts.bird}"
    if table.open_hands is not None:
        yield f"game: {contract.id} laid open"
    yield from _told_talon(state)
    yield from _told_king(state, facts)
    if any(trick.is_kaiserstich() and trick.best()[1] == PAGAT for trick in table.tricks):
        yield "trick: Kaiserstich"


def _told_talon(state: KoenigrufenState) -> Iterator[str]:
    table = state.table
    if table.take is not None:
        yield "talon: all taken" if table.take.half == "all" else f"talon: half {table.take.half} bought"
    if table.laid_open & TAROCKS:
        yield "talon: taroks laid openly"
    if table.laid_open & SUIT_CARDS:
        yield "talon: suit cards laid openly"


def _told_king(state: KoenigrufenState, facts: Facts) -> Iterator[str]:
    call = state.table.call
    if call is None:
        return
    if call.card is None:
        yield "king: the fourth unnamed"
    if call.card in QUEENS:
        yield "king: a queen called"
    if facts.own_king:
        yield "king: own"
    if facts.partner is not None:
        yield "king: with a partner"
    if facts.king_in_talon is not None:
        yield f"king: {facts.king_in_talon}"
    if state.birds_bid_with and any(isinstance(action, Speak) for _, action in state.table.log):
        yield "bird: understood" if len(state.birds_bid_with) == 1 else "bird: chosen"


def _outcome(state: KoenigrufenState, contract: Contract, facts: Facts) -> str:
    if contract.kind == "negative":
        won = facts.tricks == contract.tricks
    else:
        assert isinstance(facts.thirds, int)
        won = facts.thirds >= state.ruleset.counting.win_thirds
    return "won" if won else "lost"


def _told_trischaken(state: KoenigrufenState, facts: Facts) -> Iterator[str]:
    assert isinstance(facts.tricks, tuple)
    assert isinstance(facts.thirds, tuple)
    most = max(facts.thirds)
    if not all(facts.tricks):
        yield "trischaken: Jungfrau"
    if facts.thirds[facts.forehand] == most:
        yield "trischaken: forehand loses"
    elif facts.thirds.count(most) > 1:
        yield "trischaken: two share"
    if most >= state.ruleset.counting.win_thirds:
        yield "trischaken: most of the points"
    elif all(facts.tricks):
        yield "trischaken: plain"


def _told_items(facts: Facts) -> Iterator[str]:
    yield from (f"bonus: {item.item} {_told(item)}" for item in facts.items)
    yield from (f"valat: {_told(valat)}" for valat in _valats(facts))


def _valats(facts: Facts) -> list[ValatFact]:
    return [valat for valat in (facts.valat, facts.counter_valat) if valat is not None]


def _told(fact: Item | ValatFact) -> str:
    return f"{'announced' if fact.announced else 'silent'} and {'made' if fact.made else 'lost'}"


def _told_kontra(state: KoenigrufenState, facts: Facts) -> Iterator[str]:
    if isinstance(facts.kontra, int):
        yield from (f"kontra: {facts.kontra} on the game" for _ in range(facts.kontra > 1))
    else:
        yield from (f"kontra: {factor} on a negative game" for factor in facts.kontra if factor > 1)
    yield from (f"kontra: {item.kontra} on an announcement" for item in facts.items if item.kontra > 1)
    yield from (f"kontra: {valat.kontra} on the Valat" for valat in _valats(facts) if valat.kontra > 1)
    for doubled in state.table.round.doubled:
        owner = state.table.declarer if doubled.target is None else doubled.target.seat
        callers = {state.table.declarer, state.partner}
        if doubled.opponent is None and (doubled.by[0] in callers) == (owner in callers):
            yield "kontra: void between partners"
