"""What the books infer from declarations and cards in Danish Tarok (``tutor/danish/inferences``)."""

from collections.abc import Callable
from typing import Final, TypeAlias

from tarock.core.cards import MOND, PAGAT, SKUS, Rank, Suit, suit_card, suit_of
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.actions import Declare, Play
from tarock.danish.cards import KINGS, MATADORS, SKAT_SIZE, TAROKS, ULTIMO_CARDS
from tarock.danish.declarations import Courts, Kings, Laid, Matadors, Taroks
from tarock.danish.knowledge import promise
from tarock.danish.state import DanishState, DanishView
from tarock.telling.line import Line, suit_name, tokens
from tarock.tutor.danish.holding import ALL_TAROKS
from tarock.tutor.danish.sight import Sight
from tarock.tutor.deeds import Deed
from tarock.tutor.inferences import Inferences, Inferred

INFERENCES: Final[Inferences[DanishView]] = Inferences("danish")
DanishDeed: TypeAlias = Deed[DanishView]

EARLY: Final = 6
"""So far a trick is an early one."""


# Declarations


def _declared(seen: DanishDeed) -> Sight | None:
    return Sight(seen.after) if isinstance(seen.action, Declare) else None


def _may_have_laid(sight: Sight, seat: Seat, number: int) -> bool:
    """Tell whether a seat that should have so many taroks may have laid them all: only a dealer with few can."""
    rules = sight.table.ruleset.skat
    is_open = sight.table.laid_taroks is None and not sight.declared_taroks(seat)
    return seat == sight.table.seating.dealer and rules.taroks == "void" and number <= SKAT_SIZE and is_open


@INFERENCES("mo-074", "mo-012", "je-022", "je-036", "je-095")
def third_hand(seen: DanishDeed) -> Inferred | None:
    """Whoever declares taroks tells how many the third has."""
    sight = _declared(seen)
    number = 0 if sight is None else sight.declared_taroks(seen.seat)
    if sight is None or not number:
        return None
    third = sight.third(seen.seat)
    rest = sight.number_out - number
    if rest < 0 or _may_have_laid(sight, third, rest) or any(isinstance(item, Laid) for item in seen.action.items):
        return None
    line = Line("infers-third-hand", "word", seats={"third": (third,)}, values={"number": rest})
    return Inferred(line, lambda state: _taroks(state, third) == rest)


def _taroks(state: DanishState, seat: Seat) -> int:
    return len(state.hands[seat] & ALL_TAROKS)


@INFERENCES("mo-044")
def no_ultimo_card(seen: DanishDeed) -> Inferred | None:
    """Taroks without the pagat, half kings with the third, and the fourth king here."""
    sight = _declared(seen)
    if sight is None:
        return None
    for strong in sight.others:
        said = [item for item in sight.declared(strong) if isinstance(item, Taroks)]
        kings = [item for item in sight.declared(sight.third(strong)) if isinstance(item, Kings)]
        if said and not said[0].with_pagat and kings and kings[0].missing in sight.hand:
            return _no_danger(strong)
    return None


def _no_danger(seat: Seat) -> Inferred:
    line = Line("infers-no-ultimo-card", "word", seat=seat)
    return Inferred(line, lambda state: not state.hands[seat] & ULTIMO_CARDS)


@INFERENCES("mo-075", "je-028")
def skus_by_fullness(seen: DanishDeed) -> Inferred | None:
    """Half, overfull and matadors have the skus; full has it not, or it would be overfull."""
    sight = _declared(seen)
    if sight is None or sight.has_skus:
        return None
    said, seat = promise(seen.after.table, seen.seat), seen.seat
    if SKUS in said.holds:
        return Inferred(Line("infers-skus", "word", seat=seat), lambda state: SKUS in state.hands[seat])
    if SKUS in said.lacks:
        return Inferred(Line("infers-no-skus", "word", seat=seat), lambda state: SKUS not in state.hands[seat])
    return None


