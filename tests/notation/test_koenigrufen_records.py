"""Records of Königrufen: every statement, every mistake, and the way back to text."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarock.core.cardset import CardSet
from tarock.core.errors import NotationError, TarockError
from tarock.koenigrufen.actions import GOOD, PASS_FOREHAND, Pass, Speak, Vorhand
from tarock.koenigrufen.cards import KINGS, PACK
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.talon import DiscardChoice
from tarock.notation.koenigrufen.record import KoenigrufenRecord
from tarock.notation.koenigrufen.replay import replay_json
from tarock.notation.koenigrufen.result import format_result
from tarock.notation.koenigrufen.writer import record_of, write
from tarock.notation.record import dumps, loads
from tarock.rulesets import KOENIGRUFEN, load_koenigrufen
from tests.cases.books import read_text
from tests.notation.told import why

TURNIER = read_text("records/koenigrufen-turnier-034.tarock")
MAYR = read_text("records/koenigrufen-mayr-2012-009.tarock")


def read(text: str) -> KoenigrufenRecord:
    (record,) = loads(text, load_koenigrufen)
    return record


def spoilt(old: str, new: str, text: str = TURNIER) -> str:
    assert old in text
    return text.replace(old, new, 1)


def played(name: str, seed: int, eager: float = 0.4) -> KoenigrufenState:
    """Play a deal at random; the less eager, the more passes."""
    rng = Random(seed)
    state = start(load_koenigrufen(name), seed % 4, *deal(seed % 4, str(seed)))
    while state.turn is not None:
        offers = state.legal_actions(state.turn)
        quiet = [offer for offer in offers if isinstance(offer, Pass | Vorhand) or offer == GOOD]
        action = rng.choice(quiet if quiet and rng.random() > eager else offers)
        state = state.apply(state.turn, action.sample(rng) if isinstance(action, DiscardChoice) else action)
    return state


@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 100), marks=pytest.mark.deals)], ids=str)
@pytest.mark.parametrize("name", KOENIGRUFEN)
def test_whatever_is_played_is_read_back_the_same(name: str, seeds: range) -> None:
    """Every contract, concession and doubling comes by in a hundred deals."""
    for seed in seeds:
        state = played(name, seed)
        text = dumps([record_of(state, [("Event", "test")])])
        record = read(text)
        assert record.state == state, seed
        assert dumps([record]) == text
        assert record.is_complete
        with_result = f'{text}[Result "{format_result(state)}"]\n'
        assert read(with_result).state == state
        assert dumps([read(with_result)]) == with_result


@pytest.mark.parametrize("name", KOENIGRUFEN)
def test_a_record_may_end_after_any_whole_trick_and_before_the_first(name: str) -> None:
    text = dumps([record_of(played(name, 3))])
    lines = text.splitlines()
    head = next(number for number, line in enumerate(lines) if not line)
    for end in range(head, len(lines)):
        answer = replay_json(read("\n".join(lines[: end + 1])).state)
        assert answer["complete"] is (end == len(lines) - 1)


def test_a_record_may_end_when_the_cards_have_just_been_laid() -> None:
    text = TURNIER[: TURNIER.index("C announces")]
    state = read(text).state
    assert state.phase is Phase.ANNOUNCING
    assert read(dumps([record_of(state)])).state == state


def test_the_forehand_is_passed_on_with_four_kings() -> None:
    """Tournament sheet 3.4."""
    rest = iter(PACK - KINGS)
    hands = [KINGS, *(CardSet() for _ in range(3))]
    filled = tuple(CardSet.from_cards((*hand, *(next(rest) for _ in range(12 - len(hand))))) for hand in hands)
    state = start(load_koenigrufen("koenigrufen-turnier"), 3, filled, tuple(rest)).apply(0, PASS_FOREHAND)
    text = dumps([record_of(state)])
    assert "A passes-forehand" in text
    assert read(text).state == state


def test_an_unfinished_trick_cannot_be_written() -> None:
    state = read("\n".join(TURNIER.splitlines()[:-1])).state
    assert state.turn is not None
    state = state.apply(state.turn, state.legal_actions(state.turn)[0])  # type: ignore[arg-type]  # in play: cards only
    with pytest.raises(TarockError, match="ends after a whole trick"):
        write(record_of(state))


def test_comments_stay_where_they_stood() -> None:
    text = dumps([read(TURNIER)])
    text = text.replace("C rufer", "{before} C rufer {behind}").replace("3. ", "{ on its own }\n3. ")
    assert dumps([read(text)]) == text


def test_the_dealer_is_d_when_nobody_says_otherwise() -> None:
    text = dumps([record_of(played("koenigrufen-turnier", 3))])
    assert '[Dealer "D"]' in text
    assert read(text.replace('[Dealer "D"]\n', "")).state == read(text).state


def test_the_words_of_one_player_in_a_row_are_one_turn() -> None:
    """docs/formats.md: `C kontra game ; C announces trull` is one turn; `good` is `announces nothing`."""
    state = read(MAYR).state
    turns = [action for _, action in state.table.log if isinstance(action, Speak)]
    assert [len(turn.announces) for turn in turns] == [2, 1, 0, 0, 0]
    silent = read_text("records/koenigrufen-turnier-037.tarock")
    assert read(silent.replace("D good ;", "D announces nothing ;", 1)).state == read(silent).state


BAD = [
    ("no talon", re.sub(r"\[Talon .*\]\n", "", TURNIER), 1, 'expected [Talon "…"]'),
    ("no hand", re.sub(r"\[C .*\]\n", "", TURNIER), 1, 'expected [C "…"]'),
    ("dealer", spoilt('[Dealer "B"]', '[Dealer "E"]'), 4, "A, B, C or D"),
    ("dealer word", spoilt('[Dealer "B"]', '[Dealer "Bo"]'), 4, "'Bo' is no seat"),
    ("one half", spoilt(" | ", " "), 9, "two halves of three cards"),
    ("short half", spoilt("T11 |", "|"), 9, "two halves of three cards"),
    ("talon card", spoilt("T11 |", "T99 |"), 9, "'T99' is no card"),
    ("talon twice", spoilt("T2 T11 |", "T2 T2 |"), 9, "T2 stands there twice"),
    ("eleven cards", spoilt("X T20 T17", "X T20"), 0, "A has 11 cards, expected 12"),
    ("card twice", spoilt("X T20 T17", "X T20 T16"), 0, "T16 is there twice"),
    ("small card", spoilt("X T20 T17", "X T20 S2"), 0, "S2 is not in the pack of 54"),
    ("verb", spoilt("C rufer", "C sings"), 15, "'sings' is no statement here"),
    ("bid of another book", spoilt("C rufer", "C zwiccolo"), 15, "'zwiccolo' is no statement here"),
    ("pass with more", spoilt("D pass", "D pass on"), 12, "nothing may follow 'pass'"),
    ("not forehand", spoilt("C vorhand", "D vorhand"), 11, "not your turn: D"),
    ("rufer too early", spoilt("C vorhand", "C rufer"), 11, "not forehand: rufer [Tournament sheet"),
    ("bird", spoilt("C rufer", "C besserrufer eagle"), 15, "expected one of: pagat, uhu, kakadu, quapil; got 'eagle'"),
    (
        "two birds",
        spoilt("C rufer", "C besserrufer uhu pagat"),
        15,
        "expected 'besserrufer [<bird>]', such as 'besserrufer pagat'",
    ),
    ("announced with a bid", spoilt("C rufer", "C rufer trull"), 15, "no such bonus: trull"),
    ("kontra in the auction", spoilt("D pass", "D kontra game"), 12, "not now: auction"),
    ("hold", spoilt("D pass", "D hold"), 12, "no hold"),
    ("hold what", spoilt("D pass", "D hold tea"), 12, "mondfang, valat; got 'tea'"),
    ("call nothing", spoilt("calls SK", "calls"), 16, "expected 'calls <card>|fourth', such as 'calls H7'"),
    ("call no card", spoilt("calls SK", "calls him"), 16, "'him' is no card"),
    ("call fourth", spoilt("calls SK", "calls fourth"), 16, "not three kings"),
    ("call a jack", spoilt("calls SK", "calls SJ"), 16, "not callable: SJ"),
    ("take three", spoilt("takes 1", "takes 3"), 17, "expected one of: 1, 2, all"),
    ("take all", spoilt("takes 1", "takes all"), 17, "takes half"),
    ("concede", spoilt("takes 1", "concedes"), 17, "king not in talon"),
    (
        "concede bird",
        spoilt("takes 1", "concedes eagle"),
        17,
        "expected one of: pagat, uhu, kakadu, quapil; got 'eagle'",
    ),
    ("lay two", spoilt("lays D1 DJ CC", "lays D1 DJ"), 18, "wrong number laid: 2"),
    ("lay twice", spoilt("lays D1 DJ CC", "lays D1 D1 CC"), 18, "D1 is laid twice"),
    ("lay a tarock", spoilt("lays D1 DJ CC", "lays D1 DJ T4"), 18, "tarock laid: T4"),
    ("announce no word", spoilt("C announces quapil", "C announces"), 19, "expected what is announced"),
    ("announce what", spoilt("C announces quapil", "C announces victory"), 19, "mondfang, valat; got 'victory'"),
    ("announce another's bird", spoilt("C announces quapil", "C announces kakadu"), 19, "not the holder: kakadu"),
    ("good with more", spoilt("D good", "D good enough"), 20, "nothing may follow 'good'"),
    ("kontra nothing", spoilt("A kontra game", "A kontra"), 21, "expected what is doubled"),
    ("kontra what", spoilt("A kontra game", "A kontra life"), 21, "valat, game, or a seat; got 'life'"),
    ("kontra unsaid", spoilt("A kontra game", "A kontra trull"), 21, "nothing to double: trull"),
    ("re before kontra", spoilt("A kontra game", "A re game"), 21, "expected 'kontra' on game"),
    ("re a seat", spoilt("A kontra game", "A kontra C"), 21, "nothing to double: C"),
    ("trick too early", spoilt("A good\nB good\n1. ", "1. "), 0, "have not ended: no trick may come yet"),
    ("wrong number", spoilt("2. S7", "3. S7"), 0, "expected trick 2, got trick 3"),
    ("three cards", spoilt("1. C7 C9 C8 CQ", "1. C7 C9 C8"), 0, "trick 1 has too few cards"),
    ("five cards", spoilt("1. C7 C9 C8 CQ", "1. C7 C9 C8 CQ SK"), 0, "trick 1 has too many cards"),
    ("said in a trick", spoilt("1. C7 C9 C8 CQ", "1. C7 C9 C8 (B good)"), 0, "'good' is not said in a trick"),
    ("revoke", spoilt("1. C7 C9 C8 CQ", "1. C7 C9 C8 SK"), 0, "must follow: SK [Tournament sheet, 10.2; T-A37]"),
    ("after the end", TURNIER + "13. SK SQ SJ S10\n", 0, "the deal is over"),
    ("word after the end", TURNIER + "A good\n", 0, "deal is over"),
    ("result", TURNIER + '[Result "A=1"]\n', 0, "the deal gives A=9, not A=1"),
    ("result word", TURNIER + '[Result "A won"]\n', 0, "'A' is no result; expected 'A=9 B=-9 C=-9 D=9'"),
    (
        "result too early",
        TURNIER[: TURNIER.index("12. ")] + '[Result "A=9"]\n',
        0,
        "an unfinished deal or a position is not settled",
    ),
]


@pytest.mark.parametrize(("text", "line", "message"), [pytest.param(*case[1:], id=case[0]) for case in BAD])
def test_a_spoilt_record_is_refused_at_its_line_with_the_reason(text: str, line: int, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        loads(text, load_koenigrufen)
    assert message in why(caught.value)
    assert caught.value.line is not None
    assert line in {0, caught.value.line}


TOKENS = re.findall(r"\s+|[^\s]+", TURNIER)


@pytest.mark.deals
@given(st.lists(st.tuples(st.integers(0, len(TOKENS) - 1), st.integers(0, len(TOKENS) - 1)), min_size=1, max_size=4))
@settings(max_examples=150)
def test_a_shuffled_record_is_read_or_refused_but_never_breaks_the_reader(swaps: list[tuple[int, int]]) -> None:
    tokens = list(TOKENS)
    for first, second in swaps:
        tokens[first], tokens[second] = tokens[second], tokens[first]
    errors: list[NotationError] = []
    for record in loads("".join(tokens), load_koenigrufen, errors):
        assert read(dumps([record])).state == record.state


@given(st.text(alphabet=st.sampled_from('[]"{}();=ABCD .\n1XTSK| rufer'), max_size=200))
@settings(max_examples=150)
def test_any_text_is_read_or_refused(text: str) -> None:
    loads(f'[Rules "koenigrufen-turnier"]\n{text}', load_koenigrufen, [])
