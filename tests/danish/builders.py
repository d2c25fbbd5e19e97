"""What the tests of the rules share: the two books, positions, whole deals and a short way to write moves.

A move is written as in a record: ``A H4``, ``B X=S``, ``C claims``, ``C names H``, ``C waives``, ``A demands``,
``A asks``, ``B redeal``, ``C lays S2 S3 H9``, ``A declares full S + half H missing C``, and in table mode
``B plays H7``, ``B claims-renonce A trick 4``, ``A accepts``, ``C draws A 7``.  Several moves are separated by commas.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from msgspec import structs

from tarock.core.cards import CARD_NAMES, SUIT_NAMES, Card, Suit
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.errors import IllegalAction
from tarock.core.faults import Mode
from tarock.core.packs import PACK_78
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.actions import (
    AGREE,
    ASK_LAID,
    CLAIM,
    DEAL_AGAIN,
    DEMAND,
    MOVE_CUPS,
    PASS_DEAL,
    REDEAL,
    REFUSE,
    WAIVE,
    Accept,
    Action,
    ClaimFault,
    Correct,
    Declare,
    Draw,
    Lay,
    Name,
    Play,
    PlayOutOfTurn,
)
from tarock.danish.cards import HAND_SIZE, PACK, SKAT_SIZE
from tarock.danish.events import Ante, Cups, Event
from tarock.danish.legal import Offer
from tarock.danish.reasons import RULE_OF, Reason
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.settlement import Settlement, settle
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState, start, start_position
from tarock.danish.table import Opening, Phase
from tarock.notation.cards import format_card, parse_card, parse_cards, parse_suit
from tarock.notation.danish.items import parse_item
from tarock.notation.danish.statements import format_claim
from tarock.rulesets import load_danish

A, B, C, D, E = range(5)

JENSEN = load_danish("danish-jensen-1989")
HJOERRING = load_danish("danish-hjoerring")
either_book = pytest.mark.parametrize("book", [JENSEN, HJOERRING], ids=["jensen", "hjoerring"])
"""A rule that both books have."""

THREE = Seating(dealer=A, forehand=B, middle=C)
FOUR = Seating(dealer=A, forehand=B, middle=D, sitting_out=(C,))
FOUR_TWO_PACKS = Seating(dealer=A, forehand=C, middle=D, sitting_out=(B,))
FIVE = Seating(dealer=A, forehand=B, middle=E, sitting_out=(C, D))
DEALER_C = Seating.of_three(C)


def house(book: DanishRuleset, **changes: dict[str, Any]) -> DanishRuleset:
    """Return a book with some rules changed, as a house ruleset does."""
    return structs.replace(
        book, **{rule: structs.replace(getattr(book, rule), **values) for rule, values in changes.items()}
    )


# Moves


def card(token: str) -> Card:
    return parse_card(token)


def cards(tokens: str) -> CardSet:
    return parse_cards(tokens)


def names(found: CardSet) -> str:
    """Write cards from the weakest spade to the skus."""
    return " ".join(CARD_NAMES[one] for one in found)


def play(token: str) -> Play:
    name, _, suit = token.partition("=")
    return Play(card(name), parse_suit(suit) if suit else None)


_WORDS: dict[str, Action] = {
    "claims": CLAIM,
    "waives": WAIVE,
    "demands": DEMAND,
    "asks": ASK_LAID,
    "redeal": REDEAL,
    "passes": Declare(),
    "refuses": REFUSE,
    "moves-cups": MOVE_CUPS,
    "deals-again": DEAL_AGAIN,
    "passes-deal": PASS_DEAL,
    "agrees": AGREE,
}


def parse_move(text: str) -> tuple[Seat, Action]:
    seat, verb, *rest = text.split()
    by = SEAT_NAMES.index(seat)
    if verb in _WORDS:
        return by, _WORDS[verb]
    if verb in _AT_TABLE or verb.startswith("claims-"):
        return by, _AT_TABLE.get(verb, _claim)(verb, rest)
    if verb == "names":
        return by, Name(parse_suit(rest[0]))
    if verb == "lays":
        return by, Lay(cards(" ".join(rest)))
    return by, play(verb)


def _claim(verb: str, words: list[str]) -> ClaimFault:
    kind: Any = verb.removeprefix("claims-")
    return ClaimFault(kind, SEAT_NAMES.index(words[0]), int(words[2]) if words[1:] else None)


def _declare(_verb: str, words: list[str]) -> Declare:
    return Declare(tuple(parse_item(item.split()) for item in " ".join(words).split(" + ")))


def _play_out_of_turn(_verb: str, words: list[str]) -> PlayOutOfTurn:
    played = play(words[0])
    return PlayOutOfTurn(played.card, played.named)


_AT_TABLE: dict[str, Callable[[str, list[str]], Action]] = {
    "declares": _declare,
    "plays": _play_out_of_turn,
    "corrects": lambda _, words: Correct(card(words[0])),
    "accepts": lambda _, words: Accept(holding=words == ["holding"]),
    "draws": lambda _, words: Draw(SEAT_NAMES.index(words[0]), int(words[1])),
}


def spell(offer: Offer) -> str:
    """Write what is offered in a word."""
    plain = [word for word, action in _WORDS.items() if action == offer]
    if plain:
        return plain[0]
    match offer:
        case Play(played, None):
            return format_card(played)
        case Play(played, Suit() as named):
            return f"{format_card(played)}={SUIT_NAMES[named]}"
        case Name(suit):
            return f"names {SUIT_NAMES[suit]}"
        case Declare(items):
            return f"declares {', '.join(map(str, items))}"
        case PlayOutOfTurn(played, named):
            return f"plays {spell(Play(played, named))}"
        case ClaimFault():
            return format_claim(offer)
        case Accept(holding):
            return "accepts holding" if holding else "accepts"
        case Correct(right):
            return f"corrects {format_card(right)}"
        case Draw(seat, place):
            return f"draws {SEAT_NAMES[seat]} {place}"
        case _:
            return "lays"


def offered(state: DanishState, seat: Seat) -> list[str]:
    """Write what a seat may do, in the order in which it is offered."""
    return [spell(offer) for offer in state.legal_actions(seat)]


def after(state: DanishState, moves: str) -> DanishState:
    for move in moves.split(","):
        state = state.apply(*parse_move(move))
    return state


def _rules_of(reason: Reason) -> tuple[str, ...]:
    """Return the rules that a refusal may rest on: whose turn it is depends on the part of the deal."""
    if reason in {Reason.NOT_NOW, Reason.NOT_YOUR_TURN}:
        return "skat", "declaring", "leading", "claims", "ante"
    return (RULE_OF[reason],)


def refused(state: DanishState, seat: Seat, action: Action) -> IllegalAction:
    """Return the refusal of an action; it names its rule, and the action was not offered."""
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, action)
    refusal = caught.value
    assert isinstance(refusal.reason, Reason)
    assert refusal.rule in {getattr(state.ruleset, rule).source for rule in _rules_of(refusal.reason)}
    assert action not in state.legal_actions(seat)
    return refusal


def why_not(state: DanishState, move: str) -> Reason:
    """Return the reason why a move is refused."""
    reason = refused(state, *parse_move(move)).reason
    assert isinstance(reason, Reason)
    return reason


# Positions and deals


def position(
    book: DanishRuleset, leader: Seat, *hands: str, seating: Seating = DEALER_C, trick: int | None = None
) -> DanishState:
    """Return a position from the middle of a deal; the trick follows from the number of cards."""
    sets = tuple(cards(hand) for hand in hands)
    number = HAND_SIZE + 1 - max(map(len, sets)) if trick is None else trick
    return start_position(book, seating, sets, Opening(number, leader))


def filled_up(seating: Seating, *hands: str) -> tuple[CardSet, ...]:
    """Deal what is missing evenly, so that as a rule the cards dealt make no declaration."""
    sets = [cards(hand) for hand in hands] + [NO_CARDS] * (len(seating.at_table) - len(hands))
    rest = PACK - CardSet.from_cards(one for held in sets for one in held)
    for turn, suit in enumerate(reversed(PACK_78.suits)):
        order = [seating.dealer, seating.forehand, seating.middle]
        order = order[turn % 3 :] + order[: turn % 3]
        for one in sorted(rest & suit, reverse=True):
            open_hands = [seat for seat in order if len(sets[seat]) < HAND_SIZE + SKAT_SIZE * (seat == seating.dealer)]
            sets[open_hands[0]] |= CardSet.of(one)
            order.remove(open_hands[0])
            order.append(open_hands[0])
    return tuple(sets)


def begun(
    book: DanishRuleset,
    *hands: str,
    seating: Seating = DEALER_C,
    cups: Cups | None = None,
    mode: Mode = Mode.STRICT,
) -> DanishState:
    """Return a deal before the skat, in which the seats hold at least these cards."""
    return start(book, seating, filled_up(seating, *hands), cups, mode=mode)


def laid(state: DanishState, skat: str = "") -> DanishState:
    """Lay these cards, or the first three that may be laid."""
    dealer = state.table.seating.dealer
    lay = Lay(cards(skat)) if skat else next(iter(SkatChoice(state.ruleset, state.hands[dealer])))
    return state.apply(dealer, lay)


def declared(state: DanishState) -> DanishState:
    """Let everybody declare what he must."""
    while state.phase is Phase.DECLARING:
        assert state.turn is not None
        (declare,) = (offer for offer in state.legal_actions(state.turn) if isinstance(offer, Declare))
        state = state.apply(state.turn, declare)
    return state


def in_play(
    book: DanishRuleset,
    *hands: str,
    seating: Seating = DEALER_C,
    skat: str = "",
    cups: Cups | None = None,
    mode: Mode = Mode.STRICT,
) -> DanishState:
    """Return a deal in which forehand has to lead, in which the seats hold at least these cards."""
    return declared(laid(begun(book, *hands, seating=seating, cups=cups, mode=mode), skat))


def played_to(state: DanishState, trick: int, keep: str = "") -> DanishState:
    """Let everybody play the first card that he may, but for those that he keeps while he can, up to a trick.

    In table mode they stop for a decision.
    """
    kept = cards(keep)
    while state.phase is Phase.PLAY and state.table.proceedings.ruling is None:
        assert state.turn is not None
        assert state.table.trick is not None
        if state.table.trick.number >= trick:
            break
        plays = [offer for offer in state.legal_actions(state.turn) if isinstance(offer, Play)]
        state = state.apply(state.turn, min(plays, key=lambda one: one.card in kept))
    return state


def whole_deal(
    book: DanishRuleset, orders: dict[Seat, str], skat: str, seating: Seating = DEALER_C, cups: Cups | None = None
) -> DanishState:
    """Play a whole deal: for each player his 25 cards in the order in which he plays them."""
    queues = {seat: tokens.split() for seat, tokens in orders.items()}
    hands = [" ".join(token.partition("=")[0] for token in queues.get(seat, ())) for seat in seating.at_table]
    hands[seating.dealer] += f" {skat}"
    state = in_play(book, *hands, seating=seating, skat=skat, cups=cups)
    while not state.is_over:
        assert state.turn is not None
        state = state.apply(state.turn, play(queues[state.turn].pop(0)))
    return state


@dataclass(frozen=True)
class Played:
    """A whole deal: dealer C, forehand A, middle hand B; each order is the 25 cards of a seat as they fall."""

    orders: tuple[str, str, str]
    skat: str

    def play(self, book: DanishRuleset, seating: Seating = DEALER_C, cups: Cups | None = None) -> DanishState:
        """Play it; at another table the orders go to forehand, middle hand and dealer."""
        seats = (seating.forehand, seating.middle, seating.dealer)
        return whole_deal(book, dict(zip(seats, self.orders, strict=True)), self.skat, seating, cups)


# Taroks 17 without, full kings.  B wins trick 1, C trick 2, A all others; B loses the pagat in trick 7; A wins the
# last trick with DK.  The piles count A 68, B 4, C 6 (with the skus that C threw in trick 4).
ULTIMO = Played(
    (
        "S2 S3 SK T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 HK HQ CK CQ DK",
        "SQ S9 SJ T4 T3 T2 T1 SC H4 H3 H2 H1 D3 D2 D1 DJ DC C8 C9 C10 HJ HC CJ CC DQ",
        "S1 S10 S4 X S5 S6 S7 S8 H8 H7 H6 H5 D6 D5 D4 C3 C4 C5 C6 C7 H10 H9 C1 C2 D7",
    ),
    "D10 D9 D8",
)
# The same, but C keeps the skus to the last trick, where A takes it: A 72, B 4, C 2.
ULTIMO_WITH_SKUS = Played(
    (
        ULTIMO.orders[0],
        ULTIMO.orders[1],
        "S1 S10 S4 D7 S5 S6 S7 S8 H8 H7 H6 H5 D6 D5 D4 C3 C4 C5 C6 C7 H10 H9 C1 C2 X",
    ),
    "D10 D9 D8",
)
# Taroks 17 without, full kings.  Dealer C takes no trick; B wins trick 1 and loses the pagat; A wins the last with DK.
NOLO = Played(
    (
        "S2 T5 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 SK HK HQ CK CQ CC DK",
        "SQ T4 T3 T2 T1 SC S9 S10 H4 H3 H2 H1 D3 D2 D1 C8 C9 C10 SJ HJ HC CJ DJ DC DQ",
        "S1 X S3 S4 S5 S6 S7 H8 H7 H6 H5 D6 D5 D4 C4 C5 C6 C7 S8 H10 H9 C1 C2 C3 D7",
    ),
    "D10 D9 D8",
)
# Taroks 17 without.  C takes no trick and loses DK in the last one, which A wins with T6; B loses the pagat.
NOLO_AND_BAGUD = Played(
    (
        "S2 T5 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 SK SC HK HQ CK CQ CC T6",
        "SQ T4 T3 T2 T1 S8 S9 H4 H3 H2 H1 D3 D2 D1 C8 C9 C10 SJ S10 HJ HC CJ DJ DC DQ",
        "S1 X S5 S6 S7 H8 H7 H6 H5 D7 D6 D5 D4 C4 C5 C6 C7 S3 S4 H10 H9 C1 C2 C3 DK",
    ),
    "D10 D9 D8",
)
# Taroks 21 with.  A takes every trick, brings the pagat home in trick 24 and wins the last with T2; B loses CK in it.
# The piles count A 73, B 4 (the skus of trick 1), C 1.
TOUT = Played(
    (
        "SK SQ HK DK T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3 T1 T2",
        "X S1 H10 D10 S2 S3 S4 S5 S6 S7 S8 S9 S10 H9 H8 H7 H6 H5 H4 H3 H2 H1 D9 D8 CK",
        "SJ SC HJ D7 HC HQ D6 D5 D4 D3 D2 D1 DJ DC DQ C4 C5 C6 C7 C8 C9 C10 CJ CC CQ",
    ),
    "C1 C2 C3",
)


def replayed(state: DanishState) -> DanishState:
    """Play a state again from its deal, action by action."""
    table = state.table
    if table.opening is not None:
        again = start_position(table.ruleset, table.seating, state.dealt, table.opening)
    else:
        again = start(table.ruleset, table.seating, state.dealt, table.cups, ante=Ante() in table.events)
    if table.skat_is_laid:
        again = again.apply(table.seating.dealer, Lay(state.skat))
    for seat, action in table.log:
        again = again.apply(seat, action)
    return again


# Settling


def settlement(book: DanishRuleset, seating: Seating, cups: tuple[int, int], *events: Event) -> Settlement:
    """Settle a sheet; whatever is paid goes to somebody or into a cup."""
    result = settle(book, seating, Cups(*cups), events)
    assert sum(points for _, points in result.net) + result.cups.king + result.cups.pagat == sum(cups)
    return result


def settled(
    book: DanishRuleset, seating: Seating, cups: tuple[int, int], *events: Event
) -> tuple[tuple[int, ...], tuple[int, int]]:
    """Return what a sheet comes to: the net of every seat, then king cup and pagat cup."""
    return sums(settlement(book, seating, cups, *events))


def sums(result: Settlement) -> tuple[tuple[int, ...], tuple[int, int]]:
    return tuple(points for _, points in result.net), (result.cups.king, result.cups.pagat)


def net(state: DanishState) -> tuple[int, ...]:
    """Return what everybody at the table has won or lost so far."""
    return sums(state.settlement)[0]
