"""Where everything stands in the integers and arrays of the Königrufen kernels.

A card is one bit.  Each suit has eight of them, the weakest card lowest, and above all suits come taroks I to XXI and
the Skus: of two cards that can win a trick the higher bit does.  A set of cards is the sum of its bits.

A *plan* is all that the rules, the contract and the announcements of one deal say about its play and its settlement;
it does not change while cards are played.  A *state* is what changes.

An *amount* is score and money in one integer, ``(money << 32) + score`` in half points: sums, differences and multiples
of amounts are right for both at once.
"""

from typing import Final

from tarock.core.cardset import CardSet
from tarock.koenigrufen.bonus_kinds import BONUS_KINDS, BONUS_NAMES
from tarock.koenigrufen.cards import PACK as CARDS
from tarock.search._kernels.fields import Fields

# Cards

PLAYERS: Final = 4
LAST_TRICK: Final = 12
TALON_SIZE: Final = 6
SUIT_BITS: Final = 8
FIRST_TAROCK_BIT: Final = 32
PACK_SIZE: Final = 54

PACK: Final = (1 << PACK_SIZE) - 1
SUIT_CARDS: Final = (1 << FIRST_TAROCK_BIT) - 1
TAROCKS: Final = PACK & ~SUIT_CARDS
PAGAT: Final = 1 << FIRST_TAROCK_BIT
MOND: Final = PAGAT << 20
SKUS: Final = PAGAT << 21
TRULL: Final = PAGAT | MOND | SKUS
BIRDS: Final = PAGAT * 0b1111
"""Taroks I to IIII."""

_LOWEST_OF_SUITS: Final = sum(1 << SUIT_BITS * suit for suit in range(4))
JACKS: Final = _LOWEST_OF_SUITS << 4
CAVALLS: Final = _LOWEST_OF_SUITS << 5
QUEENS: Final = _LOWEST_OF_SUITS << 6
KINGS: Final = _LOWEST_OF_SUITS << 7

# Kinds of contracts, what becomes of the talon, and what counts beside a Valat

POSITIVE, SUIT, NEGATIVE, TRISCHAKEN = range(4)

(
    TALON_UNUSED,
    TALON_HALF,
    TALON_ALL,
    TALON_OPPONENTS,
    TALON_FIRST_SIX_TRICKS,
    TALON_LAST_TRICK,
) = range(6)

BESIDE_ALL, BESIDE_ANNOUNCED, BESIDE_TRICKS_AND_ANNOUNCED_SETS = range(3)

# Duties of the play

POWERLESS: Final = 1
"""Taroks do not beat suits and are led last: suit games."""
KAISERSTICH: Final = 2
OVERTAKE: Final = 4
PAGAT_LAST: Final = 8
"""The Pagat is the last tarock to go."""
ANNOUNCED: Final = 16
"""An announced card binds somebody."""

# Sides and bonuses

NOBODY: Final = 0
CALLING_SIDE: Final = 1
OTHER_SIDE: Final = 2
BOTH_SIDES: Final = 3

BIRD_BONUS: Final = BONUS_NAMES.index("pagat")
"""The Pagat; Uhu, Kakadu and Quapil follow."""
ULTIMO: Final = BONUS_NAMES.index("koenig_ultimo")
MONDFANG: Final = BONUS_NAMES.index("mondfang")
KING_CAPTURED: Final = BONUS_NAMES.index("king_captured")
BONUS_COUNT: Final = len(BONUS_NAMES)

_NUMBERED: Final = tuple(enumerate(BONUS_KINDS[name] for name in BONUS_NAMES))


def _bits(cards: CardSet) -> int:
    return sum(1 << place for place, card in enumerate(CARDS) if card in cards)


SETS: Final = tuple((_bits(kind.cards), number) for number, kind in _NUMBERED if kind.way == "set")
"""Every set: its cards, and the number of its bonus."""
AIMS: Final = tuple((_bits(kind.cards), kind.trick or 0, number) for number, kind in _NUMBERED if kind.way == "wins")
"""Every card that must win a trick: its bit, the number of that trick, and that of the bonus."""
AIMED: Final = sum(card for card, _, _ in AIMS)
FIRST_AIM: Final = min(trick for _, trick, _ in AIMS)
"""The cards of all aims, and the first trick of one."""

