"""What everybody at the table has seen and heard, as an array that the kernels keep up to date.

The *history* is public: cards played, suits shown to be missing, declarations, who led what, signals.  The advice
reads it beside the own hand, and nothing else.  :mod:`tarock.search.danish.history` makes it from a table; here it
follows the play.  A test compares both after every action of whole deals.

Behind the history the same array has room for what the player on turn sees (:mod:`.sight`), so that one array
travels through the advice.
"""

from typing import Final

from tarock.search._kernels.backend import jit
from tarock.search._kernels.danish.layout import (
    CARDS,
    CLAIM,
    FIRST_TAROK,
    GRANTED,
    LEADER,
    LED,
    NAME,
    PACK_SIZE,
    PLACED,
    PLAYERS,
    RETRACTION,
    RIGHT,
    SKUS,
    TAKEN_BACK,
    TAROK,
    THIRD,
    WAIVE,
)
from tarock.search._kernels.danish.payments import next_place
from tarock.search._kernels.danish.rules import act, is_of, suit_of
from tarock.search._kernels.fields import Fields

_HISTORY: Final = Fields()

PLAYED_SUITS: Final = _HISTORY.field(PLAYERS)
"""By place: the suit cards played."""
PLAYED_TAROKS: Final = _HISTORY.field(PLAYERS)
"""By place: the taroks played, and the skus."""
GONE_SUITS: Final = _HISTORY.field()
"""All suit cards that have been played, and those laid and named."""
GONE_TAROKS: Final = _HISTORY.field()
VOIDS: Final = _HISTORY.field(PLAYERS)
"""By place: the suits that a player has shown or said he lacks, as bits; taroks are bit 4."""
DECLARED_SUITS: Final = _HISTORY.field(PLAYERS)
"""By place: suit cards that he held by his declarations when the play began."""
DECLARED_TAROKS: Final = _HISTORY.field(PLAYERS)
BARE_OF_SUITS: Final = _HISTORY.field(PLAYERS)
"""By place: single suit cards that he lacked by his declarations."""
BARE_OF_TAROKS: Final = _HISTORY.field(PLAYERS)
FEWEST_TAROKS: Final = _HISTORY.field(PLAYERS)
"""By place: how many taroks he held at least when the play began, the skus counted."""
MOST_TAROKS: Final = _HISTORY.field(PLAYERS)
LEADS: Final = _HISTORY.field(PLAYERS * 5)
"""By place and suit (five to a place): how often he has led it; a led skus does not count."""
FIRST_THROWN: Final = _HISTORY.field(PLAYERS * 4)
"""By place and suit (four to a place): the first card that he threw to this suit when another led it, plus one."""
SIGNALS: Final = _HISTORY.field(PLAYERS * 4)
"""By place and suit (four to a place): what his first two cards said."""
HISTORY_SIZE: Final = _HISTORY.size

NO_SIGNAL, TIL, FRA = range(3)
"""Low and then higher: I want this suit; higher and then lower: I do not (Jensen 1989, Til og fra, l.527-534)."""


@jit
def perform(plan, position, history, place, action):
    """Let a place do something that it may do, in sight of everybody."""
    led = position[LED]
    right = position[RIGHT]
    if action < CLAIM:
        _see_card(position, history, place, action if action < PACK_SIZE else SKUS)
        act(plan, position, place, action)
        return
    second_card = position[CARDS + 1]
    act(plan, position, place, action)
    if action == CLAIM:
        _miss(history, place, led)
        if position[RIGHT] == GRANTED:
            _miss(history, next_place(place), led)
    elif action == WAIVE:
        _miss(history, place, led)
    elif NAME <= action < NAME + 5:
        _miss(history, place, led)
        if right == THIRD and plan[RETRACTION]:
            _see_second_answer(position, history, second_card, action - NAME)


@jit
def _miss(history, place, suit):
    """Note that a place lacks a suit."""
    history[VOIDS + place] |= 1 << suit


@jit
def _see_second_answer(position, history, card, suit):
    """The third player has named a led skus anew: the second takes his card back, or lacks that suit too (B-23)."""
    second = next_place(position[LEADER])
    if position[RIGHT] == TAKEN_BACK:
        _move(history, second, card)
    elif not is_of(card, suit):
        _miss(history, second, suit)


@jit
def _move(history, place, card):
    """Note that a card has been played, or taken back."""
    if card < FIRST_TAROK:
        history[PLAYED_SUITS + place] ^= 1 << card
        history[GONE_SUITS] ^= 1 << card
    else:
        history[PLAYED_TAROKS + place] ^= 1 << (card - FIRST_TAROK)
        history[GONE_TAROKS] ^= 1 << (card - FIRST_TAROK)


@jit
def _see_card(position, history, place, card):
    """Note a card, what it shows to be missing, and what it says about its suit."""
    _move(history, place, card)
    if card == SKUS:
        return
    led = position[LED]
    if position[PLACED] == 0:
        history[LEADS + 5 * place + suit_of(card)] += 1
    elif not is_of(card, led):
        _miss(history, place, led)
        if card < FIRST_TAROK:
            _miss(history, place, TAROK)
    elif led != TAROK and position[CARDS] != SKUS:
        see_signal(history, 4 * place + led, card)


@jit
def see_signal(history, which, card):
    """Note the first card to a suit that another led, and what the second one says."""
    first = history[FIRST_THROWN + which]
    if first == 0:
        history[FIRST_THROWN + which] = card + 1
    elif history[SIGNALS + which] == NO_SIGNAL:
        history[SIGNALS + which] = TIL if card + 1 > first else FRA
