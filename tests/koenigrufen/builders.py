"""What the tests of the rules share: the three books, deals, positions and a short way to write moves.

A move is written as in a record: ``A vorhand``, ``C besserrufer uhu``, ``A hold``, ``A calls SK``, ``A takes 2``,
``A lays D3 D4 HJ``, ``A announces pagat trull``, ``B kontra game``, ``A re B``, ``C good``, ``A T21``.  Several moves
are separated by commas; several words of one turn are joined by ``+``.  In table mode also ``A lays T5 D3 D4 hiding
T5``, ``B claims-renonce A trick 4``, ``A corrects H7``, ``B exposes SK``, ``A claims-lost pagat``, ``C agrees``.
"""

from dataclasses import replace
from typing import Any, Final, get_args

import pytest
from msgspec import structs

from tarock.core.cards import CARD_NAMES
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.errors import IllegalAction
from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.koenigrufen.actions import (
    AGREE,
    GOOD,
    PASS,
    PASS_FOREHAND,
    PLAY_ON,
    PLAYS,
    STOP,
    STRIKE,
    TALK,
    THROW_IN,
    VORHAND,
    Action,
    Bid,
    Call,
    ClaimFault,
    ClaimLost,
    Concede,
    Correct,
    Expose,
    Hold,
    Lay,
    Play,
    RuleByHand,
    Speak,
    Take,
    Target,
)
from tarock.koenigrufen.auction import Auction
from tarock.koenigrufen.bonus_kinds import BIRDS, Announced, Bird, Lost
from tarock.koenigrufen.cards import HALF, HAND_SIZE, LAST_TRICK, OF_SUIT, PACK, PLAYERS
from tarock.koenigrufen.facts import Facts, Item, Side
from tarock.koenigrufen.fault_kinds import ClaimKind
from tarock.koenigrufen.offers import Offer
from tarock.koenigrufen.reasons import RULE_OF, Reason
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.table import Announcement, Phase, Round, Table
from tarock.koenigrufen.talon import DiscardChoice
from tarock.koenigrufen.trick import Trick
from tarock.notation.cards import parse_card, parse_cards
from tests.koenigrufen.sheets import load

A, B, C, D = range(4)
SEATS: Final = (A, B, C, D)

K1900 = load("koenigrufen-1900")
TURNIER = load("koenigrufen-turnier")
MAYR = load("koenigrufen-mayr-2012")
every_book = pytest.mark.parametrize("book", [K1900, TURNIER, MAYR], ids=["1900", "turnier", "mayr"])
"""A rule that all three books have."""
modern_books = pytest.mark.parametrize("book", [TURNIER, MAYR], ids=["turnier", "mayr"])
"""A rule that the tournament sheet and Mayr have."""

negative_games = pytest.mark.parametrize(
    ("book", "game"),
    [
        (TURNIER, "piccolo"),
        (TURNIER, "bettel"),
        (TURNIER, "bettel_ouvert"),
        (TURNIER, "trischaken"),
        (MAYR, "zwiccolo"),
        (MAYR, "bettler"),
        (MAYR, "trischaken"),
    ],
)
"""A rule of all negative games and of Trischaken."""
suit_games = pytest.mark.parametrize(
    ("book", "game"), [(TURNIER, "farbensolo"), (MAYR, "farbendreier"), (MAYR, "farbensolo")]
)
"""A rule of all suit games."""

ITEMS: Final[tuple[Announced, ...]] = get_args(Announced)


def house(book: KoenigrufenRuleset, **changes: dict[str, Any]) -> KoenigrufenRuleset:
    """Return a book with some rules changed, as a house ruleset does."""
    return structs.replace(
        book, **{rule: structs.replace(getattr(book, rule), **values) for rule, values in changes.items()}
    )


# Moves


def card(token: str) -> int:
    return parse_card(token)


def cards(tokens: str) -> CardSet:
    return parse_cards(tokens)


def names(found: CardSet) -> str:
    """Write cards from the weakest spade to the skus."""
    return " ".join(CARD_NAMES[one] for one in found)


def seat_of(name: str) -> Seat:
    return SEAT_NAMES.index(name)


def item(name: str) -> Announced:
    return next(known for known in ITEMS if known == name)


def announced(names: list[str]) -> tuple[Announced, ...]:
    return tuple(item(name) for name in names)


def bird(name: str) -> Bird:
    return next(known for known in BIRDS if known == name)


def target(name: str) -> Target:
    if name == "game":
        return "game"
    return seat_of(name) if name in SEAT_NAMES else item(name)


