"""The auction: which game a hand is good for, and when it is better to pass or to wait."""

from typing import Final

from tarock.bots.koenigrufen.announcing import KONTRA
from tarock.bots.koenigrufen.bidding import (
    BIRD_STINGERS,
    MANY_KINGS,
    RUFER,
    WEAK_WITH_KINGS,
    suits_negative,
    suits_suit_game,
)
from tarock.core.cards import MOND, SKUS, tarok
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import HOLD, PASS, PASS_FOREHAND, Bid
from tarock.koenigrufen.auction import contract_of
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, BIRDS, Bird
from tarock.koenigrufen.cards import OF_SUIT, SUIT_CARDS, TRULL
from tarock.tutor.advice import whatever
from tarock.tutor.koenigrufen.predicates.senses import (
    Wanted,
    bids,
    bids_bird,
    bids_other_than,
    does,
    doubles,
)
from tarock.tutor.koenigrufen.predicates.shelf import PREDICATES
from tarock.tutor.koenigrufen.sight import Sight

TWELVE: Final = 12
"""The points for a Dreier (Mayr 2012, l.99)."""
TEN: Final = 10
"""The points for a Sechserdreier (Mayr 2012, l.109)."""
BIRD_NEEDS: Final[dict[Bird, int]] = {"pagat": 6, "uhu": 7, "kakadu": 8, "quapil": 8}
"""The taroks for a Besserrufer before the talon (Mayr 2012, l.87)."""
HIGH_TRULL: Final = CardSet.of(SKUS, MOND)
XX_TO_XV: Final = CardSet.from_cards(tarok(number) for number in range(15, 21))
SHORT: Final = 2
"""A king with at most one card beside it is bare or hardly guarded."""


def _is_weak_with_kings(sight: Sight) -> bool:
    return len(sight.kings) >= MANY_KINGS and sight.strength < WEAK_WITH_KINGS


def _has_short_king(sight: Sight) -> bool:
    return any(len(sight.hand & OF_SUIT[suit]) <= SHORT for suit in range(4) if sight.kings & OF_SUIT[suit])


def _is_solo_of_1900(sight: Sight) -> bool:
    """Tell whether a hand is good for a solo: Trull piece, taroks with high ones, a king and a void, or two voids."""
    sides = len(sight.voids) >= 2 or (bool(sight.voids) and bool(sight.kings))
    return bool(sight.trull) and len(sight.tarocks) >= 6 and len(sight.stingers) >= 2 and sides


def _bids_of_kind(sight: Sight, kind: str) -> list[Bid]:
    contracts = sight.table.ruleset.contracts_by_id
    return [bid for bid in sight.bids if contracts[bid.contract].kind == kind]


# The Rufer


@PREDICATES("kb-001")
def risk_the_rufer(sight: Sight) -> Wanted:
    """Who may call or pass should always risk the Rufer, but for many kings and weak taroks.

    Book of 1900, l.17.
    """
    if not sight.may_bid("rufer") or PASS not in sight.offers or _is_weak_with_kings(sight):
        return None
    is_strong = sight.points >= TWELVE or sight.trull == TRULL or bid_a_dreier_of_1900(sight) is not None
    return None if is_strong else bids("rufer")


@PREDICATES("kb-003")
def pass_with_kings(sight: Sight) -> Wanted:
    """With three or four kings and weak taroks pass: you will probably be called.

    Book of 1900, l.17.
    """
    return does(PASS) if PASS in sight.offers and _is_weak_with_kings(sight) else None


@PREDICATES("ts-005")
def pass_forehand_on(sight: Sight) -> Wanted:
    """With four kings, and no hand to play alone, forehand may be passed on.

    Tournament sheet, l.51-52.
    """
    return does(PASS_FOREHAND) if PASS_FOREHAND in sight.offers and sight.points < TWELVE else None


@PREDICATES("ma-027")
def trischaken_when_too_weak(sight: Sight) -> Wanted:
    """With a hand that is not even good for a Rufer play Trischaken.

    Mayr 2012, l.142.
    """
    return bids("trischaken") if sight.may_bid("trischaken") and sight.strength < RUFER else None


# Solo


