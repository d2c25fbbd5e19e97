"""Leading: what to begin with, what to go on with, and what to leave alone."""

from tarock.core.cards import PAGAT, SUIT_SIZE, SUITS, PlainSuit, Suit
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import Seat
from tarock.danish.cards import KINGS, TAROKS
from tarock.danish.declarations import Courts
from tarock.danish.knowledge import promise
from tarock.search.danish.advice import Role
from tarock.tutor.advice import whatever
from tarock.tutor.danish.predicates.senses import Asked, avoids_suit, leads_suit, plays, plays_card, some
from tarock.tutor.danish.predicates.shelf import PREDICATES
from tarock.tutor.danish.sight import Sight

EARLY = 8
"""Up to here a deal is young."""
NOT_TO_DRAW = 12
"""Up to here it is too early to draw taroks (Møller, l.2081-2086)."""
TO_DRAW = 15
"""From here on an ultimo seeker draws what is left (Møller, l.2087-2091)."""
MIDDLE = range(7, 10)
"""The strengths of 8 to 10 in black and 1 to 3 in red, which let the others signal (Møller, l.2093-2095)."""
FIRST_CHOICE = (5, 6, 4)
"""The lengths of a suit to begin with, the best first."""
VOID_IS_NEAR = 6
"""With so few cards of a suit out somebody may be void (Møller, l.2098-2099)."""
NEARLY_GONE = 3
FOUR = 4


def my_suits(sight: Sight) -> tuple[PlainSuit, ...]:
    """Return the suits that I can lead with another card than the king."""
    return tuple(suit for suit in SUITS if sight.mine(suit) - KINGS)


def struck(sight: Sight, seat: Seat | None) -> tuple[PlainSuit, ...]:
    """Return my suits in which a player must ruff."""
    return () if seat is None else tuple(suit for suit in my_suits(sight) if sight.ruffs(seat, suit))


@PREDICATES("mo-149")
def begin_with_a_covered_suit(sight: Sight) -> Asked:
    """Without a plan begin with a middle card of a suit of five: it lets the others signal.

    Møller, l.2093-2095.
    """
    if not sight.leads or sight.t != 1 or sight.enemy is not None or sight.role is Role.ULTIMATOR:
        return None
    for length in FIRST_CHOICE:
        suits = [suit for suit in SUITS if sight.n(suit) == length]
        middle = [card for suit in suits for card in sight.mine(suit) if card % SUIT_SIZE in MIDDLE]
        if middle:
            return plays(CardSet.from_cards(middle))
    return None


@PREDICATES("mo-150")
def lead_what_you_declared(sight: Sight) -> Asked:
    """Without a chance of your own lead a declared suit from the top, and stop when somebody may be void.

    Møller, l.2095-2099.
    """
    if not sight.leads or sight.role is Role.ULTIMATOR or sight.t > EARLY:
        return None
    declared = [item.suit for item in sight.declared(sight.me) if isinstance(item, Courts)]
    open_suits = [suit for suit in declared if sight.has_top(suit) and len(sight.out(suit)) > VOID_IS_NEAR]
    tops = CardSet.from_cards(sight.mine(suit).strongest() for suit in open_suits)
    return plays(tops) if tops else None


@PREDICATES("mo-147")
def do_not_draw_taroks_early(sight: Sight) -> Asked:
    """Do not lead taroks early: with them gone a king ultimo is near.

    Møller, l.2081-2086; unless a nolo is being played.
    """
    may_draw = sight.role is Role.NOLO_PLAYER or any(sight.nolo_open(seat) and sight.t > EARLY for seat in sight.others)
    if not sight.leads or sight.t > NOT_TO_DRAW or may_draw or not sight.taroks or not my_suits(sight):
        return None
    return avoids_suit(Suit.TAROK)


