"""Whoever emptied a cup answers for its funding.

Jensen 1989, Betalinger/Før spillet, l.242-245; Møller, Kopper, l.339-341.
"""

import pytest

from tarock.club import Evening, Kind
from tarock.core.errors import SheetError
from tarock.danish.events import Ante, Cup, Unfunded, WentBagud, WonLast, WonTout, WonUltimo
from tarock.rulesets import load_danish
from tests.club.games import FUNDED, is_balanced, sheet, with_deals

JENSEN = load_danish("danish-jensen-1989")
HJOERRING = load_danish("danish-hjoerring")


def after_pagat_ultimo_of_a() -> Evening:
    """Four at the table; A deals and wins the pagat cup."""
    return with_deals(Evening.begin(HJOERRING, 4), *FUNDED, Ante(), WonUltimo(0, Cup.PAGAT))


@pytest.mark.parametrize("player", [1, 2, 3])
def test_a_shortage_found_later_comes_to_the_same_as_on_the_sheet_of_the_ultimo(player: int) -> None:
    """Cases D-45, S-39: the ultimator pays the share, also that of C, who sat out."""
    on_the_sheet = with_deals(
        Evening.begin(HJOERRING, 4), *FUNDED, Ante(), WonUltimo(0, Cup.PAGAT), Unfunded(player, Cup.PAGAT)
    )
    found_later = after_pagat_ultimo_of_a().with_shortage(player, 0, Cup.PAGAT)
    assert found_later.totals == on_the_sheet.totals
    assert found_later.cups() == on_the_sheet.cups()


def test_a_shortage_found_after_further_deals_is_still_the_ultimators() -> None:
    evening = with_deals(after_pagat_ultimo_of_a(), Ante(), WonUltimo(1, Cup.KING))
    evening = with_deals(evening, Ante(), WonLast(2))
    before, sittings = evening.totals, evening.sittings
    evening = evening.with_shortage(3, 0, Cup.PAGAT)
    assert evening.totals == (before[0] - 20, before[1], before[2], before[3] + 20)
    assert evening.sittings == sittings
    assert [entry.kind for entry in evening.entries] == [Kind.PLAYED] * 3 + [Kind.SHORTAGE]
    evening = evening.with_shortage(0, 0, Cup.KING)
    assert evening.totals == (before[0], before[1] - 20, before[2], before[3] + 20)
    assert is_balanced(evening)


def test_the_payments_name_the_rule() -> None:
    (result,) = after_pagat_ultimo_of_a().with_shortage(3, 0, Cup.PAGAT).entries[-1].results
    lines = [(line.payer, line.payee, line.points) for line in result.settlement.payments]
    assert lines == [(0, Cup.PAGAT, 20), (Cup.PAGAT, 3, 20)]
    assert {line.rule for line in result.settlement.payments} == {HJOERRING.shortage.source}


def test_whoever_emptied_the_cup_last_answers_for_it() -> None:
    evening = with_deals(after_pagat_ultimo_of_a(), Ante(), WonUltimo(2, Cup.PAGAT))
    before = evening.totals
    assert evening.with_shortage(0, 0, Cup.PAGAT).totals == (
        before[0] + 20,
        before[1],
        before[2] - 20,
        before[3],
    )


def test_a_tout_player_answers_for_both_cups() -> None:
    evening = with_deals(Evening.begin(JENSEN, 3), *FUNDED, Ante(), WonTout(1))
    before = evening.totals
    evening = evening.with_shortage(0, 0, Cup.KING).with_shortage(2, 0, Cup.PAGAT)
    assert evening.totals == (before[0] + 20, before[1] - 40, before[2] + 20)


def test_with_two_games_the_players_of_the_game_are_meant() -> None:
    """Six at the table: E deals the second game of round 2, and F wins its king cup from D and E."""
    evening = with_deals(Evening.begin(JENSEN, 6), *FUNDED, Ante())
    first, second = sheet(evening, Ante()), sheet(evening, Ante(), WonUltimo(1, Cup.KING), cup_set=1)
    evening = with_deals(evening.with_round([first, second]), Ante())
    before = evening.totals
    evening = evening.with_shortage(3, 1, Cup.KING)
    assert evening.totals == (*before[:3], before[3] + 20, before[4], before[5] - 20)
    with pytest.raises(SheetError, match="A had no share to pay when the king cup was last emptied"):
        evening.with_shortage(0, 1, Cup.KING)
    with pytest.raises(SheetError, match="nobody has emptied the king cup, so nobody answers for it"):
        evening.with_shortage(0, 0, Cup.KING)


def test_a_shortage_is_made_good_only_once() -> None:
    evening = after_pagat_ultimo_of_a().with_shortage(3, 0, Cup.PAGAT).with_shortage(2, 0, Cup.PAGAT)
    with pytest.raises(SheetError, match="shortage: D had no share to pay"):
        evening.with_shortage(3, 0, Cup.PAGAT)


def test_a_shortage_on_the_sheet_is_not_found_again() -> None:
    events = (*FUNDED, Ante(), WonUltimo(0, Cup.PAGAT), Unfunded(3, Cup.PAGAT))
    with pytest.raises(SheetError, match="shortage: D had no share to pay"):
        with_deals(Evening.begin(HJOERRING, 4), *events).with_shortage(3, 0, Cup.PAGAT)


def test_a_cup_that_a_bagud_replaced_was_not_funded() -> None:
    """Møller, Betalinger, l.706-710; B-13."""
    evening = with_deals(Evening.begin(HJOERRING, 3), *FUNDED, Ante(), WonUltimo(0, Cup.KING), WentBagud(1, Cup.KING))
    with pytest.raises(SheetError, match="C had no share to pay"):
        evening.with_shortage(2, 0, Cup.KING)


def test_the_ultimator_cannot_leave_his_own_share_to_himself() -> None:
    with pytest.raises(SheetError, match="A emptied the pagat cup himself and answers for his own share"):
        after_pagat_ultimo_of_a().with_shortage(0, 0, Cup.PAGAT)


def test_the_funding_at_the_start_is_nobodys_to_answer_for() -> None:
    evening = with_deals(Evening.begin(HJOERRING, 4), *FUNDED, Ante())
    with pytest.raises(SheetError, match="nobody has emptied the pagat cup"):
        evening.with_shortage(3, 0, Cup.PAGAT)


def test_the_player_is_at_the_table() -> None:
    with pytest.raises(SheetError, match="player: expected 0 to 3, got 4"):
        after_pagat_ultimo_of_a().with_shortage(4, 0, Cup.PAGAT)
