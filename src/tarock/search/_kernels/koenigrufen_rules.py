"""The card play of Königrufen on bits: what may be played, who wins, what it comes to.

A second implementation: :mod:`tarock.koenigrufen` is the law, and ``tests/search/test_koenigrufen_parity.py`` holds
this to it.  Whatever a book, a contract or an announcement decides stands in the plan; see ``koenigrufen_layout`` for
the places in plan and state.  Nothing is checked here: only legal cards may be played.
"""

from typing import Final

from tarock.search._kernels import koenigrufen_layout as at
from tarock.search._kernels.backend import deposit, jit, lowest, popcount

# What may be played


@jit
def suit_of(card):
    """Return all cards of the suit of a card."""
    return at.TAROCKS if card & at.TAROCKS else 255 << (lowest(card) & 24)


@jit
def beaters(duties, led, best):
    """Return the cards that beat the one that holds a trick."""
    trumps = led if duties & at.POWERLESS else at.TAROCKS
    return (led | trumps) & -(best << 1)


@jit
def takers(duties, lying, led, best):
    """Return the cards that would take the lead; near a Kaiserstich strength does not decide alone."""
    cards = beaters(duties, led, best)
    if duties & at.KAISERSTICH and popcount(lying & at.TRULL) > 1:
        lacking = at.TRULL & ~lying
        return cards & ~lacking | lacking & at.PAGAT if lacking else 0
    return cards


@jit
def followers(hand, led):
    """Return the cards of a hand that may follow: the led suit, else a tarock, else anything."""
    cards = hand & led
    tarocks = hand & at.TAROCKS
    others = tarocks or hand
    return cards or others


@jit
def dutiful(duties, hand, lying, led, best):
    """Return the cards that suit, tarock, overtaking and Pagat duty leave."""
    cards = followers(hand, led) if led else hand
    if not duties:
        return cards
    if duties & at.POWERLESS and not led:
        cards = hand & at.SUIT_CARDS or hand
    if duties & at.PAGAT_LAST and hand & at.TAROCKS != at.PAGAT:
        wins = duties & at.KAISERSTICH and lying & (at.SKUS | at.MOND) == at.SKUS | at.MOND
        cards &= -1 if wins else ~at.PAGAT
    if duties & at.OVERTAKE and led:
        return cards & takers(duties, lying, led, best) or cards
    return cards


@jit
def waiting(plan, seat, cards, number, shown):
    """Return which of some cards an announcement binds: lower birds (T-A24), and what waits for its trick (K-A23)."""
    early = (at.PAGAT << at.LAST_TRICK - number) - at.PAGAT & at.BIRDS
    held = cards & plan[at.OWN_BIRDS + seat]
    highest = held
    while highest & highest - 1:
        highest &= highest - 1
    bound = plan[at.BOUND_BIRDS + at.PLAYERS * shown + seat] & early
    if number < at.LAST_TRICK:
        bound |= plan[at.BOUND_KING]
    if not cards & ~bound:
        bound = 0
    return held & ~highest & early | cards & bound


@jit
def legal(plan, seat, hand, lying, led, best, number, shown):
    """Return the cards that a seat may play from a hand."""
    duties = plan[at.DUTIES]
    cards = dutiful(duties, hand, lying, led, best)
    if duties & at.ANNOUNCED:
        return cards & ~waiting(plan, seat, cards, number, shown)
    return cards


@jit
def turn(state):
    """Return whose turn it is."""
    return state[at.LEADS] + state[at.COUNT] & 3


@jit
def legal_now(plan, state):
    """Return the cards that the player on turn may play."""
    seat = turn(state)
    hand = state[at.HANDS + seat]
    return legal(plan, seat, hand, state[at.LYING], state[at.LED], state[at.BEST], state[at.NUMBER], state[at.SHOWN])


# Playing


@jit
def begin(plan, state):
    """Make a state ready for the first trick; the hands are there already."""
    for place in range(at.WON, at.STATE_SIZE):
        state[place] = 0
    state[at.NUMBER] = 1
    state[at.LEADS] = plan[at.LEADER]


@jit
def holding(duties, lying, led, best, card):
    """Return the card that holds a trick after one more, which lies in it already."""
    if duties & at.KAISERSTICH and lying & at.TRULL == at.TRULL:
        return at.PAGAT
    return card if card & beaters(duties, led, best) else best


