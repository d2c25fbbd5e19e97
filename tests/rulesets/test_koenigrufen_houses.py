"""House rulesets of Königrufen: what they change, and what is refused."""

from pathlib import Path

import pytest

from tarock.core.errors import RulesetError
from tarock.koenigrufen.facts import Facts
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import settle
from tarock.rulesets import DANISH, KOENIGRUFEN, load_danish, load_file, load_koenigrufen

HEAD = 'id = "stammtisch"\nextends = "koenigrufen-turnier"\nname = "Stammtisch"\n'


def house(tmp_path: Path, text: str) -> KoenigrufenRuleset:
    file = tmp_path / "stammtisch.toml"
    file.write_text(HEAD + text, encoding="utf-8")
    ruleset = load_file(file)
    assert isinstance(ruleset, KoenigrufenRuleset)
    return ruleset


def test_a_house_changes_one_contract_and_keeps_the_others(tmp_path: Path) -> None:
    ruleset = house(tmp_path, '[[contracts]]\nid = "dreier"\nvalue = 6\n')
    book = load_koenigrufen("koenigrufen-turnier")
    changed = [new for new, old in zip(ruleset.contracts, book.contracts, strict=True) if new != old]
    assert [(contract.id, contract.value, contract.source) for contract in changed] == [
        ("dreier", 6, "Stammtisch, house rule")
    ]
    facts = Facts(forehand=0, contract="dreier", declarer=1, tricks=8, thirds=120)
    assert settle(ruleset, facts).score == (-12, 36, -12, -12)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[auction]\norder = [["dreier"], ["whist"]]', "auction: 'whist' is no game of this ruleset"),
        ('[auction]\norder = [["besserrufer eagle"]]', "auction: 'besserrufer eagle' is no game"),
        ('[auction]\norder = [["dreier"], ["dreier"]]', "auction.order: 'dreier' is there twice"),
        ("[auction]\norder = []", "auction.order: there must be a game to bid"),
        ("[auction]\nfree = []", "auction.free: forehand must have a game to choose"),
        ('[[contracts]]\nid = "bettel"\ncalls = true', "'bettel' calls a king, so its kind must be positive"),
        ('[[contracts]]\nid = "bettel"\ntalon = "half"', "'bettel' does not use the talon"),
        ('[[contracts]]\nid = "dreier"\ntalon = "unused"', "'dreier' counts points, so the talon must be somebody’s"),
        ('[[contracts]]\nid = "dreier"\nvalue = 0', "'dreier' needs its value"),
        (
            '[[contracts]]\nid = "trischaken"\nvalue = 2',
            "'trischaken' has its sums and its talon in the table [trischaken]",
        ),
        ('[[contracts]]\nid = "trischaken"\ntalon = "all"', "'trischaken' has its sums and its talon in the table"),
        (
            "[counting]\nwin_thirds = 211",
            "line 5: counting.win_thirds: 211 thirds can never be reached: all cards together",
        ),
        ("[counting]\nwin_thirds = 105", "line 5: counting.win_thirds: 105 thirds are not more than half of 210"),
        ("[counting]\nwin_thirds = 100", "counting.win_thirds: 100 thirds are not more than half of 210"),
        (
            '[[bonuses]]\nid = "trull"\nsilent_failure = true',
            "bonuses.trull.silent_failure: 'trull' cannot fail in silence",
        ),
        (
            '[[contracts]]\nid = "dreier"\nvalat = [4, "much"]',
            "line 6: contracts.dreier.valat: expected a whole number from 0 to 10000, got 'much'",
        ),
        ('[[contracts]]\nid = "dreier"\nvalat = 4', "line 6: contracts.dreier.valat: expected a list"),
        (
            '[[contracts]]\nid = "neuner"\nkind = "positive"\nvalue = 5\ntalon = "half"\n' * 2,
            "line 9: contracts.neuner: 'neuner' is there twice",
        ),
        (
            '[[bonuses]]\nid = "mondfang"\nannounced = 2\nsilent = 1\n' * 2,
            "bonuses.mondfang: 'mondfang' is there twice",
        ),
        ('[suit_game]\nbonuses = ["mondfang"]', "'mondfang' is named, but there is no such bonus"),
        ("[ultimo]\nking = 3", "unknown key 'ultimo'"),
        ('[kontra]\neffect = "glory"', "kontra.effect"),
    ],
)
def test_an_impossible_house_ruleset_is_refused(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(RulesetError) as caught:
        house(tmp_path, text)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("book", "text", "lost"),
    [
        ("1900", '[[contracts]]\nid = "neuner"\nkind = "positive"\nvalue = 5\ntalon = "half"', {"neuner"}),
        ("1900", '[auction]\norder = [["solorufer"], ["dreier"], ["solodreier"]]', {"rufer"}),
        ("turnier", '[auction]\nfree = ["trischaken"]', {"rufer"}),
        ("turnier", '[auction]\nopening = "vorhand"', {"sechser"}),  # only as a first word, and that is "Vorhand"
        ("turnier", '[auction]\nopening = "call_or_pass"', {"rufer", "trischaken"}),  # nobody is left to choose freely
        ("turnier", '[auction]\nfree = ["trischaken", "rufer"]\nfirst_word = ["rufer"]', {"rufer"}),
        ("mayr-2012", '[auction]\nfree = ["sechser"]', {"rufer", "trischaken"}),
    ],
)
def test_a_contract_that_no_auction_can_reach_is_refused(tmp_path: Path, book: str, text: str, lost: set[str]) -> None:
    file = tmp_path / "house.toml"
    file.write_text(HEAD.replace("turnier", book) + text, encoding="utf-8")
    with pytest.raises(RulesetError) as caught:
        load_file(file)
    assert {flaw.key for flaw in caught.value.flaws} == {f"contracts.{name}" for name in lost}
    assert all(f"nobody can ever play '{name}'" in str(caught.value) for name in lost)


@pytest.mark.parametrize(
    "text",
    [
        "[counting]\nwin_thirds = 106",
        "[counting]\nwin_thirds = 210",
        '[auction]\nopening = "vorhand"\nfirst_word = []',
        '[auction]\nfree = ["trischaken", "rufer", "sechser"]',
    ],
)
def test_what_can_be_reached_is_played(tmp_path: Path, text: str) -> None:
    assert house(tmp_path, text).id == "stammtisch"


def test_a_book_without_trischaken_cannot_play_it(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    text = HEAD.replace("turnier", "1900") + '[[contracts]]\nid = "trischaken"\nkind = "trischaken"\n'
    file.write_text(text, encoding="utf-8")
    with pytest.raises(RulesetError, match=r"'trischaken' needs the table \[trischaken\]"):
        load_file(file)


@pytest.mark.parametrize("name", KOENIGRUFEN)
def test_every_rule_of_a_book_has_its_source(name: str) -> None:
    ruleset = load_koenigrufen(name)
    for field in ruleset.__struct_fields__:
        table = getattr(ruleset, field)
        for rule in table if isinstance(table, tuple) else (table,):
            if hasattr(rule, "source"):
                assert rule.source.startswith(ruleset.book.short)


def test_a_book_of_the_other_family_is_refused() -> None:
    with pytest.raises(RulesetError, match="is a ruleset of Königrufen"):
        load_danish(KOENIGRUFEN[0])
    with pytest.raises(RulesetError, match="is a ruleset of Danish Tarok"):
        load_koenigrufen(DANISH[0])
