"""A whole deal of Königrufen with all its decisions, one source for the CPU and the GPU.

:func:`begin_game` deals.  :func:`advance` goes on until somebody who does not play by the book has a real choice: a
word of the auction, an item beside a bid, the call, a half of the talon, a card to lay away, a word of the round before
play, a card.  :func:`step` lets him act.  What leaves no choice is done at once.

A player chooses among what he may surely do.  Never offered are doublings that the table may refuse because of sides
that he does not know (:mod:`.speaking`), a bird that is understood, and more than so many words in one round.
"""

from typing import Final

from tarock.search._kernels.backend import jit, lowest, popcount
from tarock.search._kernels.koenigrufen import deal_layout as deal
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.auction import (
    is_decided,
    next_speaker,
    of_game,
    say,
    spoken,
    words_of_auction,
    words_with_bid,
)
from tarock.search._kernels.koenigrufen.book_player import book_choice
from tarock.search._kernels.koenigrufen.buying import callable_cards, layable, may_call_fourth, words_of_buying
from tarock.search._kernels.koenigrufen.history import play_seen
from tarock.search._kernels.koenigrufen.knowing import half_of, talon_cards
from tarock.search._kernels.koenigrufen.payments import settle
from tarock.search._kernels.koenigrufen.random import deal_cards, seeded
from tarock.search._kernels.koenigrufen.rollouts import money_of, score_of
from tarock.search._kernels.koenigrufen.rules import begin, legal_now, turn
from tarock.search._kernels.koenigrufen.speaking import begin_round, has_ended, speak, words_of_round
from tarock.search._kernels.koenigrufen.stakes import (
    amount,
    conceded_points,
    write_game,
    write_history,
    write_laid_open,
    write_stakes,
)

NOTHING: Final = -1
"""No action: a deal only goes on to its next decision."""

# Dealing


@jit
def begin_game(law, plan, state, history, more, seed, game):
    """Deal; who plays at each seat stands in more already.  Equal numbers of a seed have equal cards."""
    clear(plan, state, history, more)
    deal_cards(plan, state, seeded(seed, game))
    begin_deal(law, state, more)


@jit
def clear(plan, state, history, more):
    """Forget the last deal, but not who plays."""
    for slot in range(at.PLAN_SIZE):
        plan[slot] = 0
    for slot in range(at.STATE_SIZE):
        state[slot] = 0
    for slot in range(seen.HISTORY_SIZE):
        history[slot] = 0
    for slot in range(deal.MORE_SIZE):
        if slot < deal.WHO or slot >= deal.WHO + at.PLAYERS:
            more[slot] = 0


@jit
def begin_deal(law, state, more):
    """Begin a deal whose cards lie in the hands and in the talon."""
    first = law[deal.FIRST_SEAT]
    more[deal.FIRST] = first
    more[deal.FOREHAND_NOW] = first
    more[deal.TURN] = first
    more[deal.PHASE] = deal.BIDDING
    for seat in range(at.PLAYERS):
        more[deal.DEALT + seat] = state[at.HANDS + seat]


# What is to be decided


@jit
def advance(law, plan, state, history, more):
    """Go on until somebody who does not play by the book has a choice, or the deal is over."""
    act(law, plan, state, history, more, NOTHING)


@jit
def act(law, plan, state, history, more, action):
    """Let whoever is to decide do something, if anything, and go on to the next decision.

    Everything is called at one place only, since a GPU's compiler copies each call's code into the kernel.
    """
    while more[deal.OVER] == 0:
        if action != NOTHING:
            step(law, plan, state, history, more, action)
        action = NOTHING
        if more[deal.OVER] == 0:
            write_choices(law, plan, state, history, more)
            if more[deal.CHOICES] == 1:
                action = only_choice(more)
            elif more[deal.WHO + more[deal.ACTOR]] == deal.BOOK:
                action = book_choice(law, plan, state, history, more)
        if action == NOTHING:
            break


@jit
def write_choices(law, plan, state, history, more):
    """Write down who is to decide, what, and what he may do."""
    phase = more[deal.PHASE]
    seat = turn(state) if phase == deal.PLAYING else more[deal.TURN]
    hand = state[at.HANDS + seat]
    cards = 0
    words = 0
    if phase == deal.BIDDING:
        words = words_of_auction(law, more, hand)
    elif phase == deal.ADDING:
        words = words_with_bid(law, more, hand)
    elif phase == deal.CALLING:
        cards = callable_cards(law, hand)
        if may_call_fourth(law, hand):
            words = spoken(deal.FOURTH_KING)
    elif phase == deal.BUYING:
        words = words_of_buying(law, plan, more, hand)
    elif phase == deal.LAYING:
        cards = layable(law, more[deal.BEST] - 1, hand, more[deal.TO_LAY])
    elif phase == deal.SPEAKING:
        words = words_of_round(law, plan, state, history, more)
    else:
        cards = legal_now(plan, state)
    more[deal.ACTOR] = seat
    more[deal.DECISION] = phase
    more[deal.LEGAL] = cards
    more[deal.LEGAL_SPOKEN] = words
    more[deal.CHOICES] = popcount(cards) + popcount(words)


@jit
def only_choice(more):
    """Return the first thing that may be done."""
    if more[deal.LEGAL]:
        return lowest(more[deal.LEGAL])
    return deal.FIRST_SPOKEN + lowest(more[deal.LEGAL_SPOKEN])


