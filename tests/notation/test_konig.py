"""Deals of the program konig."""

import pytest

from tarock.core.cards import CARD_NAMES, Card
from tarock.core.errors import NotationError
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.notation import konig
from tarock.rulesets import load_koenigrufen

RULES: KoenigrufenRuleset = load_koenigrufen("koenigrufen-turnier")
RED = {"1": "1", "2": "2", "3": "3", "4": "4"}
COURTS = {"K": "K", "Q": "Q", "C": "N", "J": "J"}


def lot(cards: list[Card], divider: str = " ") -> str:
    """Cards as konig writes them: taroks from above, then each suit."""
    names = [CARD_NAMES[card] for card in sorted(cards, reverse=True)]
    taroks = ["Sk" if name == "X" else name[1:] for name in names if name[0] in "TX"]
    suits = [
        f"{suit}:{''.join(COURTS.get(name[1:], name[1:].replace('10', 't')) for name in names if name[0] == suit)}"
        for suit in "CDHS"
        if any(name[0] == suit for name in names)
    ]
    return divider.join([*taroks, *suits])


def lots(seed: str, divider: str = " ") -> list[str]:
    hands, talon = deal(3, seed)
    return [lot(list(cards), divider) for cards in (*hands, talon[:3], talon[3:])]


@pytest.mark.parametrize("seed", [str(number) for number in range(20)])
def test_a_deal_is_read_as_it_was_written(seed: str) -> None:
    hands, talon = deal(3, seed)
    for text in ("\n".join(lots(seed)), ",".join(lots(seed)), ",".join(lots(seed, "_")) + ","):
        (record,) = konig.loads(text, RULES)
        assert record.state.hands == hands
        assert set(record.state.talon[:3]) == set(talon[:3])
        assert record.state.table.dealer == 3
        assert record.state.turn == 0


def test_red_cards_may_be_named_as_black_ones_and_in_small_letters() -> None:
    names = [CARD_NAMES[card] for card in konig._lot("h:t987 D1234 c:T s:knk Sk", 1, 1)]
    assert names == ["H1", "H2", "H3", "H4", "D1", "D2", "D3", "D4", "C10", "SK", "SC", "SK", "X"]


def test_a_file_of_deals_has_seeds_before_and_outcomes_behind() -> None:
    text = "".join(f"{seed:03d} {','.join(lots(str(seed), '_'))} -6.840000 12 d 59 d/\n" for seed in range(3))
    records = konig.loads(text, RULES)
    assert [record.state.hands for record in records] == [deal(3, str(seed))[0] for seed in range(3)]


def test_deals_in_lines_follow_each_other() -> None:
    text = "\n\n".join("\n".join(lots(str(seed))) for seed in range(3))
    assert len(konig.loads(text, RULES)) == 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("21 20", "line 1, column 1: expected a whole deal of konig: 6 lots of cards"),
        ("21,20,,,", "line 1, column 1: expected a whole deal of konig"),
        ("21\n" + ",".join(lots("1")), "line 1, column 1: expected a whole deal of konig"),
        (",".join(["22", *lots("1")[1:]]), "line 1, column 1: 'T22' is no card"),
        (",".join([lots("1")[0], "C:K ?", *lots("1")[2:]]), "'?' is no card"),
        ("7 " + ",".join(["", *lots("1", "_")[1:]]), "A has 0 cards, expected 12"),
        (",".join([lots("1")[1], *lots("1")[1:]]), "is there twice"),
    ],
)
def test_what_is_no_deal_is_refused_with_its_place(text: str, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        konig.loads(text, RULES)
    assert said in caught.value.said("en")
