"""Deals that may be the real one, in the kernel: drawn with exactly equal chances, or counted through one by one.

A *puzzle* is what a seat cannot see: some cards, the places where each of them can be, and how many cards each place
takes.  The number of ways to place all cards from any one on is worked out first, card by card and for every room that
may be left; with it a card is put down with the right chances, and no draw ever runs into a dead end.  What somebody
must have been dealt to bid as he did is asked afterwards.

Good hands are rare, and most deals do not explain why somebody has bid.  So each card may have a *pull* to each place:
a way counts as much as the pulls of its cards multiplied, and whoever weighs the worlds divides by that again.

A *world* is a row of hands as they are now, the discard, the talon in its order, and the number of its plan.
"""

from typing import Final

from tarock.search._kernels.backend import deposit, jit, popcount
from tarock.search._kernels.fields import Fields
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.random import below, following

# The world

_WORLD: Final = Fields()

HANDS: Final = _WORLD.field(at.PLAYERS)
LAID: Final = _WORLD.field()
TALON: Final = _WORLD.field(at.TALON_SIZE)
CASE: Final = _WORLD.field()
"""The number of its plan: which card was called, and who holds it."""
WORLD_SIZE: Final = _WORLD.size

NOWHERE: Final = at.PLAYERS
"""Nobody holds the called card: it lies in the talon, or nothing was called."""
CASES: Final = at.PLAYERS + 1
"""How many plans a called card has: one for each holder."""
IN_TALON: Final = TALON
"""As a place of the puzzle, the talon has the row of its first card while its order is not yet drawn."""

# The puzzle

PLACES: Final = 4
"""The hands of three others, and the talon or the discard."""
MOST_CARDS: Final = 42
MOST_NEEDS: Final = 24
NEED_SIZE: Final = 4

_PUZZLE: Final = Fields()

COUNT: Final = _PUZZLE.field()
CALLED: Final = _PUZZLE.field()
"""The called card, or no card."""
DECLARER: Final = _PUZZLE.field()
BOUGHT, LEFT = _PUZZLE.fields(2)
"""What everybody saw the declarer buy, and the half of the talon that he left, if he chose one."""
SUIT_CARDS: Final = _PUZZLE.field()
"""How many suit cards a half must have left him, if his game asks for that."""
TAROCKS_FIRST: Final = _PUZZLE.field()
NEEDS: Final = _PUZZLE.field()
"""How many needs follow below."""
TURNED: Final = _PUZZLE.field()
"""How many cards of the talon are known in their place."""
FIRST_CASE: Final = _PUZZLE.field()
"""The number of the first plan for this called card."""
TOOK_ALL: Final = _PUZZLE.field()
"""Whether the declarer has taken the whole talon."""
LAID_UNSEEN: Final = _PUZZLE.field()
"""How many cards he has laid away face down, if this seat has not seen them."""
LACKS: Final = _PUZZLE.field()
"""Cards that everybody knows him not to hold."""
ROOMS: Final = _PUZZLE.field(PLACES)
"""By place: how many cards it takes."""
ROWS: Final = _PUZZLE.field(PLACES)
"""By place: where its cards stand in a world."""
GONE: Final = _PUZZLE.field(at.PLAYERS)
"""By seat: what it has played, and what a declarer has laid openly."""
CARDS: Final = _PUZZLE.field(MOST_CARDS)
DOMAINS: Final = _PUZZLE.field(MOST_CARDS)
NEED: Final = _PUZZLE.field(MOST_NEEDS * NEED_SIZE)
"""Rows of a seat, some cards, and how many of them it was dealt at least and at most."""
PUZZLE_SIZE: Final = _PUZZLE.size

_HALF: Final = 3
_CHANCES: Final = 1 << 32


# Counting and placing


@jit
def place_of(puzzle, level, first, second, third):
    """Return where the number of ways stands: before a card is placed, for the room that is left in three places."""
    rooms = puzzle[ROOMS] + 1, puzzle[ROOMS + 1] + 1, puzzle[ROOMS + 2] + 1
    return ((level * rooms[0] + first) * rooms[1] + second) * rooms[2] + third