# What is done


@jit
def step(law, plan, state, history, more, action):
    """Let whoever is to decide do something that he may do."""
    phase = more[deal.PHASE]
    if phase == deal.PLAYING:
        play(plan, state, history, more, 1 << action)
    elif phase == deal.BIDDING:
        say(law, more, action)
        _after_word(law, plan, state, history, more)
    elif phase == deal.ADDING:
        add_to_bid(law, plan, state, history, more, action)
    elif phase == deal.CALLING:
        call(law, plan, state, more, action)
    elif phase == deal.BUYING:
        buy(law, plan, state, more, action)
    elif phase == deal.LAYING:
        lay(law, state, more, 1 << action)
    else:
        speak(law, plan, state, history, more, action)
        begin_play_after_round(law, plan, state, history, more)


@jit
def _after_word(law, plan, state, history, more):
    """Go on after a word of the auction: the last one decides the game."""
    if more[deal.PHASE] == deal.BIDDING and is_decided(more):
        _begin_game_of_bid(law, plan, state, history, more)


@jit
def add_to_bid(law, plan, state, history, more, action):
    """Announce something with a bid, or end it."""
    if action == deal.PASS:
        more[deal.PHASE] = deal.BIDDING
        next_speaker(more)
        _after_word(law, plan, state, history, more)
    else:
        more[deal.WITH_BID] |= 1 << (action - deal.ANNOUNCE)


@jit
def _begin_game_of_bid(law, plan, state, history, more):
    """Begin the game that was bid last; where nobody bids the deal is over."""
    if more[deal.BEST] == 0:
        more[deal.OVER] = 1
        return
    game = more[deal.BEST] - 1
    write_game(law, plan, more)
    more[deal.TURN] = more[deal.BEST_BY]
    if plan[at.KIND] == at.TRISCHAKEN:
        write_history(law, plan, history, more)
        begin(plan, state)
        more[deal.PHASE] = deal.PLAYING
    elif of_game(law, game, deal.GAME_CALLS):
        more[deal.PHASE] = deal.CALLING
    else:
        _open_talon(law, plan, state, more)


@jit
def call(law, plan, state, more, action):
    """Call a card, or the fourth king without its name."""
    if action == deal.FOURTH_KING:
        more[deal.CALL] = deal.CALLED_FOURTH
        plan[at.CALLED] = at.KINGS & ~more[deal.DEALT + more[deal.BEST_BY]]
    else:
        more[deal.CALL] = deal.CALLED_BY_NAME
        more[deal.NAMED] = plan[at.CALLED] = 1 << action
    _open_talon(law, plan, state, more)


@jit
def _open_talon(law, plan, state, more):
    """Turn the talon up where a half of it is bought, and take it where all of it is."""
    use = plan[at.TALON_USE]
    if use == at.TALON_HALF:
        more[deal.TALON_OPEN] = 1
        more[deal.PHASE] = deal.BUYING
    elif use == at.TALON_ALL:
        _take(state, more, deal.TOOK_ALL, talon_cards(plan))
    else:
        begin_round(law, more)


@jit
def buy(law, plan, state, more, action):
    """Buy a half of the talon, or give the game up."""
    if action == deal.BUY_FIRST:
        _take(state, more, deal.TOOK_FIRST, half_of(plan, 0))
    elif action == deal.BUY_SECOND:
        _take(state, more, deal.TOOK_SECOND, half_of(plan, 1))
    else:
        more[deal.CONCEDED] = 1 + action - deal.CONCEDE
        declarer = more[deal.BEST_BY]
        pay = amount(law, conceded_points(law, more), 1)
        for seat in range(at.PLAYERS):
            more[deal.RESULT + seat] = -3 * pay if seat == declarer else pay
        _end(more)


@jit
def _take(state, more, taken, cards):
    more[deal.TAKEN] = taken
    more[deal.PHASE] = deal.LAYING
    more[deal.TO_LAY] = popcount(cards)
    state[at.HANDS + more[deal.BEST_BY]] |= cards


@jit
def lay(law, state, more, card):
    """Lay a card away; after the last one the round begins."""
    state[at.HANDS + more[deal.BEST_BY]] &= ~card
    more[deal.LAID] |= card
    more[deal.TO_LAY] -= 1
    if more[deal.TO_LAY] == 0:
        write_laid_open(law, more)
        begin_round(law, more)


@jit
def begin_play_after_round(law, plan, state, history, more):
    """Begin the play when the round before it is over."""
    if has_ended(more):
        write_history(law, plan, history, more)
        write_stakes(law, plan, state, history, more)
        begin(plan, state)
        more[deal.PHASE] = deal.PLAYING


@jit
def play(plan, state, history, more, card):
    """Play a card; after the last one everything is settled."""
    play_seen(plan, state, history, card)
    if state[at.COUNT] == 0:
        more[deal.TRICKS + state[at.LEADS]] += 1
    if state[at.NUMBER] > at.LAST_TRICK:
        settle(plan, state, more[deal.RESULT : deal.RESULT + at.PLAYERS])
        _end(more)


@jit
def _end(more):
    """End a deal: score and money of everybody."""
    for seat in range(at.PLAYERS):
        more[deal.SCORE + seat] = score_of(more[deal.RESULT + seat])
        more[deal.MONEY + seat] = money_of(more[deal.RESULT + seat])
    more[deal.OVER] = 1