# The plan: single numbers ...

_PLAN: Final = Fields()

KIND: Final = _PLAN.field()
DUTIES: Final = _PLAN.field()
"""The duties of the play, added up from those above."""
LEADER, DECLARER, FOREHAND = _PLAN.fields(3)
CALLERS: Final = _PLAN.field()
"""The declarer's side: bit n for seat n."""
CALLED: Final = _PLAN.field()
"""The called card, or no card."""
BOUND_KING: Final = _PLAN.field()
"""The called card while an announced König ultimo holds it back."""
TALON_USE: Final = _PLAN.field()
WIN_THIRDS: Final = _PLAN.field()
CALLERS_CARDS: Final = _PLAN.field()
"""What counts for the declarer's side beside its tricks: the discard, and a half of the talon that is credited."""
OTHERS_CARDS: Final = _PLAN.field()
WANTED_TRICKS: Final = _PLAN.field()
VALATS_SAID: Final = _PLAN.field()
"""Which sides have announced a Valat."""
BESIDE_VALAT: Final = _PLAN.field()
REPLACES_EITHER: Final = _PLAN.field()
KING_LEFT: Final = _PLAN.field()
"""The amount for a called king that was left in the talon."""
UNIT, PAIR, TRIPLE, VIRGIN_DOUBLES = _PLAN.fields(4)

# ... and rows of them

WORTH: Final = _PLAN.field(6)
"""Thirds of a Trull piece, king, queen, cavall, jack and any other card."""
OWN_BIRDS: Final = _PLAN.field(PLAYERS)
"""By seat: birds that it has announced, where they must be given up from the highest down."""
BOUND_BIRDS: Final = _PLAN.field(2 * PLAYERS)
"""By seat: birds that are held back, before the called card is seen; then four that hold after it."""
TALON: Final = _PLAN.field(TALON_SIZE)
GAME_PAY: Final = _PLAN.field(2)
"""The amount if the declarer's side wins, and if it loses."""
VALAT_PAY: Final = _PLAN.field(2 * 3)
"""For each side: the amount of a Valat in silence, announced and made, announced and missed."""
SILENT_PAY: Final = _PLAN.field(BONUS_COUNT)
"""By bonus: its amount in silence; -1 where the bonus does not exist."""
FAILS_IN_SILENCE: Final = _PLAN.field(BONUS_COUNT)
"""By bonus: whether it costs to try it in vain in silence."""
SAID: Final = _PLAN.field(BONUS_COUNT)
"""By bonus: which sides have announced it."""
SAID_PAY: Final = _PLAN.field(2 * BONUS_COUNT)
"""By bonus: the amount of what the declarer's side announced, and of what the others did."""
OPPONENT_PAY: Final = _PLAN.field(2 * PLAYERS)
"""By seat: what an opponent of a negative game pays if it is won, and gets if it is lost."""
PLAN_SIZE: Final = _PLAN.size

# The state

_STATE: Final = Fields()

HANDS: Final = _STATE.field(PLAYERS)
WON: Final = _STATE.field(PLAYERS)
"""By seat: the cards that it has won, in Trischaken with those of the talon."""
NUMBER, LEADS = _STATE.fields(2)
"""The number of the trick, from 1 (13 when all are played), and who led to it."""
COUNT, LYING, LED, BEST = _STATE.fields(4)
"""How many cards lie in the trick, which cards, the suit of the first as a set of cards (no card before it), and which
of them holds it."""
PLAYED: Final = _STATE.field(PLAYERS)
"""The four cards in the order in which they were played."""
SHOWN: Final = _STATE.field()
"""Whether everybody has seen who holds the called card."""
MADE: Final = _STATE.field(BONUS_COUNT)
"""By bonus: the side that has made it so far."""
FAILED: Final = _STATE.field(BONUS_COUNT)
"""By bonus: the side that has tried it in vain."""
STATE_SIZE: Final = _STATE.size
