from dataclasses import replace
from random import Random

import pytest

from tarock.club import Evening, Kind, Money, Sitting
from tarock.core.cardset import CardSet
from tarock.core.errors import RulesetError, SheetError
from tarock.core.ledger import Payment
from tarock.danish.actions import REDEAL
from tarock.danish.cards import PACK
from tarock.danish.deal import Hands
from tarock.danish.events import Ante, Cup, Cups, Fined, Void, WonLast, WonUltimo
from tarock.danish.ledger import DanishPayment
from tarock.danish.seating import Seating
from tarock.danish.settlement import Settlement, settle
from tarock.danish.state import start
from tarock.rulesets import DANISH, load_danish
from tests.club.games import FUNDED, in_cups, is_balanced, play_round, sheet, with_deals

JENSEN = load_danish("danish-jensen-1989")
HJOERRING = load_danish("danish-hjoerring")
ROTATIONS = [(name, row.at_table, row.id) for name in DANISH for row in load_danish(name).rotations]


@pytest.mark.parametrize(("book", "players", "rotation"), ROTATIONS)
def test_an_evening_of_random_deals_balances_after_every_round(book: str, players: int, rotation: str) -> None:
    """What the players have won and what lies in the cups come to nothing together, at every moment."""
    rng = Random(f"{book} {rotation}")
    evening = Evening.begin(load_danish(book), players, rotation, first_dealer=players - 1)
    for _ in range(25):
        evening = play_round(evening, rng)
        assert is_balanced(evening)
    assert len(evening.rounds) == 25
    lying, before = in_cups(evening), evening.totals
    closed = evening.close()
    assert in_cups(closed) == sum(closed.totals) == 0
    gains = [after - now for after, now in zip(closed.totals, before, strict=True)]
    assert sum(gains) == lying
    assert min(gains) * players <= lying < (min(gains) + 5) * players


def test_empty_cups_are_funded_by_everybody_before_the_first_deal() -> None:
    """Jensen 1989, Betalinger/Før spillet, l.241; Spillerne, l.79-81: also by those who sit out."""
    evening = Evening.begin(JENSEN, 5)
    assert evening.cups() == Cups(0, 0)
    assert evening.totals == (0, 0, 0, 0, 0)
    (sitting,) = evening.sittings
    state = start(JENSEN, sitting.seating, "a seed", evening.cups())
    evening = evening.with_round([state.settlement])
    assert evening.totals == (-50, -40, -40, -40, -40)
    assert evening.cups() == Cups(105, 105)


def test_the_cups_go_on_to_the_next_dealer() -> None:
    evening = with_deals(Evening.begin(HJOERRING, 5), *FUNDED, Ante())
    (sitting,) = evening.sittings
    assert sitting.seating.dealer == 2
    evening = with_deals(evening, Ante(), WonLast(sitting.seating.forehand))
    assert evening.cups() == Cups(110, 110)
    # A has dealt once; C has dealt and paid the last trick, as B has; D has won it.
    assert evening.totals == (-50, -60, -70, 0, -40)


def test_an_emptied_cup_is_funded_again_by_everybody_at_the_table() -> None:
    """Møller, Kopper, l.339-341; At ultimere, l.804-806: also by one who sits out or rests."""
    evening = Evening.begin(HJOERRING, 5, "five-hermansen")
    evening = with_deals(evening, *FUNDED, Ante(), WonUltimo(1, Cup.KING))
    # King cup 5 x 20 + 5 to B with 40 from A and D each, then 20 from each of the five.
    assert evening.cups() == Cups(100, 105)
    assert evening.totals == (-50 - 40 - 20, -40 + 80 + 105 - 20, -40 - 20, -40 - 40 - 20, -40 - 20)


