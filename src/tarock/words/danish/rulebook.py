"""The rule book of Danish Tarok.

Each table of the ruleset is one passage of the book: its amounts and switches are the arguments of the message
``rule-<table>``.
"""

from collections.abc import Callable, Iterator
from typing import Final

from tarock.core.rules import Rule
from tarock.danish.cards import OF_SUIT
from tarock.danish.fault_kinds import FAULTS
from tarock.danish.rules import DanishRuleset, Rotation
from tarock.danish.seating import ACTIVE
from tarock.words import Words
from tarock.words.danish.tables import card_values, count_payments, first_deals, order_of_cards, terms
from tarock.words.passages import CUSTOM, Arguments, BookRule, Section, arguments, flat, passage, sectioned

SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "cards": ("pack", "suits", "trumps", "ultimo_cards"),
    "table": (
        "players",
        "customs.lot_for_places",
        "customs.lot_for_dealer",
        "cups",
        "customs.counters",
        "funding",
        "shortage",
    ),
    "dealing": ("ante", "customs.cut", "dealing", "customs.says_rigtigt", "customs.says_det_stemmer", "redeal"),
    "skat": ("skat", "declared_skat", "customs.says_der_er_lagt", "disclosure"),
    "declarations": ("declaring", "taroks", "matadors", "half", "customs.den_dumme", "full", "overfull"),
    "play": ("leading", "following"),
    "skus": (
        "skus_free",
        "skus_named",
        "baptism",
        "skus_pile",
        "customs.shown_skus",
        "demand",
        "skus_second_last",
        "last_skus",
    ),
    "during": ("lost_ultimo_card", "pagat_home"),
    "after": ("last_trick", "ultimo", "bagud", "ultimo_and_bagud", "customs.rather_bagud", "nolo", "tout"),
    "count": ("count",),
    "faults": ("fines", "customs.leniency", "void", "rulings", "claims"),
    "evening": ("rotations", "sitters", "evening_end", "point_value"),
    "terms": ("customs.terms",),
}
"""The sections of the book, each with the tables of the ruleset and the constants of the game that it holds."""

CONSTANTS: Final = {
    "pack": "Jensen 1989, Kortene, l.123-129; Møller, Kortene, l.300-307",
    "suits": "Jensen 1989, Kortene, l.130-134; Møller, Kortene, l.319-325",
    "trumps": "Jensen 1989, Kortene, l.136-141; Møller, Kortene, l.310-318",
    "ultimo_cards": "Jensen 1989, Udtryk, l.13-17; Møller, At ultimere, l.798-800, At trække en spiller bagud, l.1067",
    "players": (
        "Jensen 1989, Spillerne, l.48, l.55-56, Kortgivning, l.172; "
        "Møller, Deltagere, l.354, Kortgivning, l.398, Selve spillet, l.1963"
    ),
    "cups": "Jensen 1989, Udtryk, l.19; Møller, Kopper, l.334-338",
}
"""What both books say alike and no ruleset changes, with its sources."""


def intro(words: Words, ruleset: DanishRuleset) -> str:
    """Return what the game is about, and where the rules come from."""
    book = ruleset.book
    aim = words("book-aim")
    origin = words("book-origin", author=book.author, title=book.title, year=book.year)
    return f"{flat(aim)}\n\n{flat(origin)}"


def sections(words: Words, ruleset: DanishRuleset) -> tuple[Section, ...]:
    """Return the sections of the book; one without rules is left out."""
    return tuple(sectioned(words, "section-", SECTIONS, lambda entry: _rules(words, ruleset, entry)))


def _rules(words: Words, ruleset: DanishRuleset, entry: str) -> Iterator[BookRule]:
    if entry in CONSTANTS:
        table = order_of_cards(words, OF_SUIT) if entry == "suits" else ()
        yield BookRule(entry, _passage(words, entry), CONSTANTS[entry], table)
    elif entry.startswith(CUSTOM):
        yield from _customs(words, ruleset, entry.removeprefix(CUSTOM))
    elif entry in _SEVERAL:
        yield from _SEVERAL[entry](words, ruleset)
    else:
        rule: Rule = getattr(ruleset, entry)
        yield BookRule(entry, _passage(words, entry, **arguments(rule)), rule.source)


def _customs(words: Words, ruleset: DanishRuleset, name: str) -> Iterator[BookRule]:
    """Give what the book asks of the people at the table, where it speaks of it."""
    for custom in ruleset.customs:
        if custom.id == name:
            table = terms(words, ruleset) if name == "terms" else ()
            yield BookRule(f"{CUSTOM}{name}", _passage(words, f"{CUSTOM}{name}"), custom.source, table)


def _count(words: Words, ruleset: DanishRuleset) -> Iterator[BookRule]:
    rule = ruleset.count
    tables = {
        "count": (),
        "count.values": card_values(words, rule.values),
        "count.payments": count_payments(words, rule),
    }
    for name, table in tables.items():
        yield BookRule(name, _passage(words, name, **arguments(rule)), rule.source, table)


def _fines(words: Words, ruleset: DanishRuleset) -> Iterator[BookRule]:
    for fault in FAULTS:
        fine: Rule | None = getattr(ruleset.fines, fault)
        if fine is not None:
            name = f"fines.{fault}"
            yield BookRule(name, _passage(words, name, **arguments(fine)), fine.source)


def _rotations(words: Words, ruleset: DanishRuleset) -> Iterator[BookRule]:
    for rotation in ruleset.rotations:
        text = _passage(words, "rotations", **arguments(rotation), **_seated(rotation))
        yield BookRule(f"rotations.{rotation.id}", text, rotation.source, first_deals(words, rotation))


def _seated(rotation: Rotation) -> Arguments:
    """Return what follows from a rotation: its games, who sits out and who makes a second pack ready."""
    games = len(rotation.games)
    sitting = rotation.at_table - games * ACTIVE
    first = rotation.games[0]
    next_dealer = (first.dealer + rotation.step) % (rotation.at_table - rotation.resting)
    ready = "none"
    if rotation.packs > games and sitting > rotation.resting:
        ready = "sitter" if next_dealer in {first.forehand, first.middle} else "next_sits"
    return {"games": games, "sitting": sitting, "ready": ready}


_SEVERAL: Final[dict[str, Callable[[Words, DanishRuleset], Iterator[BookRule]]]] = {
    "count": _count,
    "fines": _fines,
    "rotations": _rotations,
}
"""The entries that make several rules, or rules with tables."""


def _passage(words: Words, name: str, /, **args: str | int) -> str:
    return passage(words, f"rule-{name}", **args)
