"""How likely a deal of Königrufen is, given what the others have said and played.

Whoever follows the books plays the advised card nearly always; a world in which the others did so is likelier than one
in which they did not.  Every duty is asked again on the way, so that a world in which somebody could not have played as
he did counts nothing.
"""

from math import exp
from typing import Final

from tarock.search._kernels.backend import jit, popcount
from tarock.search._kernels.fields import Fields
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen import worlds as world_at
from tarock.search._kernels.koenigrufen.advice import advised_among
from tarock.search._kernels.koenigrufen.advice_before_play import called_card, laid_by_duty
from tarock.search._kernels.koenigrufen.evaluation import MEASURES, measured, strength
from tarock.search._kernels.koenigrufen.history import HISTORY_SIZE, play_seen
from tarock.search._kernels.koenigrufen.rules import begin, legal_now, turn
from tarock.search._kernels.koenigrufen.worlds import dealt_to, fit_plan, pull_of

# Words: rows of a seat, what its hand is measured by, the measure needed, whether it has it, whether the hand as it was
# held in the round before play is meant and not as it was dealt, and how far people differ in it, in tenths

_WORD: Final = Fields()

SEAT, MEASURE, LEAST, HAS, HELD, SPREAD = _WORD.fields(6)
WORD_SIZE: Final = _WORD.size

CALLS: Final = MEASURES
"""In the place of a measure: the seat has called a card, whose bit's number stands where the least would."""
TAKES: Final = MEASURES + 1
"""Likewise: it has taken one half of the talon and left the other."""

_SURPRISE: Final = 0.0005
"""How often a word has nothing to do with the hand."""
_BY_THE_BOOK: Final = 0.8
"""How often a declarer is supposed to lay away just what the book advises, and to call the card that it advises."""


@jit
def chance_of_words(puzzle, words, count, world):
    """Return how likely it was that everything was said with the hands of a world."""
    chance = 1.0
    for number in range(count):
        word = words[WORD_SIZE * number : WORD_SIZE * (number + 1)]
        chance *= _SURPRISE + (1 - _SURPRISE) * _fit(puzzle, word, world)
    return chance


@jit
def _fit(puzzle, word, world):
    """Return how well something said fits the hands of a world."""
    seat = word[SEAT]
    dealt = dealt_to(puzzle, world, seat)
    if word[MEASURE] == CALLS:
        card = 1 << word[LEAST]
        kind = at.KINGS if card & at.KINGS else at.QUEENS
        others = max(popcount(kind & ~dealt), 2) - 1
        return _BY_THE_BOOK if called_card(dealt, kind) == card else (1 - _BY_THE_BOOK) / others
    if word[MEASURE] == TAKES:
        over = strength(dealt | puzzle[world_at.BOUGHT]) - strength(dealt | puzzle[world_at.LEFT])
    else:
        held = (world[world_at.HANDS + seat] | puzzle[world_at.GONE + seat]) & ~world[world_at.LAID]
        over = measured(held if word[HELD] else dealt, word[MEASURE]) - word[LEAST]
    has_it = 1 / (1 + exp(-10 * over / word[SPREAD]))
    return has_it if word[HAS] else 1 - has_it


# The cards laid away


