"""Judging a hand: before the first card, and again when the declarations are known."""

from tarock.core.cards import MOND, PAGAT, SUITS
from tarock.core.cardset import CardSet
from tarock.search.danish.advice import Role
from tarock.tutor.advice import whatever
from tarock.tutor.danish.holding import WHIP
from tarock.tutor.danish.predicates.senses import Asked, lays, leads_suit, plays, spares
from tarock.tutor.danish.predicates.shelf import PREDICATES
from tarock.tutor.danish.sight import Sight

FOR_ULTIMO = 16
"""So many taroks and cards of the long suit are needed together (Møller, l.821-824)."""
FEWEST_FOR_ULTIMO = 8
MIDDLING = 11
"""A tarok in the middle of the 21."""
SMALL_SUIT = 1
LEADER = 7
"""With so many taroks one is the stronger of two defenders (Møller, l.1431-1437)."""


def has_the_cards(sight: Sight) -> bool:
    """Tell whether a hand has the number of cards that an ultimo needs."""
    is_enough = sight.number >= FEWEST_FOR_ULTIMO and sight.number + sight.n(sight.longest) >= FOR_ULTIMO
    return bool(sight.ultimo_mine) and is_enough


@PREDICATES("mo-001")
def know_the_order_of_aims(sight: Sight) -> Asked:
    """An ultimo, stopping one, a bagud, the last trick, the ultimo cards home, and last the count.

    Møller, l.100-112, l.776-786.
    """
    return whatever if sight.plays and sight.t == 1 else None


@PREDICATES("mo-070")
def judge_the_hand(sight: Sight) -> Asked:
    """Look at taroks, ultimo cards, suits and whip as soon as the cards are picked up.

    Møller, l.1169-1180.
    """
    return whatever if sight.lays or sight.declares else None


@PREDICATES("mo-017")
def judge_the_chance_anew(sight: Sight) -> Asked:
    """With an ultimo card ask after the declarations whether there is still a chance.

    Møller, l.817-820, l.863.
    """
    return whatever if sight.plays and sight.t == 1 and sight.ultimo_mine else None


@PREDICATES("mo-018")
def sixteen_cards_for_an_ultimo(sight: Sight) -> Asked:
    """Aim at an ultimo with sixteen taroks and cards of the long suit, eight taroks among them, and not small ones.

    Møller, l.821-824, l.1252-1253.
    """
    if not sight.judges or not has_the_cards(sight) or sight.middle_tarok < MIDDLING:
        return None
    strength = sight.mine(sight.longest) | sight.taroks
    spare = sight.number + sight.n(sight.longest) - FOR_ULTIMO
    return lays(lambda laid: len(laid & strength) <= spare) if sight.lays else whatever


@PREDICATES("mo-019")
def nine_big_taroks_are_hidden(sight: Sight) -> Asked:
    """Nine big taroks and a long suit are worth more than ten: they are not declared.

    Møller, l.824-826, l.842-847, l.1214-1216.
    """
    big = len(sight.big_taroks) >= 5  # noqa: PLR2004 - more than half of them
    return whatever if sight.judges and sight.number == 9 and big and sight.whip is not None else None  # noqa: PLR2004


@PREDICATES("mo-020")
def tops_in_the_whip(sight: Sight) -> Asked:
    """A whip wants tops, and entries beside it.

    Møller, l.827-830, l.1230-1234.
    """
    whip = sight.whip
    if not sight.judges or whip is None:
        return None
    has_tops = sight.king(whip) in sight.hand or len(sight.mine(whip).above(sight.out(whip).strongest())) > 2  # noqa: PLR2004
    return _keeping_the_whip(sight) if has_tops and len(sight.entries) > 1 else None


def _keeping_the_whip(sight: Sight) -> Asked:
    return lays(lambda laid: not laid & sight.mine(sight.longest)) if sight.lays else whatever


@PREDICATES("mo-022")
def no_entries_no_ultimo(sight: Sight) -> Asked:
    """With nothing but small cards beside the whip an ultimo is doubtful.

    Møller, l.833-835.
    """
    beside = [suit for suit in sight.entries if suit != sight.longest]
    return whatever if sight.judges and has_the_cards(sight) and not beside else None


@PREDICATES("mo-023")
def a_short_suit_is_a_weakness(sight: Sight) -> Asked:
    """In a strong hand a void or a single card is where the others strike at once.

    Møller, l.836-837.
    """
    short = [suit for suit in SUITS if sight.n(suit) <= SMALL_SUIT + (3 if sight.lays else 0)]
    if not sight.judges or sight.number < FEWEST_FOR_ULTIMO or not short:
        return None
    kept = {suit: min(sight.n(suit), SMALL_SUIT + 1) for suit in short}
    return (
        lays(lambda laid: all(len(sight.mine(suit) - laid) >= kept[suit] for suit in short)) if sight.lays else whatever
    )


@PREDICATES("mo-024")
def many_small_taroks_are_not_enough(sight: Sight) -> Asked:
    """Ten taroks with the pagat are no ultimo if they are small or the suits poor.

    Møller, l.839-842, l.1208-1213.
    """
    has_many = sight.number >= 10 and PAGAT in sight.hand  # noqa: PLR2004 - what must be declared
    is_thin = sight.middle_tarok < MIDDLING or len(sight.entries) <= 1
    return whatever if sight.judges and has_many and is_thin else None


