"""Questions that only Königrufen asks, made from dice.

What a pile counts, how many tarocks are out, what a hand is worth by the rule of twelve, and what may be bid.
Their answers come from the engine; the deals in which something was played are played by the books.
"""

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Final

from msgspec.structs import replace

from tarock.core.cards import CARD_NAMES, Card
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES
from tarock.koenigrufen.actions import Bid, Pass, Vorhand
from tarock.koenigrufen.auction import contract_of
from tarock.koenigrufen.cards import LAST_TRICK, PACK, PLAYERS, TAROCKS, card_points, thirds
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, seat_of
from tarock.koenigrufen.table import Phase
from tarock.notation import record
from tarock.notation.koenigrufen.statements import GRAMMAR
from tarock.notation.koenigrufen.writer import record_of
from tarock.rulesets import load
from tarock.school.families import Drilling
from tarock.school.koenigrufen.facts import FACTS, counted
from tarock.school.lesson import Ask, Drill, Fact, Option, Position, Text
from tarock.words import words_in
from tarock.words.koenigrufen.names import contract_name, points_and_blatt

_FROM_POINTS: Final = 3
_BIDS: Final = 1 / 3
"""How often somebody bids in a made-up auction, where he may pass."""


def _text(en: str, da: str, de: str) -> Text:
    return Text(en=en, da=da, de=de)


# Counting


