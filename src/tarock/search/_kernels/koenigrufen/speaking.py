"""The round before play in the kernel: announcements, kontra, re and sub, one word after the other.

A second implementation of :mod:`tarock.koenigrufen.announcing`.  A turn is said word by word and ended with "gut".
Offered is what a player may surely say: a doubling that the table would refuse if somebody is, or is not, his partner
is not offered as long as he does not know it.
"""

from tarock.search._kernels.backend import jit, popcount
from tarock.search._kernels.koenigrufen import deal_layout as deal
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.auction import bird_card, of_game, spoken
from tarock.search._kernels.koenigrufen.knowing import (
    EVERYWHERE,
    UNKNOWN,
    YES,
    known_called,
    learn_sides,
    on_one_side,
    possible_partners,
)

ENDS_AFTER = 3
"""So many "gut" in a row end the round."""

FORBIDDEN, ALLOWED, UNSURE = range(3)


@jit
def begin_round(law, more):
    """Begin the round with the declarer; what was announced with the bid or named by it stands already."""
    declarer = more[deal.BEST_BY]
    more[deal.PHASE] = deal.SPEAKING
    more[deal.TURN] = declarer
    more[deal.POSSIBLE] = EVERYWHERE if law[deal.CALLS_OWN] else EVERYWHERE & ~(1 << declarer)
    bird = of_game(law, more[deal.BEST] - 1, deal.GAME_BIRD)
    items = more[deal.WITH_BID]
    if bird:
        items |= 1 << (deal.FIRST_BIRD + bird - 1)
    for item in range(deal.ITEMS):
        if items >> item & 1:
            more[deal.SAID + declarer * deal.ITEMS + item] = 1


@jit
def birds_bid_with(law, more):
    """Return the birds of which the declarer must announce one, since his bid named none: items as bits."""
    game = more[deal.BEST] - 1
    if of_game(law, game, deal.GAME_NEEDS) != deal.NEEDS_BIRD or of_game(law, game, deal.GAME_BIRD):
        return 0
    held = more[deal.DEALT + more[deal.BEST_BY]] & at.BIRDS
    return (held >> at.FIRST_TAROCK_BIT) << deal.FIRST_BIRD


@jit
def understood_bird(law, more):
    """Return the bird that need not be said at the declarer's opening, since only one was held: an item as a bit."""
    birds = birds_bid_with(law, more) if more[deal.TURNS] == 0 else 0
    return birds if popcount(birds) == 1 else 0


@jit
def words_of_round(law, plan, state, history, more):
    """Return what the player on turn may say next, as bits."""
    seat = more[deal.TURN]
    ends = spoken(deal.PASS)
    if more[deal.WORDS] >= deal.MOST_WORDS:
        return ends
    items = announceable(law, plan, state, history, more, seat)
    birds = birds_bid_with(law, more) if more[deal.TURNS] == 0 else 0
    if popcount(birds) == 1:
        items &= ~birds
    elif birds and not more[deal.NOW_SAID] & birds:
        return (items & birds) * spoken(deal.ANNOUNCE)
    words = ends | items * spoken(deal.ANNOUNCE)
    return words | doublings(law, plan, state, history, more, seat)


@jit
def announceable(law, plan, state, history, more, seat):
    """Return what a seat may announce now, each taken by itself, as bits."""
    game = more[deal.BEST] - 1
    kind = of_game(law, game, deal.GAME_KIND)
    declarer = more[deal.BEST_BY]
    if kind == at.NEGATIVE or (seat == declarer and of_game(law, game, deal.GAME_OWN_WORD)):
        return 0
    if law[deal.ONCE] and more[deal.ANNOUNCERS] >> seat & 1:
        return 0
    called = known_called(plan, state, history, more, seat)
    hand = state[at.HANDS + seat]
    is_partner = seat != declarer and called & hand != 0
    bid_with = birds_bid_with(law, more) if seat == declarer else 0
    own = said_by(more, seat)
    known = law[deal.SUIT_BONUSES] if kind == at.SUIT else law[deal.KNOWN_BONUSES]
    has_king = more[deal.CALL] == deal.CALLED_FOURTH or more[deal.NAMED] & at.KINGS != 0
    found = 0
    for item in range(deal.ITEMS):
        if own >> item & 1 or (item != deal.VALAT and not known >> item & 1):
            continue
        if item == deal.ULTIMO_ITEM and not (has_king and (seat == declarer or is_partner)):
            continue
        if law[deal.PARTNER_ONLY] >> item & 1 and not is_partner:
            continue
        card = called if item == deal.ULTIMO_ITEM else bird_card(item)
        if law[deal.HOLDER_ONLY] >> item & 1 and not (hand & card or bid_with >> item & 1):
            continue
        if law[deal.BESIDE] == at.BESIDE_TRICKS_AND_ANNOUNCED_SETS and _is_beside_valat(own | 1 << item):
            continue
        found |= 1 << item
    return found


