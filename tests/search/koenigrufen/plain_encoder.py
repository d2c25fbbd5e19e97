"""The input of a network for Königrufen, written a second time and plainly, from a view of the readable engine."""

import numpy as np

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.koenigrufen import partnership
from tarock.koenigrufen.actions import Bid, Hold
from tarock.koenigrufen.bonus_kinds import BONUS_NAMES
from tarock.koenigrufen.cards import KINGS, OF_SUIT, QUEENS, TAROCKS, thirds
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.trick import Trick
from tarock.search._kernels.koenigrufen import deal_layout, encoder
from tarock.search._kernels.shared import features
from tarock.search.koenigrufen.packing import bit_of, bits_of
from tarock.search.koenigrufen.selfplay import ITEMS, bids_of, law_of

KIND_OF = {
    Phase.AUCTION: deal_layout.BIDDING,
    Phase.CALLING: deal_layout.CALLING,
    Phase.TALON: deal_layout.BUYING,
    Phase.LAYING: deal_layout.LAYING,
    Phase.ANNOUNCING: deal_layout.SPEAKING,
    Phase.PLAY: deal_layout.PLAYING,
}


def plain_words(view: KoenigrufenView, legal: list[int], *, adding: bool = False) -> dict[int, int]:
    """Return every word that a player may know, by its place."""
    words = {
        encoder.LEGAL: sum(1 << action for action in legal if action < deal_layout.FIRST_SPOKEN),
        encoder.SPOKEN: sum(
            1 << action - deal_layout.FIRST_SPOKEN for action in legal if action >= deal_layout.FIRST_SPOKEN
        ),
        encoder.KIND: deal_layout.ADDING if adding else KIND_OF[view.phase],
    }
    cards = _cards(view)
    words |= {place: bits_of(found) for place, found in cards.items()}
    words |= _strength(view, cards[encoder.OUT])
    words[encoder.TAKES] = words[encoder.LEGAL] & _takers(view)
    words |= _auction(view) | _talon(view) | _trick(view) | _sides(view) | _said(view) | _won(view)
    return words | _rules(view.table.ruleset, view)


def _others(view: KoenigrufenView) -> list[int]:
    return [(view.seat + step) % 4 for step in (1, 2, 3)]


def _cards(view: KoenigrufenView) -> dict[int, CardSet]:
    table = view.table
    away = CardSet.from_cards(table.talon) - table.bought | table.laid_open | CardSet.from_cards(table.turned)
    out = CardSet.from_cards(card for suit in OF_SUIT for card in suit)
    out -= view.hand | view.laid | away | table.played
    found = {
        encoder.HAND: view.hand,
        encoder.OUT: out,
        encoder.AWAY: away,
        encoder.MY_LAID: view.laid,
        encoder.FIRST_HALF: table.half(1),
        encoder.SECOND_HALF: table.half(2),
        encoder.BOUGHT: table.bought,
        encoder.PLAYED: table.played_by(view.seat),
    }
    lying = {} if table.trick is None else dict(table.trick.plays)
    for step, other in enumerate(_others(view)):
        found[encoder.PLAYED + step + 1] = table.played_by(other)
        found[encoder.LIES + step] = CardSet.of(lying[other]) if other in lying else NO_CARDS
        found[encoder.CAN + step] = out - table.lacks[other]
        found[encoder.OPEN + step] = NO_CARDS if table.open_hands is None else table.open_hands[other]
    return found


def _strength(view: KoenigrufenView, out: CardSet) -> dict[int, int]:
    boss = NO_CARDS
    found = {}
    for suit, cards in enumerate(OF_SUIT):
        others = out & cards
        boss |= CardSet.from_cards(card for card in view.hand & cards if all(card > other for other in others))
        if cards != TAROCKS:
            found[encoder.LENGTHS + suit] = len(view.hand & cards)
            found[encoder.LENGTHS + 4 + suit] = len(others)
    found[encoder.BOSS] = bits_of(boss)
    found[encoder.OUT_TAROKS] = len(out & TAROCKS)
    found[encoder.MY_TAROKS] = len(view.hand & TAROCKS)
    return found