@INFERENCES("mo-076")
def no_mond(seen: DanishDeed) -> Inferred | None:
    """Pagat and skus on one hand without matadors: T21 is elsewhere."""
    sight, seat = _declared(seen), seen.seat
    if sight is None or MOND in sight.hand:
        return None
    holds = promise(seen.after.table, seat).holds
    if not CardSet.of(PAGAT, SKUS) <= holds or not _three_are_declared(sight) or sight.declared_matadors(seat):
        return None
    return _lacks(seat, MOND)


def _three_are_declared(sight: Sight) -> bool:
    return sight.table.ruleset.matadors.shortest <= len(MATADORS)


def _lacks(seat: Seat, card: int) -> Inferred:
    line = Line("infers-no-matador", "word", seat=seat, cards={"card": tokens((card,))})
    return Inferred(line, lambda state: card not in state.hands[seat])


@INFERENCES("mo-077")
def next_tarok(seen: DanishDeed) -> Inferred | None:
    """The tarok below the matadors lies with one of the two others, and each knows with whom."""
    sight = _declared(seen)
    said = [item for item in seen.action.items if isinstance(item, Matadors)] if sight is not None else []
    if sight is None or not said:
        return None
    card = MOND - (said[0].number - len(MATADORS)) - 1
    third = sight.third(seen.seat)
    if card <= PAGAT or card not in sight.unseen or _may_have_laid(sight, third, sight.T(third)[0]):
        return None
    line = Line("infers-next-tarok", "word", cards={"card": tokens((card,))}, seats={"third": (third,)})
    return Inferred(line, lambda state: card in state.hands[third])


def _none_declared(own: int) -> Callable[[DanishDeed], Inferred | None]:
    def reader(seen: DanishDeed) -> Inferred | None:
        sight = _declared(seen)
        if sight is None or sight.number != own or any(sight.table.declared[seat] is None for seat in sight.others):
            return None
        most = sight.table.ruleset.taroks.shortest - 1
        least = sight.number_out - most
        others = sight.others
        if any(sight.declared_taroks(seat) for seat in others) or least <= SKAT_SIZE:
            return None
        figures: dict[str, str | int] = {"own": own, "least": least, "most": most}
        line = Line("infers-none-declared", "word", values=figures)
        return Inferred(line, lambda state: all(least <= _taroks(state, seat) <= most for seat in others))

    return reader


INFERENCES("mo-078", "je-023")(_none_declared(4))
INFERENCES("je-024")(_none_declared(5))
INFERENCES("je-025")(_none_declared(6))
INFERENCES("mo-081")(_none_declared(7))


@INFERENCES("mo-119")
def none_laid(seen: DanishDeed) -> Inferred | None:
    """Taroks are laid all or none: a dealer who declares some has laid none."""
    sight = _declared(seen)
    if sight is None or seen.seat != sight.table.seating.dealer or not sight.declared_taroks(seen.seat):
        return None
    if sight.table.ruleset.skat.taroks != "void" or any(isinstance(item, Laid) for item in seen.action.items):
        return None
    return Inferred(Line("infers-none-laid", "word", seat=seen.seat), lambda state: not state.skat & TAROKS)


@INFERENCES("je-029")
def skus_of_the_third(seen: DanishDeed) -> Inferred | None:
    """Two have declared full, so neither has the skus: it is with the third."""
    sight = _declared(seen)
    if sight is None or sight.has_skus:
        return None
    table = sight.table
    full = [seat for seat in table.seating.active if _is_full(sight, seat)]
    if len(full) != 2 or sight.me not in full:  # noqa: PLR2004
        return None
    third = next(seat for seat in table.seating.active if seat not in full)
    items = table.declared[third]
    if items is None or any(isinstance(item, Courts | Kings) for item in items) or SKUS not in sight.unseen:
        return None
    return Inferred(Line("infers-skus-of-third", "word", seat=third), lambda state: SKUS in state.hands[third])


def _is_full(sight: Sight, seat: Seat) -> bool:
    items = sight.table.declared[seat] or ()
    return any(isinstance(item, Courts | Kings) and item.fullness == "full" for item in items)


