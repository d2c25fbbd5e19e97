"""What a deal of Königrufen comes to in the kernel: thirds, game or Valat, bonuses, negative games and Trischaken.

All amounts come from the plan, where score and money of a line are one integer.
"""

from tarock.search._kernels.backend import jit, popcount
from tarock.search._kernels.koenigrufen import layout as at


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
        tricks = popcount(state[at.WON + plan[at.DECLARER]]) // at.PLAYERS
        settle_negative(plan, tricks == plan[at.WANTED_TRICKS], result)
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
    for cards, bonus in at.SETS:
        state[at.MADE + bonus] = _set_made(cards, ours, theirs)
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
    if beside == at.BESIDE_ANNOUNCED or bonus < len(at.SETS):
        # Mayr: sets cannot be announced beside an announced Valat; where that is lost, they stand (M-A13).
        void = beside == at.BESIDE_TRICKS_AND_ANNOUNCED_SETS and valats & valat
        return announced and not void
    return True


@jit
def settle_negative(plan, made, result):
    """Settle with each opponent, who has doubled for himself; whether the game is made is all that counts."""
    declarer = plan[at.DECLARER]
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