@jit
def play_unchecked(plan, state, card):
    """Put a card into the trick; the fourth ends it."""
    count = state[at.COUNT]
    seat = turn(state)
    state[at.HANDS + seat] ^= card
    state[at.PLAYED + count] = card
    state[at.LYING] |= card
    if count == 0:
        state[at.LED] = suit_of(card)
        state[at.BEST] = card
    else:
        state[at.BEST] = holding(plan[at.DUTIES], state[at.LYING], state[at.LED], state[at.BEST], card)
    if card & plan[at.CALLED]:
        state[at.SHOWN] = 1
    state[at.COUNT] = count + 1
    if count + 1 == at.PLAYERS:
        _end_trick(plan, state, _player_of(state, state[at.BEST]))


@jit
def _player_of(state, card):
    """Return who has played a card to the trick."""
    place = 0
    while state[at.PLAYED + place] != card:
        place += 1
    return state[at.LEADS] + place & 3


@jit
def _end_trick(plan, state, winner):
    """Give a trick to its winner, who leads to the next."""
    number = state[at.NUMBER]
    state[at.WON + winner] |= state[at.LYING]
    if plan[at.KIND] <= at.SUIT:
        _note(plan, state, winner)
    elif plan[at.TALON_USE] == at.TALON_FIRST_SIX_TRICKS and number <= at.TALON_SIZE:
        state[at.WON + winner] |= plan[at.TALON + number - 1]
    elif plan[at.TALON_USE] == at.TALON_LAST_TRICK and number == at.LAST_TRICK:
        for place in range(at.TALON_SIZE):
            state[at.WON + winner] |= plan[at.TALON + place]
    state[at.NUMBER] = number + 1
    state[at.LEADS] = winner
    state[at.COUNT] = 0
    state[at.LYING] = 0
    state[at.LED] = 0


@jit
def side_of(plan, seat):
    """Return the side on which a seat plays."""
    return at.CALLING_SIDE if plan[at.CALLERS] >> seat & 1 else at.OTHER_SIDE


@jit
def _note(plan, state, winner):
    """Keep what a trick decides about the bonuses: Mondfang, the called king and the bird of the trick."""
    lying = state[at.LYING]
    number = state[at.NUMBER]
    side = side_of(plan, winner)
    if lying & (at.SKUS | at.MOND) == at.SKUS | at.MOND:
        catcher = side_of(plan, _player_of(state, at.SKUS))
        if catcher != side_of(plan, _player_of(state, at.MOND)):
            state[at.MADE + at.MONDFANG] = catcher
    if lying & plan[at.CALLED] & at.KINGS:
        if side == at.OTHER_SIDE:
            state[at.MADE + at.KING_CAPTURED] = at.OTHER_SIDE
        if number == at.LAST_TRICK:
            state[(at.MADE if side == at.CALLING_SIDE else at.FAILED) + at.ULTIMO] = at.CALLING_SIDE
    bird = at.PAGAT << at.LAST_TRICK - number
    if lying & bird & at.BIRDS:
        bonus = at.BIRD_BONUS + at.LAST_TRICK - number
        if state[at.BEST] == bird:
            state[at.MADE + bonus] = side
        else:
            state[at.FAILED + bonus] = side_of(plan, _player_of(state, bird))


# What it comes to


@jit
def thirds(plan, cards):
    """Return what cards count in thirds of a point."""
    courts = at.KINGS | at.QUEENS | at.CAVALLS | at.JACKS
    return (
        plan[at.WORTH] * popcount(cards & at.TRULL)
        + plan[at.WORTH + 1] * popcount(cards & at.KINGS)
        + plan[at.WORTH + 2] * popcount(cards & at.QUEENS)
        + plan[at.WORTH + 3] * popcount(cards & at.CAVALLS)
        + plan[at.WORTH + 4] * popcount(cards & at.JACKS)
        + plan[at.WORTH + 5] * popcount(cards & ~(at.TRULL | courts))
    )


@jit
def settle(plan, state, result):
    """Write to a result what each seat gets, as an amount: score and money in half points."""
    if plan[at.KIND] == at.TRISCHAKEN:
        _settle_trischaken(plan, state, result)
    elif plan[at.KIND] == at.NEGATIVE:
        _settle_negative(plan, state, result)
    else:
        _settle_sides(plan, state, result)