# Cards


def _played(seen: DanishDeed) -> Play | None:
    return seen.action if isinstance(seen.action, Play) else None


@INFERENCES("mo-079")
def last_king(seen: DanishDeed) -> Inferred | None:
    """Whoever has the skus and shows a second king has no third, or half kings would have been declared."""
    played, seat = _played(seen), seen.seat
    if played is None or played.card not in KINGS:
        return None
    sight = Sight(seen.after)
    holds = promise(seen.after.table, seat).holds
    shown = (holds | seen.after.table.played_by(seat)) & KINGS
    said_kings = any(isinstance(item, Kings) for item in sight.declared(seat))
    rest = KINGS - shown - sight.hand - seen.after.table.played
    if SKUS not in holds or said_kings or len(shown) != 2 or len(rest) != 1:  # noqa: PLR2004
        return None
    (card,), third = tuple(rest), sight.third(seat)
    line = Line("infers-last-king", "word", cards={"card": tokens((card,))}, seats={"third": (third,)})
    return Inferred(line, lambda state: card in state.hands[third])


@INFERENCES("je-026", "je-027")
def no_third_matador(seen: DanishDeed) -> Inferred | None:
    """Whoever has the skus and shows T21 or the pagat without matadors has not the other."""
    played, seat = _played(seen), seen.seat
    other = {MOND: PAGAT, PAGAT: MOND}.get(-1 if played is None else played.card)
    sight = Sight(seen.after)
    if other is None or other not in sight.unseen or SKUS not in promise(seen.after.table, seat).holds:
        return None
    return None if sight.declared_matadors(seat) or not _three_are_declared(sight) else _lacks(seat, other)


@INFERENCES("mo-055")
def gives_up(seen: DanishDeed) -> Inferred | None:
    """The ultimo seeker plays off an ultimo card."""
    played = _played(seen)
    if played is None or played.card not in ULTIMO_CARDS or not _is_led(seen):
        return None
    is_seeker = Sight(seen.before).enemy == seen.seat
    return Inferred(Line("infers-gives-up", "word", seat=seen.seat)) if is_seeker else None


def _is_led(seen: DanishDeed) -> bool:
    trick = seen.before.table.trick
    return trick is not None and not trick.plays


@INFERENCES("mo-143")
def likes_the_suit(seen: DanishDeed) -> Inferred | None:
    """Whoever takes his king early and goes on with the suit likes it."""
    played = _played(seen)
    if played is None or not _is_led(seen) or suit_of(played.card) is Suit.TAROK:
        return None
    suit = suit_of(played.card)
    king = suit_card(suit, Rank.KING)
    tricks = seen.before.table.tricks
    if not tricks or len(tricks) > EARLY or tricks[-1].best() != (seen.seat, king):
        return None
    return Inferred(Line("infers-likes-suit", "word", seat=seen.seat, parts={"suit": (suit_name(suit),)}))


@INFERENCES("je-080")
def holds_back(seen: DanishDeed) -> Inferred | None:
    """A declared king is not used although it would have taken the trick."""
    played, trick = _played(seen), seen.before.table.trick
    if played is None or trick is None or trick.suit is None or trick.suit is Suit.TAROK:
        return None
    king = suit_card(trick.suit, Rank.KING)
    is_last = len(trick.plays) == len(seen.after.table.seating.active) - 1
    lies = CardSet.from_cards(trick.cards)
    is_known = king in Sight(seen.before).held(seen.seat)
    if not is_last or not is_known or played.card == king or lies & (TAROKS | CardSet.of(king)):
        return None
    return Inferred(Line("infers-holds-back", "word", seat=seen.seat, cards={"card": tokens((king,))}))


@INFERENCES("je-081")
def leads_taroks(seen: DanishDeed) -> Inferred | None:
    """Somebody leads taroks."""
    played = _played(seen)
    if played is None or not _is_led(seen) or played.card not in TAROKS:
        return None
    return Inferred(Line("infers-leads-taroks", "word", seat=seen.seat))