@jit
def _is_beside_valat(items):
    """Tell whether somebody would announce a Valat and beside it Trull or kings."""
    return items >> deal.VALAT & 1 != 0 and items & deal.SETS != 0


@jit
def said_by(more, seat):
    """Return what a seat has announced, as bits."""
    items = 0
    for item in range(deal.ITEMS):
        if more[deal.SAID + seat * deal.ITEMS + item]:
            items |= 1 << item
    return items


# Doubling


@jit
def doublings(law, plan, state, history, more, seat):
    """Return what a seat may surely double, as bits of its words."""
    words = 0
    declarer = more[deal.BEST_BY]
    partners = possible_partners(plan, state, history, more, seat)
    if of_game(law, more[deal.BEST] - 1, deal.GAME_KIND) == at.NEGATIVE:
        return _doublings_of_negative(law, more, seat)
    if not more[deal.NOW_DOUBLED] & 1 and _may_double_game(law, more, partners, seat, declarer):
        words |= spoken(deal.DOUBLE_GAME)
    for item in range(deal.ITEMS):
        if not more[deal.NOW_DOUBLED] >> (item + 1) & 1 and meant(law, more, partners, seat, item) >= 0:
            words |= spoken(deal.DOUBLE_ITEM + item)
    return words


@jit
def _doublings_of_negative(law, more, seat):
    """Every opponent doubles for himself, and the declarer answers each by his seat."""
    words = 0
    declarer = more[deal.BEST_BY]
    for other in range(at.PLAYERS):
        opponent = other if seat == declarer else seat
        level = more[deal.GAME_LEVEL + opponent]
        if opponent == declarer or level >= law[deal.LEVELS] or is_late(more, more[deal.GAME_LEVEL_TURN + opponent]):
            continue
        if seat == declarer:
            step = other - seat & 3
            if level == 1 and not more[deal.NOW_DOUBLED] >> (deal.ITEMS + step) & 1:
                words |= spoken(deal.DOUBLE_SEAT + step - 1)
        elif level != 1 and not more[deal.NOW_DOUBLED] & 1:
            words |= spoken(deal.DOUBLE_GAME)
    return words


@jit
def is_late(more, since):
    """Tell whether the time to answer something is over."""
    return more[deal.TURNS] - since >= at.PLAYERS


@jit
def _may_double_game(law, more, partners, seat, declarer):
    own = YES if seat == declarer else on_one_side(partners, declarer, seat, declarer)
    level = more[deal.GAME_LEVEL + declarer]
    since = more[deal.GAME_LEVEL_TURN + declarer]
    return _permission(law, more, level, since, own, seat == declarer) == ALLOWED


@jit
def _permission(law, more, level, since, own, is_mine):
    """Return whether something may be doubled: kontra and sub are for the other side, re for one's own."""
    if level >= law[deal.LEVELS] or is_late(more, since):
        return FORBIDDEN
    if level & 1:
        if own == UNKNOWN:
            return UNSURE
        return ALLOWED if own == YES else FORBIDDEN
    if is_mine:
        return FORBIDDEN
    if not law[deal.PARTNERS_REFUSED]:
        return ALLOWED
    if own == UNKNOWN:
        return UNSURE
    return FORBIDDEN if own == YES else ALLOWED


@jit
def meant(law, more, partners, seat, item):
    """Return whose announcement of an item a seat means that doubles it; -1 if it may not, or not surely.

    Of several he means what answers a kontra, then what somebody said who is not surely on his side, then the latest.
    What he has announced in this very turn is not yet there.
    """
    declarer = more[deal.BEST_BY]
    found = -1
    best = 0
    for owner in range(at.PLAYERS):
        slot = owner * deal.ITEMS + item
        said = more[deal.SAID + slot]
        if not said or (owner == seat and more[deal.NOW_SAID] >> item & 1):
            continue
        level = more[deal.LEVEL + slot]
        since = more[deal.LEVEL_TURN + slot] if level else said - 1
        own = YES if owner == seat else on_one_side(partners, declarer, seat, owner)
        may = _permission(law, more, level, since, own, owner == seat)
        if may == UNSURE:
            return -1
        worth = 1024 * (level & 1) + (0 if own == YES else 512) + said
        if may == ALLOWED and worth > best:
            best = worth
            found = owner
    return found


