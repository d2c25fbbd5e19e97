"""The words of an auction of Königrufen as what they say about a hand, packed for the belief weights."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Bid, Hold, Pass, Play
from tarock.koenigrufen.auction import contract_of
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset
from tarock.koenigrufen.table import Table
from tarock.search._kernels.koenigrufen import evaluation
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search.koenigrufen.packing import Bits, Ints
from tarock.search.koenigrufen.puzzle import Floats


class Word(NamedTuple):
    """What something said tells about a hand, as the kernel reads it."""

    seat: Seat
    measure: int
    """By what the hand is measured, ..."""
    least: int
    """... and how much that needs."""
    has: bool
    """Whether the hand has it."""
    held: bool = False
    """Whether the hand is meant as it was in the round before play, with what was bought and laid, or as dealt."""
    spread: int = 10
    """How far people differ in what they say it with, in tenths of the measure."""


SPREADS: Final = {
    evaluation.STRENGTH: 10,
    evaluation.SAFETY: 50,
    evaluation.SAFETY_BESIDE_SKUS: 50,
    evaluation.SUIT_TRICKS: 5,
    evaluation.TAROCKS: 5,
}
"""By measure: how far people differ in what they bid on, in tenths."""

_RUFER: Final = 17
_SOLORUFER: Final = 25
_DREIER: Final = 26
_SECHSER: Final = 24
_SOLODREIER: Final = 36
_SUIT_DREIER: Final = 7
_SUIT_SOLO: Final = 8
_BETTLER: Final = 65
_PICCOLO: Final = 62
_OUVERT: Final = 78
_BIRD_TAROCKS: Final = 8


@dataclass(frozen=True, slots=True)
class Asked:
    """What a hand must have for a game: so much by some measure, and one of some cards."""

    measure: int
    least: int
    one_of: Bits = 0


def asked_for(ruleset: KoenigrufenRuleset, contract: Contract) -> Asked:
    """Return what a hand must have for a game by the book; who may call or pass always risks a Rufer (1900, § 7)."""
    if contract.kind == "negative":
        if contract.tricks:
            return Asked(evaluation.SAFETY_BESIDE_SKUS, _OUVERT if contract.ouvert else _PICCOLO, at.SKUS)
        return Asked(evaluation.SAFETY, _OUVERT if contract.ouvert else _BETTLER)
    if contract.kind == "suit":
        return Asked(evaluation.SUIT_TRICKS, _SUIT_DREIER if contract.talon == "half" else _SUIT_SOLO)
    if contract.needs == "bird":
        return Asked(evaluation.TAROCKS, _BIRD_TAROCKS, at.BIRDS)
    if contract.calls:
        if contract.talon != "half":
            return Asked(evaluation.STRENGTH, _SOLORUFER, at.SKUS | at.MOND)
        return Asked(evaluation.STRENGTH, 0 if ruleset.auction.opening == "call_or_pass" else _RUFER)
    needed = {"half": _DREIER, "all": _SECHSER, "opponents": _SOLODREIER}
    return Asked(evaluation.STRENGTH, needed[contract.talon])


# How much each card speaks for a bid, by its bit: the draws lean that way, so that more of them explain the bids


def _worths(suits: tuple[float, ...], taroks: Sequence[float]) -> Floats:
    """Return what every card adds, from the ranks of a suit and from the taroks."""
    return np.array([*suits * 4, *taroks])


_WORTHS: Final = {
    evaluation.STRENGTH: _worths((0,) * 7 + (2,), (3, *(2,) * 14, *(4,) * 5, 5, 6)),
    evaluation.SAFETY: _worths((0.7,) * 6 + (0.3, 0), (0.2,) * 9 + (-0.4,) * 6 + (-1.2,) * 7),
    evaluation.SUIT_TRICKS: _worths((0.3,) * 5 + (0.5, 0.8, 1.2), (-0.5,) * 22),
    evaluation.TAROCKS: _worths((0,) * 8, (0.35,) * 15 + (0.5,) * 7),
}
_WORTHS[evaluation.SAFETY_BESIDE_SKUS] = _WORTHS[evaluation.SAFETY]
_USUAL: Final = 16
"""The strength of a hand on the average, in halves."""
_REACH: Final = 33
"""How far above that a hand must be for the full pull."""


def pulls_of(words: Sequence[Word]) -> list[tuple[Seat, Floats]]:
    """Return towards which cards the draws for those should lean who have bid, by the last word of each."""
    last = {word.seat: word for word in words if word.has and word.measure in _WORTHS and not word.held}
    return [(word.seat, np.exp(_lean(word) * _WORTHS[word.measure])) for word in last.values()]


def _lean(word: Word) -> float:
    return max(0, word.least - _USUAL) / _REACH if word.measure == evaluation.STRENGTH else 1


def packed(words: Sequence[Word]) -> Ints:
    """Pack what words say for the kernel."""
    return np.array([int(number) for word in words for number in word], np.int64)


def auction_words(table: Table) -> Iterator[Word]:
    """Give what everybody's words in the auction tell about his hand."""
    ruleset = table.ruleset
    best: Contract | None = None
    for seat, action in table.log:
        if isinstance(action, Play):
            return
        if isinstance(action, Bid):
            best = contract_of(ruleset, action.contract)
        if isinstance(action, Bid | Hold) and best is not None:
            yield _bid(ruleset, seat, best)
            if best.kind == "positive" and best.talon != "all":  # or else he would bid that
                yield _word(seat, evaluation.STRENGTH, _DREIER if best.calls else _SOLODREIER, has=False)
        elif isinstance(action, Pass):
            yield _word(seat, evaluation.STRENGTH, _next_game(ruleset, best), has=False)


def _word(seat: Seat, measure: int, least: int, *, has: bool) -> Word:
    return Word(seat, measure, least, has, spread=SPREADS[measure])


def _bid(ruleset: KoenigrufenRuleset, seat: Seat, contract: Contract) -> Word:
    if contract.kind == "trischaken":
        return _word(seat, evaluation.STRENGTH, _RUFER, has=False)
    asked = asked_for(ruleset, contract)
    return _word(seat, asked.measure, asked.least, has=True)


def _next_game(ruleset: KoenigrufenRuleset, best: Contract | None) -> int:
    """Return how strong a hand must be for the lowest game of points that is still to be had."""
    ranks = ruleset.auction.ranks
    passed = [rank for name, rank in ranks.items() if best is not None and name.split()[0] == best.id]
    games = [contract_of(ruleset, name.split()[0]) for name, rank in ranks.items() if rank > max(passed, default=-1)]
    asked = [asked_for(ruleset, game) for game in games if game is not None]
    return min((one.least for one in asked if one.measure == evaluation.STRENGTH), default=_SOLODREIER)
