"""A seed gives the same order for ever, on every machine and in every version of Python."""

import hashlib
from collections import Counter
from collections.abc import Iterator

import pytest

from tarock.core import shuffle
from tarock.core.cards import CARD_NAMES
from tarock.core.shuffle import again, shuffled

EVENING = "Tarokaften 2026-11-15, deal 1"


def test_the_order_of_small_things_is_pinned() -> None:
    """Old records name their seed: these results must never change."""
    assert "".join(shuffled("abcdefghij", "")) == "gibejadfch"
    assert "".join(shuffled("abcdef", "1")) == "ecfadb"
    assert "".join(shuffled("abc", "Hjørring")) == "acb"
    assert shuffled(range(10), "2026-11-15/1") == (3, 7, 8, 2, 5, 4, 9, 1, 0, 6)


def test_the_order_of_the_pack_is_pinned() -> None:
    """Old records name their seed: these results must never change."""
    assert " ".join(shuffled(CARD_NAMES, "1")) == (
        "S7 T9 SC C7 DK T3 D3 HJ D10 T11 D8 CQ DC S8 C3 H1 DJ T7 T10 C1 C8 CJ HQ T19 T12 S9 S10 T14 T17 CK C4 S5 SJ T8 "
        "T16 T4 C5 T21 T13 T6 C6 S4 D5 H2 D1 T2 HC S1 T1 D4 T18 S6 H3 DQ X S2 T5 D9 H5 D7 H4 CC SQ D6 D2 C9 S3 C10 H10 "
        "H7 H9 T20 T15 HK SK H8 H6 C2"
    )
    assert " ".join(shuffled(CARD_NAMES, EVENING)) == (
        "T21 T12 T18 SC HC D4 C7 C4 C2 X H9 T8 C6 SQ HJ DQ C5 H4 D1 S9 CC S6 H10 H8 D5 T17 S5 C8 D10 C3 D2 D6 T6 S7 DK "
        "DC CQ D3 T9 S4 C1 T10 T11 T20 H2 S2 H6 D8 S10 CJ T16 T7 T4 D9 SJ DJ S1 H5 CK T2 T19 T14 S3 S8 HK SK T3 T15 T5 "
        "C10 HQ C9 H7 D7 H3 H1 T13 T1"
    )


@pytest.mark.parametrize("seed", ["", "1", "Hjørring", EVENING])
def test_anyone_can_repeat_a_shuffle_from_its_description(seed: str) -> None:
    """SHA-256 of "tarock/1:" + seed + ":" + counter, 64 bits at a time, and a Fisher-Yates shuffle from the end."""
    order = list(CARD_NAMES)
    words = described_words(seed)
    for size in range(len(order), 1, -1):
        word = next(word for word in words if word < 2**64 - 2**64 % size)
        order[size - 1], order[word % size] = order[word % size], order[size - 1]
    assert shuffled(CARD_NAMES, seed) == tuple(order)


def described_words(seed: str) -> Iterator[int]:
    for counter in range(100):
        digits = hashlib.sha256(f"tarock/1:{seed}:{counter}".encode()).hexdigest()
        yield from (int(digits[start : start + 16], 16) for start in range(0, 64, 16))


def test_a_shuffle_only_reorders() -> None:
    assert sorted(shuffled(CARD_NAMES, "any")) == sorted(CARD_NAMES)
    assert (shuffled("", "any"), shuffled("a", "any")) == ((), ("a",))


def test_the_items_given_are_left_alone() -> None:
    items = [1, 2, 3, 4, 5]
    shuffled(items, "any")
    assert items == [1, 2, 3, 4, 5]


def test_different_seeds_give_different_orders() -> None:
    assert len({shuffled(CARD_NAMES, str(seed)) for seed in range(100)}) == 100


def test_every_order_is_about_equally_likely() -> None:
    """Of 6,000 shuffles of three things each order comes about 1,000 times (standard deviation 29)."""
    orders = Counter("".join(shuffled("abc", f"order {seed}")) for seed in range(6_000))
    assert len(orders) == 6
    assert all(880 < number < 1_120 for number in orders.values())


def test_every_thing_comes_about_equally_often_to_every_place() -> None:
    """Of 3,000 shuffles of ten things each comes to each place about 300 times (standard deviation 16)."""
    places = Counter(
        (place, item) for seed in range(3_000) for place, item in enumerate(shuffled(range(10), f"place {seed}"))
    )
    assert len(places) == 100
    assert all(230 < number < 370 for number in places.values())


def test_a_word_beyond_the_last_whole_multiple_is_thrown_away() -> None:
    """2 ** 64 is 1 more than a multiple of 3: the highest word would favour zero."""
    assert shuffle._below(iter([2**64 - 1, 5]), 3) == 2
    assert shuffle._below(iter([2**64 - 2, 5]), 3) == 2
    assert shuffle._below(iter([2**64 - 1]), 2) == 1


def test_a_deal_that_is_dealt_again_has_a_seed_that_follows_from_the_first() -> None:
    assert [again("seed", attempt) for attempt in (1, 2, 3)] == ["seed", "seed again 2", "seed again 3"]
