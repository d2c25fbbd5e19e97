"""Names: what may be one, which nobody may bear, and which look alike."""

import pytest

from tarock.server.codes import Code, Refusal
from tarock.server.evening import events
from tarock.server.evening.chairs import has_alike
from tarock.server.evening.settings import Chair, Settings
from tarock.server.moderation.clock import LEAST, MOST, THINK, with_clock
from tarock.server.names import Session, checked_name, folded
from tarock.server.wire.shared import asking
from tests.server.played import History
from tests.server.test_lobby import ask, code_of

GOOD = [
    "Åse Møller",
    "Großmutter",
    "Jean-Luc d'Arc",
    "Nguyễn Thị Minh",
    "Ольга",
    "Ελένη",
    "山田 Taro",
    "שָׁלוֹם",
    "Socket bot",
    "Tarock-Ole",
    "Ann 1",
    "❤️ Bo",
]
RESERVED = [
    "admin",
    "ADMIN",
    "Adm1n",
    "A.d.m.i.n",
    "Anna (Moderator)",
    "Operatør",
    "Betreiber",
    "Tarock",
    "Bot 7",
    "bot",
    "Stormester",
    "Großmeister",
    "Apprentice",
    "\uff21dmin",
]
DECEIVING = ["S\u043eren", "P\u0430ul", "a\u0334\u0335\u0336\u0337", "Fr\u0456da", "\u0410dmin"]


@pytest.mark.parametrize("name", GOOD)
def test_a_name_of_any_language_is_one(name: str) -> None:
    assert checked_name(name)


@pytest.mark.parametrize("name", RESERVED)
def test_nobody_speaks_for_the_house_or_is_called_like_a_bot(name: str) -> None:
    assert code_of(lambda: checked_name(name)) is Code.NAME_RESERVED


@pytest.mark.parametrize("name", DECEIVING)
def test_alphabets_are_not_mixed_and_marks_not_heaped(name: str) -> None:
    assert code_of(lambda: checked_name(name)) is Code.NAME_DECEIVES


@pytest.mark.parametrize("name", ["\u3164", "\u200f\u200b", "\u034f", "\u2800\u00ad", "\u180b"])
def test_what_shows_nothing_is_no_name(name: str) -> None:
    assert code_of(lambda: checked_name(name)) is Code.BAD_NAME


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Iris", "lris"),
        ("Bo", "B0"),
        ("Anna", "ANNA"),
        ("Tom", "Torn"),
        ("НАТ", "HAT"),
        ("Ad\ufe0fa", "Ada"),
        ("ﬁne", "fine"),
    ],
)
def test_what_looks_alike_folds_alike(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(("one", "other"), [("Åse", "Ase"), ("Søren", "Soren"), ("Ole", "Per"), ("Jörg", "Jorg")])
def test_what_can_be_told_apart_folds_apart(one: str, other: str) -> None:
    assert folded(one) != folded(other)


def test_folding_twice_changes_nothing() -> None:
    names = [*GOOD, *RESERVED, *DECEIVING]
    assert [folded(name) for name in names] == [folded(folded(name)) for name in names]


def test_two_people_at_a_table_do_not_have_names_that_look_alike() -> None:
    history = History(Settings(ruleset="danish-jensen-1989", chairs=(Chair(),) * 3))
    ask(history, Session("owner", "Iris"), asking.Sit(id=1, place=0))
    assert code_of(lambda: ask(history, Session("other", "lris"), asking.Sit(id=2, place=1))) is Code.NAME_ALIKE
    assert has_alike(history.table, 1, "another", "IRIS")
    assert not has_alike(history.table, 0, "another", "IRIS"), "one's own name is no other's"
    ask(history, Session("other", "Ida"), asking.Sit(id=3, place=1))


def test_a_bot_takes_another_name_when_somebody_comes_who_has_it() -> None:
    history = History(Settings(ruleset="danish-jensen-1989", chairs=(Chair(),) * 3))
    history.add(events.BotSeated(2, "club", "Karen"))
    table = ask(history, Session("owner", "KAREN"), asking.Sit(id=1, place=0))
    assert table.places[0].name == "KAREN"
    assert folded(table.places[2].name) != folded("Karen")


def test_a_table_of_strangers_has_a_clock() -> None:
    listed = Settings(ruleset="danish-jensen-1989", chairs=(Chair(),) * 3, listed=True)
    assert with_clock(listed).think == THINK
    assert with_clock(Settings(ruleset="danish-jensen-1989", chairs=(Chair(),) * 3)).think is None
    bots = Settings(ruleset="danish-jensen-1989", chairs=(Chair(bot="club"),) * 3, listed=True, rounds=1)
    assert with_clock(bots) == bots, "bots wait for nobody"


@pytest.mark.parametrize("think", [LEAST, THINK, MOST])
def test_its_owner_chooses_the_clock_from_a_range(think: int) -> None:
    listed = Settings(ruleset="danish-jensen-1989", chairs=(Chair(),) * 3, listed=True, think=think)
    assert with_clock(listed) == listed


@pytest.mark.parametrize("think", [LEAST - 1, MOST + 1])
def test_and_not_from_outside_it(think: int) -> None:
    listed = Settings(ruleset="danish-jensen-1989", chairs=(Chair(),) * 3, listed=True, think=think)
    with pytest.raises(Refusal) as refusal:
        with_clock(listed)
    assert refusal.value.code is Code.BAD_SETTINGS
    assert f"{LEAST} to {MOST}" in refusal.value.detail
