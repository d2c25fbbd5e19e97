"""Where everything stands in a whole deal of Königrufen, as self-play and the networks see it.

The card play has its *plan*, *state* and *history* (:mod:`.layout`, :mod:`.history`).  A whole deal begins with the
auction, so that it needs two things beside them: a *law*, which is all that a ruleset says about any deal, and *more*,
which is what was said and done before the play, and what is to be decided now.

A game is known by its number: the structure of a contract gives it, so that Bettel and Bettler are one game.  An item
is what can be announced: the bonuses up to the Mondfang in their order, and the Valat.
"""

from typing import Final

from tarock.search._kernels.koenigrufen.layout import (
    BONUS_COUNT,
    PACK_SIZE,
    PLAN_SIZE,
    PLAYERS,
    STATE_SIZE,
)

# The position of a deal: its plan, and behind it its state

PLAN: Final = 0
STATE: Final = PLAN_SIZE
POSITION_SIZE: Final = PLAN_SIZE + STATE_SIZE

# Games

(
    TRISCHAKEN_GAME,
    RUFER,
    SECHSER,
    PICCOLO,
    ZWICCOLO,
    SOLORUFER,
    BESSERRUFER,
    BESSERRUFER_PAGAT,
    BESSERRUFER_UHU,
    BESSERRUFER_KAKADU,
    BESSERRUFER_QUAPIL,
    BETTLER,
    FARBENDREIER,
    DREIER,
    PICCOLO_OUVERT,
    ZWICCOLO_OUVERT,
    BETTLER_OUVERT,
    FARBENSOLO,
    SOLODREIER,
) = range(19)
GAMES: Final = 19

# Items

VALAT: Final = 8
ITEMS: Final = 9
SETS: Final = 0b11
"""Trull and kings."""
FIRST_BIRD: Final = 2
BIRD_ITEMS: Final = 0b111100
ULTIMO_ITEM: Final = 6

# The law: single numbers ...

(
    FIRST_SEAT,
    SCALE,
    OPENING,
    HOLDING,
    PASSING_ON,
    FIRST_SEAT_LEADS,
    CALLS_OWN,
    CALLS_FOURTH,
    FOUR_KINGS,
    CONCEDED_PAY,
    KING_LEFT_PAY,
    SOLO_KONTRA_VOID,
    SOLO_ITEM_VOID,
    TAROKS_FIRST,
    MUST_OVERTAKE,
    PAGAT_GOES_LAST,
    HAS_KAISERSTICH,
    SUIT_BONUSES,
    KNOWN_BONUSES,
    HOLDER_ONLY,
    PARTNER_ONLY,
    ONCE,
    HIGHEST_FIRST,
    HELD_BACK,
    EITHER_SIDE,
    VALAT_FIXED,
    SILENT_VALAT,
    SAID_VALAT,
    BESIDE,
    LEVELS,
    KONTRA_SCORES,
    PARTNERS_REFUSED,
    TRISCHAKEN_UNIT,
    TRISCHAKEN_PAIR,
    TRISCHAKEN_TRIPLE,
    TRISCHAKEN_TALON,
    VIRGIN_DOUBLED,
    WINNING_THIRDS,
) = range(38)
"""SCALE: what the cheapest game with a called king is worth, in points; rewards are measured by it.
CONCEDED_PAY: ``-1`` for the value of the game and its bird.  SUIT_BONUSES and KNOWN_BONUSES are bonuses as bits;
HOLDER_ONLY and PARTNER_ONLY items as bits."""

KEEPS_RIGHTS, KEEPS_RIGHTS_OR_BIDS, CALLS_OR_PASSES = range(3)
"""OPENING: what forehand's first word may be."""
NOBODY_HOLDS, FOREHAND_HOLDS, SENIOR_HOLDS = range(3)
CALL_QUEEN, CALL_OWN, BARRED = range(3)
"""FOUR_KINGS: who holds all four calls a queen, calls his own, or may play no game with a called king."""

# ... and rows of them

CARD_WORTH: Final = 38
"""Thirds of a Trull piece, king, queen, cavall, jack and any other card."""
ANNOUNCED_POINTS: Final = CARD_WORTH + 6
SILENT_POINTS: Final = ANNOUNCED_POINTS + BONUS_COUNT
FAILS: Final = SILENT_POINTS + BONUS_COUNT
"""By bonus: whether it costs to try it in vain in silence."""
GAME_ROWS: Final = FAILS + BONUS_COUNT

(
    GAME_KIND,
    GAME_TALON,
    GAME_CALLS,
    GAME_TRICKS,
    GAME_OUVERT,
    GAME_NEEDS,
    GAME_BIRD,
    GAME_RANK,
    GAME_FREE,
    GAME_FIRST_WORD,
    GAME_VALUE,
    GAME_LOSS,
    GAME_FACTOR,
    GAME_SUIT_CARDS,
    GAME_OWN_WORD,
    GAME_SILENT_VALAT,
    GAME_SAID_VALAT,
) = range(17)
"""GAME_BIRD: the bird that the bid names, from 1; GAME_RANK: -1 for a game that is not in the order of bids."""
GAME_SIZE: Final = 17
LAW_SIZE: Final = GAME_ROWS + GAMES * GAME_SIZE