@jit
def _settle_sides(plan, state, result):
    """Settle game or Valat and the bonuses: two against two one each, one against three with each of them."""
    callers = plan[at.CALLERS]
    ours = theirs = 0
    for seat in range(at.PLAYERS):
        if callers >> seat & 1:
            ours |= state[at.WON + seat]
        else:
            theirs |= state[at.WON + seat]
    valat = _valat_made(popcount(ours))
    said = plan[at.VALATS_SAID]
    ours |= plan[at.CALLERS_CARDS]
    theirs |= plan[at.OTHERS_CARDS]
    if valat or said:
        total = _valats(plan, said, valat)
    elif thirds(plan, ours) >= plan[at.WIN_THIRDS]:
        total = plan[at.GAME_PAY]
    else:
        total = -plan[at.GAME_PAY + 1]
    total += _bonuses(plan, state, ours, theirs, said, valat)
    alone = popcount(callers) == 1
    for seat in range(at.PLAYERS):
        if callers >> seat & 1:
            result[seat] = 3 * total if alone else total
        else:
            result[seat] = -total


@jit
def _valat_made(cards):
    """Return the side that has won all tricks, from the number of cards that the declarer's side has won."""
    if cards == at.LAST_TRICK * at.PLAYERS:
        return at.CALLING_SIDE
    return at.NOBODY if cards else at.OTHER_SIDE


@jit
def _valats(plan, said, made):
    """Return what Valats come to for the declarer's side, each announced one for itself, else the one in silence."""
    if not said:
        return plan[at.VALAT_PAY] if made == at.CALLING_SIDE else -plan[at.VALAT_PAY + 3]
    total = 0
    if said & at.CALLING_SIDE:
        total += plan[at.VALAT_PAY + 1] if made == at.CALLING_SIDE else -plan[at.VALAT_PAY + 2]
    if said & at.OTHER_SIDE:
        total -= plan[at.VALAT_PAY + 4] if made == at.OTHER_SIDE else -plan[at.VALAT_PAY + 5]
    return total


@jit
def _bonuses(plan, state, ours, theirs, valats, valat):
    """Return what the bonuses come to for the declarer's side."""
    state[at.MADE + at.TRULL_BONUS] = _set_made(at.TRULL, ours, theirs)
    state[at.MADE + at.KINGS_BONUS] = _set_made(at.KINGS, ours, theirs)
    ultimo_said = plan[at.SAID + at.ULTIMO]
    king_is_paid = not ultimo_said or ultimo_said == state[at.MADE + at.ULTIMO]
    total = 0
    for bonus in range(at.BONUS_COUNT):
        if plan[at.SILENT_PAY + bonus] < 0 or (bonus == at.KING_CAPTURED and not king_is_paid):
            continue
        made = state[at.MADE + bonus]
        said = plan[at.SAID + bonus]
        if said and _counts(plan, bonus, 1, valats, valat):
            total += _announced(plan, bonus, said, made)
        if (made or state[at.FAILED + bonus]) and _counts(plan, bonus, 0, valats, valat):
            total += _silent(plan, bonus, said, made, state[at.FAILED + bonus])
    if king_is_paid and state[at.MADE + at.KING_CAPTURED] != at.OTHER_SIDE:
        total -= plan[at.KING_LEFT]
    return total


@jit
def _set_made(cards, ours, theirs):
    """Return the side that has all of some cards."""
    if ours & cards == cards:
        return at.CALLING_SIDE
    return at.OTHER_SIDE if theirs & cards == cards else at.NOBODY


@jit
def _announced(plan, bonus, said, made):
    total = 0
    if said & at.CALLING_SIDE:
        pay = plan[at.SAID_PAY + 2 * bonus]
        total += pay if made == at.CALLING_SIDE else -pay
    if said & at.OTHER_SIDE:
        pay = plan[at.SAID_PAY + 2 * bonus + 1]
        total -= pay if made == at.OTHER_SIDE else -pay
    return total


@jit
def _silent(plan, bonus, said, made, failed):
    """Return what a bonus in silence comes to; an announcement takes its place (K-A26)."""
    replaced = 3 if said and plan[at.REPLACES_EITHER] else said
    total = 0
    if made & ~replaced:
        total += plan[at.SILENT_PAY + bonus] if made == at.CALLING_SIDE else -plan[at.SILENT_PAY + bonus]
    if failed & ~replaced and plan[at.FAILS_IN_SILENCE + bonus]:
        total -= plan[at.SILENT_PAY + bonus] if failed == at.CALLING_SIDE else -plan[at.SILENT_PAY + bonus]
    return total