_PLAIN: dict[str, Action] = {
    "vorhand": VORHAND,
    "pass": PASS,
    "passes-forehand": PASS_FOREHAND,
    "talks": TALK,
    "throws-in": THROW_IN,
    "stops": STOP,
    "plays-on": PLAY_ON,
    "strikes": STRIKE,
    "agrees": AGREE,
}
_KINDS: Final[tuple[ClaimKind, ...]] = get_args(ClaimKind)
_LOST: Final[tuple[Lost, ...]] = get_args(Lost)
_TAKES: dict[str, Take] = {"1": Take(1), "2": Take(2), "all": Take("all")}
_SPOKEN = {"good", "announces", "kontra", "re", "sub"}


def parse_move(text: str) -> tuple[Seat, Action]:  # noqa: C901 - one case for each verb
    seat, verb, *rest = text.split()
    by = seat_of(seat)
    if verb in _SPOKEN:
        return by, _speak(text.split()[1:])
    if verb in _PLAIN:
        return by, _PLAIN[verb]
    match verb:
        case "rules":
            payer, payee, points, _because, *why = rest
            return by, RuleByHand("ABCD".index(payer), "ABCD".index(payee), int(points), " ".join(why))
        case "hold":
            return by, Hold(announced(rest))
        case "calls":
            return by, Call(None if rest[0] == "fourth" else card(rest[0]))
        case "takes":
            return by, _TAKES[rest[0]]
        case "concedes":
            return by, Concede(bird(rest[0]) if rest else None)
        case "lays":
            laid_away, _, hidden = " ".join(rest).partition("hiding")
            return by, Lay(cards(laid_away), cards(hidden))
        case "corrects" | "exposes":
            return by, Correct(card(rest[0])) if verb == "corrects" else Expose(card(rest[0]))
    if verb.startswith("claims-"):
        return by, _claim(verb, rest)
    if verb == "besserrufer":
        return by, Bid(verb, bird(rest[0]) if rest else None)
    if verb in {contract.id for book in (K1900, TURNIER, MAYR) for contract in book.contracts}:
        return by, Bid(verb, None, announced(rest))
    return by, Play(card(verb))


def _claim(verb: str, rest: list[str]) -> ClaimFault | ClaimLost:
    if verb == "claims-lost":
        return ClaimLost(next(lost for lost in _LOST if lost == rest[0]))
    kind: ClaimKind = next(kind for kind in _KINDS if verb == f"claims-{kind}")
    return ClaimFault(kind, seat_of(rest[0]), int(rest[2]) if rest[1:] else None)


def _speak(words: list[str]) -> Speak:
    announces: list[Announced] = []
    doubles: list[Target] = []
    for word in " ".join(words).split("+"):
        verb, *rest = word.split()
        if verb == "announces":
            announces += [] if rest == ["nothing"] else announced(rest)
        else:
            doubles += map(target, rest)
    return Speak(tuple(announces), tuple(doubles))


def spell(offer: Offer) -> str:
    """Write what is offered in a word."""
    for text, action in _PLAIN.items():
        if offer == action:
            return text
    match offer:
        case Bid(contract, named, announces):
            return " ".join((contract, *([named] if named else []), *announces))
        case Hold():
            return "hold"
        case Call(called):
            return f"calls {'fourth' if called is None else CARD_NAMES[called]}"
        case Take(half):
            return f"takes {half}"
        case Concede(named):
            return f"concedes {named}" if named else "concedes"
        case Speak(announces, doubles):
            doubled = [SEAT_NAMES[one] if isinstance(one, int) else one for one in doubles]
            return " ".join((*announces, *(f"×{one}" for one in doubled))) or "good"
        case Play(played):
            return CARD_NAMES[played]
        case _:
            return "lays"


def offered(state: KoenigrufenState, seat: Seat | None = None) -> list[str]:
    """Write what a seat, or the one on turn, may do, in the order in which it is offered."""
    by = on_turn(state) if seat is None else seat
    return [spell(offer) for offer in state.legal_actions(by)]


def playable(state: KoenigrufenState) -> str:
    """Write the cards that the player on turn may play."""
    return " ".join(offered(state))


def on_turn(state: KoenigrufenState) -> Seat:
    assert state.turn is not None
    return state.turn


def after(state: KoenigrufenState, moves: str) -> KoenigrufenState:
    for move in moves.split(","):
        state = state.apply(*parse_move(move))
    return state


def refused(state: KoenigrufenState, seat: Seat, action: Action) -> IllegalAction:
    """Return the refusal of an action; it names its rule, and the action was not offered."""
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, action)
    refusal = caught.value
    assert isinstance(refusal.reason, Reason)
    assert refusal.rule == getattr(state.ruleset, _rule_of(state, refusal.reason)).source
    assert action not in state.legal_actions(seat)
    return refusal