def test_two_sets_of_cups_are_kept_apart_and_travel_with_their_games() -> None:
    """Jensen 1989, Spillerne, l.112-113: only the three players of a game fund its cups."""
    evening = Evening.begin(JENSEN, 7)
    settlements = [
        sheet(evening, *FUNDED, Ante(), WonUltimo(1, Cup.PAGAT), cup_set=0),
        sheet(evening, *FUNDED, Ante(), WonLast(2), cup_set=1),
    ]
    evening = evening.with_round(settlements)
    assert evening.cups(0) == Cups(65, 60)
    assert evening.cups(1) == Cups(65, 65)
    # A deals to B and F; B wins the pagat cup of 65.  D deals to E and C; C wins the last trick.  G rests.
    assert evening.totals == (-110, -40 + 80 + 65 - 20, -40 + 40, -50 - 20, -40 - 20, -40 - 40 - 20, 0)
    # Now A rests.  G has funded nothing yet and never will, unless a cup is emptied again.
    assert [game.players for game in evening.sittings] == [(1, 2, 6), (4, 5, 3)]
    evening = with_deals(evening, Ante())
    assert [evening.cups(cup_set) for cup_set in (0, 1)] == [Cups(70, 65), Cups(70, 70)]
    assert is_balanced(evening)


def test_a_void_deal_passes_the_deal_on_and_leaves_its_payments() -> None:
    """B-34, B-47: fines and ante stay paid, and the next deal has its own ante."""
    evening = with_deals(Evening.begin(JENSEN, 4), *FUNDED, Ante(), Fined(1, "revoke"), Void())
    assert evening.totals == (-50, -120, -40, -40)
    assert evening.sittings[0].seating.dealer == 1
    assert evening.next_ante_is_due()


def hands_with_one_without_taroks(seating: Seating) -> Hands:
    """Forehand has suit cards only."""
    pack = list(PACK)
    of = {seating.forehand: pack[:25], seating.middle: pack[25:50], seating.dealer: pack[50:]}
    return tuple(CardSet.from_cards(of.get(seat, [])) for seat in seating.at_table)


def test_a_redeal_keeps_the_dealer_and_needs_no_new_ante() -> None:
    """Jensen 1989, Kortgivning, l.180-181; B-31, B-47."""
    evening = Evening.begin(JENSEN, 4)
    (sitting,) = evening.sittings
    for _ in range(2):  # the second time the hands are just as bad
        assert evening.sittings == (sitting,)
        state = start(JENSEN, sitting.seating, hands_with_one_without_taroks(sitting.seating), evening.cups())
        state = state.apply(sitting.seating.forehand, REDEAL)
        events = [event for event in state.table.events if evening.next_ante_is_due() or not isinstance(event, Ante)]
        evening = evening.with_redeal(settle(JENSEN, sitting.seating, evening.cups(), events))
        assert not evening.next_ante_is_due()
        assert evening.totals == (-50, -40, -40, -40)
        assert evening.cups() == Cups(85, 85)
    assert evening.rounds == ()
    with pytest.raises(SheetError, match="the ante has been paid already"):
        with_deals(evening, Ante())
    evening = with_deals(evening, WonLast(1))
    assert evening.totals == (-70, 0, -40, -60)
    assert evening.next_ante_is_due()
    assert evening.sittings[0].seating.dealer == 1


def test_a_redeal_in_one_game_does_not_concern_the_other() -> None:
    evening = Evening.begin(JENSEN, 6)
    evening = evening.with_redeal(sheet(evening, *FUNDED, Ante(), cup_set=1), cup_set=1)
    assert evening.next_ante_is_due(0)
    assert not evening.next_ante_is_due(1)
    first, second = sheet(evening, *FUNDED, Ante(), cup_set=0), sheet(evening, cup_set=1)
    evening = evening.with_round([first, second])
    assert evening.totals == (-50, -40, -40, -50, -40, -40)
    assert evening.next_ante_is_due(1)


def test_a_misdeal_that_is_paid_and_dealt_again_is_a_redeal_with_a_fine() -> None:
    """Jensen 1989, Kortgivning, l.177-178: the dealer pays five into each cup once more and deals again."""
    evening = Evening.begin(JENSEN, 3)
    evening = evening.with_redeal(sheet(evening, *FUNDED, Ante(), Fined(0, "misdeal")))
    evening = with_deals(evening, WonLast(0))
    assert evening.totals == (-60 + 40, -60, -60)


