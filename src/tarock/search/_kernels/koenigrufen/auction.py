"""The auction of Königrufen in the kernel: what may be said, and who plays which game.

A second implementation of :mod:`tarock.koenigrufen.auction`.
"""

from typing import Final

from tarock.search._kernels.backend import jit, popcount
from tarock.search._kernels.koenigrufen import deal_layout as deal
from tarock.search._kernels.koenigrufen import layout as at

ALL_SEATS: Final = 15
HALF: Final = 3


@jit
def of_game(law, game, field):
    """Return what the law says about a game."""
    return law[deal.GAME_ROWS + game * deal.GAME_SIZE + field]


@jit
def spoken(action):
    """Return the bit of an action that is no card."""
    return 1 << (action - deal.FIRST_SPOKEN)


@jit
def is_free_choice(more):
    """Tell whether forehand alone is left and nobody has bid: he may choose any game."""
    return (
        more[deal.OPENED] != 0
        and more[deal.BEST] == 0
        and more[deal.OUT] == ALL_SEATS & ~(1 << more[deal.FOREHAND_NOW])
    )


@jit
def lacks_nothing(law, hand, game):
    """Tell whether a hand has what a game asks of its bidder."""
    needs = of_game(law, game, deal.GAME_NEEDS)
    if needs == deal.NEEDS_TRULL_PIECE and not hand & at.TRULL:
        return False
    if of_game(law, game, deal.GAME_CALLS) and law[deal.FOUR_KINGS] == deal.BARRED and hand & at.KINGS == at.KINGS:
        return False
    bird = of_game(law, game, deal.GAME_BIRD)
    birds = at.PAGAT << (bird - 1) if bird else at.BIRDS
    if needs == deal.NEEDS_BIRD and not hand & birds:
        return False
    bought = HALF if of_game(law, game, deal.GAME_TALON) == at.TALON_HALF else 0
    wanted = of_game(law, game, deal.GAME_SUIT_CARDS)
    return wanted == 0 or popcount(hand & at.SUIT_CARDS) + bought >= wanted


@jit
def may_bid(law, more, hand, game):
    """Tell whether the player on turn may bid a game."""
    rank = of_game(law, game, deal.GAME_RANK)
    free = of_game(law, game, deal.GAME_FREE)
    if rank < 0 and not free:
        return False
    opened = more[deal.OPENED]
    if of_game(law, game, deal.GAME_FIRST_WORD) and (opened or more[deal.TURN] != more[deal.FOREHAND_NOW]):
        return False
    if not opened and law[deal.OPENING] == deal.KEEPS_RIGHTS:
        return False
    if rank < 0:
        if not is_free_choice(more):
            return False
    elif more[deal.BEST] and rank <= of_game(law, more[deal.BEST] - 1, deal.GAME_RANK):
        return False
    return lacks_nothing(law, hand, game)


@jit
def may_hold(law, more, hand):
    """Tell whether the player on turn may take over the game that was bid."""
    if more[deal.BEST] == 0 or law[deal.HOLDING] == deal.NOBODY_HOLDS:
        return False
    turn = more[deal.TURN]
    forehand = more[deal.FOREHAND_NOW]
    if law[deal.HOLDING] == deal.FOREHAND_HOLDS:
        allowed = turn == forehand
    else:
        allowed = (turn - forehand & 3) < (more[deal.BEST_BY] - forehand & 3)
    return allowed and lacks_nothing(law, hand, more[deal.BEST] - 1)


@jit
def words_of_auction(law, more, hand):
    """Return what the player on turn may say, as bits."""
    words = 0
    if not more[deal.OPENED] and law[deal.OPENING] != deal.CALLS_OR_PASSES:
        words |= spoken(deal.VORHAND)
        if law[deal.PASSING_ON] and hand & at.KINGS == at.KINGS:
            words |= spoken(deal.PASS_FOREHAND)
    for game in range(deal.GAMES):
        if may_bid(law, more, hand, game):
            words |= spoken(deal.BID + game)
    if may_hold(law, more, hand):
        words |= spoken(deal.HOLD)
    if not is_free_choice(more) and (more[deal.OPENED] or law[deal.OPENING] == deal.CALLS_OR_PASSES):
        words |= spoken(deal.PASS)
    return words


@jit
def words_with_bid(law, more, hand):
    """Return what may be announced beside a bid that has its own word, and that nothing more is."""
    words = spoken(deal.PASS)
    for item in range(deal.ITEMS):
        exists = item == deal.VALAT or (law[deal.KNOWN_BONUSES] >> item & 1 != 0 and item != deal.ULTIMO_ITEM)
        if not exists or more[deal.WITH_BID] >> item & 1:
            continue
        if law[deal.HOLDER_ONLY] >> item & 1 and not hand & bird_card(item):
            continue
        words |= spoken(deal.ANNOUNCE + item)
    return words


@jit
def bird_card(item):
    """Return the card of a bird; sets, ultimo and Valat have none of their own."""
    return at.PAGAT << (item - deal.FIRST_BIRD) if deal.BIRD_ITEMS >> item & 1 else 0


@jit
def say(law, more, action):
    """Say a word of the auction; a bid that has its own word is not ended with it."""
    seat = more[deal.TURN]
    if action == deal.PASS_FOREHAND:
        more[deal.FOREHAND_NOW] = more[deal.TURN] = more[deal.FOREHAND_NOW] + 1 & 3
        return
    if action == deal.VORHAND:
        more[deal.OPENED] = 1
    elif action == deal.PASS:
        more[deal.OUT] |= 1 << seat
        if more[deal.BEST] == 0 and law[deal.OPENING] == deal.CALLS_OR_PASSES:
            more[deal.FOREHAND_NOW] = more[deal.FOREHAND_NOW] + 1 & 3
    else:
        if action != deal.HOLD:
            more[deal.BEST] = action - deal.BID + 1
        more[deal.OPENED] = 1
        more[deal.BEST_BY] = seat
        more[deal.WITH_BID] = 0
        more[deal.BIDS + seat] = more[deal.BEST]
        if of_game(law, more[deal.BEST] - 1, deal.GAME_OWN_WORD):
            more[deal.PHASE] = deal.ADDING
            return
    next_speaker(more)


@jit
def next_speaker(more):
    """Let the next player speak who has not passed."""
    for step in range(1, at.PLAYERS + 1):
        seat = more[deal.TURN] + step & 3
        if not more[deal.OUT] >> seat & 1:
            more[deal.TURN] = seat
            return


@jit
def is_decided(more):
    """Tell whether one bidder is left, or nobody."""
    waiting = ALL_SEATS & ~more[deal.OUT]
    return waiting == 0 or (more[deal.BEST] != 0 and waiting == 1 << more[deal.BEST_BY])
