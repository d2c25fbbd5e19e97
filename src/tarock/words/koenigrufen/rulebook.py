"""The rule book of Königrufen.

Each table of the ruleset is one passage of the book: its amounts and switches are the arguments of the message
``k-rule-<table>``, together with what the ruleset has at all (:func:`_features`).
"""

from collections.abc import Callable, Iterator
from typing import Final

from tarock.core.rules import Rule
from tarock.koenigrufen.bonus_kinds import BIRDS
from tarock.koenigrufen.cards import OF_SUIT, PACK, thirds
from tarock.koenigrufen.rules import Bonus, Contract, KoenigrufenRuleset
from tarock.words import Words
from tarock.words.danish.tables import order_of_cards
from tarock.words.koenigrufen import tables
from tarock.words.koenigrufen.names import bonus_name, contract_name, points_and_blatt
from tarock.words.passages import (
    CUSTOM,
    Arguments,
    BookRule,
    Section,
    TextTable,
    arguments,
    flat,
    hyphenated,
    listed,
    passage,
    sectioned,
    yes_no,
)

SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "cards": ("pack", "suits", "tarocks", "counting"),
    "table": ("players", "customs.money", "dealing", "customs.dealers_eyes"),
    "auction": (
        "auction",
        "customs.exact_words",
        "customs.pass_gut",
        "customs.pass_gut_or_weiter",
        "passing_on",
    ),
    "games": ("contracts", "customs.ouvert_cards_stay"),
    "calling": ("calling", "king_in_talon", "solo_king_in_talon"),
    "talon": ("talon", "discard"),
    "play": ("leading", "following", "trick", "suit_game", "kaiserstich"),
    "announcing": (
        "announcing",
        "customs.wrong_bird",
        "bonuses",
        "customs.no_captures",
        "customs.king_lost_in_silence",
        "valat",
        "kontra",
        "customs.words_rekontra_subkontra",
        "customs.words_re_subre",
        "customs.talon_first",
        "customs.kontra_and_valat",
    ),
    "settlement": ("settling", "customs.partner_bears_it", "written"),
    "trischaken": ("trischaken", "customs.buergermeister"),
    "faults": (
        "renonce",
        "rulings",
        "customs.lawful_card_stays",
        "customs.last_trick_only",
        "customs.referees",
        "customs.tricks_apart",
    ),
}
"""The sections of the book, each with the tables of the ruleset and the constants of the game that it holds."""

CONSTANTS: Final = {
    "pack": "Book of 1900, §§ 9, 20; Tournament sheet, T-A38; Mayr 2012, Die Karten",
    "suits": "Book of 1900, Introduction, K-A01; Tournament sheet, T-A38; Mayr 2012, Die Karten",
    "tarocks": "Book of 1900, §§ 10–11; Tournament sheet, 5.5, T-A38; Mayr 2012, Die Karten, M-A01",
    "players": "Book of 1900, Introduction, § 13; Tournament sheet, 1.3, 3.4; Mayr 2012, Verlosen, Lizitation",
    "talon": "Book of 1900, §§ 8–9, 13; Tournament sheet, 3.1, 10.2, T-A39; Mayr 2012, Talon und Verlegen",
    "settling": "Book of 1900, §§ 10, 17, K-A03; Tournament sheet, 1.6, 1.8, 10.3; Mayr 2012, Kontrieren, Übersicht",
}
"""What the three books say alike and no ruleset changes, with its sources."""

_ALL_LEVELS: Final = 3
"""Kontra, its answer, and the answer to that."""
_WORDS_FOR_ANSWERS: Final = ("words_rekontra_subkontra", "words_re_subre")

_TABLES: Final[dict[str, Callable[[Words, KoenigrufenRuleset], TextTable]]] = {
    "suits": lambda words, _: order_of_cards(words, OF_SUIT),
    "counting": lambda words, ruleset: tables.card_values(words, ruleset.counting),
    "auction": lambda words, ruleset: tables.order_of_bids(words, ruleset.auction),
    "valat": tables.valat,
    "trischaken": tables.trischaken,
}
"""The rules that have a table of figures."""


