"""What is true of every settlement, whatever happened in the deal."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from tarock.core.errors import SheetError
from tarock.core.ledger import balance
from tarock.koenigrufen import contradictions
from tarock.koenigrufen.bonus_kinds import BIRDS, Bird, BonusName
from tarock.koenigrufen.facts import Facts, Item, Side, TalonKing, ValatFact
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset
from tarock.koenigrufen.settlement import settle
from tarock.notation.koenigrufen.sheet import parse_sheet, sheet_of
from tests.koenigrufen.sheets import BOOK, MAYR, TURNIER, every_book, load

FACTORS = (1, 1, 2, 4, 8)
SEEDS = st.integers(0, 1 << 32)


def deal(ruleset: KoenigrufenRuleset, seed: int) -> Facts:
    """Return what a deal could have come to."""
    rng = Random(seed)
    while True:
        contract = rng.choice(ruleset.contracts)
        facts = _trischaken(rng, contract) if contract.kind == "trischaken" else _played(rng, ruleset, contract)
        try:
            contradictions.check(ruleset, contract, facts)
        except SheetError:
            continue
        return facts


def _trischaken(rng: Random, contract: Contract) -> Facts:
    facts = Facts(rng.randrange(4), contract.id)
    if not rng.randrange(4):
        return replace(facts, revoke=tuple(rng.sample(range(4), rng.randint(1, 2))))
    takers = rng.sample(range(4), rng.randint(1, 4))
    tricks, thirds = [0] * 4, [0] * 4
    for _ in range(12):
        tricks[rng.choice(takers)] += 1
    for _ in range((210 - 48) // 3):
        thirds[rng.choice([seat for seat in takers if tricks[seat]])] += 3
    return replace(
        facts, tricks=tuple(tricks), thirds=tuple(4 * own + more for own, more in zip(tricks, thirds, strict=True))
    )


def _played(rng: Random, ruleset: KoenigrufenRuleset, contract: Contract) -> Facts:
    declarer = rng.randrange(4)
    tricks = rng.choice((0, *range(13), 12))
    facts = Facts(rng.randrange(4), contract.id, declarer, tricks=tricks)
    facts = replace(facts, revoke=tuple(rng.sample(range(4), rng.choice((0, 0, 0, 1, 2)))))
    if contract.kind == "negative":
        return replace(facts, kontra=tuple(1 if seat == declarer else rng.choice(FACTORS) for seat in range(4)))
    if contract.calls:
        facts = _with_king(rng, ruleset, contract, facts)
    bird: Bird | None = rng.choice(BIRDS) if contract.needs == "bird" else None
    if facts.king_in_talon == "conceded":
        return replace(facts, tricks=None, revoke=(), bird=bird)
    return replace(
        facts,
        thirds=3 * rng.randint(0, 69) + tricks % 3,
        bird=bird,
        kontra=rng.choice(FACTORS),
        items=tuple(_items(rng, ruleset, bird)),
        valat=_valat(rng, tricks),
    )


def _with_king(rng: Random, ruleset: KoenigrufenRuleset, contract: Contract, facts: Facts) -> Facts:
    """Say where the called king is."""
    if rng.randrange(3):
        return replace(facts, partner=rng.choice([seat for seat in range(4) if seat != facts.declarer]))
    if ruleset.calling.own and not rng.randrange(3):
        return replace(facts, own_king=True)
    places: tuple[TalonKing, ...] = ("solo",) if contract.talon == "opponents" else ("conceded", "taken", "left")
    return replace(facts, king_in_talon=rng.choice(places))


def _items(rng: Random, ruleset: KoenigrufenRuleset, bird: Bird | None) -> list[Item]:
    names: list[BonusName] = [bonus.id for bonus in ruleset.bonuses if bonus.id != bird]
    items = [_item(rng, name) for name in rng.sample(names, rng.randint(0, 4))]
    if bird is not None:
        items.append(Item(bird, Side.DECLARER, True, rng.random() < 0.5, rng.choice(FACTORS)))
    return items


def _item(rng: Random, name: BonusName) -> Item:
    announced = rng.random() < 0.5
    return Item(name, rng.choice(list(Side)), announced, rng.random() < 0.5, rng.choice(FACTORS) if announced else 1)


def _valat(rng: Random, tricks: int) -> ValatFact | None:
    side = rng.choice(list(Side))
    made = tricks == (12 if side is Side.DECLARER else 0)
    announced = rng.random() < 0.5
    if not rng.randrange(2) and tricks not in {0, 12}:
        return None
    return ValatFact(side, announced, made, rng.choice(FACTORS) if announced else 1)


# --- Properties ---------------------------------------------------------------------------------------------


@every_book
@given(seed=SEEDS)
def test_nobody_gets_what_nobody_pays(book: str, seed: int) -> None:
    ruleset = load(book)
    settlement = settle(ruleset, deal(ruleset, seed))

    assert sum(settlement.score) == sum(settlement.money) == 0
    for seat in range(4):
        assert settlement.money[seat] == balance(settlement.payments, seat)
    assert all(payment.points > 0 and payment.score > 0 and payment.rule for payment in settlement.payments)


@every_book
@given(seed=SEEDS)
def test_only_kontra_sets_score_and_money_apart(book: str, seed: int) -> None:
    ruleset = load(book)
    facts = deal(ruleset, seed)
    settlement = settle(ruleset, facts)

    assert all(payment.points in {payment.score, payment.score * payment.kontra} for payment in settlement.payments)
    if ruleset.kontra.effect == "score":
        assert settlement.score == settlement.money
    plain = settle(ruleset, _without_kontra(facts))
    assert plain.score == plain.money
    if ruleset.kontra.effect == "money":
        assert plain.score == settlement.score


def _without_kontra(facts: Facts) -> Facts:
    items = tuple(replace(item, kontra=1) for item in facts.items)
    valat = None if facts.valat is None else replace(facts.valat, kontra=1)
    return replace(facts, kontra=1, items=items, valat=valat)


@every_book
@given(seed=SEEDS)
def test_a_sheet_settles_as_the_facts_that_it_was_written_from(book: str, seed: int) -> None:
    ruleset = load(book)
    facts = deal(ruleset, seed)

    read = parse_sheet(ruleset, sheet_of(facts, book))

    assert settle(ruleset, read) == settle(ruleset, facts)
    assert sheet_of(read, book) == sheet_of(facts, book)


@every_book
@given(seed=SEEDS)
def test_an_announcement_costs_when_it_fails_what_it_brings_when_it_is_made(book: str, seed: int) -> None:
    ruleset = load(book)
    facts = deal(ruleset, seed)
    facts = replace(facts, items=facts.items[:1], revoke=(), king_in_talon=None)
    if not facts.items or not facts.items[0].announced:
        return
    announced = facts.items[0]

    made, missed, without = (
        settle(ruleset, replace(facts, items=items)).money
        for items in ((replace(announced, made=True),), (replace(announced, made=False),), ())
    )

    for seat in range(4):
        assert made[seat] - without[seat] == without[seat] - missed[seat]


@every_book
@given(seed=SEEDS)
def test_moving_everybody_on_moves_the_amounts_with_them(book: str, seed: int) -> None:
    ruleset = load(book)
    facts = deal(ruleset, seed)

    moved = settle(ruleset, _moved(facts))

    assert moved.score == _turned(settle(ruleset, facts).score)
    assert moved.money == _turned(settle(ruleset, facts).money)


def _moved(facts: Facts) -> Facts:
    def seat(old: int | None) -> int | None:
        return None if old is None else (old + 1) % 4

    return replace(
        facts,
        forehand=(facts.forehand + 1) % 4,
        declarer=seat(facts.declarer),
        partner=seat(facts.partner),
        tricks=_turned(facts.tricks) if isinstance(facts.tricks, tuple) else facts.tricks,
        thirds=_turned(facts.thirds) if isinstance(facts.thirds, tuple) else facts.thirds,
        kontra=_turned(facts.kontra) if isinstance(facts.kontra, tuple) else facts.kontra,
        revoke=tuple((offender + 1) % 4 for offender in facts.revoke),
    )


def _turned(numbers: tuple[int, ...]) -> tuple[int, ...]:
    return numbers[-1:] + numbers[:-1]


@given(seed=SEEDS)
def test_the_winners_write_what_one_other_player_loses(seed: int) -> None:
    """K-A03."""
    ruleset = load(BOOK)
    settlement = settle(ruleset, deal(ruleset, seed))

    assert settlement.written is not None
    losses = {-points for points in settlement.score if points < 0}
    for points, written in zip(settlement.score, settlement.written, strict=True):
        assert written in ({0} if points <= 0 else {points, *losses})
        assert not written or points in {written, 3 * written}


# --- House rules --------------------------------------------------------------------------------------------


def test_a_house_may_let_the_side_pay_in_negative_games_too() -> None:
    """A revoking opponent loses the Bettel with his side: 2 from each; the declarer's own 2 to each."""
    ruleset = load(TURNIER)
    house = structs.replace(ruleset, renonce=structs.replace(ruleset.renonce, pays="side"))
    facts = Facts(0, "bettel", 0, tricks=3)

    assert settle(house, replace(facts, revoke=(1,))).score == (12, -4, -4, -4)
    assert settle(house, replace(facts, revoke=(0,))).score == (-12, 4, 4, 4)


