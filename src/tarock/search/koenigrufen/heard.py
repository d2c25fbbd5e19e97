"""What was said after the auction of Königrufen as what it tells about hands: calls, the talon, announcements, kontra.

Who is silent where others would have announced something tells something too.
"""

from collections.abc import Iterator
from itertools import chain
from math import exp
from typing import Final

import numpy as np

from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Speak
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, BIRDS, SETS, Announced, announced_card
from tarock.koenigrufen.table import Announcement, Doubled, Table
from tarock.search._kernels.koenigrufen import evaluation
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen import weights as kernel
from tarock.search.koenigrufen.packing import bit_of
from tarock.search.koenigrufen.puzzle import Pull
from tarock.search.koenigrufen.words import Word, auction_words, pulls_of

_CERTAIN: Final = 4
_USUAL: Final = 20
_LOOSE: Final = 30
"""How far people differ in what they say something with, in tenths."""
_TAKES: Final = 40
"""The same for the half of the talon that a hand likes better, in tenths of half points of strength."""

_SETS: Final[dict[Announced, tuple[int, int, int]]] = {
    "trull": (evaluation.TRULL_PIECES, 5, 5),
    "kings": (evaluation.KINGS_HELD, 6, 7),
}
"""Of a set: its measure, the pieces that somebody has who announces it, and those with which silence is no longer
likely; a number between two counts."""
_BIRD_SAID: Final = 13
_BIRD_DUE: Final = 21
"""Twice the taroks with which a bird is announced, and with which it would be."""
_ULTIMO: Final = 5
_VALAT: Final = 36
_KONTRA: Final = 24
_KONTRA_DUE: Final = 34
_RE: Final = 26
"""Strength in half points with which the game is doubled, would be, and with which that is answered."""
_AGAINST: Final = 6
"""So many taroks has who doubles a bird or an ultimo, and so many who answers."""

_DRAWN_TO: Final = 2.0
"""How much the draws lean towards a hand for a card that an announcement speaks of (the logarithm)."""


def words_heard(table: Table, viewer: Seat) -> list[Word]:
    """Return what all that the others have said tells about their hands."""
    said = chain(auction_words(table), _calls(table), _round_words(table))
    return [word for word in said if word.seat != viewer]


def pulls_heard(table: Table, words: list[Word], viewer: Seat) -> list[Pull]:
    """Return towards which cards the draws should lean, so that many of them explain what was said."""
    pulls = pulls_of(words)
    for said in table.round.announcements:
        cards = SETS[said.item].cards if said.item in SETS else announced_card(said.item, None)
        if said.seat != viewer and cards:
            worths = np.ones(at.PACK_SIZE)
            for card in cards:
                worths[bit_of(card).bit_length() - 1] = exp(_DRAWN_TO)
            pulls.append((said.seat, worths))
    return pulls


# What the declarer calls and takes


def _calls(table: Table) -> Iterator[Word]:
    declarer = table.declarer
    if declarer is None:
        return
    if table.call is not None and table.call.card is not None:
        yield Word(declarer, kernel.CALLS, bit_of(table.call.card).bit_length() - 1, has=True)
    if table.take is not None and table.take.half != "all" and table.game.kind == "positive":
        yield Word(declarer, kernel.TAKES, 0, has=True, spread=_TAKES)


# The round before play


def _round_words(table: Table) -> Iterator[Word]:
    spoken = {seat for seat, action in table.log if isinstance(action, Speak)}
    if table.declarer is None or table.game.kind != "positive":
        return
    for said in table.round.announcements:
        yield from _announced(said)
    for doubled in table.round.doubled:
        yield from _doubled(doubled)
    for seat in spoken:
        yield from _silent(table, seat)


def _announced(said: Announcement) -> Iterator[Word]:
    seat, item = said.seat, said.item
    if item in _SETS:
        measure, least, _ = _SETS[item]
        yield Word(seat, measure, least, has=True, held=True, spread=_CERTAIN)
    elif item in BIRD_CARDS:
        yield Word(seat, _bird_measure(item), _BIRD_SAID, has=True, held=True, spread=_USUAL)
    elif item == "koenig_ultimo":
        yield Word(seat, evaluation.TAROCKS, _ULTIMO, has=True, held=True, spread=_USUAL)
    elif item == "mondfang":
        yield Word(seat, evaluation.SKUS_HELD, 1, has=True, held=True, spread=_CERTAIN)
    elif item == "valat":
        yield Word(seat, evaluation.STRENGTH, _VALAT, has=True, held=True, spread=_LOOSE)


def _doubled(doubled: Doubled) -> Iterator[Word]:
    """Give what each doubling tells: who answers is strong as well."""
    for level, seat in enumerate(doubled.by):
        if doubled.target is None:
            least = _RE if level % 2 else _KONTRA
            yield Word(seat, evaluation.STRENGTH, least, has=True, held=True, spread=_LOOSE)
        elif doubled.target.item in _SETS:
            measure, least, _ = _SETS[doubled.target.item]
            yield Word(seat, measure, least if level % 2 else 1, has=True, held=True, spread=_CERTAIN)
        else:
            yield Word(seat, evaluation.TAROCKS, _AGAINST, has=True, held=True, spread=_USUAL)


def _silent(table: Table, seat: Seat) -> Iterator[Word]:
    """Give what somebody does not have who has said nothing of it, as long as nobody else has."""
    announced = {said.item for said in table.round.announcements}
    for item, (measure, _, due) in _SETS.items():
        if item not in announced:
            yield Word(seat, measure, due, has=False, held=True, spread=_CERTAIN)
    for bird in BIRDS:
        if bird not in announced and bird in table.ruleset.bonuses_by_id:
            yield Word(seat, _bird_measure(bird), _BIRD_DUE, has=False, held=True, spread=_USUAL)
    if seat != table.declarer and not any(doubled.target is None for doubled in table.round.doubled):
        yield Word(seat, evaluation.STRENGTH, _KONTRA_DUE, has=False, held=True, spread=_LOOSE)


def _bird_measure(item: str) -> int:
    return evaluation.GUARDED_BIRD + [str(bird) for bird in BIRDS].index(item)