@PREDICATES("mo-148")
def draw_the_rest_late(sight: Sight) -> Asked:
    """Late an ultimo seeker gets the rest of the taroks out, with the whip if he can.

    Møller, l.2087-2091.
    """
    if not sight.leads or sight.t < TO_DRAW or sight.kept is None or not sight.taroks_out:
        return None
    whip = [suit for suit in my_suits(sight) if any(sight.ruffs(seat, suit) for seat in sight.others)]
    drawing = sight.taroks | CardSet.from_cards(card for suit in whip for card in sight.mine(suit))
    return some(plays(drawing - CardSet.of(sight.kept, PAGAT)), sight)


@PREDICATES("mo-152")
def alternate_between_two_suits(sight: Sight) -> Asked:
    """When each of the others is void of one of your suits change between the two.

    Møller, l.2112-2115.
    """
    if not sight.leads or sight.enemy is not None or sight.kept is not None:
        return None
    left, right = struck(sight, sight.left), struck(sight, sight.right)
    mine = [card for _, card in sight.led_by(sight.me)]
    only_left = [suit for suit in left if suit not in right]
    only_right = [suit for suit in right if suit not in left]
    if not only_left or not only_right or not mine:
        return None
    last = mine[-1] // SUIT_SIZE
    if last in only_left:
        return leads_suit(*only_right)
    return leads_suit(*only_left) if last in only_right else None


@PREDICATES("mo-056")
def play_neutrally(sight: Sight) -> Asked:
    """While nobody is known to be dangerous neither whip nor strike at one side.

    Møller, l.1051-1054, l.1983-1992.
    """
    if not sight.leads or sight.t > EARLY or sight.enemy is not None or sight.role in {Role.ULTIMATOR, Role.FIGHTER}:
        return None
    hot = {*struck(sight, sight.left), *struck(sight, sight.right), *sight.whips}
    return some(avoids_suit(*hot, Suit.TAROK), sight) if hot else None


@PREDICATES("mo-145")
def four_taroks_be_neutral(sight: Sight) -> Asked:
    """With four taroks and no declaration the others have nine each: strike at neither.

    Møller, l.2058-2062.
    """
    dealt = len((sight.table.played_by(sight.me) | sight.hand) & TAROKS) + sight.has_skus
    passed = all(sight.has_passed(seat) for seat in sight.others)
    if not sight.leads or sight.t > EARLY or dealt != FOUR or not passed:
        return None
    hot = {*struck(sight, sight.left), *struck(sight, sight.right), *sight.whips}
    return some(avoids_suit(*hot, Suit.TAROK), sight)


@PREDICATES("mo-037")
def find_his_short_suit(sight: Sight) -> Asked:
    """When the strong player is known find his short suits and lead them soon.

    Møller, l.941-943.
    """
    if not sight.leads or sight.enemy is None or sight.kept is not None:
        return None
    known = [suit for suit in struck(sight, sight.enemy) if suit not in struck(sight, sight.partner)]
    if known:
        return leads_suit(*known)
    untried = [suit for suit in my_suits(sight) if not sight.rounds(suit)]
    return leads_suit(*untried) if untried and sight.t <= EARLY else None


@PREDICATES("mo-042")
def touch_the_untouched_suit(sight: Sight) -> Asked:
    """Touch a suit whose king is out and which nobody has led.

    Møller, l.970-973.
    """
    if not sight.leads or sight.kept is not None:
        return None
    suits = [suit for suit in my_suits(sight) if sight.king(suit) in sight.unseen and not sight.rounds(suit)]
    return leads_suit(*suits) if suits and sight.t > FOUR else None


@PREDICATES("mo-051")
def hunt_the_kings(sight: Sight) -> Asked:
    """Hunt the kings that are out, and keep only taroks for the end.

    Møller, l.1030-1032, l.2109-2111; not at the price of your partner's taroks.
    """
    if not sight.leads or sight.kept is not None or not sight.taroks:
        return None
    spared = struck(sight, sight.partner) if sight.helps else ()
    suits = [suit for suit in my_suits(sight) if sight.king(suit) in sight.unseen and suit not in spared]
    return leads_suit(*suits) if suits else None