def test_a_house_may_count_the_silent_trull_beside_one_that_the_others_lost() -> None:
    """10 − 20 − 10 = −20, in half points −40."""
    ruleset = load(MAYR)
    house = structs.replace(ruleset, announcing=structs.replace(ruleset.announcing, replaces="own_side"))
    items = (Item("trull", Side.DECLARER, True, False), Item("trull", Side.DEFENDERS, False, True))
    facts = Facts(0, "rufer", 0, 1, thirds=119, items=items)

    assert settle(ruleset, facts).score == (-20, -20, 20, 20)
    assert settle(house, facts).score == (-40, -40, 40, 40)


def test_a_lone_winner_whose_opponents_pay_him_differently_writes_it_all() -> None:
    """A house that writes for the winners only and plays negative games: 2 + 4 + 2 = 8."""
    ruleset = load(MAYR)
    house = structs.replace(ruleset, written=structs.replace(ruleset.written, winners_only=True))
    facts = Facts(0, "piccolo", 0, tricks=1, kontra=(1, 1, 2, 1))

    assert settle(house, facts).written == (160, 0, 0, 0)
    assert settle(house, replace(facts, kontra=1)).written == (40, 0, 0, 0)


@pytest.mark.parametrize("seat", range(4))
def test_every_seat_has_a_factor_of_its_own_or_the_games(seat: int) -> None:
    assert Facts(0, kontra=4).kontra_of(seat) == 4
    assert Facts(0, kontra=(1, 2, 4, 8)).kontra_of(seat) == 1 << seat