@PREDICATES("mo-025")
def a_king_needs_four_and_the_skus(sight: Sight) -> Asked:
    """No king ultimo with fewer than four cards beside the king, or without the skus.

    Møller, l.848-851.
    """
    suits = [suit for suit in SUITS if sight.king(suit) in sight.hand]
    if not sight.judges or not suits or sight.number < FEWEST_FOR_ULTIMO or PAGAT in sight.hand:
        return None
    good = [suit for suit in suits if sight.n(suit) >= 5 and sight.has_skus]  # noqa: PLR2004 - the king fifth
    return None if good else whatever


@PREDICATES("mo-026")
def never_count_an_ultimo_as_done(sight: Sight) -> Asked:
    """A bad split, a lucky attack or a nolo can still spoil the best hand.

    Møller, l.852-855, l.1327-1330.
    """
    return whatever if sight.plays and sight.t == 1 and sight.role is Role.ULTIMATOR else None


@PREDICATES("mo-031")
def what_a_whip_draws(sight: Sight) -> Asked:
    """A suit of five, six, seven or eight cards draws one, four, seven or ten taroks.

    Møller, l.877-889, l.1241-1250.
    """
    is_leader = sight.number >= LEADER
    return whatever if sight.judges and is_leader and sight.n(sight.longest) >= WHIP - 1 else None


@PREDICATES("mo-045")
def without_ultimo_cards_you_defend(sight: Sight) -> Asked:
    """Without king and pagat one defends, or plays for the last trick.

    Møller, l.1001-1003, l.1222-1227.
    """
    return whatever if sight.judges and not sight.ultimo_mine else None


@PREDICATES("mo-062")
def fight_for_the_last_trick(sight: Sight) -> Asked:
    """Without an ultimo in sight keep T21 for the last trick, unless it has become bare.

    Møller, l.1106-1114.
    """
    if not sight.plays or sight.role is not Role.FIGHTER or MOND not in sight.legal or len(sight.taroks) <= SMALL_SUIT:
        return None
    best = CardSet.of(MOND)
    return spares(best) if sight.legal - best else None


@PREDICATES("mo-073")
def eight_taroks_promise_little(sight: Sight) -> Asked:
    """With eight taroks or fewer the chance of an ultimo is small, but it may grow.

    Møller, l.1216-1219.
    """
    return whatever if sight.judges and sight.ultimo_mine and sight.number <= FEWEST_FOR_ULTIMO else None


@PREDICATES("mo-082")
def the_size_of_the_taroks(sight: Sight) -> Asked:
    """Small taroks are drawn or beaten; big ones make the ultimo seeker spend his own.

    Møller, l.1316-1319.
    """
    if not sight.judges or len(sight.taroks) < 5:  # noqa: PLR2004 - too few to speak of
        return None
    return whatever if not sight.big_taroks or 2 * len(sight.big_taroks) >= len(sight.taroks) else None


@PREDICATES("mo-083")
def look_at_the_seat(sight: Sight) -> Asked:
    """Forehand may whip at once, or show peace with a king; middle hand is squeezed.

    Møller, l.1322-1326.
    """
    if not sight.plays or sight.t != 1:
        return None
    if sight.leads:
        starts = sight.kings | (sight.mine(sight.whip) if sight.whip is not None else CardSet())
        return plays(starts) if starts else None
    return whatever if sight.is_middle_hand else None


@PREDICATES("mo-091")
def eight_taroks_lead_the_defence(sight: Sight) -> Asked:
    """Eight taroks without an ultimo card lead the defence before they play for the last trick.

    Møller, l.1427-1430.
    """
    return whatever if sight.judges and sight.number == FEWEST_FOR_ULTIMO and not sight.ultimo_mine else None


@PREDICATES("mo-092")
def seven_taroks_expect_an_ultimo(sight: Sight) -> Asked:
    """With seven taroks count on a chance elsewhere: the others have nine and six, or eight and seven.

    Møller, l.1431-1437.
    """
    return whatever if sight.lays and sight.number == LEADER else None


@PREDICATES("mo-008")
def read_the_declarations(sight: Sight) -> Asked:
    """Work out from what was declared, and what was not, where the key cards are.

    Møller, l.437-440, l.1256-1258.
    """
    heard = any(sight.declared(seat) for seat in sight.others)
    return whatever if sight.plays and sight.t == 1 and heard else None


@PREDICATES("mo-048")
def who_leads_the_defence(sight: Sight) -> Asked:
    """Against one strong player the defender with most taroks leads the defence.

    Møller, l.1012-1014, l.1186-1187.
    """
    return whatever if sight.plays and sight.t == 1 and sight.enemy is not None else None


@PREDICATES("mo-049")
def somebody_may_try(sight: Sight) -> Asked:
    """Also when all have passed somebody may try an ultimo; do not let a weak chance grow.

    Møller, l.1015-1022, l.1977-1982.
    """
    passed = all(sight.has_passed(seat) for seat in sight.others)
    return whatever if sight.plays and sight.t == 1 and passed and sight.kept is None else None


@PREDICATES("mo-151")
def begin_with_the_whip(sight: Sight) -> Asked:
    """The stronger defender and the ultimo seeker may begin with the whip, the weak man never.

    Møller, l.2101-2108.
    """
    is_strong = sight.role in {Role.ULTIMATOR, Role.FIGHTER} and sight.number >= LEADER
    if not sight.leads or sight.t != 1 or sight.whip is None or not is_strong:
        return None
    return leads_suit(*sight.whips)


@PREDICATES("mo-007")
def no_half_without_the_skus(sight: Sight) -> Asked:
    """Three courts of a suit, or three kings, are no half without the skus.

    Møller, l.499-501.
    """
    nearly = any(len(sight.courts(suit)) == 3 for suit in SUITS) or len(sight.kings) == 3  # noqa: PLR2004
    return whatever if sight.declares and nearly and not sight.has_skus else None