class TestClosing:
    """Møller, Kopper, l.342-344; B-46, B-48."""

    @staticmethod
    def evening(players: int, cups: Cups, *payments: tuple[int, int | Cup, int]) -> Evening:
        """An evening of one round with these payments, made by players or into the cups."""
        lines: tuple[DanishPayment, ...] = tuple(Payment(*payment, "", "") for payment in payments)
        won = [0] * players
        for payer, payee, points in payments:
            won[payer] -= points
            if not isinstance(payee, Cup):
                won[payee] += points
        return Evening.begin(HJOERRING, players).with_round([Settlement(lines, tuple(enumerate(won)), cups)])

    def test_the_rest_goes_to_whoever_did_worst(self) -> None:
        """Case S-40M: 205 among four is 50 each, and 5 more for D."""
        evening = self.evening(4, Cups(105, 100), (1, Cup.KING, 105), (1, 0, 15), (3, Cup.PAGAT, 100), (3, 2, 40))
        assert evening.totals == (15, -120, 40, -140)
        closed = evening.close()
        assert closed.totals == (65, -70, 90, -85)
        assert closed.cups() == Cups(0, 0)
        assert closed.is_closed
        assert closed.sittings == ()
        assert [entry.kind for entry in closed.entries] == [Kind.PLAYED, Kind.CLOSED]

    def test_a_second_division_by_hand(self) -> None:
        """Case D-47M: 245 among four is 60 each, and 5 more for D."""
        evening = self.evening(
            4,
            Cups(145, 100),
            (0, Cup.KING, 30),
            (2, Cup.KING, 85),
            (3, Cup.KING, 30),
            (3, Cup.PAGAT, 100),
            (3, 1, 70),
        )
        assert evening.totals == (-30, 70, -85, -200)
        assert evening.close().totals == (30, 130, -25, -135)

    def test_players_who_did_equally_badly_share_the_rest(self) -> None:
        """130 among three is 40 each; the rest of 10 is 5 for A and 5 for B."""
        evening = self.evening(3, Cups(70, 60), (0, Cup.KING, 60), (1, Cup.PAGAT, 60), (2, Cup.KING, 10))
        assert evening.close().totals == (-15, -15, 30)

    def test_an_odd_counter_goes_to_the_first_of_them(self) -> None:
        """125 among three is 40 each; the rest of 5 cannot be shared by A and B."""
        evening = self.evening(3, Cups(75, 50), (0, Cup.KING, 50), (1, Cup.PAGAT, 50), (2, Cup.KING, 25))
        assert evening.close().totals == (-5, -10, 15)

    def test_two_sets_of_cups_are_divided_as_one_among_all(self) -> None:
        """Four cups of 65 are 260: 40 for each of six, and the rest of 20 for A and D, who dealt."""
        evening = with_deals(Evening.begin(JENSEN, 6), *FUNDED, Ante())
        assert evening.totals == (-50, -40, -40, -50, -40, -40)
        closed = evening.close()
        assert closed.totals == (0, 0, 0, 0, 0, 0)
        assert [closed.cups(cup_set) for cup_set in (0, 1)] == [Cups(), Cups()]

    def test_who_has_only_rested_has_no_share(self) -> None:
        evening = with_deals(Evening.begin(JENSEN, 7), *FUNDED, Ante())
        assert evening.close().totals == (0, 0, 0, 0, 0, 0, 0)
        # In the second round G deals no cards but plays, and wins the last trick from B and C.
        evening = evening.with_round([sheet(evening, WonLast(2), cup_set=0), sheet(evening, cup_set=1)])
        assert evening.totals == (-50, -60, -60, -50, -40, -40, 40)
        # 260 among seven is 35 each and 15 left over: 10 for B and 5 for C, who did worst.
        assert evening.close().totals == (-15, -15, -20, -15, -5, -5, 75)

    def test_an_evening_without_a_deal_has_nothing_to_divide(self) -> None:
        closed = Evening.begin(JENSEN, 7).close()
        assert closed.totals == (0, 0, 0, 0, 0, 0, 0)

    def test_nothing_is_written_after_the_end(self) -> None:
        evening = with_deals(Evening.begin(HJOERRING, 3), *FUNDED, Ante())
        settlement = sheet(evening, Ante())
        closed = evening.close()
        with pytest.raises(SheetError, match="the evening is over"):
            closed.with_round([settlement])
        with pytest.raises(SheetError, match="the evening is over"):
            closed.with_redeal(settlement)
        with pytest.raises(SheetError, match="the evening is over"):
            closed.with_shortage(0, 0, Cup.KING)
        with pytest.raises(SheetError, match="the evening is over"):
            closed.close()