NEEDS_NOTHING, NEEDS_TRULL_PIECE, NEEDS_BIRD = range(3)

# More

OVER, ACTOR, DECISION, LEGAL, LEGAL_SPOKEN, CHOICES = range(6)
"""Whether the deal is over, who is to decide and what; what he may do: cards, other actions (bit 0 is the first of
them), and how much that is."""
WHO: Final = 6
"""By seat: who plays there."""
PHASE: Final = 10
FIRST, FOREHAND_NOW, TURN, OPENED, OUT, BEST, BEST_BY, WITH_BID = range(11, 19)
"""The auction: the player after the dealer, who has the forehand, whose turn it is (in the round before play too), who
has passed as bits, the best bid as its game from 1, whose it is, and the items announced with it as bits."""
BIDS: Final = 19
"""By seat: the last game that it has bid or held, from 1."""
CALL, NAMED = 23, 24
"""What kind of call there was, and which card it named."""
TALON_OPEN, TAKEN, LAID, LAID_OPEN, TO_LAY, CONCEDED = range(25, 31)
"""Whether everybody has seen the talon; what was taken of it; what was laid away, and what of that openly; how many
cards are still to be laid; whether the game was given up."""
DEALT: Final = 31
"""By seat: the hand that it was dealt."""
TURNS, GOODS, WORDS, ANNOUNCERS, NOW_SAID, NOW_DOUBLED, POSSIBLE = range(35, 42)
"""The round before play: its turns, how many have said "gut" in a row, how many words were said, who has announced
something in it; what whoever is on turn has announced and doubled in this turn; where the called card can be by all
that was said: bit n for seat n, and :data:`~.history.NOWHERE`."""
TRICKS: Final = 42
"""By seat: how many tricks it has won."""
SCORE: Final = 46
MONEY: Final = 50
"""By seat, in half points, when the deal is over."""
RESULT: Final = 54
SAID: Final = 58
"""By seat and item: the turn of the round in which it was announced, from 1."""
LEVEL: Final = SAID + PLAYERS * ITEMS
"""By seat and item: how often that announcement was doubled, ..."""
LEVEL_TURN: Final = LEVEL + PLAYERS * ITEMS
"""... in which turn last, ..."""
LEVEL_BY: Final = LEVEL_TURN + PLAYERS * ITEMS
"""... and by whom first."""
GAME_LEVEL: Final = LEVEL_BY + PLAYERS * ITEMS
"""The same for the game: by opponent in a negative game, else at the declarer's place."""
GAME_LEVEL_TURN: Final = GAME_LEVEL + PLAYERS
GAME_LEVEL_BY: Final = GAME_LEVEL_TURN + PLAYERS
MORE_SIZE: Final = GAME_LEVEL_BY + PLAYERS

LEARNER, BOOK, PAST = range(3)
"""Who plays: the network that learns or is measured, the books, an earlier or another network."""

BIDDING, ADDING, CALLING, BUYING, LAYING, SPEAKING, PLAYING = range(7)
"""What is decided: a word of the auction, an item that is announced with a bid, the call, a half of the talon, a card
to lay away, a word of the round before play, a card."""

NO_CALL, CALLED_BY_NAME, CALLED_FOURTH = range(3)
NOT_TAKEN, TOOK_FIRST, TOOK_SECOND, TOOK_ALL = range(4)

MOST_WORDS: Final = 24
"""So many announcements and doublings are offered in one round at most, so that no deal has an endless one."""

# Actions: the cards by the numbers of their bits, which also name what is called, and then

FIRST_SPOKEN: Final = PACK_SIZE
BID: Final = FIRST_SPOKEN
HOLD: Final = BID + GAMES
PASS: Final = HOLD + 1
"""To pass, to say "gut", or to have nothing to add."""
VORHAND: Final = PASS + 1
PASS_FOREHAND: Final = VORHAND + 1
FOURTH_KING: Final = PASS_FOREHAND + 1
BUY_FIRST: Final = FOURTH_KING + 1
BUY_SECOND: Final = BUY_FIRST + 1
CONCEDE: Final = BUY_SECOND + 1
"""To give up; four more that name a bird follow."""
ANNOUNCE: Final = CONCEDE + 5
DOUBLE_GAME: Final = ANNOUNCE + ITEMS
DOUBLE_ITEM: Final = DOUBLE_GAME + 1
DOUBLE_SEAT: Final = DOUBLE_ITEM + ITEMS
"""The declarer of a negative game answers the next player, the one after him, the third."""
ACTIONS: Final = DOUBLE_SEAT + PLAYERS - 1

LONGEST: Final = 192
"""No deal has more decisions: 48 cards, 6 cards laid away, a call and a purchase, at most 36 words of an auction, and a
round of :data:`MOST_WORDS` words in at most three times as many turns and a few."""