@jit
def _counts(plan, bonus, announced, valats, valat):
    """Tell whether a bonus counts beside a Valat."""
    beside = plan[at.BESIDE_VALAT]
    if not (valats or valat) or beside == at.BESIDE_ALL:
        return True
    if beside == at.BESIDE_ANNOUNCED or bonus <= at.KINGS_BONUS:
        # Mayr: sets cannot be announced beside an announced Valat; where that is lost, they stand (M-A13).
        void = beside == at.BESIDE_TRICKS_AND_ANNOUNCED_SETS and valats & valat
        return announced and not void
    return True


@jit
def _settle_negative(plan, state, result):
    """Settle with each opponent, who has doubled for himself."""
    declarer = plan[at.DECLARER]
    made = popcount(state[at.WON + declarer]) == at.PLAYERS * plan[at.WANTED_TRICKS]
    result[declarer] = 0
    for seat in range(at.PLAYERS):
        if seat != declarer:
            pay = plan[at.OPPONENT_PAY + seat] if made else -plan[at.OPPONENT_PAY + at.PLAYERS + seat]
            result[seat] = -pay
            result[declarer] += pay


@jit
def _settle_trischaken(plan, state, result):
    """Let whoever has most points pay; a player without a trick takes it all."""
    most = highest = virgins = 0
    for seat in range(at.PLAYERS):
        count = thirds(plan, state[at.WON + seat])
        if count > most:
            most, highest = count, 0
        if count == most:
            highest |= 1 << seat
        if not state[at.WON + seat]:
            virgins |= 1 << seat
    forehand = 1 << plan[at.FOREHAND]
    pay = 3 * plan[at.UNIT] * (2 if most >= plan[at.WIN_THIRDS] else 1)
    if highest & forehand:  # forehand loses a tie alone
        highest = forehand
        pay *= 2
    elif popcount(highest) > 1:
        pay = plan[at.PAIR] if popcount(highest) == 2 else plan[at.TRIPLE]
    if virgins and plan[at.VIRGIN_DOUBLES]:
        pay *= 2
    payees = virgins or 15 & ~highest
    share = pay * popcount(highest) // popcount(payees)
    for seat in range(at.PLAYERS):
        result[seat] = (share if payees >> seat & 1 else 0) - (pay if highest >> seat & 1 else 0)


# Random deals and random play

_WORD: Final = (1 << 32) - 1
_MULTIPLIER: Final = 1791398085
"""Marsaglia's multiplier for multiply-with-carry on 32 bits, a safe prime's: a period of 2**61, and no overflow."""


@jit
def seeded(seed, game):
    """Return the random number with which a game begins; every game of a seed has its own, in any order."""
    low = scrambled(scrambled(seed & _WORD) ^ game & _WORD)
    return (scrambled(low ^ seed >> 32) >> 2) + 1 << 32 | low


@jit
def scrambled(word):
    """Mix 32 bits."""
    word = (word ^ word >> 16) * 0x45D9F3B & _WORD
    word = (word ^ word >> 16) * 0x45D9F3B & _WORD
    return word ^ word >> 16


@jit
def following(number):
    """Return the random number after another."""
    return (number & _WORD) * _MULTIPLIER + (number >> 32)


@jit
def below(number, limit):
    """Return an integer from 0 to below a limit, from a random number."""
    return (number & _WORD) * limit >> 32


@jit
def random_card(number, cards):
    """Return one of some cards."""
    return deposit(1 << below(number, popcount(cards)), cards)


@jit
def deal(plan, state, number):
    """Deal anew for the contract of a plan: hands, talon, a discard at random, and who plays with whom.

    The declarer takes the first half of the talon and, if he calls, calls a king that he lacks.
    Returns the next random number.
    """
    number = _deal_cards(plan, state, number)
    talon = 0
    for place in range(at.TALON_SIZE):
        talon |= plan[at.TALON + place]
    half = plan[at.TALON] | plan[at.TALON + 1] | plan[at.TALON + 2]
    declarer = plan[at.DECLARER]
    if plan[at.CALLED]:
        _call(plan, state[at.HANDS + declarer])
    use = plan[at.TALON_USE]
    plan[at.CALLERS_CARDS] = plan[at.OTHERS_CARDS] = 0
    if use in (at.TALON_HALF, at.TALON_ALL):
        bought = half if use == at.TALON_HALF else talon
        plan[at.OTHERS_CARDS] = talon & ~bought
        number = _lay(plan, state, bought, number)
    elif use == at.TALON_OPPONENTS:
        credited = 0
        if plan[at.CALLED] & talon:
            credited = half if plan[at.CALLED] & half else talon & ~half
        plan[at.CALLERS_CARDS] = credited
        plan[at.OTHERS_CARDS] = talon & ~credited
    if plan[at.KIND] != at.TRISCHAKEN:
        plan[at.CALLERS] = 1 << declarer
        for seat in range(at.PLAYERS):
            if state[at.HANDS + seat] & plan[at.CALLED]:
                plan[at.CALLERS] |= 1 << seat
    return number