@jit
def lay_by_the_book(puzzle, plan, world, moves):
    """Let the declarer of a world have laid away what the book advises, if that can be; returns how likely that is.

    Of the cards that he has had, a draw only guesses which he laid, and hands with many plain cards can be parted in
    more ways than others: so a world is divided by the number of ways in which its cards might have been parted.

    :param moves: whether cards may change places; where all worlds are looked at, each stays as it is.
    """
    declarer = puzzle[world_at.DECLARER]
    gone = puzzle[world_at.GONE + declarer]
    left = world[world_at.HANDS + declarer] | world[world_at.LAID] & ~gone
    count = puzzle[world_at.LAID_UNSEEN]
    pool = at.TAROCKS & ~at.TRULL if puzzle[world_at.TAROCKS_FIRST] else at.SUIT_CARDS & ~at.KINGS
    if popcount(world[world_at.LAID]) == count:
        laid = laid_by_duty(plan, left | gone, count, puzzle[world_at.TAROCKS_FIRST], plan[at.CALLED])
        if laid == world[world_at.LAID] and not moves:
            return _BY_THE_BOOK
        if moves and not laid & (gone | ~pool) and not left & ~laid & puzzle[world_at.LACKS]:
            world[world_at.HANDS + declarer] = left & ~laid
            world[world_at.LAID] = laid
            forced = popcount(left & pool & puzzle[world_at.LACKS])
            return _BY_THE_BOOK / ways_to_choose(popcount(left & pool) - forced, count - forced)
    return (1 - _BY_THE_BOOK) / ways_to_choose(popcount((left | gone) & pool), count)


@jit
def ways_to_choose(among, count):
    """Return in how many ways some cards can be chosen among others."""
    ways = 1.0
    for chosen in range(count):
        ways *= (among - chosen) / (chosen + 1)
    return ways


# The cards played


@jit
def chance_of_play(plan, state, history, cards, viewer, faith):
    """Play the cards over again and return how likely the others' were; 0 if one of them was not permitted.

    :param faith: how often the others play as the books advise.
    """
    chance = 1.0
    for number in range(cards.size):
        card = cards[number]
        legal = legal_now(plan, state)
        if not card & legal:
            return 0.0
        seat = turn(state)
        if seat != viewer and legal & legal - 1:
            advice = 1 << (advised_among(plan, state, history, seat, legal) & 63)
            chance *= faith if card == advice else (1 - faith) / (popcount(legal) - 1)
        play_seen(plan, state, history, card)
    return chance


@jit
def set_up(puzzle, plan, state, world):
    """Write the beginning of the play in a world: everybody has the cards back that he has played."""
    open_laid = world[world_at.LAID]
    for seat in range(at.PLAYERS):
        state[at.HANDS + seat] = (world[world_at.HANDS + seat] | puzzle[world_at.GONE + seat]) & ~open_laid
    begin(plan, state)


@jit
def weigh_draws(puzzle, pulls, worlds, weights):
    """Write how much each world counts that was drawn with pulls, so that all count alike in the end."""
    for number in range(weights.size):
        weights[number] = 1 / pull_of(puzzle, pulls, worlds[number])


@jit
def weigh_worlds(
    puzzle, plans, worlds, states, past, now, words, word_count, cards, viewer, faith, moves, weights, plan, history
):
    """Write how likely each world is, its position after the cards that were played, and what everybody has seen then.

    :param plans: by the numbers that the worlds give.
    :param past: what everybody knew before the first card.
    :param now: where to write what everybody knows after the last.
    :param moves: whether cards may change places between a declarer's hand and his discard.
    :param weights: how much each world counts before that.
    """
    for number in range(weights.size):
        world = worlds[number]
        state = states[number]
        fit_plan(plans[world[world_at.CASE]], world, plan)
        if puzzle[world_at.LAID_UNSEEN]:
            weights[number] *= lay_by_the_book(puzzle, plan, world, moves)
            fit_plan(plans[world[world_at.CASE]], world, plan)
        for place in range(HISTORY_SIZE):
            history[place] = past[place]
        set_up(puzzle, plan, state, world)
        chance = chance_of_play(plan, state, history, cards, viewer, faith)
        weights[number] *= chance * chance_of_words(puzzle, words, word_count, world)
        if chance:
            for place in range(HISTORY_SIZE):
                now[place] = history[place]


@jit
def resample(weights, counts, wanted, share):
    """Draw so many worlds by their weights, at even distances, and write how often each was drawn."""
    total = 0.0
    for number in range(weights.size):
        total += weights[number]
    passed = 0.0
    drawn = 0
    for number in range(weights.size):
        passed += weights[number] / total * wanted
        counts[number] = 0
        while drawn < wanted and drawn + share < passed:
            counts[number] += 1
            drawn += 1