@PREDICATES("kb-028")
def bid_a_solo(sight: Sight) -> Wanted:
    """Solo: a Trull piece, six to eight taroks with high ones, a king and a void, or two voids; not with three kings.

    Book of 1900, l.105.
    """
    if not sight.may_bid("solorufer") or sight.may_bid("rufer") or len(sight.kings) >= MANY_KINGS:
        return None
    is_stronger = sight.points > TWELVE or bid_a_dreier_of_1900(sight) is not None
    return bids("solorufer") if _is_solo_of_1900(sight) and len(sight.tarocks) <= 8 and not is_stronger else None


@PREDICATES("kb-030")
def forehand_waits_with_a_solo(sight: Sight) -> Wanted:
    """Forehand does not bid a solo of his own, but holds the one that another bids.

    Book of 1900, l.109.
    """
    if not sight.bids_now or not _is_solo_of_1900(sight):
        return None
    if sight.may_bid("rufer") and sight.may_bid("solorufer"):
        return bids("rufer", "dreier", "solodreier")
    is_solo = sight.bid_by_another is not None and sight.bid_by_another.id == "solorufer"
    return does(HOLD) if is_solo and sight.is_forehand and HOLD in sight.offers else None


@PREDICATES("kb-031")
def solo_or_dreier(sight: Sight) -> Wanted:
    """A middling hand that will hardly be called bids a solo, one that wins alone rather a Dreier.

    Book of 1900, l.111.
    """
    if not sight.may_bid("solorufer") or sight.may_bid("rufer") or not sight.trull or len(sight.kings) > 1:
        return None
    if sight.points > TWELVE:
        return bids("dreier")
    return bids("solorufer") if sight.points >= TEN else None


@PREDICATES("ma-006")
def bid_a_solorufer(sight: Sight) -> Wanted:
    """Solorufer: five or six taroks with Sküs or Mond, too weak for a Dreier, a short king and a void.

    Mayr 2012, l.81.
    """
    if not sight.may_bid("solorufer") or sight.points >= TWELVE or not sight.hand & HIGH_TRULL:
        return None
    return bids("solorufer") if len(sight.tarocks) in {5, 6} and sight.voids and _has_short_king(sight) else None


# The Dreier


@PREDICATES("kb-033")
def bid_a_dreier_of_1900(sight: Sight) -> Wanted:
    """Dreier: six to eight taroks with Sküs or Mond, several other high ones, one or two kings.

    Book of 1900, l.123.
    """
    if not sight.may_bid("dreier") or not sight.hand & HIGH_TRULL or len(sight.stingers) < 4:
        return None
    return bids("dreier") if len(sight.tarocks) in range(6, 9) and len(sight.kings) in {1, 2} else None


@PREDICATES("kb-034")
def dreier_with_the_trull(sight: Sight) -> Wanted:
    """Many always bid a Dreier with the Trull in hand: announced, it pays for most of a lost game.

    Book of 1900, l.127.
    """
    return bids("dreier") if sight.may_bid("dreier") and sight.trull == TRULL else None


@PREDICATES("kb-035")
def no_dreier_without_the_trull(sight: Sight) -> Wanted:
    """No Dreier without a piece of the Trull, but with twelve taroks from XX to XV.

    Book of 1900, l.129-135.
    """
    if not sight.may_bid("dreier") or sight.trull or sight.points < TEN or sight.hand >= XX_TO_XV:
        return None
    return bids_other_than("dreier")


@PREDICATES("kb-040")
def bid_a_solodreier_of_1900(sight: Sight) -> Wanted:
    """Solodreier: ten to twelve taroks, two pieces of the Trull, and no suit without its king.

    Book of 1900, l.159.
    """
    if not sight.may_bid("solodreier") or len(sight.tarocks) < 10 or len(sight.trull) < 2:
        return None
    return None if sight.open_suits else bids("solodreier")


@PREDICATES("ma-018")
def twelve_points(sight: Sight) -> Wanted:
    """With twelve points before the talon, and a piece of the Trull, bid a Dreier.

    Mayr 2012, l.99.
    """
    if not sight.may_bid("dreier") or not sight.trull or sight.bid_by_another is not None:
        return None
    if sight.may_bid("sechser") or bid_a_solodreier(sight) is not None:
        return None
    needed = TWELVE + (sight.others_in == 3)  # careful while all others may still bid (ma-001)
    return bids("dreier") if sight.points >= needed else None


