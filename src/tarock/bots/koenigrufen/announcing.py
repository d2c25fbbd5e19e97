"""The book bot in the round before play: announcements, kontra and re."""

from collections.abc import Iterator, Sequence
from typing import Final

from tarock.bots.koenigrufen.bidding import Advised, brings_home
from tarock.bots.koenigrufen.evaluation import STINGERS, strength
from tarock.core.cards import MOND, SKUS, suit_of, tarok
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import GOOD, Speak, Target
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, BIRDS, Announced, Bird
from tarock.koenigrufen.cards import KINGS, OF_SUIT, SUIT_CARDS, TAROCKS, TRULL
from tarock.koenigrufen.partnership import known_called
from tarock.koenigrufen.state import KoenigrufenView

PAGAT_GUARDS: Final = 5
"""With so many taroks the Pagat of an announced Trull comes home (ours)."""
ALONE_MORE: Final = 2
"""How many taroks more a bird needs against three (book of 1900, § 16)."""
ULTIMO_LENGTH: Final = 4
ULTIMO_TAROCKS: Final = 6
KONTRA: Final = 14.5
KONTRA_ALONE: Final = 13.0
KONTRA_BIRD: Final = 7
RE: Final = 15.0
VALAT_TOPS: Final = CardSet.from_cards((SKUS, MOND, *(tarok(number) for number in range(17, 21))))
VALAT_TAROCKS: Final = 9


def spoken(view: KoenigrufenView, words: Sequence[Speak]) -> Advised:
    """Return what to announce and to double, each taken by itself, or "gut"."""
    items: list[tuple[Announced, str]] = [
        (item, name) for item, name in announcements(view) if Speak(announces=(item,)) in words
    ]
    doubles: list[tuple[Target, str]] = [
        (target, name) for target, name in doublings(view) if Speak(doubles=(target,)) in words
    ]
    if not items and not doubles:
        return Advised(GOOD, "say_good") if GOOD in words else Advised(_owed_bird(words), "announce_bird")
    said = Speak(tuple(item for item, _ in items), tuple(target for target, _ in doubles))
    return Advised(said, (*items, *doubles)[0][1])


def _owed_bird(words: Sequence[Speak]) -> Speak:
    """Return the bird of a Besserrufer that must be announced: the lowest, which is the easiest."""
    return next(word for bird in BIRDS for word in words if word.announces == (bird,))


def announcements(view: KoenigrufenView) -> Iterator[tuple[Announced, str]]:
    """Give what this hand announces, with the advice for each."""
    if announces_valat(view):
        yield "valat", "announce_valat"
        return
    if announces_trull(view):
        yield "trull", "announce_trull"
    if announces_kings(view):
        yield "kings", "announce_kings"
    for bird in BIRDS:
        if announces_bird(view, bird):
            yield bird, "announce_bird"
    if announces_ultimo(view):
        yield "koenig_ultimo", "announce_king_ultimo"


def announces_valat(view: KoenigrufenView) -> bool:
    """Tell whether a declarer wins every trick alone: the highest taroks, many more, and only kings beside them."""
    hand = view.hand
    others = hand & SUIT_CARDS - KINGS
    return (
        view.seat == view.table.declarer
        and view.table.game.kind == "positive"
        and hand >= VALAT_TOPS
        and len(hand & TAROCKS) >= VALAT_TAROCKS
        and not others
    )


def announces_trull(view: KoenigrufenView) -> bool:
    """Tell whether the Trull is as good as won: all three pieces in the hand, and the Pagat will come home.

    Book of 1900, § 10.  A partner who holds the Pagat while the declarer has bought Sküs and Mond announces it too, and
    in a solo that asks for a piece of the Trull a partner with the two others (§ 13).
    """
    hand, table = view.hand, view.table
    mine = hand & TRULL
    if mine == TRULL:
        return len(hand & TAROCKS) >= PAGAT_GUARDS or any(not hand & OF_SUIT[suit] for suit in _plain_suits())
    if not _is_partner(view):
        return False
    sure = table.bought & TRULL | mine
    return sure == TRULL or (table.game.needs == "trull_piece" and len(mine) == len(TRULL) - 1)


def _plain_suits() -> tuple[int, ...]:
    return tuple(suit for suit in range(len(OF_SUIT)) if OF_SUIT[suit] != TAROCKS)


def announces_kings(view: KoenigrufenView) -> bool:
    """Tell whether a hand with all four kings is strong enough to clear them (book of 1900, § 10)."""
    return view.hand >= KINGS and strength(view.hand) >= KONTRA


def announces_bird(view: KoenigrufenView, bird: Bird) -> bool:
    """Tell whether a bird will win its trick: more taroks against three than with a partner (1900, §§ 11, 16; Mayr)."""
    table = view.table
    if BIRD_CARDS[bird] not in view.hand or table.game.kind != "positive":
        return False
    callers = view.seat == table.declarer or _is_partner(view)
    more = 1 if table.game.calls and callers else ALONE_MORE + (not callers)
    return brings_home(bird, view.hand, more)


def announces_ultimo(view: KoenigrufenView) -> bool:
    """Tell whether the called partner keeps his king for the last trick.

    The king at least third in the hand, and strength in taroks with one from XVI up (Mayr 2012, Solorufer; book of
    1900, § 11).
    """
    called = known_called(view.table, view.seat, view.hand)
    if called is None or called not in view.hand:
        return False
    guarded = len(view.hand & OF_SUIT[suit_of(called)]) >= ULTIMO_LENGTH
    return guarded and len(view.hand & TAROCKS) >= ULTIMO_TAROCKS and bool(view.hand & STINGERS)


def _is_partner(view: KoenigrufenView) -> bool:
    return view.table.call is not None and view.speaker.is_partner


# Doubling


def doublings(view: KoenigrufenView) -> Iterator[tuple[Target, str]]:
    """Give what this hand doubles, with the advice for each."""
    table = view.table
    if table.declarer is None:
        return
    doubled = table.round.doubling(None, None)
    if doubles_game(view) and doubled is None:
        yield "game", "kontra_with_strength"
    if doubled is not None and len(doubled.by) == 1 and view.seat == table.declarer and strength(view.hand) >= RE:
        yield "game", "re_with_strength"
    for said in table.round.announcements:
        if table.round.doubling(said, None) is None and doubles_bird(view, said.seat, said.item):
            yield said.item, "kontra_bird"


def doubles_game(view: KoenigrufenView) -> bool:
    """Tell whether an opponent is so strong that the game will hardly be won.

    Mayr 2012, Lizitation: rather than to bid a Dreier against a strong game, kontra is easier.
    """
    table = view.table
    declarer = table.declarer
    assert declarer is not None
    if table.game.kind != "positive" or view.speaker.with_me[declarer] is not False:
        return False
    return strength(view.hand) >= (KONTRA if table.game.calls else KONTRA_ALONE)


def doubles_bird(view: KoenigrufenView, seat: int, item: str) -> bool:
    """Tell whether an opponent has so many taroks that an announced bird of the declarer will hardly come home."""
    is_foe = view.speaker.with_me[seat] is False
    return item in BIRD_CARDS and is_foe and len(view.hand & TAROCKS) >= KONTRA_BIRD
