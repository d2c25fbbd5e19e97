"""What a deal of Königrufen came to, in sentences: for the report of a record and for the table in the terminal."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from tarock.core.seats import Seat
from tarock.koenigrufen import ending
from tarock.koenigrufen.cards import thirds
from tarock.koenigrufen.facts import Facts, Item, Side
from tarock.koenigrufen.state import KoenigrufenState
from tarock.words import Words
from tarock.words.book import listed
from tarock.words.koenigrufen_names import bonus_name, contract_name, points_and_blatt

Named: TypeAlias = Callable[[Seat], str]
"""How a seat is called."""


def outcome(state: KoenigrufenState, words: Words, named: Named) -> Iterator[str]:
    """Give who played what with whom, and how it ended."""
    facts = state.facts
    if facts.struck:
        yield words("k-outcome-redealt" if state.table.proceedings.redealt else "k-outcome-struck")
    elif facts.contract is None:
        yield words("k-outcome-nobody")
    elif facts.declarer is None:
        yield words("k-outcome-trischaken", seat=named(facts.forehand))
        yield from _stopped(facts, words, named) or _counts(facts, words, named)
    else:
        yield _who(facts, words, named, facts.declarer)
        if facts.king_in_talon is not None:
            yield words("k-outcome-king-in-talon", king=facts.king_in_talon)
        stopped = _stopped(facts, words, named)
        if stopped:
            yield from stopped
        elif state.table.concession is None:
            yield from _result(state, facts, words, named(facts.declarer))


def _stopped(facts: Facts, words: Words, named: Named) -> list[str]:
    """Return who has ended the game by a Renonce; then nothing else decides it."""
    return [words("k-outcome-renonce", seats=listed(words, map(named, facts.revoke)))] if facts.revoke else []


def _counts(facts: Facts, words: Words, named: Named) -> Iterator[str]:
    assert isinstance(facts.thirds, tuple)
    for seat, count in enumerate(facts.thirds):
        yield words("k-outcome-count-of", seat=named(seat), own=points_and_blatt(words, count))


def _who(facts: Facts, words: Words, named: Named, declarer: Seat) -> str:
    named_bird = facts.bird is not None and facts.bird != "none"
    contract = contract_name(words, f"{facts.contract} {facts.bird}" if named_bird else str(facts.contract))
    if facts.partner is not None:
        return words("k-outcome-partner", seat=named(declarer), contract=contract, partner=named(facts.partner))
    return words("k-outcome-own-king" if facts.own_king else "k-outcome-alone", seat=named(declarer), contract=contract)


def _result(state: KoenigrufenState, facts: Facts, words: Words, seat: str) -> Iterator[str]:
    contract = state.table.game
    if contract.kind == "negative":
        assert isinstance(facts.tricks, int)
        yield words("k-outcome-tricks", seat=seat, tricks=facts.tricks)
        won = facts.tricks == contract.tricks
    else:
        counts = [thirds(state.ruleset.counting, ending.cards_of(state, side)) for side in Side]
        own, other = (points_and_blatt(words, count) for count in counts)
        yield words("k-outcome-counts", seat=seat, own=own, other=other)
        won = counts[0] >= state.ruleset.counting.win_thirds
    yield words("k-outcome-result", won="yes" if won else "no")
    yield from (_bonus(item, words) for item in facts.items)


def _bonus(item: Item, words: Words) -> str:
    if item.item == "king_captured":
        return words("k-outcome-king-captured")
    flags = {"announced": "yes" if item.announced else "no", "made": "yes" if item.made else "no"}
    return words("k-outcome-bonus", bonus=bonus_name(words, item.item), side=item.side.value, **flags)