def _takers(view: KoenigrufenView) -> int:
    trick = view.table.trick
    if trick is None or not trick.plays:
        return 0
    return sum(bit_of(card) for card in view.hand if trick.with_play(view.seat, card).best()[1] == card)


def _auction(view: KoenigrufenView) -> dict[int, int]:
    table, auction, seat = view.table, view.table.auction, view.seat
    games = {bid: game + 1 for game, bid in bids_of(table.ruleset).items()}
    best = auction.best
    found = {
        encoder.PLACE: (seat - auction.first) % 4,
        encoder.FOREHAND: (auction.forehand - seat) % 4,
        encoder.DECLARER: 4 if auction.best_by is None else (auction.best_by - seat) % 4,
        encoder.GAME: 0 if best is None else games[Bid(best.contract, best.bird)],
        encoder.OPENED: auction.opened,
        encoder.ADDED: 0 if best is None else sum(1 << ITEMS.index(item) for item in best.announces),
    }
    bids = dict.fromkeys(range(4), 0)
    last = 0
    for player, action in table.log:
        if isinstance(action, Bid):
            last = games[Bid(action.contract, action.bird)]
        if isinstance(action, Bid | Hold):
            bids[player] = last
    if best is not None and auction.best_by is not None:
        bids[auction.best_by] = found[encoder.GAME]
    for step in range(4):
        other = (seat + step) % 4
        found[encoder.PASSED + step] = other in auction.out
        found[encoder.BIDS + step] = bids[other]
    return found


def _talon(view: KoenigrufenView) -> dict[int, int]:
    table = view.table
    called = partnership.known_called(table, view.seat, view.hand)
    eight = [*KINGS, *QUEENS]
    to_lay = 0
    if table.phase is Phase.LAYING:
        to_lay = len(view.hand) - 12
    return {
        encoder.CALL: 0 if table.call is None else 2 if table.call.card is None else 1,
        encoder.CALLED: 0 if called is None else 1 << eight.index(called),
        encoder.TALON_SEEN: bool(table.talon),
        encoder.TAKEN: 0 if table.take is None else 3 if table.take.half == "all" else table.take.half,
        encoder.STILL_TO_LAY: to_lay,
    }


def _trick(view: KoenigrufenView) -> dict[int, int]:
    table, seat, trick = view.table, view.seat, view.table.trick
    found = {
        encoder.TRICK: 0 if trick is None else trick.number,
        encoder.LED_BY: 4 if trick is None else (trick.leader - seat) % 4,
        encoder.LYING: 0 if trick is None else len(trick.plays),
        encoder.FOLLOWED: 5,
        encoder.HOLDER: 4,
        encoder.PRIZE: 0,
    }
    if trick is not None and trick.suit is not None:
        found[encoder.FOLLOWED] = 4 if OF_SUIT[trick.suit] == TAROCKS else int(trick.suit)
        found[encoder.HOLDER] = (trick.best()[0] - seat) % 4
        found[encoder.PRIZE] = thirds(table.ruleset.counting, trick.cards)
    return found


def _sides(view: KoenigrufenView) -> dict[int, int]:
    table, seat = view.table, view.seat
    found = {encoder.PARTNERS: 0} | dict.fromkeys(range(encoder.WITH_ME, encoder.WITH_ME + 3), 2)
    if table.phase not in {Phase.ANNOUNCING, Phase.PLAY} or table.declarer is None:
        return found
    partners = partnership._partners_for(table, seat, view.hand, table.declarer)
    found[encoder.PARTNERS] = sum(1 << (4 if place < 0 else (place - seat) % 4) for place in partners)
    with_me = partnership.with_me(table, seat, view.hand)
    for step, other in enumerate(_others(view)):
        known = with_me[other]
        found[encoder.WITH_ME + step] = 2 if known is None else int(known)
    return found


