"""Portable text: what follows from a record stands in it, and can be taken out again."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from tarock import door
from tarock.core.course import course_to
from tarock.notation.families import NOTATIONS, Portable
from tarock.notation.portable import exported, imported
from tarock.notation.record import Record, dumps, loads
from tarock.rulesets import load, load_danish
from tests.cases.books import read_text
from tests.drawing.deals import BOOKS, some
from tests.notation.texts import POSITION, RECORD

CASES = [name for ruleset in BOOKS for name in some(ruleset, 12)]


def read(text: str) -> Record:
    (found,) = loads(text, load)
    return found


def without_result(record: Record) -> tuple[tuple[str, str], ...]:
    return tuple(tag for tag in record.tags if tag[0] != "Result")


@pytest.mark.parametrize("name", CASES)
def test_nothing_is_lost_either_way(name: str) -> None:
    record = read(read_text(f"records/{name}.tarock"))
    text = dumps([exported(record)])
    found = read(text)
    back = imported(found)
    assert without_result(back) == without_result(record)
    assert (back.state, back.remarks) == (record.state, record.remarks)
    assert dumps([exported(found)]) == text
    assert dumps([exported(back)]) == text


def test_a_record_says_who_led_and_won_every_trick_and_who_pays_whom() -> None:
    text = dumps([exported(read(RECORD))])
    assert text.startswith('[Format "tarock-portable 1"]\n')
    assert re.search(r"^1\. .* \{\[%led A\] \[%won [ABC]\]\}$", text, re.MULTILINE)
    led, won = (re.findall(rf"%{word} ([ABC])", text) for word in ("led", "won"))
    assert len(led) == len(won) == 25
    assert led[1:] == won[:-1]
    assert "[%pays " in text
    assert re.search(r'^\[Result "A=', text, re.MULTILINE)


def test_a_game_of_koenigrufen_says_what_is_played_by_whom() -> None:
    tags = dict(exported(read(read_text("records/koenigrufen-1900-004.tarock"))).tags)
    expected = {
        "Game": "Königrufen",
        "Contract": "rufer",
        "Declarer": "B",
        "Called": "HK",
        "Partner": "A",
        "PlayerB": "Bruno",
        "Result": "A=-14 B=-14 C=14 D=14",
    }
    assert expected.items() <= tags.items()


@pytest.mark.parametrize(
    ("seed", "said", "expected"),
    [
        ("15", "B besserrufer uhu\nC pass\nD pass\nA pass\n", {"Contract": "besserrufer uhu", "Declarer": "B"}),
        ("1", "B pass\nC pass\nD pass\nA trischaken\n", {"Contract": "trischaken"}),
    ],
)
def test_a_bid_has_its_bird_and_a_game_of_all_against_all_no_declarer(
    seed: str, said: str, expected: dict[str, str]
) -> None:
    dealt = door.dumps([door.deal("koenigrufen-mayr-2012", seed=seed)])
    tags = dict(exported(read(f"{dealt}\nA vorhand\n{said}")).tags)
    assert {name: tags[name] for name in ("Contract", "Declarer", "Called") if name in tags} == expected


def test_a_house_whose_cup_cannot_pay_has_no_result() -> None:
    """Without an ante a cup may hold too little for what the rounding of the count leaves over (B-15)."""
    jensen = load_danish("danish-jensen-1989")
    house = replace(jensen, ante=replace(jensen.ante, each_cup=0))
    text = re.sub(r"king=\d+ pagat=\d+", "king=1 pagat=1", read_text("records/danish-jensen-1989-062.tarock"))
    (record,) = loads(text, lambda _: house)
    assert "Result" not in dict(exported(record).tags)


def test_a_family_may_have_nothing_to_add() -> None:
    portable: Portable[Any] = Portable()
    state = read(RECORD).state
    assert (portable.facts(state), portable.tricks(state), portable.settled(state)) == ((), (), None)


def test_what_is_not_settled_says_no_result() -> None:
    for text in (POSITION, RECORD[: RECORD.index("\n6. ")] + "\n"):
        written = dumps([exported(read(text))])
        assert "[Result" not in written
        assert "%pays" not in written


def test_before_the_auction_is_over_there_is_no_contract() -> None:
    record = read(read_text("records/koenigrufen-1900-004.tarock"))
    state = course_to(record.state, 2)[-1]
    tags = dict(exported(NOTATIONS["koenigrufen"].record_of(state, ())).tags)
    assert tags["Game"] == "Königrufen"
    assert "Contract" not in tags


def test_what_people_wrote_under_the_same_name_stays() -> None:
    record = read(RECORD.replace("[Dealer", '[Game "at Bo’s"]\n[Dealer', 1))
    written = exported(record)
    assert ("Game", "at Bo’s") in written.tags
    assert ("Game", "Danish Tarok") not in written.tags
    assert ("Game", "at Bo’s") in imported(read(dumps([written]))).tags


def test_comments_keep_their_places() -> None:
    last = re.search(r"^25\. .*$", RECORD, re.MULTILINE)
    assert last is not None
    text = RECORD.replace(last[0], f"{last[0]} {{well played}}\n{{ a round }}")
    record = read(text)
    back = imported(read(dumps([exported(record)])))
    assert back.remarks == record.remarks
    assert len(back.remarks) >= 2
