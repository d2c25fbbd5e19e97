"""What may be done in many deals: as a mask, as a draw, as a question.

What may be done stands in *more* as bits of a few words.  A table of words says where: a row for each, with its place
in *more* and the action that its lowest bit stands for; together they count up.
"""

from tarock.search._kernels.backend import deposit, jit, lowest, popcount


@jit
def write_masks(more, words, masks):
    """Write for each deal and each action whether it may be done."""
    for game in range(len(more)):
        for action in range(masks.shape[1]):
            masks[game, action] = 0
        for word in range(len(words)):
            bits = more[game, words[word, 0]]
            first = words[word, 1]
            while bits:
                masks[game, first + lowest(bits)] = 1
                bits &= bits - 1


@jit
def draw(more, words, numbers, actions):
    """Draw something that may be done in each deal, everything as likely.

    :param numbers: by deal: a random number from 0 to below 2**32.
    """
    for game in range(len(more)):
        count = 0
        for word in range(len(words)):
            count += popcount(more[game, words[word, 0]])
        which = numbers[game] * count >> 32
        for word in range(len(words)):
            bits = more[game, words[word, 0]]
            here = popcount(bits)
            if 0 <= which < here:
                actions[game] = words[word, 1] + lowest(deposit(1 << which, bits))
            which -= here


@jit
def first_illegal(more, words, actions):
    """Return the first deal in which what was chosen may not be done; -1 when all may."""
    for game in range(len(more)):
        found = 0
        for word in range(len(words)):
            bit = actions[game] - words[word, 1]
            if 0 <= bit < 63:
                found |= more[game, words[word, 0]] >> bit & 1
        if not found:
            return game
    return -1