@PREDICATES("mo-054")
def change_your_partner(sight: Sight) -> Asked:
    """When the first ultimo seeker has fewer taroks left than the other defender, attack that one.

    Møller, l.1040-1049, l.1197-1202, l.2054-2057.
    """
    first = [seat for seat in sight.others if sight.declared_taroks(seat)]
    if not sight.leads or len(first) != 1 or not sight.ultimo_out or sight.kept is not None:
        return None
    danger = sight.third(first[0])
    if sight.middle(danger) <= max(sight.middle(first[0]), sight.number):
        return None
    weak = struck(sight, danger)
    return leads_suit(*weak) if weak else whatever


@PREDICATES("mo-036")
def no_whip_without_purpose(sight: Sight) -> Asked:
    """A defender does not lead his whip unless it strikes the strong player and not his partner.

    Møller, l.940-941.
    """
    if not sight.leads or sight.role not in {Role.HELPER, Role.BALANCE} or not sight.whips:
        return None
    purpose = [suit for suit in struck(sight, sight.enemy) if suit not in struck(sight, sight.partner)]
    blind = [suit for suit in sight.whips if suit not in purpose]
    return some(avoids_suit(*blind), sight) if blind else None


@PREDICATES("mo-057")
def hold_the_third_harmless(sight: Sight) -> Asked:
    """Do not shorten one player so that the other gets an ultimo which he had no chance of.

    Møller, l.1055-1059, l.2115-2118.
    """
    if not sight.leads or sight.kept is None:
        return None
    risky: set[PlainSuit] = set()
    for seat in sight.others:
        other = sight.third(seat)
        may_profit = any(sight.may_hold(other, card) for card in sight.ultimo_out)
        if may_profit and sight.T(other)[1] >= sight.number - 1:
            risky.update(suit for suit in struck(sight, seat) if not sight.void(other, suit))
    return some(avoids_suit(*risky), sight) if risky else None


@PREDICATES("mo-120")
def offer_a_nolo_with_a_court(sight: Sight) -> Asked:
    """If a nolo of your partner may be the only help begin with a court, not with a tarok.

    Møller, l.1757-1761, l.2138-2144.
    """
    enemy, partner = sight.enemy, sight.partner
    if not sight.leads or sight.t != 1 or enemy is None or partner is None or not sight.leads_defence:
        return None
    if sight.declared_taroks(enemy) < 11 or sight.T(partner)[1] > FOUR:  # noqa: PLR2004 - a very strong declaration
        return None
    courts = CardSet.from_cards(card for suit in SUITS for card in sight.courts(suit) if sight.n(suit) > 1)
    return plays(courts) if courts else None


@PREDICATES("mo-121")
def the_nolo_player_leads_no_small_tarok(sight: Sight) -> Asked:
    """Who plays a nolo and must begin leads no small tarok; a half-high card may be ducked by both.

    Møller, l.1762-1764.
    """
    if not sight.leads or sight.t != 1 or sight.role is not Role.NOLO_PLAYER:
        return None
    return avoids_suit(Suit.TAROK)


@PREDICATES("mo-140")
def spare_your_partners_taroks(sight: Sight) -> Asked:
    """The weaker partner does not lead a suit that is nearly gone if his partner must ruff it.

    Møller, l.2014-2019.
    """
    partner = sight.partner
    if not sight.leads or partner is None or not sight.helps:
        return None
    gone = [suit for suit in struck(sight, partner) if len(sight.out(suit)) <= NEARLY_GONE]
    return some(avoids_suit(*gone), sight) if gone else None


@PREDICATES("mo-050")
def lead_what_suits_your_partner(sight: Sight) -> Asked:
    """The weaker partner leads what his partner wants, and never his short suits.

    Møller, l.1024-1027, l.2043-2045.
    """
    partner = sight.partner
    if not sight.leads or partner is None or not sight.helps:
        return None
    wanted = [suit for suit in my_suits(sight) if sight.signal(partner, suit).name == "TIL"]
    wanted = [suit for suit in wanted if suit not in struck(sight, partner)]
    if wanted:
        return leads_suit(*wanted)
    short = struck(sight, partner)
    return some(avoids_suit(*short), sight) if short else None


