"""What a book asks of the people at the table stands in its rule book, and in no other's."""

from dataclasses import dataclass

import pytest
from msgspec import structs

from tarock.core.rules import Ruleset
from tarock.rulesets import DANISH, KOENIGRUFEN, RULESETS, load, load_danish, load_koenigrufen, load_text
from tarock.words import LANGUAGES
from tarock.words.passages import BookRule
from tarock.words.rulebook import rule_book


@dataclass(frozen=True, slots=True)
class Asked:
    """A custom: whose, where in the book, and what a Danish and a German reader must find in it."""

    ruleset: str
    place: str
    danish: str
    german: str


CUSTOMS = {
    "lot_for_places": Asked("danish-jensen-1989", "l.118", "lod om pladserne", "Plätze werden ausgelost"),
    "lot_for_dealer": Asked("danish-hjoerring", "l.393", "giver først", "erste Geber"),
    "counters": Asked("danish-hjoerring", "l.330-332", "5, 10, 20 og 100", "5, 10, 20 und 100"),
    "cut": Asked("danish-jensen-1989", "l.172; B-43", "tager spilleren til venstre", "hebt der linke Nachbar"),
    "says_rigtigt": Asked("danish-jensen-1989", "l.174-175", "»rigtigt«", "„rigtigt“"),
    "says_det_stemmer": Asked("danish-hjoerring", "l.400-404", "»det stemmer« eller »det passer«", "„det stemmer“"),
    "says_der_er_lagt": Asked("danish-hjoerring", "l.419-420", "»der er lagt«", "„der er lagt“"),
    "den_dumme": Asked("danish-hjoerring", "l.467-468", "»den dumme«", "„den dumme“"),
    "shown_skus": Asked("danish-jensen-1989", "l.556-560", "»skus«", "„skus“"),
    "rather_bagud": Asked("danish-hjoerring", "l.1055-1059", "hellere gå bagud", "lieber bagud gehen"),
    "leniency": Asked("danish-hjoerring", "l.495-496", "nænsomhed", "Nachsicht"),
    "terms": Asked("danish-jensen-1989", "l.3-46", "udtryk", "Wörter"),
    "money": Asked("koenigrufen-turnier", "1.1", "om penge", "um Geld"),
    "dealers_eyes": Asked("koenigrufen-turnier", "1.3", "første seks kort", "Klopfen"),
    "exact_words": Asked("koenigrufen-turnier", "1.5", "»gut«", "„gut“"),
    "pass_gut": Asked("koenigrufen-1900", "§§ 7, 15", "»gut«", "„gut“"),
    "pass_gut_or_weiter": Asked("koenigrufen-mayr-2012", "Lizitation", "»weiter«", "„gut“ oder „weiter“"),
    "talon_first": Asked("koenigrufen-mayr-2012", "Kontrieren", "før talonen er taget", "Vor der Talonaufnahme"),
    "ouvert_cards_stay": Asked(
        "koenigrufen-mayr-2012", "Ouvertspiele", "åbent på bordet", "offen und in der gespielten"
    ),
    "wrong_bird": Asked("koenigrufen-turnier", "5.8, 8.8", "ingen Renonce", "keine Renonce"),
    "no_captures": Asked("koenigrufen-turnier", "1.7", "Fänge", "Fänge gibt es nicht"),
    "king_lost_in_silence": Asked("koenigrufen-turnier", "5.4", "den kaldte konge", "den gerufenen König"),
    "words_re_subre": Asked("koenigrufen-mayr-2012", "Kontrieren", "»Subre«", "„Subre“"),
    "words_rekontra_subkontra": Asked("koenigrufen-turnier", "2.4", "Rekontra", "Rekontra und Subkontra"),
    "kontra_and_valat": Asked("koenigrufen-turnier", "7.4", "melde Valat", "Valat ansagen"),
    "partner_bears_it": Asked("koenigrufen-turnier", "1.6, 8.10", "hinandens fejl", "mittragen"),
    "buergermeister": Asked("koenigrufen-mayr-2012", "Trischaken", "Bürgermeister", "Bürgermeister"),
    "last_trick_only": Asked("koenigrufen-mayr-2012", "Renonce", "Nachwassern", "Nachwassern"),
    "lawful_card_stays": Asked("koenigrufen-mayr-2012", "Renonce", "kan ikke rettes", "beim Schmieren"),
    "referees": Asked("koenigrufen-turnier", "10.1", "Dommerne", "Fingerspitzengefühl"),
    "tricks_apart": Asked("koenigrufen-turnier", "10.7", "adskilt", "getrennt"),
}
"""The customs, by their ids."""


def rules_in(ruleset: str, language: str) -> dict[str, BookRule]:
    book = rule_book(load(ruleset), language)
    return {rule.id: rule for section in book.sections for rule in section.rules}


@pytest.mark.parametrize("custom", CUSTOMS)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_custom_stands_in_its_own_book_only_and_names_its_place(ruleset: str, custom: str) -> None:
    asked = CUSTOMS[custom]
    for language in LANGUAGES:
        rule = rules_in(ruleset, language).get(f"customs.{custom}")
        assert (rule is not None) == (asked.ruleset == ruleset)
        if rule is not None:
            assert asked.place in rule.source


