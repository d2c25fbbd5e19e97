"""What the words of Königrufen mean, what they are worth, and what they tell the others."""

from collections.abc import Iterator
from typing import Final

from tarock.core.cards import Card
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import (
    Action,
    Bid,
    Call,
    Concede,
    Hold,
    Lay,
    Pass,
    PassForehand,
    Speak,
    Take,
    Target,
    Vorhand,
)
from tarock.koenigrufen.announcing import subject
from tarock.koenigrufen.auction import contract_of
from tarock.koenigrufen.bonus_kinds import Announced
from tarock.koenigrufen.cards import KINGS
from tarock.koenigrufen.positive import valat_points
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Table
from tarock.koenigrufen.unseen import needed_for, shown_by_announcing, shown_by_word
from tarock.telling.koenigrufen.phrases import bonus_name
from tarock.telling.line import Line, hand, tokens
from tarock.tutor.meaning import Explainer


def _rules(view: KoenigrufenView, action: Action) -> tuple[str, ...]:
    match action:
        case Bid(contract, bird, announces):
            items = announces if bird is None else (bird, *announces)
            return f"contracts.{contract}", *_bonuses(tuple(items)), *_trischaken(view.ruleset, contract)
        case Hold(announces):
            best = view.table.auction.best
            return () if best is None else (*_rules(view, best), *_bonuses(announces))
        case PassForehand():
            return ("passing_on",)
        case Call():
            return ("calling",)
        case Take():
            return ("talon",)
        case Concede():
            return ("king_in_talon",)
        case Speak(announces, doubles):
            return (*_bonuses(announces), *(("kontra",) if doubles else ()))
        case _:
            return ()


def _bonuses(items: tuple[Announced, ...]) -> tuple[str, ...]:
    return tuple("valat" if item == "valat" else f"bonuses.{item}" for item in items)


def _trischaken(rules: KoenigrufenRuleset, contract: str) -> tuple[str, ...]:
    return ("trischaken",) if rules.contracts_by_id[contract].kind == "trischaken" else ()


# What it is worth at this moment


def _worth(view: KoenigrufenView, action: Action) -> Iterator[Line]:
    match action:
        case Bid(contract, bird, announces):
            items = announces if bird is None else (bird, *announces)
            yield from _announced(view.ruleset, contract_of(view.ruleset, contract), tuple(items))
        case Hold(announces):
            yield from _announced(view.ruleset, view.table.contract, announces)
        case Speak(announces, doubles):
            yield from _announced(view.ruleset, view.table.contract, announces)
            for target in doubles:
                yield from _doubled(view, target)
            if not announces and not doubles:
                yield Line("means-good", "word", rule=view.ruleset.announcing.source)
        case Vorhand():
            yield Line("means-vorhand", "word", rule=view.ruleset.auction.source)
        case Pass():
            yield Line("means-pass", "word", rule=view.ruleset.auction.source)
        case _:
            return


def _announced(rules: KoenigrufenRuleset, game: Contract | None, items: tuple[Announced, ...]) -> Iterator[Line]:
    """Give what announcements count in a game, its factor among it."""
    assert game is not None
    for item in items:
        if item == "valat":
            points = valat_points(rules, game, announced=True, is_lost=False)
        else:
            points = rules.bonuses_by_id[item].announced * game.bonus_factor
        yield Line("means-counts", "word", parts={"item": (bonus_name(item),)}, values={"points": points})


def _doubled(view: KoenigrufenView, target: Target) -> Iterator[Line]:
    """Give how far something would be doubled."""
    known = view.table.round.doubling(*subject(view.speaker, target))
    factor = 2 * (1 if known is None else known.factor)
    what = Line("coach-act-seat", seat=target) if isinstance(target, int) else bonus_name(target)
    yield Line("means-doubles", "word", parts={"item": (what,)}, values={"factor": factor})


# What it tells the others


def _tells(view: KoenigrufenView, action: Action) -> Iterator[Line]:
    yield from proven(view.table, view.seat, action)


def proven(table: Table, seat: Seat, action: Action) -> Iterator[Line]:
    """Give what a word of a seat proves to everybody, by the rules alone.

    :param table: as it was before the word.
    """
    rules = table.ruleset
    match action:
        case Bid() | Hold():
            yield from _by_bid(table, seat, action)
        case Pass():
            yield Line("tells-out", "word", seat=seat, rule=rules.auction.source)
        case PassForehand():
            yield _holds(seat, KINGS, rules.passing_on.source)
        case Call(card):
            yield from _by_call(rules, seat, card)
        case Speak(announces, doubles):
            shown = shown_by_announcing(rules, announces)
            if shown:
                yield _holds(seat, shown, rules.announcing.source)
            if any(item in rules.announcing.partner_only for item in announces):
                yield Line("tells-partner", "word", seat=seat, rule=rules.announcing.source)
            if doubles and rules.kontra.between_partners == "refused" and seat != table.declarer:
                yield Line("tells-opponent", "word", seat=seat, rule=rules.kontra.source)
        case _:
            return


def _by_bid(table: Table, seat: Seat, word: Bid | Hold) -> Iterator[Line]:
    rules = table.ruleset
    bid = word if isinstance(word, Bid) else table.auction.best
    assert bid is not None
    game = rules.contracts_by_id[bid.contract]
    shown = shown_by_word(rules, bid) | shown_by_word(rules, word)
    if shown:
        yield _holds(seat, shown, game.source)
    needed = needed_for(rules, bid)
    if needed:
        yield Line("tells-one-of", "word", seat=seat, cards={"cards": hand(needed)}, rule=game.source)
    if game.suit_cards:
        values: dict[str, str | int] = {"number": game.suit_cards}
        yield Line("tells-suit-cards", "word", seat=seat, values=values, rule=game.source)
    if game.calls and rules.calling.four_kings == "barred":
        yield Line("tells-not-all-kings", "word", seat=seat, rule=rules.calling.source)


def _by_call(rules: KoenigrufenRuleset, seat: Seat, card: Card | None) -> Iterator[Line]:
    source = rules.calling.source
    if card is None:
        yield Line("tells-three-kings", "word", seat=seat, rule=source)
        return
    shown = shown_by_word(rules, Call(card))
    if shown:
        yield _holds(seat, shown, source)
    called = {"card": tokens((card,))}
    if not rules.calling.own:
        yield Line("tells-lacks", "word", seat=seat, cards={"cards": hand(CardSet.of(card))}, rule=source)
        yield Line("tells-holder-is-partner", "word", seat=seat, cards=called, rule=source)
    else:
        yield Line("tells-holder-or-alone", "word", seat=seat, cards=called, rule=source)


def _holds(seat: Seat, cards: CardSet, source: str) -> Line:
    return Line("tells-holds", "word", seat=seat, cards={"cards": hand(cards)}, rule=source)


FAMILY: Final[Explainer[KoenigrufenView]] = Explainer(laying=Lay, rules=_rules, worth=_worth, tells=_tells)