def intro(words: Words, ruleset: KoenigrufenRuleset) -> str:
    """Return what the game is about, and where the rules come from."""
    book = ruleset.book
    dated = yes_no(value=any(character.isdecimal() for character in book.year))
    aim = words("k-book-aim")
    origin = words("k-book-origin", author=book.author, title=book.title, year=book.year, dated=dated)
    return f"{flat(aim)}\n\n{flat(origin)}"


def sections(words: Words, ruleset: KoenigrufenRuleset) -> tuple[Section, ...]:
    """Return the sections of the book; one without rules is left out."""
    return tuple(sectioned(words, "k-section-", SECTIONS, lambda entry: _rules(words, ruleset, entry)))


def _rules(words: Words, ruleset: KoenigrufenRuleset, entry: str) -> Iterator[BookRule]:
    if entry == "contracts":
        yield from _contracts(words, ruleset)
    elif entry == "bonuses":
        yield from _bonuses(words, ruleset)
    elif entry.startswith(CUSTOM):
        yield from _customs(words, ruleset, entry.removeprefix(CUSTOM))
    elif entry in CONSTANTS:
        yield _rule(words, ruleset, entry, CONSTANTS[entry], {})
    else:
        rule: Rule | None = getattr(ruleset, entry)
        if rule is not None:
            yield _rule(words, ruleset, entry, rule.source, arguments(rule))


def _rule(words: Words, ruleset: KoenigrufenRuleset, entry: str, source: str, args: Arguments) -> BookRule:
    more = _MORE[entry](words, ruleset) if entry in _MORE else {}
    text = passage(words, f"k-rule-{entry}", **(_features(ruleset) | args | more))
    return BookRule(entry, text, source, _TABLES[entry](words, ruleset) if entry in _TABLES else ())


_CAPTURES: Final = frozenset({"mondfang", "king_captured"})

_CUSTOM_NEEDS: Final[dict[str, Callable[[KoenigrufenRuleset], bool]]] = {
    "ouvert_cards_stay": lambda rules: any(contract.ouvert for contract in rules.contracts),
    "wrong_bird": lambda rules: any(bonus.id in BIRDS[1:] for bonus in rules.bonuses),
    "no_captures": lambda rules: not _CAPTURES & rules.bonuses_by_id.keys(),
    "king_lost_in_silence": lambda rules: "king_captured" not in rules.bonuses_by_id,
    **dict.fromkeys(_WORDS_FOR_ANSWERS, lambda rules: rules.kontra.levels == _ALL_LEVELS),
    "talon_first": lambda rules: rules.kontra.levels > 0,
    "kontra_and_valat": lambda rules: (
        rules.kontra.levels > 0 and any(contract.kind == "suit" for contract in rules.contracts)
    ),
    "partner_bears_it": lambda rules: rules.renonce.pays == "offender",
    "buergermeister": lambda rules: rules.trischaken is not None,
}
"""What a house must have left as the book has it, for a custom of the book still to make sense."""


def _customs(words: Words, ruleset: KoenigrufenRuleset, name: str) -> Iterator[BookRule]:
    """Give what the book asks of the people at the table, where it speaks of it."""
    for custom in ruleset.customs:
        if custom.id == name and (name not in _CUSTOM_NEEDS or _CUSTOM_NEEDS[name](ruleset)):
            yield _rule(words, ruleset, f"{CUSTOM}{name}", custom.source, {})


def _features(ruleset: KoenigrufenRuleset) -> Arguments:
    """Return what a ruleset has at all, so that its book does not speak of what it lacks."""
    contracts = ruleset.contracts
    has = {
        "has_negative": any(contract.kind == "negative" for contract in contracts),
        "has_suit_game": any(contract.kind == "suit" for contract in contracts),
        "has_trischaken": ruleset.trischaken is not None,
        "has_all": any(contract.talon == "all" for contract in contracts),
        "has_besserrufer": any(contract.needs == "bird" for contract in contracts),
        "has_dearer": any(contract.lost != contract.value for contract in contracts),
        "has_birds": any(bonus.id in BIRDS[1:] for bonus in ruleset.bonuses),
    }
    return {name: yes_no(value=value) for name, value in has.items()}


# What the passages say beside the plain fields of their tables


