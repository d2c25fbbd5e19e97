"""What is at stake in a deal whose round before play is over: its plan, from the law and what was said.

:func:`tarock.search.koenigrufen.packing.plan_of` makes the same plan by asking the readable settlement.
"""

from tarock.search._kernels.backend import jit
from tarock.search._kernels.koenigrufen import deal_layout as deal
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.auction import of_game
from tarock.search._kernels.koenigrufen.buying import goes_first
from tarock.search._kernels.koenigrufen.knowing import (
    YES,
    half_of,
    on_one_side,
    open_talon,
    possible_partners,
    talon_cards,
)
from tarock.search._kernels.koenigrufen.rules import side_of
from tarock.search._kernels.koenigrufen.speaking import said_by


@jit
def amount(law, points, kontra):
    """Return what a line passes from one player to another: score and money in half points."""
    written = 2 * points
    money = written * kontra
    return (money << 32) + (money if law[deal.KONTRA_SCORES] else written)


@jit
def write_game(law, plan, more):
    """Write what everybody knows when a game is decided: its kind and duties, and what cards count."""
    game = more[deal.BEST] - 1
    kind = of_game(law, game, deal.GAME_KIND)
    for slot in range(at.PLAN_SIZE):
        if slot < at.TALON or slot >= at.TALON + at.TALON_SIZE:
            plan[slot] = 0
    duties = at.KAISERSTICH * (law[deal.HAS_KAISERSTICH] != 0)
    if kind == at.SUIT:
        duties += at.POWERLESS
    if kind >= at.NEGATIVE:
        duties += at.OVERTAKE * (law[deal.MUST_OVERTAKE] != 0) + at.PAGAT_LAST * (law[deal.PAGAT_GOES_LAST] != 0)
    plan[at.KIND] = kind
    plan[at.DUTIES] = duties
    plan[at.FOREHAND] = more[deal.FOREHAND_NOW]
    plan[at.LEADER] = more[deal.FIRST] if law[deal.FIRST_SEAT_LEADS] else more[deal.FOREHAND_NOW]
    if kind == at.NEGATIVE:
        plan[at.LEADER] = more[deal.BEST_BY]
    plan[at.DECLARER] = 0 if kind == at.TRISCHAKEN else more[deal.BEST_BY]
    plan[at.TALON_USE] = of_game(law, game, deal.GAME_TALON)
    plan[at.WIN_THIRDS] = law[deal.WINNING_THIRDS]
    plan[at.WANTED_TRICKS] = of_game(law, game, deal.GAME_TRICKS)
    for which in range(6):
        plan[at.WORTH + which] = law[deal.CARD_WORTH + which]
    for bonus in range(at.BONUS_COUNT):
        plan[at.SILENT_PAY + bonus] = -1
    if kind == at.TRISCHAKEN:
        plan[at.TALON_USE] = law[deal.TRISCHAKEN_TALON]
        plan[at.UNIT] = amount(law, law[deal.TRISCHAKEN_UNIT], 1)
        plan[at.PAIR] = amount(law, law[deal.TRISCHAKEN_PAIR], 1)
        plan[at.TRIPLE] = amount(law, law[deal.TRISCHAKEN_TRIPLE], 1)
        plan[at.VIRGIN_DOUBLES] = law[deal.VIRGIN_DOUBLED]


@jit
def write_history(law, plan, history, more):
    """Write what everybody has seen and heard before the first card."""
    for slot in range(seen.HISTORY_SIZE):
        history[slot] = 0
    game = more[deal.BEST] - 1
    history[seen.OUVERT] = of_game(law, game, deal.GAME_OUVERT)
    history[seen.PLACES] = _public_places(plan, more)
    history[seen.NAMED] = more[deal.NAMED]
    for seat in range(at.PLAYERS):
        items = said_by(more, seat)
        valat = seen.SAID_VALAT if items >> deal.VALAT & 1 else 0
        history[seen.SAID_BY + seat] = items & ~(1 << deal.VALAT) | valat
        if more[deal.GAME_LEVEL + seat]:
            history[seen.DOUBLERS] |= 1 << more[deal.GAME_LEVEL_BY + seat]
    if more[deal.TALON_OPEN]:
        bought = half_of(plan, 1) if more[deal.TAKEN] == deal.TOOK_SECOND else half_of(plan, 0)
        history[seen.AWAY] = talon_cards(plan) & ~bought
        history[seen.BOUGHT] = bought & ~more[deal.LAID_OPEN]
    history[seen.AWAY] |= more[deal.LAID_OPEN]