def piles(ask: Ask, drill: Drill, ruleset: str, rng: Random) -> Iterable[Ask]:
    """Ask what a pile counts: a trick, cards laid away, then more of them."""
    rule = _rules(ruleset).counting
    for number in range(drill.count):
        cards = tuple(sorted(rng.sample(tuple(PACK), 3 + number + number // 2)))
        right = thirds(rule, cards)
        plain = _FROM_POINTS * sum(card_points(rule, card) for card in cards)
        others = {right + 3, right - 3, right + 1, right - 1, plain} - {right}
        shown = sorted({right, *rng.sample(sorted(other for other in others if other > 0), 3)})
        options = tuple(
            Option(
                text=_count(each),
                value=counted(each),
                right=each == right,
                why=None if each == right else ask.otherwise,
            )
            for each in shown
        )
        names = tuple(CARD_NAMES[card] for card in cards)
        yield replace(
            ask,
            answer="choice",
            cards=names,
            options=options,
            drill=None,
            fact=Fact(name="counted", of=" ".join(names)),
        )


def _count(number: int) -> Text:
    en, da, de = (points_and_blatt(words_in(language), number) for language in ("en", "da", "de"))
    return _text(en, da, de)


# Hands and tricks


def twelve(ask: Ask, drill: Drill, ruleset: str, rng: Random) -> Iterable[Ask]:
    """Ask for the points of a hand by the rule of twelve."""
    for _ in range(drill.count):
        state = _strong(_rules(ruleset), rng)
        yield _numbered(ask, state, "twelve")


def _strong(rules: KoenigrufenRuleset, rng: Random) -> KoenigrufenState:
    """Deal until somebody in front has a hand over which one thinks."""
    while True:
        state = _dealt(rules, rng)
        if len(state.hands[seat_of(state)] & TAROCKS) >= LAST_TRICK // 2:
            return state


def tarocks(ask: Ask, drill: Drill, ruleset: str, rng: Random) -> Iterable[Ask]:
    """Ask how many tarocks are out, in deals that were played for some tricks, a few more each time."""
    for number in range(drill.count):
        tricks = 2 + number * 7 // max(1, drill.count - 1)
        state = _played(_rules(ruleset), tricks, rng)
        yield replace(_numbered(ask, state, "tarocks-out"), cards=tuple(CARD_NAMES[card] for card in _lying(state)))


def _lying(state: KoenigrufenState) -> Iterator[Card]:
    """Give the cards that everybody has seen go: the half of the talon that was left, and the tricks in their order."""
    table = state.table
    if table.take is not None and table.take.half != "all":
        yield from table.half(3 - table.take.half)
    yield from (card for trick in table.tricks for _, card in trick.plays)


def _numbered(ask: Ask, state: KoenigrufenState, fact: str) -> Ask:
    """Return a question for a number that the engine tells of a position."""
    seat = seat_of(state)
    position = Position(record=_record(state), at=len(_acts(state)), seat=SEAT_NAMES[seat])
    told = FACTS[fact](state, seat, "")
    return replace(ask, answer="number", position=position, fact=Fact(name=fact), accepted=(told,), drill=None)


def _played(rules: KoenigrufenRuleset, tricks: int, rng: Random) -> KoenigrufenState:
    """Return a deal with a partner or alone against three, after so many tricks."""
    from tarock.bots.koenigrufen.book_bot import BookBot  # noqa: PLC0415 - compiled code, which readers do not need
    from tarock.bots.koenigrufen.playing import next_move  # noqa: PLC0415 - likewise

    players = {seat: BookBot() for seat in range(PLAYERS)}
    while True:
        state = _dealt(rules, rng)
        while not state.is_over and len(state.table.tricks) < tricks:
            state = next_move(state, players, rng).state
        if state.phase is Phase.PLAY and state.table.game.kind == "positive":
            return state


# The auction


def bids(ask: Ask, drill: Drill, ruleset: str, rng: Random) -> Iterable[Ask]:
    """Ask which of some games may be bid after what the others have said."""
    rules = _rules(ruleset)
    made = 0
    while made < drill.count:
        state = _bid_on(_dealt(rules, rng), rng)
        legal = [offer for offer in state.legal_actions(seat_of(state)) if isinstance(offer, Bid)]
        barred = [Bid(name) for name in _names(rules) if all(offer.contract != name for offer in legal)]
        if state.phase is Phase.AUCTION and legal and len(barred) >= 2:  # noqa: PLR2004 - with one to choose
            made += 1
            yield _bidding(ask, state, rng.choice(legal), rng.sample(barred, 2), rng)


def _bid_on(state: KoenigrufenState, rng: Random) -> KoenigrufenState:
    """Let some players speak as dice will: most pass, some bid the lowest that they may."""
    for _ in range(rng.randint(1, 5)):
        if state.phase is not Phase.AUCTION:
            break
        seat = seat_of(state)
        offers = state.legal_actions(seat)
        words = [offer for offer in offers if isinstance(offer, Vorhand | Pass)]
        games = [offer for offer in offers if isinstance(offer, Bid) and offer.bird is None]
        bids_now = games and (not words or rng.random() < _BIDS)
        state = state.apply(seat, rng.choice(games[:4]) if bids_now else words[0])
    return state


def _names(rules: KoenigrufenRuleset) -> Iterator[str]:
    """Give the games for which no hand is needed: whether they may be bid depends on the auction alone."""
    for name in rules.contracts_by_id:
        contract = contract_of(rules, name)
        if contract is not None and contract.needs == "nothing" and not contract.suit_cards:
            yield name


def _bidding(ask: Ask, state: KoenigrufenState, right: Bid, wrong: list[Bid], rng: Random) -> Ask:
    options = [
        Option(
            text=_named(bid),
            act=GRAMMAR.spelled(bid),
            right=bid == right,
            why=None if bid == right else ask.otherwise,
        )
        for bid in (right, *wrong)
    ]
    rng.shuffle(options)
    position = Position(record=_record(state), seat=SEAT_NAMES[seat_of(state)])
    return replace(
        ask,
        answer="choice",
        position=position,
        options=tuple(options),
        goal="legal",
        checked="engine",
        drill=None,
        otherwise=None,
    )


def _named(bid: Bid) -> Text:
    name = bid.contract if bid.bird is None else f"{bid.contract} {bid.bird}"
    en, da, de = (contract_name(words_in(language), name) for language in ("en", "da", "de"))
    return _text(en, da, de)


# Deals


def _rules(ruleset: str) -> KoenigrufenRuleset:
    rules = load(ruleset)
    assert isinstance(rules, KoenigrufenRuleset)
    return rules


def _dealt(rules: KoenigrufenRuleset, rng: Random) -> KoenigrufenState:
    state: KoenigrufenState = GAMES[rules.family].dealt(rules, rng.randrange(PLAYERS), f"{rng.random()}", Mode.STRICT)
    return state


def _acts(state: KoenigrufenState) -> tuple[object, ...]:
    return GAMES[state.ruleset.family].acts(state)


def _record(state: KoenigrufenState) -> str:
    return record.dumps([record_of(state)])


DRILLS: Final[Mapping[str, Drilling]] = {"piles": piles, "twelve": twelve, "tarocks": tarocks, "bids": bids}