@pytest.mark.parametrize("custom", CUSTOMS)
def test_a_custom_says_what_the_book_says(custom: str) -> None:
    asked = CUSTOMS[custom]
    key = f"customs.{custom}"
    assert asked.danish.casefold() in rules_in(asked.ruleset, "da")[key].text.casefold()
    assert asked.german.casefold() in rules_in(asked.ruleset, "de")[key].text.casefold()


def test_no_custom_of_a_book_is_without_its_test() -> None:
    danish = {custom.id for name in DANISH for custom in load_danish(name).customs}
    austrian = {custom.id for name in KOENIGRUFEN for custom in load_koenigrufen(name).customs}
    assert {*danish, *austrian} == CUSTOMS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_only_one_book_has_do_not_stand_in_the_others(language: str) -> None:
    """Møller never speaks of cutting or of lots for the seats; the sheet demands “gut” and knows no “sub”."""
    moeller = rules_in("danish-hjoerring", language)
    cutting, seats = {"en": (" cut", "Seats"), "da": ("tages af", "pladserne"), "de": ("abgehoben", "Plätze")}[language]
    assert cutting not in moeller["dealing"].text
    assert seats not in moeller["players"].text
    sheet = rules_in("koenigrufen-turnier", language)
    assert "weiter“" not in sheet["auction"].text.replace("”", "“").replace("«", "“")
    assert "sub“" not in sheet["kontra"].text.casefold().replace("”", "“").replace("«", "“")


def test_a_custom_that_a_house_has_changed_away_is_left_out() -> None:
    """A house that pays for a captured Mond has captures; one without kontra needs no words for it."""
    house = 'id = "house"\nextends = "koenigrufen-turnier"\nname = "House"\n'
    captures = load_text(f'{house}\n[[bonuses]]\nid = "mondfang"\nannounced = 2\nsilent = 1\n', "house")
    assert "customs.no_captures" not in ids_in(captures)
    assert "customs.king_lost_in_silence" in ids_in(captures)
    no_kontra = ids_in(load_text(f"{house}\n[kontra]\nlevels = 0\n", "house"))
    assert not {"customs.words_rekontra_subkontra", "customs.kontra_and_valat"} & no_kontra
    assert "customs.money" in no_kontra


HELP = {"en": "may help a beginner", "da": "må hjælpe en begynder", "de": "darf einem Anfänger"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("book", "helps"), [("danish-hjoerring", True), ("danish-jensen-1989", False)])
def test_who_sits_out_helps_a_beginner_where_the_rules_let_him_and_the_book_says_so_once(
    book: str, language: str, *, helps: bool
) -> None:
    """Møller, Deltagere, l.360-361: the switch of the rules alone decides, in a house as in the book."""
    assert _told_to_help(load(book), language) == (["sitters"] if helps else [])
    switched = f'id = "h"\nextends = "{book}"\nname = "H"\n[sitters]\nmay_help = {str(not helps).lower()}\n'
    assert _told_to_help(load_text(switched, "house"), language) == ([] if helps else ["sitters"])


def _told_to_help(ruleset: Ruleset, language: str) -> list[str]:
    """Return the rules of a book that let somebody help."""
    rules = [rule for section in rule_book(ruleset, language).sections for rule in section.rules]
    return [rule.id for rule in rules if HELP[language] in rule.text]


def ids_in(ruleset: Ruleset) -> set[str]:
    return {rule.id for section in rule_book(ruleset, "en").sections for rule in section.rules}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_words_names_the_house_s_amounts(language: str) -> None:
    """Jensen l.20, l.22: to fund is to put 20, the dealer's stake is 5."""
    ruleset = load_danish("danish-jensen-1989")
    book = rule_book(structs.replace(ruleset, funding=structs.replace(ruleset.funding, each=35)), language)
    terms = next(rule for section in book.sections for rule in section.rules if rule.id == "customs.terms")
    meanings = {row[0]: row[1] for row in terms.table}
    assert "35" in meanings["fundere"]
    assert " 5 " in f" {meanings['indskyde']} "


@pytest.mark.parametrize("name", KOENIGRUFEN)
def test_the_tables_of_games_and_bonuses_name_their_place_in_the_book(name: str) -> None:
    rules = rules_in(name, "en")
    book = load_koenigrufen(name).book
    assert book.overview
    assert {rules["contracts"].source, rules["bonuses"].source} == {f"{book.short}, {book.overview}"}


def test_what_follows_from_a_revoke_and_a_misdeal_after_moeller() -> None:
    """Møller l.650-659: put right if both agree, fine and bar stay; l.405-408: a card drawn takes the fine's place."""
    moeller, jensen = rules_in("danish-hjoerring", "da"), rules_in("danish-jensen-1989", "da")
    assert "Bøden skal betales alligevel, og den skyldige kan stadig ikke ultimere" in moeller["fines.revoke"].text
    assert "rettes" not in jensen["fines.revoke"].text
    assert "kontroltælling" in moeller["fines.misdeal"].text
    assert "kontroltælling" not in jensen["fines.misdeal"].text


def test_taking_a_wrong_card_back_cites_the_reading_where_the_book_is_silent() -> None:
    """Mayr, Renonce, says so; the sheet and the book of 1900 do not."""
    assert "T-A50" in rules_in("koenigrufen-turnier", "de")["renonce"].source
    assert "K-A29" in rules_in("koenigrufen-1900", "de")["renonce"].source
    assert "A50" not in rules_in("koenigrufen-mayr-2012", "de")["renonce"].source