@jit
def _public_places(plan, more):
    """Return where the called card can be when play begins, by all that was said and seen."""
    if more[deal.CALL] == deal.NO_CALL:
        return seen.NOWHERE
    lying = open_talon(plan, more)
    known = more[deal.NAMED] if more[deal.CALL] == deal.CALLED_BY_NAME else lying & at.KINGS
    if known & lying:
        return seen.NOWHERE
    places = more[deal.POSSIBLE]
    if lying:
        places &= ~seen.NOWHERE
    declarer = more[deal.BEST_BY]
    if places >> declarer & 1:
        places = places & ~(1 << declarer) | seen.NOWHERE
    return places


@jit
def write_laid_open(law, more):
    """Write what of the discard lies open: taroks, or in some suit games the suit cards."""
    shown = at.SUIT_CARDS if goes_first(law, more[deal.BEST] - 1) else at.TAROCKS
    more[deal.LAID_OPEN] = more[deal.LAID] & shown


@jit
def write_stakes(law, plan, state, history, more):
    """Write who plays with whom, what binds them, and what everything is worth."""
    declarer = more[deal.BEST_BY]
    called = plan[at.CALLED]
    plan[at.CALLERS] = 1 << declarer
    for seat in range(at.PLAYERS):
        if called & more[deal.DEALT + seat]:
            plan[at.CALLERS] |= 1 << seat
    if plan[at.KIND] == at.NEGATIVE:
        _write_negative(law, plan, more)
        return
    _write_talon(plan, more)
    _write_bound_cards(law, plan, state, history, more)
    _write_amounts(law, plan, more)


@jit
def _write_negative(law, plan, more):
    game = more[deal.BEST] - 1
    for seat in range(at.PLAYERS):
        if seat != more[deal.BEST_BY]:
            kontra = 1 << more[deal.GAME_LEVEL + seat]
            plan[at.OPPONENT_PAY + seat] = amount(law, of_game(law, game, deal.GAME_VALUE), kontra)
            plan[at.OPPONENT_PAY + at.PLAYERS + seat] = amount(law, of_game(law, game, deal.GAME_LOSS), kontra)


@jit
def _write_talon(plan, more):
    """Write what counts for the sides beside their tricks."""
    plan[at.CALLERS_CARDS] = more[deal.LAID]
    plan[at.OTHERS_CARDS] = 0
    if plan[at.TALON_USE] == at.TALON_HALF:
        plan[at.OTHERS_CARDS] = half_of(plan, 0) if more[deal.TAKEN] == deal.TOOK_SECOND else half_of(plan, 1)
    elif plan[at.TALON_USE] == at.TALON_OPPONENTS:
        for number in range(2):
            half = half_of(plan, number)
            if half & plan[at.CALLED]:
                plan[at.CALLERS_CARDS] |= half
            else:
                plan[at.OTHERS_CARDS] |= half


@jit
def _write_bound_cards(law, plan, state, history, more):
    """Write which announced cards bind whom: by what he knows before the called card is seen, and after it."""
    declarer = more[deal.BEST_BY]
    binds = 0
    for seat in range(at.PLAYERS):
        partners = possible_partners(plan, state, history, more, seat)
        known = 0
        truly = 0
        for other in range(at.PLAYERS):
            birds = _birds(said_by(more, other))
            if on_one_side(partners, declarer, seat, other) == YES:
                known |= birds
            if side_of(plan, other) == side_of(plan, seat):
                truly |= birds
        if law[deal.HIGHEST_FIRST]:
            plan[at.OWN_BIRDS + seat] = _birds(said_by(more, seat))
        if law[deal.HELD_BACK]:
            plan[at.BOUND_BIRDS + seat] = known
            plan[at.BOUND_BIRDS + at.PLAYERS + seat] = truly
            if said_by(more, seat) >> deal.ULTIMO_ITEM & 1:
                plan[at.BOUND_KING] = plan[at.CALLED]
        binds |= plan[at.OWN_BIRDS + seat] | plan[at.BOUND_BIRDS + seat] | plan[at.BOUND_BIRDS + at.PLAYERS + seat]
    if binds or plan[at.BOUND_KING]:
        plan[at.DUTIES] |= at.ANNOUNCED


@jit
def _birds(items):
    """Return the cards of announced birds."""
    return (items & deal.BIRD_ITEMS) >> deal.FIRST_BIRD << at.FIRST_TAROCK_BIT