@jit
def count_ways(puzzle, pulls, ways):
    """Work out in how many ways the cards can be placed, from the last card back; returns the number for all."""
    cards = puzzle[COUNT]
    for level in range(cards, -1, -1):
        for first in range(max(0, puzzle[ROOMS] - level), puzzle[ROOMS] + 1):
            for second in range(max(0, puzzle[ROOMS + 1] - level), puzzle[ROOMS + 1] + 1):
                for third in range(max(0, puzzle[ROOMS + 2] - level), puzzle[ROOMS + 2] + 1):
                    fourth = cards - level - first - second - third
                    if 0 <= fourth <= puzzle[ROOMS + 3]:
                        ways[place_of(puzzle, level, first, second, third)] = _ways_here(
                            puzzle, pulls, ways, level, first, second, third, fourth
                        )
    return ways[place_of(puzzle, 0, puzzle[ROOMS], puzzle[ROOMS + 1], puzzle[ROOMS + 2])]


@jit
def _ways_here(puzzle, pulls, ways, level, first, second, third, fourth):
    """Add up the ways that begin with one of the places of a card."""
    if level == puzzle[COUNT]:
        return 1.0
    total = 0.0
    for place in range(PLACES):
        total += _ways_with(puzzle, pulls, ways, level, place, first, second, third, fourth)
    return total


@jit
def _ways_with(puzzle, pulls, ways, level, place, first, second, third, fourth):
    """Return in how many ways it can go on when a card is put in a place, by its pull."""
    if not puzzle[DOMAINS + level] >> place & 1:
        return 0.0
    first -= place == 0
    second -= place == 1
    third -= place == 2
    fourth -= place == 3
    if min(first, second, third, fourth) < 0:
        return 0.0
    return pulls[level, place] * ways[place_of(puzzle, level + 1, first, second, third)]


@jit
def place_cards(puzzle, pulls, ways, known, world, number, rank):
    """Write one way to place all cards to a world that begins as what is known; returns the next random number.

    :param rank: the number of the way that is wanted, where there are no pulls; or -1 for a random one.
    """
    for place in range(WORLD_SIZE):
        world[place] = known[place]
    first, second, third, fourth = puzzle[ROOMS], puzzle[ROOMS + 1], puzzle[ROOMS + 2], puzzle[ROOMS + 3]
    left = float(rank)
    hidden = 0
    for level in range(puzzle[COUNT]):
        if rank < 0:
            number = following(number)
            share = below(number, _CHANCES) / _CHANCES
            left = share * ways[place_of(puzzle, level, first, second, third)]
        chosen = -1
        for place in range(PLACES):
            found = _ways_with(puzzle, pulls, ways, level, place, first, second, third, fourth)
            if found > 0:
                chosen = place
                if left < found:
                    break
                left -= found
        first -= chosen == 0
        second -= chosen == 1
        third -= chosen == 2
        fourth -= chosen == 3
        if puzzle[ROWS + chosen] == IN_TALON:
            hidden |= puzzle[CARDS + level]
        else:
            world[puzzle[ROWS + chosen]] |= puzzle[CARDS + level]
    if puzzle[TOOK_ALL] and not world[TALON]:
        declarer = puzzle[DECLARER]
        hidden = world[HANDS + declarer] | puzzle[GONE + declarer] | world[LAID]
    return _order_talon(puzzle, world, hidden, number)


@jit
def _order_talon(puzzle, world, hidden, number):
    """Put the cards of a hidden talon in some order behind those that are known.

    Where the declarer has taken them all unseen, they are some of the cards that he has had.
    """
    place = TALON + puzzle[TURNED]
    while hidden and place < TALON + at.TALON_SIZE:
        number = following(number)
        card = deposit(1 << below(number, popcount(hidden)), hidden)
        world[place] = card
        hidden ^= card
        place += 1
    return number


# What the auction asks of a deal


@jit
def dealt_to(puzzle, world, seat):
    """Return what a seat was dealt: what it holds, has played and laid away, less what it took from the talon."""
    cards = world[HANDS + seat] | puzzle[GONE + seat]
    if seat == puzzle[DECLARER]:
        cards = (cards | world[LAID]) & ~puzzle[BOUGHT]
        if puzzle[TOOK_ALL]:
            for place in range(at.TALON_SIZE):
                cards &= ~world[TALON + place]
    return cards