@PREDICATES("mo-052")
def the_weaker_partner_does_not_whip(sight: Sight) -> Asked:
    """The weaker partner does not whip: it strikes the stronger one first.

    Møller, l.1032-1035, l.1235-1238, l.2100-2101.
    """
    if not sight.leads or not sight.helps or not sight.whips:
        return None
    good = [suit for suit in struck(sight, sight.enemy) if suit not in struck(sight, sight.partner)]
    bad = [suit for suit in sight.whips if suit not in good]
    return some(avoids_suit(*bad), sight) if bad else None


@PREDICATES("mo-053")
def the_stronger_partner_may_whip(sight: Sight) -> Asked:
    """The stronger partner whips even if it strikes the weaker, who can ruff high before the strong player.

    Møller, l.1035-1038.
    """
    partner = sight.partner
    if not sight.leads or partner is None or sight.helps or sight.kept is not None:
        return None
    suits = [suit for suit in struck(sight, partner) if sight.n(suit) > NEARLY_GONE]
    return leads_suit(*suits) if suits else None


@PREDICATES("mo-021")
def take_the_initiative(sight: Sight) -> Asked:
    """Who means to score an ultimo leads his whip before the others whip him.

    Møller, l.830-832, l.895-898.
    """
    if not sight.leads or sight.kept is None or sight.whip is None:
        return None
    kept = CardSet.of(sight.kept)
    return plays(CardSet.from_cards(card for suit in sight.whips for card in sight.mine(suit)) - kept)


@PREDICATES("mo-043")
def hide_your_plan(sight: Sight) -> Asked:
    """Who is not known as dangerous steers the play without showing it, as long as that costs nothing.

    Møller, l.974-978.
    """
    hidden = not sight.declared_taroks(sight.me) and not sight.declared_matadors(sight.me)
    if not sight.plays or sight.kept is None or not hidden or sight.t > EARLY:
        return None
    return avoids_suit(Suit.TAROK) if sight.leads and my_suits(sight) else whatever


@PREDICATES("mo-061")
def explore_the_split(sight: Sight) -> Asked:
    """While you keep the lead a round of taroks shows how they lie, without risk.

    Møller, l.1100-1103.
    """
    if not sight.leads or sight.kept is None or not NOT_TO_DRAW < sight.t <= 21 or len(sight.bosses) < 2:  # noqa: PLR2004
        return None
    return plays(sight.bosses) if sight.taroks_out else None


@PREDICATES("mo-039")
def weak_players_play_their_kings_early(sight: Sight) -> Asked:
    """The weaker partner plays king or pagat early: it tells his partner not to look for them.

    Møller, l.945-946, l.1027-1028, l.1127-1128, l.2045-2046.
    """
    if not sight.plays or sight.t > EARLY or not sight.helps or not sight.ultimo_mine:
        return None
    if sight.leads:
        safe = [suit for suit in SUITS if not any(sight.void(seat, suit) for seat in sight.others)]
        home = CardSet.from_cards(sight.king(suit) for suit in safe) & sight.hand
        return plays(home) if home else None
    is_safe = sight.lies == 2 or sight.led is None or not sight.void(sight.left, sight.led)  # noqa: PLR2004
    home = sight.winners & sight.ultimo_mine
    return plays(home) if home and is_safe else None


@PREDICATES("mo-068")
def declared_kings_do_not_wait(sight: Sight) -> Asked:
    """Who has declared kings and is weak beside them expects the hunt and plays them soon.

    Møller, l.1147-1149.
    """
    if not sight.plays or sight.number > 6 or not sight.kings:  # noqa: PLR2004 - a weak hand
        return None
    shown = sight.kings & _declared_kings(sight)
    if sight.leads:
        safe = [suit for suit in SUITS if not any(sight.void(seat, suit) for seat in sight.others)]
        shown &= CardSet.from_cards(sight.king(suit) for suit in safe)
        return plays(shown) if shown else None
    home = sight.winners & shown
    return plays_card(home.strongest()) if home else None


def _declared_kings(sight: Sight) -> CardSet:
    """Return the kings that everybody knows to be mine."""
    return promise(sight.table, sight.me).holds & KINGS if sight.declared(sight.me) else NO_CARDS
