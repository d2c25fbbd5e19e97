"""How likely a deal of Königrufen is, given how the others have bid and played.

Whoever follows the books plays the advised card nearly always; a world in which the others did so is likelier than one
in which they did not.  Every duty is asked again on the way, so that a world in which somebody could not have played as
he did counts nothing.
"""

from math import exp
from typing import Final

from tarock.search._kernels import koenigrufen_layout as at
from tarock.search._kernels import koenigrufen_worlds as world_at
from tarock.search._kernels.backend import jit, popcount
from tarock.search._kernels.koenigrufen_advice import advised_among
from tarock.search._kernels.koenigrufen_evaluation import measured
from tarock.search._kernels.koenigrufen_history import HISTORY_SIZE, play_seen
from tarock.search._kernels.koenigrufen_rules import begin, legal_now, turn
from tarock.search._kernels.koenigrufen_worlds import dealt_to, fit_plan

# Words of the auction: rows of a seat, what its hand is measured by, the measure needed, and whether it has it

WORD_SIZE: Final = 4
_SPREAD: Final = 2.0
"""By how much people differ in what they bid on, in halves of a point."""
_SURPRISE: Final = 0.05
"""How often a word has nothing to do with the hand."""


@jit
def chance_of_words(puzzle, words, count, world):
    """Return how likely the words of the auction were with the hands of a world."""
    chance = 1.0
    for number in range(count):
        row = WORD_SIZE * number
        hand = dealt_to(puzzle, world, words[row])
        over = measured(hand, words[row + 1]) - words[row + 2]
        has_it = 1 / (1 + exp(-over / _SPREAD))
        fits = has_it if words[row + 3] else 1 - has_it
        chance *= _SURPRISE + (1 - _SURPRISE) * fits
    return chance


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
def weigh_worlds(
    puzzle, plans, worlds, states, past, now, words, word_count, cards, viewer, faith, weights, plan, history
):
    """Write how likely each world is, its position after the cards that were played, and what everybody has seen then.

    :param plans: by the numbers that the worlds give.
    :param past: what everybody knew before the first card.
    :param now: where to write what everybody knows after the last.
    """
    for number in range(weights.size):
        world = worlds[number]
        state = states[number]
        fit_plan(plans[world[world_at.CASE]], world, plan)
        for place in range(HISTORY_SIZE):
            history[place] = past[place]
        set_up(puzzle, plan, state, world)
        chance = chance_of_play(plan, state, history, cards, viewer, faith)
        weights[number] = chance * chance_of_words(puzzle, words, word_count, world)
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