@PREDICATES("ma-019")
def reckon_before_a_dreier(sight: Sight) -> Wanted:
    """Before a Dreier reckon: Trull, kings that go through, suits to ruff, the half of the talon.

    Mayr 2012, l.99-101.
    """
    return whatever if sight.may_bid("dreier") and sight.points in {TWELVE - 1, TWELVE, TWELVE + 1} else None


@PREDICATES("ma-023")
def a_dreier_without_trull_is_hard(sight: Sight) -> Wanted:
    """A Dreier without a piece of the Trull is hard to win, whatever the points say.

    Mayr 2012, l.101.
    """
    return bids_other_than("dreier") if sight.may_bid("dreier") and sight.points >= TWELVE and not sight.trull else None


@PREDICATES("ma-001")
def mind_your_seat(sight: Sight) -> Wanted:
    """With a hand at the border be careful while all others may still bid, and bold when most have passed.

    Mayr 2012, l.31.
    """
    if not sight.may_bid("dreier") or sight.bid_by_another is not None or not sight.trull:
        return None
    if sight.points == TWELVE and sight.others_in == 3:
        return bids_other_than("dreier")
    return bids("dreier") if sight.points == TWELVE - 1 and sight.others_in <= 1 else None


@PREDICATES("ma-002")
def taroks_in_the_talon(sight: Sight) -> Wanted:
    """With a hand that is nearly good enough reckon with two or three taroks in the talon, as they lie on average.

    Mayr 2012, l.31.
    """
    return whatever if sight.may_bid("dreier") and sight.points in range(TEN, TWELVE + 1) else None


def _doubles_the_game(sight: Sight) -> bool:
    return sight.is_foe and sight.strength >= KONTRA and any(map(doubles("game"), sight.offers))


@PREDICATES("ma-003")
def kontra_instead_of_a_dreier(sight: Sight) -> Wanted:
    """After a Besserrufer leave the Dreier alone: kontra is easier.

    Mayr 2012, l.31.
    """
    if sight.announces_now:
        return doubles("game") if sight.is_besserrufer and _doubles_the_game(sight) else None
    is_bird = sight.bid_by_another is not None and sight.bid_by_another.needs == "bird"
    return does(PASS) if is_bird and sight.bids_now and sight.points >= TWELVE and PASS in sight.offers else None


@PREDICATES("ma-004")
def beware_of_uneven_cards(sight: Sight) -> Wanted:
    """Against a Bettler or a suit game a Dreier is hard: the cards lie unevenly.

    Mayr 2012, l.31.
    """
    other = sight.bid_by_another
    if other is None or not sight.may_bid("dreier") or sight.points not in {TWELVE, TWELVE + 1}:
        return None
    uneven = other.kind == "suit" or (other.kind == "negative" and other.tricks == 0)
    return bids_other_than("dreier") if uneven else None


@PREDICATES("ma-017")
def rather_a_dreier_than_a_bird(sight: Sight) -> Wanted:
    """With eight or nine taroks, several high, and a king or a long suit rather a Dreier than a Besserrufer.

    Mayr 2012, l.91.
    """
    has_side = bool(sight.kings) or any(sight.length(suit) >= 4 for suit in sight.open_suits)
    holds_bird = any(BIRD_CARDS[bird] in sight.hand for bird in BIRDS)
    strong = len(sight.tarocks) in {8, 9} and len(sight.stingers) >= 3
    if not sight.may_bid("dreier") or bid_a_solodreier(sight) is not None:
        return None
    return bids("dreier") if strong and has_side and holds_bird else None


@PREDICATES("ma-024")
def ten_points_for_a_sechser(sight: Sight) -> Wanted:
    """For a Sechserdreier ten points are enough.

    Mayr 2012, l.109.
    """
    return bids("sechser") if sight.may_bid("sechser") and sight.points >= TEN else None


@PREDICATES("ma-025")
def bid_a_solodreier(sight: Sight) -> Wanted:
    """Solodreier: nine or ten taroks with a Trull piece and four stingers, a short king, one open suit at most.

    Mayr 2012, l.115.
    """
    if not sight.may_bid("solodreier") or len(sight.tarocks) < 9 or not sight.trull or len(sight.stingers) < 4:
        return None
    other = sight.bid_by_another
    is_warned = other is not None and (other.kind == "suit" or other.ouvert)
    return bids("solodreier") if _has_short_king(sight) and len(sight.open_suits) <= 1 and not is_warned else None