# Speaking


@jit
def announce(law, more, seat, item):
    """Announce an item."""
    more[deal.SAID + seat * deal.ITEMS + item] = more[deal.TURNS] + 1
    if seat != more[deal.BEST_BY] and (law[deal.PARTNER_ONLY] >> item & 1 or item == deal.ULTIMO_ITEM):
        learn_sides(more, seat, more[deal.BEST_BY], 1)


@jit
def double_game(law, more, seat, opponent):
    """Double the game; in a negative one that of an opponent, else the opponent is the declarer's own place."""
    if more[deal.GAME_LEVEL + opponent] == 0:
        more[deal.GAME_LEVEL_BY + opponent] = seat
    if opponent == more[deal.BEST_BY]:
        _learn_from_doubling(law, more, seat, opponent, more[deal.GAME_LEVEL + opponent])
    more[deal.GAME_LEVEL + opponent] += 1
    more[deal.GAME_LEVEL_TURN + opponent] = more[deal.TURNS]


@jit
def double_item(law, more, seat, owner, item):
    """Double what somebody has announced."""
    slot = owner * deal.ITEMS + item
    if more[deal.LEVEL + slot] == 0:
        more[deal.LEVEL_BY + slot] = seat
    _learn_from_doubling(law, more, seat, owner, more[deal.LEVEL + slot])
    more[deal.LEVEL + slot] += 1
    more[deal.LEVEL_TURN + slot] = more[deal.TURNS]


@jit
def _learn_from_doubling(law, more, seat, owner, level):
    """A re is for one's own side, and where the book refuses it a kontra never is."""
    if level & 1:
        learn_sides(more, seat, owner, 1)
    elif law[deal.PARTNERS_REFUSED]:
        learn_sides(more, seat, owner, 0)


@jit
def speak(law, plan, state, history, more, action):
    """Say one word; "gut" ends the turn, and the third in a row the round."""
    seat = more[deal.TURN]
    if action == deal.PASS:
        end_turn(law, more)
        return
    more[deal.WORDS] += 1
    if action < deal.DOUBLE_GAME:
        item = action - deal.ANNOUNCE
        more[deal.NOW_SAID] |= 1 << item
        announce(law, more, seat, item)
    elif action == deal.DOUBLE_GAME:
        more[deal.NOW_DOUBLED] |= 1
        negative = of_game(law, more[deal.BEST] - 1, deal.GAME_KIND) == at.NEGATIVE
        double_game(law, more, seat, seat if negative else more[deal.BEST_BY])
    elif action < deal.DOUBLE_SEAT:
        item = action - deal.DOUBLE_ITEM
        partners = possible_partners(plan, state, history, more, seat)
        owner = meant(law, more, partners, seat, item)
        more[deal.NOW_DOUBLED] |= 2 << item
        double_item(law, more, seat, owner, item)
    else:
        step = action - deal.DOUBLE_SEAT + 1
        more[deal.NOW_DOUBLED] |= 1 << (deal.ITEMS + step)
        double_game(law, more, seat, seat + step & 3)


@jit
def end_turn(law, more):
    """End a turn of the round; the next player speaks."""
    seat = more[deal.TURN]
    is_good = not more[deal.NOW_SAID] and not more[deal.NOW_DOUBLED]
    if more[deal.NOW_SAID]:
        more[deal.ANNOUNCERS] |= 1 << seat
    bird = understood_bird(law, more)
    for item in range(deal.ITEMS):
        if bird >> item & 1 and not more[deal.NOW_SAID] >> item & 1:
            announce(law, more, seat, item)
    more[deal.GOODS] = more[deal.GOODS] + 1 if more[deal.TURNS] and is_good else 0
    more[deal.TURNS] += 1
    more[deal.TURN] = seat + 1 & 3
    more[deal.NOW_SAID] = 0
    more[deal.NOW_DOUBLED] = 0


@jit
def has_ended(more):
    """Tell whether the round is over."""
    return more[deal.GOODS] == ENDS_AFTER