def _rule_of(state: KoenigrufenState, reason: Reason) -> str:
    """Return which rule refuses something; whose turn it is, and for what, depends on the phase."""
    by_phase = {
        Phase.CALLING: "calling",
        Phase.TALON: "discard",
        Phase.LAYING: "discard",
        Phase.ANNOUNCING: "announcing",
        Phase.PLAY: "leading",
        Phase.CLOSING: "renonce",
    }
    if reason is Reason.NOT_YOUR_TURN and state.table.proceedings.ruling is not None:
        return "renonce"
    if reason in {Reason.NOT_NOW, Reason.NOT_YOUR_TURN}:
        return by_phase.get(state.phase, "auction")
    if reason is Reason.NOT_IN_YOUR_HAND and state.phase is Phase.LAYING:
        return "discard"
    return RULE_OF[reason]


def why_not(state: KoenigrufenState, move: str) -> Reason:
    """Return the reason why a move is refused."""
    reason = refused(state, *parse_move(move)).reason
    assert isinstance(reason, Reason)
    return reason


def is_accepted(state: KoenigrufenState, seat: Seat, action: Action) -> bool:
    try:
        state.apply(seat, action)
    except IllegalAction:
        return False
    return True


# Deals


def filled_up(talon: str, *hands: str) -> tuple[tuple[CardSet, ...], tuple[int, ...]]:
    """Deal what is missing suit by suit, each card to where there is most room, so that every hand is mixed."""
    sets = [cards(hand) for hand in hands] + [NO_CARDS] * (PLAYERS - len(hands))
    lying = [card(token) for token in talon.split()]
    rest = PACK - CardSet.from_cards(one for part in (*sets, lying) for one in part)
    for suit in OF_SUIT:
        for one in rest & suit:
            room = [HAND_SIZE - len(held) for held in sets] + [2 * HALF - len(lying)]
            place = room.index(max(room))
            if place < PLAYERS:
                sets[place] |= CardSet.of(one)
            else:
                lying.append(one)
    return tuple(sets), tuple(lying)


def begun(
    book: KoenigrufenRuleset, *hands: str, talon: str = "", dealer: Seat = D, mode: Mode = Mode.STRICT
) -> KoenigrufenState:
    """Return a deal before the auction, in which the seats hold at least these cards; A has the forehand."""
    sets, lying = filled_up(talon, *hands)
    return start(book, dealer, sets, lying, mode=mode)


def won_by(state: KoenigrufenState, bid: str) -> KoenigrufenState:
    """Go through the auction: one player bids once, as soon as he may, and everybody else passes."""
    bidder, action = parse_move(bid)
    assert isinstance(action, Bid)
    while state.phase is Phase.AUCTION:
        offers = state.legal_actions(on_turn(state))
        has_bid = state.table.auction.best_by == bidder
        if state.turn == bidder and not has_bid and structs.replace(action, announces=()) in offers:
            state = state.apply(bidder, action)
        else:
            state = state.apply(on_turn(state), VORHAND if VORHAND in offers else PASS)
    return state


def laid(state: KoenigrufenState, discard: str = "") -> KoenigrufenState:
    """Lay these cards, or the first that may be laid."""
    declarer = on_turn(state)
    (choice,) = state.legal_actions(declarer)
    assert isinstance(choice, DiscardChoice)
    return state.apply(declarer, Lay(cards(discard)) if discard else next(iter(choice)))


def prepared(
    book: KoenigrufenRuleset,
    bid: str,
    *hands: str,
    talon: str = "",
    call: str = "",
    take: str = "1",
    discard: str = "",
    dealer: Seat = D,
    mode: Mode = Mode.STRICT,
) -> KoenigrufenState:
    """Return a deal at the beginning of the round before play."""
    state = won_by(begun(book, *hands, talon=talon, dealer=dealer, mode=mode), bid)
    declarer = bid.split(maxsplit=1)[0]
    if state.phase is Phase.CALLING:
        state = after(state, f"{declarer} calls {call}")
    if state.phase is Phase.TALON:
        contract = state.table.contract
        assert contract is not None
        state = after(state, f"{declarer} takes {'all' if contract.talon == 'all' else take}")
        state = laid(state, discard)
    return state


def quiet(state: KoenigrufenState) -> KoenigrufenState:
    """Let everybody say "gut" until the play begins; a bird that must be announced is announced."""
    while state.phase is Phase.ANNOUNCING:
        offers = state.legal_actions(on_turn(state))
        word = GOOD if GOOD in offers else offers[0]
        assert isinstance(word, Speak)
        state = state.apply(on_turn(state), word)
    return state