# Besserrufer


def _birds_held(sight: Sight) -> list[Bird]:
    """Return the birds for which a hand has the taroks, and with which a Besserrufer may be bid."""
    if not sight.may_bid("besserrufer"):
        return []
    named = {bid.bird for bid in sight.bids if bid.contract == "besserrufer"}
    held: list[Bird] = [bird for bird in BIRDS if BIRD_CARDS[bird] in sight.hand and not named.isdisjoint((None, bird))]
    return [bird for bird in held if len(sight.tarocks) >= BIRD_NEEDS[bird]]


@PREDICATES("ma-010")
def bid_a_besserrufer(sight: Sight) -> Wanted:
    """Besserrufer: six taroks for the Pagat, seven for the Uhu, eight for Kakadu and Quapil.

    Mayr 2012, l.87.
    """
    birds: list[Bird] = [bird for bird in _birds_held(sight) if len(sight.stingers) >= BIRD_STINGERS[bird]]
    is_stronger = sight.points >= TWELVE or ten_points_for_a_sechser(sight) is not None
    return bids_bird(*birds) if birds and not is_stronger else None


@PREDICATES("ma-011")
def more_stingers_for_higher_birds(sight: Sight) -> Wanted:
    """The higher the bird, the more taroks from XVI up it needs.

    Mayr 2012, l.87.
    """
    birds = _birds_held(sight)
    weak: list[Bird] = [bird for bird in birds if len(sight.stingers) < BIRD_STINGERS[bird]]
    if not weak or (len(weak) < len(birds) and any(bid.bird is None for bid in sight.bids)):
        return None
    too_high = bids_bird(*weak)
    return lambda action: not too_high(action)


# Suit games and negative games


@PREDICATES("ma-026")
def bid_a_suit_game(sight: Sight) -> Wanted:
    """Suit games: about eight tricks from the suits alone.

    Mayr 2012, l.132.
    """
    good = [bid.contract for bid in _bids_of_kind(sight, "suit") if _suits_game(sight, bid)]
    return bids(*good) if good else None


def _suits_game(sight: Sight, bid: Bid) -> bool:
    contract = contract_of(sight.table.ruleset, bid.contract)
    return contract is not None and suits_suit_game(contract, sight.hand)


def _suits_negative(sight: Sight, bid: Bid) -> bool:
    contract = contract_of(sight.table.ruleset, bid.contract)
    return contract is not None and suits_negative(contract, sight.hand)


def _is_open(sight: Sight, bid: Bid) -> bool:
    return sight.table.ruleset.contracts_by_id[bid.contract].ouvert


def _wanted_tricks(sight: Sight, bid: Bid) -> int:
    return sight.table.ruleset.contracts_by_id[bid.contract].tricks


@PREDICATES("ma-032")
def bid_a_bettler(sight: Sight) -> Wanted:
    """Bettler: after one lead no great danger is left; a void or a bare court card is too risky.

    Mayr 2012, l.154-156.
    """
    games = [bid for bid in _bids_of_kind(sight, "negative") if not _wanted_tricks(sight, bid)]
    good = [bid.contract for bid in games if _suits_negative(sight, bid) and not _is_open(sight, bid)]
    if not good or sight.voids or any(_is_bare_court(sight, suit) for suit in range(4)):
        return None
    return None if any(_is_open(sight, bid) and _suits_negative(sight, bid) for bid in games) else bids(*good)


def _is_bare_court(sight: Sight, suit: int) -> bool:
    cards = sight.hand & OF_SUIT[suit] & SUIT_CARDS
    return len(cards) == 1 and any(sight.worth(card) > sight.table.ruleset.counting.other for card in cards)


@PREDICATES("ma-034")
def open_games_only_when_sure(sight: Sight) -> Wanted:
    """Open games only with a really good hand: the planned trick must be certain.

    Mayr 2012, l.168.
    """
    games = _bids_of_kind(sight, "negative")
    if not any(_suits_negative(sight, bid) for bid in games):
        return None
    openly = [bid for bid in games if _is_open(sight, bid)]
    sure = [bid.contract for bid in openly if _suits_negative(sight, bid)]
    if sure:
        return bids(*sure)
    return bids_other_than(*(bid.contract for bid in openly)) if openly else None