@jit
def agrees(puzzle, world):
    """Tell whether everybody was dealt what he needed for his words."""
    for need in range(puzzle[NEEDS]):
        row = NEED + NEED_SIZE * need
        held = popcount(dealt_to(puzzle, world, puzzle[row]) & puzzle[row + 1])
        if held < puzzle[row + 2] or held > puzzle[row + 3]:
            return False
    return not puzzle[SUIT_CARDS] or _bought_rightly(puzzle, world)


@jit
def _bought_rightly(puzzle, world):
    """Tell whether the declarer of a suit game might buy his half: it brings enough suit cards, or neither does."""
    hand = dealt_to(puzzle, world, puzzle[DECLARER])
    enough = _suit_cards_kept(puzzle, hand | puzzle[BOUGHT]) >= puzzle[SUIT_CARDS]
    return enough or _suit_cards_kept(puzzle, hand | puzzle[LEFT]) < puzzle[SUIT_CARDS]


@jit
def _suit_cards_kept(puzzle, hand):
    """Return how many suit cards stay in a hand after laying away, by the order of duty."""
    suits = popcount(hand & at.SUIT_CARDS & ~at.KINGS)
    laid = max(0, _HALF - popcount(hand & at.TAROCKS & ~at.TRULL)) if puzzle[TAROCKS_FIRST] else _HALF
    return popcount(hand & at.SUIT_CARDS) - min(suits, laid)


@jit
def pull_of(puzzle, pulls, world):
    """Return how much likelier a world was drawn for the pulls of its cards."""
    total = 1.0
    for level in range(puzzle[COUNT]):
        for place in range(PLACES):
            row = puzzle[ROWS + place]
            if row != IN_TALON and world[row] & puzzle[CARDS + level]:
                total *= pulls[level, place]
    return total


@jit
def case_of(puzzle, world):
    """Return the number of a world's plan, by who holds or has played the called card."""
    for seat in range(at.PLAYERS):
        if (world[HANDS + seat] | puzzle[GONE + seat]) & puzzle[CALLED]:
            return puzzle[FIRST_CASE] + seat
    return puzzle[FIRST_CASE] + NOWHERE


@jit
def fit_plan(template, world, plan):
    """Write the plan of a world: its talon, and what counts for each side beside the tricks."""
    for place in range(at.PLAN_SIZE):
        plan[place] = template[place]
    for place in range(at.TALON_SIZE):
        plan[at.TALON + place] = world[TALON + place]
    use = plan[at.TALON_USE]
    if use in (at.TALON_HALF, at.TALON_ALL):
        plan[at.CALLERS_CARDS] = world[LAID]
    elif use == at.TALON_OPPONENTS:
        first = plan[at.TALON] | plan[at.TALON + 1] | plan[at.TALON + 2]
        second = plan[at.TALON + 3] | plan[at.TALON + 4] | plan[at.TALON + 5]
        credited = first if first & plan[at.CALLED] else second if second & plan[at.CALLED] else 0
        plan[at.CALLERS_CARDS] = credited
        plan[at.OTHERS_CARDS] = (first | second) & ~credited


# Many of them


@jit
def draw_worlds(puzzle, pulls, ways, known, worlds, wanted, tries, number):
    """Draw so many worlds, with chances by their pulls for all that agree with the auction; returns how many."""
    found = 0
    for _ in range(tries):
        if found == wanted:
            break
        world = worlds[found]
        number = place_cards(puzzle, pulls, ways, known, world, number, -1)
        if agrees(puzzle, world):
            world[CASE] = case_of(puzzle, world)
            found += 1
    return found


@jit
def all_worlds(puzzle, pulls, ways, known, worlds, total, number):
    """Write down every world that agrees with the auction; returns how many there are."""
    found = 0
    for rank in range(total):
        world = worlds[found]
        number = place_cards(puzzle, pulls, ways, known, world, number, rank)
        if agrees(puzzle, world):
            world[CASE] = case_of(puzzle, world)
            found += 1
    return found