@jit
def _deal_cards(plan, state, number):
    """Give twelve cards to each player and six to the talon, one after the other."""
    left = at.PACK
    for place in range(at.TALON_SIZE):
        number = following(number)
        card = deposit(1 << below(number, at.PACK_SIZE - place), left)
        plan[at.TALON + place] = card
        left ^= card
    count = at.PACK_SIZE - at.TALON_SIZE  # counted down here, since counting bits would be slower
    for seat in range(at.PLAYERS - 1):
        before = left
        for _ in range(at.LAST_TRICK):
            number = following(number)
            left ^= deposit(1 << below(number, count), left)
            count -= 1
        state[at.HANDS + seat] = before ^ left
    state[at.HANDS + at.PLAYERS - 1] = left
    return number


@jit
def _call(plan, hand):
    """Call the first king that a declarer lacks; with all four he keeps to the one of the plan, and plays alone."""
    lacking = at.KINGS & ~hand
    if lacking and not lacking & plan[at.CALLED]:
        plan[at.CALLED] = lacking & -lacking


@jit
def _lay(plan, state, bought, number):
    """Buy from the talon and lay as many cards at random: no kings or Trull, taroks when nothing else is left."""
    declarer = plan[at.DECLARER]
    hand = state[at.HANDS + declarer] | bought
    for _ in range(popcount(bought)):
        number = following(number)
        card = random_card(number, hand & ~(at.TAROCKS | at.KINGS) or hand & ~(at.TRULL | at.KINGS))
        hand ^= card
        plan[at.CALLERS_CARDS] |= card
    state[at.HANDS + declarer] = hand
    return number


@jit
def play_out(plan, state, number):
    """Play a state to its end at random; returns the next random number."""
    while state[at.COUNT]:
        number = following(number)
        play_unchecked(plan, state, random_card(number, legal_now(plan, state)))
    while state[at.NUMBER] <= at.LAST_TRICK:
        number = _random_trick(plan, state, number)
    return number


@jit
def _random_trick(plan, state, number):
    """Play a whole trick at random, as :func:`play_unchecked` would, but with the trick in registers."""
    duties = plan[at.DUTIES]
    called = plan[at.CALLED]
    trick = state[at.NUMBER]
    shown = state[at.SHOWN]
    seat = winner = state[at.LEADS]
    led = lying = best = 0
    for place in range(at.PLAYERS):
        hand = state[at.HANDS + seat]
        cards = dutiful(duties, hand, lying, led, best)
        if duties & at.ANNOUNCED:
            cards &= ~waiting(plan, seat, cards, trick, shown)
        number = following(number)
        card = random_card(number, cards)
        state[at.HANDS + seat] = hand ^ card
        state[at.PLAYED + place] = card
        lying |= card
        shown |= card & called != 0
        if place == 0:
            led = suit_of(card)
            best = card
        else:
            best = holding(duties, lying, led, best, card)
            winner = seat if best == card else winner
        seat = seat + 1 & 3
    state[at.SHOWN] = shown
    state[at.LYING] = lying
    state[at.BEST] = best
    if best == at.PAGAT:
        winner = _player_of(state, best)  # with a Kaiserstich it may have lain there before
    _end_trick(plan, state, winner)
    return number


@jit
def random_games(plan, state, result, totals, seed, first, games):
    """Deal, play at random and settle some games; adds what each seat gets to the totals."""
    for game in range(first, first + games):
        number = deal(plan, state, seeded(seed, game))
        begin(plan, state)
        play_out(plan, state, number)
        settle(plan, state, result)
        for seat in range(at.PLAYERS):
            totals[seat] += result[seat]


@jit
def random_continuations(plan, origin, state, result, totals, seed, first, games):
    """Play one state to its end at random several times; adds what each seat gets to the totals."""
    for game in range(first, first + games):
        for place in range(at.STATE_SIZE):
            state[place] = origin[place]
        play_out(plan, state, seeded(seed, game))
        settle(plan, state, result)
        for seat in range(at.PLAYERS):
            totals[seat] += result[seat]