def _counting(words: Words, ruleset: KoenigrufenRuleset) -> Arguments:
    rule = ruleset.counting
    total = thirds(rule, PACK)
    return {
        "goal": points_and_blatt(words, rule.win_thirds),
        "total": total,
        "total_points": points_and_blatt(words, total),
    }


def _auction(words: Words, ruleset: KoenigrufenRuleset) -> Arguments:
    rule = ruleset.auction
    return {
        "lowest": listed(words, (contract_name(words, bid) for bid in rule.order[0])),
        "free": listed(words, (contract_name(words, bid) for bid in rule.free)),
        "free_count": len(rule.free),
        "first_word": listed(words, (contract_name(words, bid) for bid in rule.first_word)),
        "first_word_count": len(rule.first_word),
    }


def _suit_game(words: Words, ruleset: KoenigrufenRuleset) -> Arguments:
    rule = ruleset.suit_game
    return {
        "bonuses": listed(words, (bonus_name(words, bonus) for bonus in rule.bonuses)),
        "bonus_count": len(rule.bonuses),
    }


def _announcing(words: Words, ruleset: KoenigrufenRuleset) -> Arguments:
    rule = ruleset.announcing
    return {
        "holder_only": listed(words, (bonus_name(words, bonus) for bonus in rule.holder_only)),
        "holder_count": len(rule.holder_only),
        "partner_only": listed(words, (bonus_name(words, bonus) for bonus in rule.partner_only)),
        "partner_count": len(rule.partner_only),
    }


def _kontra(_: Words, ruleset: KoenigrufenRuleset) -> Arguments:
    """Tell whether a custom of the book gives the words for the answers to a kontra."""
    own = any(custom.id in _WORDS_FOR_ANSWERS for custom in ruleset.customs)
    return {"own_words": yes_no(value=own and ruleset.kontra.levels == _ALL_LEVELS)}


def _renonce(_: Words, ruleset: KoenigrufenRuleset) -> Arguments:
    no_bird = ruleset.renonce.no_bird
    return {"overtake": yes_no(value=ruleset.trick.overtake), "no_bird": "none" if no_bird is None else no_bird}


_MORE: Final[dict[str, Callable[[Words, KoenigrufenRuleset], Arguments]]] = {
    "counting": _counting,
    "auction": _auction,
    "suit_game": _suit_game,
    "announcing": _announcing,
    "kontra": _kontra,
    "renonce": _renonce,
}


# Games and bonuses: a table of all, and a passage for each with its own source


def _contracts(words: Words, ruleset: KoenigrufenRuleset) -> Iterator[BookRule]:
    overview = passage(words, "k-rule-contracts", **_features(ruleset))
    yield BookRule("contracts", overview, _overview(ruleset), tables.games(words, ruleset))
    for contract in ruleset.contracts:
        text = passage(words, "k-rule-contract", **_contract(words, ruleset, contract))
        yield BookRule(f"contracts.{contract.id}", text, contract.source)


def _overview(ruleset: KoenigrufenRuleset) -> str:
    return f"{ruleset.book.short}, {ruleset.book.overview}"


def _contract(words: Words, ruleset: KoenigrufenRuleset, contract: Contract) -> Arguments:
    about = hyphenated(f"k-about-{contract.id}")
    named = any(bid.startswith(f"{contract.id} ") for row in ruleset.auction.order for bid in row)
    return arguments(contract) | {
        "about": words(about) if about in words else words("k-about-house", name=contract_name(words, contract.id)),
        "lost": contract.lost,
        "dearer": yes_no(value=contract.lost != contract.value),
        "goal": points_and_blatt(words, ruleset.counting.win_thirds),
        "bid_names_bird": yes_no(value=named),
    }


def _bonuses(words: Words, ruleset: KoenigrufenRuleset) -> Iterator[BookRule]:
    overview = passage(words, "k-rule-bonuses", **_features(ruleset))
    yield BookRule("bonuses", overview, _overview(ruleset), tables.bonuses(words, ruleset))
    for bonus in ruleset.bonuses:
        yield BookRule(f"bonuses.{bonus.id}", _bonus(words, bonus), bonus.source)


def _bonus(words: Words, bonus: Bonus) -> str:
    condition = words(hyphenated(f"k-bonus-{bonus.id}"))
    return passage(words, "k-rule-bonus", bonus=bonus.id, condition=condition, **arguments(bonus))