@jit
def _write_amounts(law, plan, more):
    """Write what game, Valat and bonuses are worth with all that was doubled."""
    game = more[deal.BEST] - 1
    factor = of_game(law, game, deal.GAME_FACTOR)
    is_solo = plan[at.TALON_USE] == at.TALON_OPPONENTS and plan[at.CALLED] & talon_cards(plan) != 0
    items_void = is_solo and law[deal.SOLO_ITEM_VOID] != 0
    for place in range(2):
        plan[at.GAME_PAY + place] = amount(law, _game_points(law, game, place), _game_kontra(law, plan, more, place))
        _write_valats(law, plan, more, place, items_void)
    plan[at.BESIDE_VALAT] = law[deal.BESIDE]
    plan[at.REPLACES_EITHER] = law[deal.EITHER_SIDE]
    left = plan[at.TALON_USE] == at.TALON_HALF and plan[at.CALLED] & plan[at.OTHERS_CARDS] != 0
    plan[at.KING_LEFT] = amount(law, law[deal.KING_LEFT_PAY] * factor, 1) if left else 0
    known = law[deal.SUIT_BONUSES] if plan[at.KIND] == at.SUIT else law[deal.KNOWN_BONUSES]
    for bonus in range(at.BONUS_COUNT):
        if not known >> bonus & 1:
            continue
        plan[at.SILENT_PAY + bonus] = amount(law, law[deal.SILENT_POINTS + bonus] * factor, 1)
        paid_already = bonus == at.ULTIMO and law[deal.KNOWN_BONUSES] >> at.KING_CAPTURED & 1 != 0
        plan[at.FAILS_IN_SILENCE + bonus] = 1 if law[deal.FAILS + bonus] and not paid_already else 0
        if bonus == at.KING_CAPTURED:
            continue
        for place in range(2):
            kontra = said_kontra(plan, more, bonus, place + 1)
            if kontra:
                plan[at.SAID + bonus] |= place + 1
                points = law[deal.ANNOUNCED_POINTS + bonus] * factor
                plan[at.SAID_PAY + 2 * bonus + place] = amount(law, points, 1 if items_void else kontra)


@jit
def _game_points(law, game, place):
    """Return what a game is worth if the declarer's side (0) or the other (1) wins it."""
    return of_game(law, game, deal.GAME_VALUE if place == 0 else deal.GAME_LOSS)


@jit
def _game_kontra(law, plan, more, place):
    """Return how far the game is doubled if a side wins it: not always where a solo player's king lay in the talon."""
    declarer = more[deal.BEST_BY]
    level = more[deal.GAME_LEVEL + declarer]
    if not level or side_of(plan, more[deal.GAME_LEVEL_BY + declarer]) == at.CALLING_SIDE:
        return 1
    is_solo = plan[at.TALON_USE] == at.TALON_OPPONENTS and plan[at.CALLED] & talon_cards(plan) != 0
    if is_solo and (place == 1 or law[deal.SOLO_KONTRA_VOID] != 0):
        return 1
    return 1 << level


@jit
def said_kontra(plan, more, item, side):
    """Return how far what a side has announced is doubled; 0 if it has not.  A kontra between partners is void."""
    found = 0
    for seat in range(at.PLAYERS):
        slot = seat * deal.ITEMS + item
        if more[deal.SAID + slot] and side_of(plan, seat) == side:
            level = more[deal.LEVEL + slot]
            if level and side_of(plan, more[deal.LEVEL_BY + slot]) == side:
                level = 0
            found = max(found, 1 << level)
    return found


@jit
def _write_valats(law, plan, more, place, items_void):
    """Write a side's Valat: in silence, announced and made, announced and missed."""
    game = more[deal.BEST] - 1
    said = said_kontra(plan, more, deal.VALAT, place + 1)
    if said:
        plan[at.VALATS_SAID] |= place + 1
    own = max(1, said)
    if items_void:
        own = 1
    for outcome in range(3):
        payee = 1 - place if outcome == 2 else place
        if law[deal.VALAT_FIXED]:
            points = of_game(law, game, deal.GAME_SILENT_VALAT if outcome == 0 else deal.GAME_SAID_VALAT)
        else:
            times = law[deal.SILENT_VALAT] if outcome == 0 else law[deal.SAID_VALAT]
            points = _game_points(law, game, payee) * times
        kontra = _game_kontra(law, plan, more, payee)
        if outcome:
            kontra = max(kontra, own)
        plan[at.VALAT_PAY + 3 * place + outcome] = amount(law, points, kontra)


@jit
def conceded_points(law, more):
    """Return what a declarer pays each who gives up: a fixed sum, or the game and its bird."""
    if law[deal.CONCEDED_PAY] >= 0:
        return law[deal.CONCEDED_PAY]
    game = more[deal.BEST] - 1
    points = of_game(law, game, deal.GAME_LOSS)
    bird = more[deal.CONCEDED] - 1 or of_game(law, game, deal.GAME_BIRD)
    if bird and law[deal.KNOWN_BONUSES] >> (at.BIRD_BONUS + bird - 1) & 1:
        points += law[deal.ANNOUNCED_POINTS + at.BIRD_BONUS + bird - 1] * of_game(law, game, deal.GAME_FACTOR)
    return points
