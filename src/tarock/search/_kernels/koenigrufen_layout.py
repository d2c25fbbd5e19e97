"""Where everything stands in the integers and arrays of the Königrufen kernels.

A card is one bit: taroks I to XXI and the Skus are bits 0 to 21, and each suit has eight bits above them, the weakest
card lowest.  A set of cards is the sum of its bits.

A *plan* is all that the rules, the contract and the announcements of one deal say about its play and its settlement;
it does not change while cards are played.  A *state* is what changes.

An *amount* is score and money in one integer, ``(money << 32) + score`` in half points: sums, differences and multiples
of amounts are right for both at once.
"""

from typing import Final

# Cards

PLAYERS: Final = 4
LAST_TRICK: Final = 12
TALON_SIZE: Final = 6
SUIT_BITS: Final = 8
FIRST_SUIT_BIT: Final = 22
PACK_SIZE: Final = 54

PACK: Final = (1 << PACK_SIZE) - 1
TAROCKS: Final = (1 << FIRST_SUIT_BIT) - 1
SUIT_CARDS: Final = PACK & ~TAROCKS
PAGAT: Final = 1
MOND: Final = 1 << 20
SKUS: Final = 1 << 21
TRULL: Final = PAGAT | MOND | SKUS
BIRDS: Final = 0b1111
"""Taroks I to IIII."""

_LOWEST_OF_SUITS: Final = sum(1 << FIRST_SUIT_BIT + SUIT_BITS * suit for suit in range(4))
JACKS: Final = _LOWEST_OF_SUITS << 4
CAVALLS: Final = _LOWEST_OF_SUITS << 5
QUEENS: Final = _LOWEST_OF_SUITS << 6
KINGS: Final = _LOWEST_OF_SUITS << 7

# Kinds of contracts, what becomes of the talon, and what counts beside a Valat

POSITIVE: Final = 0
SUIT: Final = 1
NEGATIVE: Final = 2
TRISCHAKEN: Final = 3

TALON_UNUSED: Final = 0
TALON_HALF: Final = 1
TALON_ALL: Final = 2
TALON_OPPONENTS: Final = 3
TALON_FIRST_SIX_TRICKS: Final = 4
TALON_LAST_TRICK: Final = 5

BESIDE_ALL: Final = 0
BESIDE_ANNOUNCED: Final = 1
BESIDE_TRICKS_AND_ANNOUNCED_SETS: Final = 2

# Sides and bonuses

NOBODY: Final = 0
CALLING_SIDE: Final = 1
OTHER_SIDE: Final = 2
BOTH_SIDES: Final = 3

BONUSES: Final = (
    "trull",
    "kings",
    "pagat",
    "uhu",
    "kakadu",
    "quapil",
    "koenig_ultimo",
    "mondfang",
    "king_captured",
)
"""The bonuses in the order of their numbers."""

TRULL_BONUS: Final = 0
KINGS_BONUS: Final = 1
BIRD_BONUS: Final = 2
"""The Pagat; Uhu, Kakadu and Quapil follow."""
ULTIMO: Final = 6
MONDFANG: Final = 7
KING_CAPTURED: Final = 8
BONUS_COUNT: Final = 9

# The plan: single numbers ...

KIND: Final = 0
KAISERSTICH: Final = 1
OVERTAKE: Final = 2
"""Whether one must overtake in this contract."""
PAGAT_LAST: Final = 3
"""Whether the Pagat is the last tarock to go in this contract."""
LEADER: Final = 4
DECLARER: Final = 5
FOREHAND: Final = 6
CALLERS: Final = 7
"""The declarer's side: bit n for seat n."""
CALLED: Final = 8
"""The called card, or no card."""
BOUND_KING: Final = 9
"""The called card while an announced König ultimo holds it back."""
WATCHES_ANNOUNCED: Final = 10
"""Whether an announced card binds anybody in this deal."""
TALON_USE: Final = 11
WIN_THIRDS: Final = 12
CALLERS_CARDS: Final = 13
"""What counts for the declarer's side beside its tricks: the discard, and a half of the talon that is credited."""
OTHERS_CARDS: Final = 14
WANTED_TRICKS: Final = 15
VALATS_SAID: Final = 16
"""Which sides have announced a Valat."""
BESIDE_VALAT: Final = 17
REPLACES_EITHER: Final = 18
KING_LEFT: Final = 19
"""The amount for a called king that was left in the talon."""
UNIT: Final = 20
PAIR: Final = 21
TRIPLE: Final = 22
VIRGIN_DOUBLES: Final = 23

# ... and rows of them

WORTH: Final = 24
"""Thirds of a Trull piece, king, queen, cavall, jack and any other card."""
OWN_BIRDS: Final = 30
"""By seat: birds that it has announced, where they must be given up from the highest down."""
BOUND_BIRDS: Final = 34
"""By seat: birds that are held back, before the called card is seen; then four that hold after it."""
TALON: Final = 42
GAME_PAY: Final = 48
"""The amount if the declarer's side wins, and if it loses."""
VALAT_PAY: Final = 50
"""For each side: the amount of a Valat in silence, announced and made, announced and missed."""
SILENT_PAY: Final = 56
"""By bonus: its amount in silence; -1 where the bonus does not exist."""
FAILS_IN_SILENCE: Final = 65
"""By bonus: whether it costs to try it in vain in silence."""
SAID: Final = 74
"""By bonus: which sides have announced it."""
SAID_PAY: Final = 83
"""By bonus: the amount of what the declarer's side announced, and of what the others did."""
OPPONENT_PAY: Final = 101
"""By seat: what an opponent of a negative game pays if it is won, and gets if it is lost."""
PLAN_SIZE: Final = 109

# The state

HANDS: Final = 0
WON: Final = 4
"""By seat: the cards that it has won, in Trischaken with those of the talon."""
NUMBER: Final = 8
"""The number of the trick, from 1; 13 when all are played."""
LEADS: Final = 9
"""Who led to the trick."""
COUNT: Final = 10
"""How many cards lie in the trick, ..."""
LYING: Final = 11
"""... which cards, ..."""
LED: Final = 12
"""... the suit of the first as a set of cards, no card before it, ..."""
BEST: Final = 13
"""... and the one that holds the trick."""
PLAYED: Final = 14
"""The four cards in the order in which they were played."""
SHOWN: Final = 18
"""Whether everybody has seen who holds the called card."""
MADE: Final = 19
"""By bonus: the side that has made it so far."""
FAILED: Final = 28
"""By bonus: the side that has tried it in vain."""
STATE_SIZE: Final = 37
