"""Rules over HTTP: the books, their rule books, and what a house may change."""

from pathlib import Path

import httpx
import pytest

from tarock.rulesets import RULESETS, load
from tarock.server.rules_shown import RuleShown, book_shown, keys_shown, ruleset_shown
from tarock.words import LANGUAGES
from tarock.words.rulebook import rule_book
from tests.server.browsers import check, log_in
from tests.server.servers import Running

HOUSE = 'id = "ours"\nname = "Ours"\nextends = "danish-hjoerring"\n[ante]\neach_cup = 7\n'


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_rule_book_is_shown_whole_and_numbered(ruleset: str, language: str) -> None:
    shown = book_shown(load(ruleset), language)
    book = rule_book(load(ruleset), language)
    assert book.title == shown.title
    assert book.intro == "\n\n".join(shown.intro)
    rules = [rule for section in shown.sections for rule in section.rules]
    expected = [rule for section in book.sections for rule in section.rules]
    assert [(rule.id, rule.text, rule.source, rule.table) for rule in expected] == [
        (rule.key, rule.text, rule.source, rule.table) for rule in rules
    ]
    assert list(range(1, len(rules) + 1)) == [rule.number for rule in rules]
    assert len({rule.key for rule in rules}) == len(rules)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_key_is_shown_with_the_rule_that_it_belongs_to(ruleset: str) -> None:
    for key in keys_shown(load(ruleset), "en"):
        if key.value is not None:
            assert isinstance(key.rule, RuleShown), key.key
            assert key.key.startswith(key.rule.key)


def test_a_book_tells_how_many_can_play_and_by_which_rotations() -> None:
    """Jensen 1989, Spillerne, l.48-118: three to seven; Møller, Deltagere, l.354-389: three to five."""
    shown = {ruleset: ruleset_shown(load(ruleset)) for ruleset in RULESETS}
    tables = {name: {size.players: size.rotations for size in each.tables} for name, each in shown.items()}
    assert list(tables["danish-jensen-1989"]) == [3, 4, 5, 6, 7]
    assert tables["danish-hjoerring"][5] == ("five", "five-hermansen")
    assert tables["koenigrufen-1900"] == {4: ()}
    assert {each.family: each.language for each in shown.values()} == {"danish": "da", "koenigrufen": "de"}


def test_rules_over_http(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        book = (await http.get("/api/rulesets/danish-hjoerring/book?language=da")).json()
        assert (book["language"], book["ruleset"]) == ("da", "danish-hjoerring")
        assert (await http.get("/api/rulesets/danish-hjoerring/book")).json()["language"] == "en"
        assert (await http.get("/api/rulesets/danish-hjoerring/book?language=fr")).json()["code"] == "malformed"
        assert (await http.get("/api/rulesets/poker/book")).status_code == 404
        house = await http.post("/api/rulesets/book", json={"text": HOUSE, "language": "de"})
        assert house.json()["title"] == "Ours"
        ante = next(rule for part in house.json()["sections"] for rule in part["rules"] if rule["key"] == "ante")
        assert "7" in ante["text"]
        keys = (await http.get("/api/rulesets/danish-hjoerring/keys?language=da")).json()
        assert next(key for key in keys if key["key"] == "ante.each_cup")["value"] == 5
        await log_in(http)
        settings = {"ruleset": "ours", "house": HOUSE, "chairs": [{}, {}, {}]}
        table = (await http.post("/api/tables", json=settings)).json()["id"]
        in_force = (await http.get(f"/api/tables/{table}/book?language=de")).json()
        assert house.json() == in_force

    check(tmp_path, test)


def test_all_flaws_of_a_house_are_answered_with_their_keys_and_places(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        two = await http.post("/api/rulesets/check", json={"text": f"{HOUSE}[skat]\nskuss = 1\nt21 = 3\n"})
        assert (two.status_code, two.json()["code"]) == (400, "bad-ruleset")
        assert {"skat.skuss", "skat.t21"} == {flaw["key"] for flaw in two.json()["flaws"]}
        broken = await http.post("/api/rulesets/book", json={"text": f"{HOUSE}[skat]\nt21 = "})
        assert [(flaw["line"], flaw["column"]) for flaw in broken.json()["flaws"]] == [(7, 7)]

    check(tmp_path, test)