def _said(view: KoenigrufenView) -> dict[int, int]:
    table, seat, round_ = view.table, view.seat, view.table.round
    found = {encoder.TURNS: round_.turns, encoder.GOODS: round_.goods}
    found |= dict.fromkeys(range(encoder.ITEMS, encoder.ITEMS + 4), 0)
    found |= dict.fromkeys(range(encoder.GAME_LEVELS, encoder.GAME_LEVELS + 4), 0)
    found |= dict.fromkeys(range(encoder.LEVELS, encoder.LEVELS + 36), 0)
    for said in round_.announcements:
        found[encoder.ITEMS + (said.seat - seat) % 4] |= 1 << ITEMS.index(said.item)
    for doubled in round_.doubled:
        if doubled.target is None:
            assert table.declarer is not None
            place = table.declarer if doubled.opponent is None else doubled.opponent
            found[encoder.GAME_LEVELS + (place - seat) % 4] = len(doubled.by)
        else:
            step = (doubled.target.seat - seat) % 4
            found[encoder.LEVELS + 9 * step + ITEMS.index(doubled.target.item)] = len(doubled.by)
    return found


def _won(view: KoenigrufenView) -> dict[int, int]:
    table = view.table
    found = {}
    for step in range(4):
        other = (view.seat + step) % 4
        won = [trick for trick in table.tricks if trick.best()[0] == other]
        cards = [card for trick in won for card in (*trick.cards, *_turned(view, trick))]
        found[encoder.TRICKS + step] = len(won)
        found[encoder.PILES + step] = thirds(table.ruleset.counting, cards)
    return found


def _turned(view: KoenigrufenView, trick: Trick) -> tuple[int, ...]:
    return view.table.turned[trick.number - 1 : trick.number]


def _rules(ruleset: KoenigrufenRuleset, view: KoenigrufenView) -> dict[int, int]:
    law = law_of(ruleset, 0)
    found = {encoder.RULES + slot: int(law[slot]) for slot in range(deal_layout.CARD_WORTH)}
    scale = min(contract.value for contract in ruleset.contracts if contract.calls)

    def scaled(points: int) -> int:
        return 12 * points // scale

    bids = bids_of(ruleset)
    for game in range(deal_layout.GAMES):
        value = ruleset.contracts_by_id[bids[game].contract].value if game in bids else None
        found[encoder.VALUES + game] = -1 if value is None else scaled(value)
    for number, name in enumerate(BONUS_NAMES):
        bonus = next((bonus for bonus in ruleset.bonuses if bonus.id == name), None)
        found[encoder.BONUS_VALUES + number] = 0 if bonus is None else scaled(bonus.announced)
        found[encoder.BONUS_VALUES + 9 + number] = 0 if bonus is None else scaled(bonus.silent)
    concede = ruleset.king_in_talon.concede
    found[encoder.OTHER_PAYMENTS] = scaled(concede) if isinstance(concede, int) else 0
    found[encoder.OTHER_PAYMENTS + 1] = scaled(ruleset.king_in_talon.left)
    found[encoder.OTHER_PAYMENTS + 2] = 0 if ruleset.trischaken is None else scaled(ruleset.trischaken.unit)
    found |= dict.fromkeys(range(encoder.GAME_TERMS, encoder.GAME_TERMS + 4), 0)
    best = view.table.auction.best
    if best is not None:
        contract, valat = ruleset.contracts_by_id[best.contract], ruleset.valat
        silent, said = contract.valat
        if valat.mode == "multiplied":
            silent, said = contract.value * valat.silent, contract.value * valat.announced
        terms = (scaled(contract.lost), scaled(silent), scaled(said), contract.bonus_factor)
        found |= dict(enumerate(terms, start=encoder.GAME_TERMS))
    return found


KINDS, WORDS, VALUES = (np.array(column, dtype=np.int64) for column in zip(*encoder.FEATURES, strict=True))


def plain_bits(words: dict[int, int]) -> list[int]:
    """Return the bits of the input, from the table of the features."""
    told = np.array([words[place] for place in range(encoder.SECRETS)], dtype=np.int64)[WORDS]
    bits = np.where(KINDS == features.AT_LEAST, told >= VALUES, told == VALUES)
    is_bit = KINDS == features.BIT
    bits[is_bit] = told[is_bit] >> VALUES[is_bit] & 1
    found: list[int] = bits.astype(int).tolist()
    return found
