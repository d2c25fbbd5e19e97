"""Leading to a trick: named pieces of advice, each of which answers with a card or with None.

Møller, Udspil, l.2081-2115; Jensen 1989, Ultimator, l.595-600, Hjælperens åbningsudspil, l.722-744.
"""

from tarock.bots.danish.following import Advice, cheapest
from tarock.bots.danish.knowledge import higher, is_likely, rules_the_taroks, trick_of, unseen
from tarock.core.cards import PAGAT, SKUS, SUITS, Card, Suit
from tarock.core.cardset import CardSet
from tarock.danish.cards import COURTS, KINGS, LAST_TRICK, OF_SUIT, TAROKS
from tarock.danish.state import DanishView

WHIP = 5
"""From so many cards on a suit draws taroks (Møller, l.877-889)."""
LATE = LAST_TRICK - 8


def lead_a_king_that_gets_home(view: DanishView, legal: CardSet) -> Card | None:
    """Lead a king while its suit is still followed (Møller, l.1132-1137)."""
    return next((king for king in legal & KINGS if is_likely(view, king)), None)


def draw_the_taroks(view: DanishView, legal: CardSet) -> Card | None:
    """Late and with most of the taroks: lead the highest but one, and keep the best for the end."""
    taroks = sorted(legal & TAROKS - CardSet.of(PAGAT), reverse=True)
    if trick_of(view).number < LATE or not rules_the_taroks(view) or len(taroks) < 2:  # noqa: PLR2004 - best and next
        return None
    return taroks[1]


def lead_the_whip(view: DanishView, legal: CardSet) -> Card | None:
    """Lead from a long suit: its best card when nothing beats it, else its smallest."""
    longest = max((legal & OF_SUIT[suit] for suit in SUITS), key=len)
    if len(longest) < WHIP:
        return None
    best = longest.strongest()
    return best if best not in KINGS and not higher(best) & unseen(view) else min(longest)


def lead_low(view: DanishView, legal: CardSet) -> Card | None:
    """Lead the smallest card of a suit without a court to lose that others can follow, from the longest of them."""
    out = unseen(view)
    quiet = [suit for suit in SUITS if out & OF_SUIT[suit] and not legal & COURTS[suit]]
    cards = max((legal & OF_SUIT[suit] for suit in quiet), key=len, default=CardSet())
    return min(cards) if cards else None


def lead_the_cheapest(view: DanishView, legal: CardSet) -> Card | None:
    """Lead the card that counts least; the skus only when nothing else is left."""
    return cheapest(view, legal - CardSet.of(SKUS) or legal)


def name_of_a_led_skus(view: DanishView) -> Suit:
    """Return what to call a skus that must be led: what the others are most likely to have."""
    out = unseen(view)
    return max(Suit, key=lambda suit: len(out & OF_SUIT[suit]))


LEADING: tuple[Advice, ...] = (
    lead_a_king_that_gets_home,
    draw_the_taroks,
    lead_the_whip,
    lead_low,
    lead_the_cheapest,
)
"""The advice in the order in which it is taken; the last one always answers."""
