"""The tables of a rule book, worked out from its data: order of the cards, count, rotation."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from tarock.core.cards import RANK_NAMES, RED_SUITS, SUIT_NAMES, SUITS, rank_of
from tarock.core.cardset import CardSet
from tarock.danish.count import amounts
from tarock.danish.rules import CardValues, Count, DanishRuleset, Game, Rotation
from tarock.danish.seating import ACTIVE, Seating
from tarock.words import Words
from tarock.words.passages import TextTable, court_values, value_table

SYMBOLS: Final = "♠♥♦♣"

TERMS: Final = {
    "tarok": "tarok",
    "skus": "skus",
    "caval": "caval",
    "ultimere": "ultimere",
    "bagud": "bagud",
    "kop": "kongekop, pagatkop",
    "fundere": "fundere",
    "indskyde": "indskyde",
    "raekkekort": "rækkekort",
    "gaffelkort": "gaffelkort",
    "indstikkere": "indstikkere",
    "markere": "markere til og fra",
    "pisk": "pisk",
    "skat": "skat",
    "tout": "tout",
}
"""The words that Jensen explains (Særlige udtryk ved tarok, l.3-46); they are Danish in every language."""


def order_of_cards(words: Words, of_suit: Sequence[CardSet]) -> TextTable:
    """Return the cards of the black and of the red suits of a pack from high to low."""
    colours = ([suit for suit in SUITS if suit not in RED_SUITS], RED_SUITS)
    rows = (
        (
            ", ".join(f"{SYMBOLS[suit]} {words(f'suit-{SUIT_NAMES[suit]}')}" for suit in suits),
            _order(words, of_suit[suits[0]]),
        )
        for suits in colours
    )
    return ((words("head-suits"), words("head-order")), *rows)


def _order(words: Words, cards: CardSet) -> str:
    names = (RANK_NAMES[rank_of(card)] for card in sorted(cards, reverse=True))
    return " ".join(name if name.isdecimal() else words(f"rank-short-{name}") for name in names)


def terms(words: Words, ruleset: DanishRuleset) -> TextTable:
    """Return the players' words and what they mean."""
    amounts_of = {"fundere": ruleset.funding.each, "indskyde": ruleset.ante.each_cup}
    rows = ((name, words(f"term-{term}", points=amounts_of.get(term, 0))) for term, name in TERMS.items())
    return ((words("head-term"), words("head-meaning")), *rows)


def card_values(words: Words, values: CardValues) -> TextTable:
    """Return what each card and a trick counts."""
    top = {"cell-trick": values.trick}
    courts = court_values(values.king, values.queen, values.cavall, values.jack)
    taroks = {"cell-t21": values.t21, "card-pagat": values.pagat, "card-skus": values.skus}
    return value_table(words, top | courts | taroks)


def count_payments(words: Words, rule: Count) -> TextTable:
    """Return what is paid for every pile from nothing to all, as the engine rounds it."""
    piles = range(ACTIVE * rule.average + 1)
    rows = (
        (_span([points for points, _ in group]), _payment(words, due))
        for due, group in groupby(((points, _due(rule, points)) for points in piles), key=lambda pile: pile[1])
    )
    return ((words("head-pile"), words("head-payment")), *rows)


def _due(rule: Count, points: int) -> int:
    """Return what the dealer, who always counts, gets for a pile."""
    seating = Seating.of_three(0)
    piles = dict.fromkeys(seating.active, rule.average) | {seating.dealer: points}
    return amounts(rule, seating, piles)[seating.dealer]


def _span(points: list[int]) -> str:
    return str(points[0]) if len(points) == 1 else f"{points[0]}–{points[-1]}"


def _payment(words: Words, due: int) -> str:
    if due == 0:
        return words("cell-nothing")
    return words("cell-pays" if due < 0 else "cell-receives", points=abs(due))


def first_deals(words: Words, rotation: Rotation) -> TextTable:
    """Return who plays which part in the first deals, by the letters of the seats."""
    heads = [words("head-deal"), *(words(f"role-{role}") for role in ("dealer", "forehand", "middle"))]
    rows = list(_deals(rotation))
    if any(row[-1] for row in rows):
        return ((*heads, words("role-sitting-out")), *rows)
    return (tuple(heads), *(row[:-1] for row in rows))


def _deals(rotation: Rotation) -> Iterator[tuple[str, ...]]:
    """Yield a row for each game until everybody has dealt, or until the first rest is over.

    The last seat is the first to rest.
    """
    playing = rotation.at_table - rotation.resting
    shown = rotation.rest_rounds if rotation.resting else -(-playing // len(rotation.games))
    for number in range(shown):
        games = [_seats(game, number * rotation.step, playing) for game in rotation.games]
        active = {seat for game in games for seat in game}
        out = ", ".join(_letter(seat) for seat in range(rotation.at_table) if seat not in active)
        for game in games:
            yield (str(number + 1), *(_letter(seat) for seat in game), out)


def _seats(game: Game, dealer: int, playing: int) -> tuple[int, ...]:
    return tuple((dealer + offset) % playing for offset in (game.dealer, game.forehand, game.middle))


def _letter(seat: int) -> str:
    return chr(ord("A") + seat)