class TestMoney:
    def test_jensen_plays_for_one_ore_a_point(self) -> None:
        """Jensen 1989, Betalinger/Efter spillet, l.322."""
        assert Evening.begin(JENSEN, 3).money(-125) == Money(-125, "øre")

    def test_the_hjoerring_club_names_no_sum(self) -> None:
        assert Evening.begin(HJOERRING, 3).money(40) is None

    @pytest.mark.parametrize("book", DANISH)
    def test_the_players_may_agree_on_something_else(self, book: str) -> None:
        evening = Evening.begin(load_danish(book), 3, point_value=Money(25, "øre"))
        assert evening.money(40) == Money(1000, "øre")


class TestRefusals:
    def test_an_evening_needs_a_rotation_of_the_book(self) -> None:
        with pytest.raises(RulesetError, match="no rotation for 7 players"):
            Evening.begin(HJOERRING, 7)

    def test_the_first_dealer_is_at_the_table(self) -> None:
        with pytest.raises(SheetError, match="first_dealer: expected 0 to 2, got 3"):
            Evening.begin(HJOERRING, 3, first_dealer=3)

    def test_every_game_of_a_round_is_settled(self) -> None:
        evening = Evening.begin(JENSEN, 6)
        with pytest.raises(SheetError, match="settlements: expected 2, one for each game, got 1"):
            evening.with_round([sheet(evening, *FUNDED, Ante())])

    def test_the_settlement_is_that_of_this_table(self) -> None:
        evening, three = Evening.begin(HJOERRING, 4), Evening.begin(HJOERRING, 3)
        with pytest.raises(SheetError, match="the settlement has 3 seats, expected 4"):
            evening.with_round([sheet(three, *FUNDED, Ante())])

    def test_the_settlement_begins_with_what_the_cups_held(self) -> None:
        evening = Evening.begin(HJOERRING, 4)
        first = sheet(evening, *FUNDED, Ante())
        with pytest.raises(SheetError) as refused:
            evening.with_round([first]).with_round([first])
        assert refused.value.message == (
            "the king cup held 85, but the settlement begins with 0; "
            "the pagat cup held 85, but the settlement begins with 0; "
            "B deals, but somebody else paid the ante"
        )

    def test_only_the_dealer_pays_the_ante(self) -> None:
        evening = with_deals(Evening.begin(JENSEN, 6), *FUNDED, Ante())
        turned = Sitting(Seating.of_three(1), (0, 1, 2))
        wrong = settle(JENSEN, turned.seating, evening.cups(0), [Ante()])
        with pytest.raises(SheetError, match="B deals, but somebody else paid the ante"):
            evening.with_round([wrong, sheet(evening, Ante(), cup_set=1)])

    def test_a_settlement_must_balance(self) -> None:
        evening = Evening.begin(HJOERRING, 3)
        settlement = sheet(evening, *FUNDED, Ante())
        with pytest.raises(SheetError, match="the players won -125 together, but the cups changed by 130"):
            evening.with_round([replace(settlement, net=((0, -45), (1, -40), (2, -40)))])

    @pytest.mark.parametrize("cup_set", [-1, 1])
    def test_there_is_no_other_set_of_cups(self, cup_set: int) -> None:
        evening = Evening.begin(HJOERRING, 4)
        message = f"cup_set: expected 0 to 0, got {cup_set}"
        with pytest.raises(SheetError, match=message):
            evening.cups(cup_set)
        with pytest.raises(SheetError, match=message):
            evening.next_ante_is_due(cup_set)
        with pytest.raises(SheetError, match=message):
            evening.with_redeal(sheet(evening, *FUNDED, Ante()), cup_set)
        with pytest.raises(SheetError, match=message):
            evening.with_shortage(0, cup_set, Cup.KING)