def in_play(
    book: KoenigrufenRuleset,
    bid: str,
    *hands: str,
    talon: str = "",
    call: str = "",
    take: str = "1",
    discard: str = "",
    said: str = "",
    dealer: Seat = D,
    mode: Mode = Mode.STRICT,
) -> KoenigrufenState:
    """Return a deal in which the first card is to be led; ``said`` begins the round before play."""
    state = prepared(book, bid, *hands, talon=talon, call=call, take=take, discard=discard, dealer=dealer, mode=mode)
    return quiet(after(state, said) if said else state)


def played(state: KoenigrufenState, tokens: str) -> KoenigrufenState:
    """Play cards one after the other, by whoever is on turn."""
    for token in tokens.split():
        state = state.apply(on_turn(state), Play(card(token)))
    return state


def played_out(state: KoenigrufenState, *orders: str) -> KoenigrufenState:
    """Play to the end: each seat plays the first of its cards in an order that it may, else the lowest."""
    wanted = [[card(token) for token in order.split()] for order in orders] + [[]] * (PLAYERS - len(orders))
    while not state.is_settled:
        seat = on_turn(state)
        offers = state.legal_actions(seat)
        named = [PLAYS[one] for one in wanted[seat] if PLAYS[one] in offers]
        choice = (named or offers)[0]
        assert isinstance(choice, Play)
        state = state.apply(seat, choice)
    return state


# Positions


def position(
    book: KoenigrufenRuleset,
    contract: str,
    leader: Seat,
    *hands: str,
    declarer: Seat = A,
    call: str = "",
    announced: str = "",
    mode: Mode = Mode.STRICT,
) -> KoenigrufenState:
    """Return a position from the middle of a deal: forehand A; the trick follows from the number of cards.

    ``announced`` tells who has announced what: ``A pagat uhu, B trull``.
    """
    sets = tuple(cards(hand) for hand in hands)
    said = [(seat_of(words.split()[0]), words.split()[1:]) for words in announced.split(",") if words]
    announcements = tuple(Announcement(seat, item(name)) for seat, items in said for name in items)
    table = Table(
        ruleset=book,
        dealer=D,
        phase=Phase.PLAY,
        turn=leader,
        auction=Auction(A, A, A, opened=True, best=Bid(contract), best_by=declarer),
        lacks=(NO_CARDS,) * PLAYERS,
        call=Call(card(call)) if call else None,
        round=Round(announcements, turns=PLAYERS, goods=PLAYERS - 1),
        mode=mode,
    )
    assert table.contract is not None
    number = LAST_TRICK + 1 - max(map(len, sets))
    trick = Trick(number, leader, table.contract.kind == "suit", book.kaiserstich.played)
    lying = tuple(PACK - CardSet.from_cards(one for held in sets for one in held))[: 2 * HALF]
    return KoenigrufenState(replace(table, trick=trick), sets, lying)


# What a deal came to


def replayed(state: KoenigrufenState) -> KoenigrufenState:
    """Play a state again from its deal, action by action."""
    table = state.table
    again = start(table.ruleset, table.dealer, state.dealt, state.talon)
    for seat, action in table.log:
        if again.phase is Phase.LAYING:
            again = again.apply(on_turn(again), Lay(state.laid))
        again = again.apply(seat, action)
    if again.phase is Phase.LAYING and table.phase is not Phase.LAYING:
        again = again.apply(on_turn(again), Lay(state.laid))
    return again


def items(facts: Facts) -> set[str]:
    """Write the bonuses of a deal: ``pagat declarer announced made``, with ``×2`` where it was doubled."""
    return {_spelled(entry) for entry in facts.items}


def _spelled(entry: Item) -> str:
    words = [entry.item, entry.side.value, "announced" if entry.announced else "silent"]
    words.append("made" if entry.made else "lost")
    return " ".join(words + ([f"×{entry.kontra}"] if entry.kontra > 1 else []))


def valat(facts: Facts) -> str:
    """Write a Valat in the same way, or nothing."""
    found = facts.valat
    return "" if found is None else _spelled(Item("trull", found.side, found.announced, found.made, found.kontra))[6:]


def points(half_points: tuple[int, ...]) -> tuple[float, ...]:
    return tuple(one / 2 for one in half_points)


def score(state: KoenigrufenState) -> tuple[float, ...]:
    """Return what everybody has won or lost."""
    return points(state.settlement.score)


def money(state: KoenigrufenState) -> tuple[float, ...]:
    return points(state.settlement.money)


DECLARER, DEFENDERS = Side.DECLARER, Side.DEFENDERS
