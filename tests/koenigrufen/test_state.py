"""The state of a deal: phases, offers, refusals, and what never changes."""

import pickle
from collections.abc import Callable, Iterator
from dataclasses import FrozenInstanceError, fields
from random import Random

import pytest

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.koenigrufen.actions import (
    GOOD,
    HOLD,
    PASS,
    PASS_FOREHAND,
    PLAYS,
    VORHAND,
    Action,
    Bid,
    Call,
    Concede,
    Lay,
    Speak,
    Take,
)
from tarock.koenigrufen.bonus_kinds import BIRDS
from tarock.koenigrufen.cards import PACK, PLAYERS
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.reasons import RULE_OF, Reason
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.table import Announcement, Phase, Round
from tarock.koenigrufen.talon import DiscardChoice
from tests.koenigrufen.builders import (
    ITEMS,
    K1900,
    MAYR,
    SEATS,
    TURNIER,
    A,
    B,
    C,
    D,
    after,
    begun,
    every_book,
    in_play,
    is_accepted,
    offered,
    on_turn,
    parse_move,
    played,
    played_out,
    position,
    prepared,
    quiet,
    refused,
    replayed,
    why_not,
    won_by,
)
from tests.koenigrufen.deals import MARCH
from tests.koenigrufen.walks import walk

# Every reason is provoked

KINGS = "SK HK DK CK"
TAROKS_9 = "X T21 T20 T19 T18 T17 T16 T15 T14"


def at_talon(book: KoenigrufenRuleset, bid: str, *hands: str, talon: str = "", call: str = "") -> KoenigrufenState:
    state = won_by(begun(book, *hands, talon=talon), bid)
    return after(state, f"{bid[0]} calls {call}") if call else state


def laying(book: KoenigrufenRuleset, hand: str, bid: str = "A dreier") -> KoenigrufenState:
    return after(at_talon(book, bid, hand, talon="D4 D3 D2"), "A takes 1")


def rufer(book: KoenigrufenRuleset, moves: str) -> KoenigrufenState:
    return after(prepared(book, "A rufer", "S7 T1", "SK", call="SK"), moves)


def following(book: KoenigrufenRuleset, game: str, led: str, hand: str, said: str = "") -> KoenigrufenState:
    """D has led, and A has to follow."""
    return played(position(book, game, D, hand, "H1 H2 H3", "D1 D2 D3", f"{led} C7 C8", announced=said), led)


def forced(mode: Mode) -> KoenigrufenState:
    """A has nothing to lay away but tarocks."""
    state = won_by(begun(MAYR, f"{TAROKS_9} T5 T6 SK", talon="HK DK T7", mode=mode), "A dreier")
    return after(state, "A takes 1")


def revoked() -> KoenigrufenState:
    """A has not followed suit, and the trick lies on the table."""
    hands = ("S8 HK T5", "H1 H2 H3", "D1 D2 D3", "S7 C7 C8")
    return played(position(MAYR, "dreier", D, *hands, mode=Mode.TABLE), "S7 T5")


PROVOKED: dict[Reason, tuple[Callable[[], KoenigrufenState], str]] = {
    Reason.DEAL_IS_OVER: (lambda: played_out(in_play(MAYR, "A dreier")), "A S7"),
    Reason.NOT_YOUR_TURN: (lambda: begun(MAYR), "B pass"),
    Reason.NOT_NOW: (lambda: begun(MAYR), "A S7"),
    Reason.NOT_IN_YOUR_HAND: (lambda: following(MAYR, "dreier", "S7", "S8 S9 S10"), "A SK"),
    Reason.OPENING_WORD: (lambda: begun(MAYR), "A dreier"),
    Reason.NOT_FOREHAND: (lambda: after(begun(MAYR), "A vorhand"), "B rufer"),
    Reason.NOT_HIGHER: (lambda: after(begun(MAYR), "A vorhand, B dreier"), "C piccolo"),
    Reason.NO_HOLD: (lambda: after(begun(MAYR), "A vorhand, B dreier"), "C hold"),
    Reason.MUST_PLAY: (lambda: after(begun(MAYR), "A vorhand, B pass, C pass, D pass"), "A pass"),
    Reason.NO_SUCH_BID: (lambda: after(begun(MAYR), "A vorhand"), "B besserrufer"),
    Reason.FIRST_WORD_ONLY: (lambda: after(begun(TURNIER), "A vorhand"), "B sechser"),
    Reason.NEEDS_TRULL_PIECE: (lambda: begun(K1900, "SK", "X T21 T1"), "A solorufer"),
    Reason.NEEDS_BIRD: (lambda: after(begun(TURNIER, "T1 T2 T3 T4"), "A vorhand"), "B besserrufer"),
    Reason.NEEDS_SUIT_CARDS: (lambda: after(begun(MAYR, "", f"{TAROKS_9} SK SQ SC"), "A vorhand"), "B farbensolo"),
    Reason.FOUR_KINGS: (lambda: after(begun(TURNIER, "", KINGS), "A vorhand"), "B solorufer"),
    Reason.NOT_FOUR_KINGS: (lambda: begun(TURNIER, "SK HK DK", "CK"), "A passes-forehand"),
    Reason.OWN_KING: (lambda: won_by(begun(TURNIER, "SK"), "A rufer"), "A calls SK"),
    Reason.NOT_CALLABLE: (lambda: won_by(begun(TURNIER), "A rufer"), "A calls SQ"),
    Reason.NOT_THREE_KINGS: (lambda: won_by(begun(TURNIER, "SK", "HK"), "A rufer"), "A calls fourth"),
    Reason.TAKES_ALL: (lambda: at_talon(MAYR, "A sechser"), "A takes 1"),
    Reason.TAKES_HALF: (lambda: at_talon(MAYR, "A dreier"), "A takes all"),
    Reason.KING_NOT_IN_TALON: (lambda: at_talon(MAYR, "A rufer", "S7", "SK", call="SK"), "A concedes"),
    Reason.NAME_THE_BIRD: (
        lambda: at_talon(TURNIER, "A besserrufer", "T1", talon="SK", call="SK"),
        "A concedes",
    ),
    Reason.WRONG_NUMBER_LAID: (lambda: laying(MAYR, "S7"), "A lays D4 D3"),
    Reason.HONOUR_LAID: (lambda: laying(MAYR, "SK"), "A lays D4 D3 SK"),
    Reason.TAROCK_LAID: (lambda: laying(MAYR, "T2"), "A lays D4 D3 T2"),
    Reason.SUIT_CARD_LAID: (lambda: laying(MAYR, "T2 T3 T4 S7 S8 S9", "A farbendreier"), "A lays D4 D3 D2"),
    Reason.TOO_FEW_SUIT_CARDS: (
        lambda: at_talon(MAYR, "A farbendreier", f"{TAROKS_9} S7 S8 S9", talon="H4 H3 H2 D4 D3 T13"),
        "A takes 2",
    ),
    Reason.NO_SUCH_BONUS: (lambda: prepared(MAYR, "A bettler"), "A announces trull"),
    Reason.ANNOUNCED_TWICE: (lambda: prepared(MAYR, "A dreier"), "A announces trull trull"),
    Reason.ANNOUNCES_ONCE: (
        lambda: rufer(MAYR, "A announces trull, B good, C announces kings, D good"),
        "A announces pagat",
    ),
    Reason.WITH_THE_BID: (lambda: prepared(TURNIER, "A solodreier", "T1"), "A announces pagat"),
    Reason.NOT_THE_HOLDER: (lambda: rufer(MAYR, "A good"), "B announces pagat"),
    Reason.NOT_THE_PARTNER: (lambda: rufer(K1900, "A good, B good"), "C announces mondfang"),
    Reason.BIRD_MISSING: (lambda: prepared(TURNIER, "A besserrufer", "T1 T2", "SK", call="SK"), "A good"),
    Reason.SETS_BESIDE_VALAT: (lambda: prepared(MAYR, "A dreier"), "A announces trull valat"),
    Reason.NOTHING_TO_DOUBLE: (lambda: rufer(MAYR, "A good, B good"), "C kontra trull"),
    Reason.DOUBLED_TOO_LATE: (
        lambda: rufer(MAYR, "A good, B good, C announces kings, D good, A good"),
        "B kontra game",
    ),
    Reason.OWN_SIDE: (lambda: rufer(K1900, "A good"), "B kontra game"),
    Reason.OTHER_SIDE: (lambda: rufer(MAYR, "A good, B good, C kontra game"), "D re game"),
    Reason.NO_FURTHER_LEVEL: (
        lambda: rufer(MAYR, "A good, B good, C kontra game, D good, A re game, B good, C sub game, D good"),
        "A re game",
    ),
    Reason.MUST_FOLLOW: (lambda: following(MAYR, "dreier", "S7", "S8 HK T5"), "A T5"),
    Reason.MUST_TAROCK: (lambda: following(MAYR, "dreier", "S7", "H4 HK T5"), "A HK"),
    Reason.MUST_OVERTAKE: (lambda: following(MAYR, "bettler", "S9", "S8 SK T5"), "A S8"),
    Reason.PAGAT_LAST: (lambda: following(MAYR, "bettler", "S9", "H4 T1 T5"), "A T1"),
    Reason.TAROCK_LED: (
        lambda: position(MAYR, "farbensolo", A, "S7 T1 T5", "H1 H2 H3", "D1 D2 D3", "C7 C8 C9"),
        "A T5",
    ),
    Reason.BIRD_ORDER: (lambda: following(TURNIER, "dreier", "T20", "T1 T4 SK", "A pagat quapil"), "A T1"),
    Reason.HELD_BACK: (lambda: following(K1900, "dreier", "T20", "T1 T5 SK", "A pagat"), "A T1"),
    Reason.LAID_NOT_SHOWN: (lambda: forced(Mode.STRICT), "A lays T5 T6 T7 hiding T5"),
    Reason.NOTHING_TO_HIDE: (lambda: forced(Mode.TABLE), "A lays T5 T6 T7 hiding SK"),
    Reason.NOT_TABLE_MODE: (lambda: begun(MAYR), "B claims-renonce A"),
    Reason.NO_SUCH_FAULT: (lambda: begun(MAYR, mode=Mode.TABLE), "B claims-exposed A"),
    Reason.NOT_PLAYED_YET: (lambda: begun(MAYR, mode=Mode.TABLE), "B claims-renonce A trick 1"),
    Reason.JUDGED_ALREADY: (lambda: after(begun(MAYR, mode=Mode.TABLE), "B claims-renonce A"), "B claims-renonce A"),
    Reason.DECISION_OPEN: (lambda: after(revoked(), "B claims-renonce A"), "B H1"),
    Reason.NO_SUCH_RULING: (revoked, "B rules A A 2 because why"),
    Reason.NO_SUCH_ANSWER: (lambda: after(revoked(), "B claims-renonce A"), "A stops"),
    Reason.NOTHING_TO_CORRECT: (revoked, "D corrects C7"),
    Reason.NOTHING_LOST: (
        lambda: after(in_play(TURNIER, "A dreier", "T4", mode=Mode.TABLE), "A throws-in"),
        "B claims-lost quapil",
    ),
}

ONLY_FACTS = {
    *(Reason.WRONG_NUMBER_DEALT, Reason.EARLY_ADVANTAGE, Reason.EXPOSED, Reason.TALKED, Reason.THROWN_IN),
}
"""What nobody is refused: it can only happen at a real table."""


def test_every_reason_is_a_refusal_or_a_fact() -> None:
    assert set(Reason) == PROVOKED.keys() | ONLY_FACTS
    assert not PROVOKED.keys() & ONLY_FACTS


@pytest.mark.parametrize("reason", PROVOKED)
def test_every_reason_is_provoked_and_names_a_rule_of_the_book(reason: Reason) -> None:
    """An illegal act is refused, with the reason and the book's rule."""
    make, move = PROVOKED[reason]
    refusal = refused(make(), *parse_move(move))
    assert refusal.reason is reason
    assert str(refusal).endswith(f"[{refusal.rule}]")


def test_every_reason_rests_on_a_rule_of_every_book() -> None:
    assert set(RULE_OF) == set(Reason)
    for book in (K1900, TURNIER, MAYR):
        for rule in RULE_OF.values():
            assert getattr(book, rule).source


def test_a_refusal_says_in_tokens_what_was_wrong() -> None:
    """Whoever asked is told what was expected and what came."""
    state = begun(MAYR, "S7", "T2")
    assert refused(state, *parse_move("B pass")).detail == "B"
    assert refused(state, *parse_move("A S7")).detail == "auction"
    assert refused(state, *parse_move("A dreier")).detail == "dreier"
    negative = after(prepared(MAYR, "A bettler"), "A good, B good, C good, D kontra game")
    assert refused(negative, *parse_move("A re B")).detail == "B"


# Phases

EVERY_MOVE = [
    *("A vorhand", "A passes-forehand", "A pass", "A dreier", "A hold"),
    *("A calls SK", "A takes 1", "A concedes", "A lays S7 S8 S9", "A good", "A S7"),
]
AT_HOME = {
    Phase.AUCTION: EVERY_MOVE[:5],
    Phase.CALLING: ["A calls SK"],
    Phase.TALON: ["A takes 1", "A concedes"],
    Phase.LAYING: ["A lays S7 S8 S9"],
    Phase.ANNOUNCING: ["A good"],
    Phase.PLAY: ["A S7"],
}


@every_book
@pytest.mark.parametrize("move", EVERY_MOVE)
def test_every_action_has_its_phase(book: KoenigrufenRuleset, move: str) -> None:
    auction = begun(book, "S7", "SK", talon="D4 D3 D2")
    calling = won_by(auction, "A rufer")
    talon = after(calling, "A calls SK")
    laying = after(talon, "A takes 1")
    announcing = after(laying, "A lays D4 D3 D2")
    for state in (auction, calling, talon, laying, announcing, quiet(announcing)):
        if move not in AT_HOME[state.phase]:
            refusal = refused(state, *parse_move(move))
            assert (refusal.reason, refusal.detail) == (Reason.NOT_NOW, state.phase.value)
    assert why_not(played_out(quiet(announcing)), move) is Reason.DEAL_IS_OVER


@pytest.mark.parametrize(
    ("book", "bid", "phases"),
    [
        (K1900, "A rufer", "CALLING TALON LAYING ANNOUNCING PLAY OVER"),
        (K1900, "B solorufer", "CALLING ANNOUNCING PLAY OVER"),
        (TURNIER, "C dreier", "TALON LAYING ANNOUNCING PLAY OVER"),
        (TURNIER, "A sechser", "TALON LAYING ANNOUNCING PLAY OVER"),
        (TURNIER, "D solodreier", "ANNOUNCING PLAY OVER"),
        (TURNIER, "B bettel", "ANNOUNCING PLAY OVER"),
        (TURNIER, "A trischaken", "PLAY OVER"),
        (MAYR, "A besserrufer pagat", "CALLING TALON LAYING ANNOUNCING PLAY OVER"),
        (MAYR, "B farbendreier", "TALON LAYING ANNOUNCING PLAY OVER"),
        (MAYR, "B farbensolo", "ANNOUNCING PLAY OVER"),
        (MAYR, "A trischaken", "PLAY OVER"),
    ],
)
def test_each_game_goes_through_its_phases(book: KoenigrufenRuleset, bid: str, phases: str) -> None:
    """Tournament sheet 1.5; book of 1900, §§ 8, 13, 15; Mayr 2012, Talon und Verlegen, Trischaken."""
    state = won_by(begun(book, "T1 S7", "X", "T21", "SK"), bid)
    seen = [state.phase.name]
    rng = Random(1)
    while not state.is_over:
        offer = state.legal_actions(on_turn(state))[0]
        state = state.apply(on_turn(state), offer.sample(rng) if isinstance(offer, DiscardChoice) else offer)
        seen += [state.phase.name] if state.phase.name != seen[-1] else []
    assert " ".join(seen) == phases


@every_book
@pytest.mark.parametrize("seed", range(6))
def test_whoever_is_on_turn_can_always_do_something(book: KoenigrufenRuleset, seed: int) -> None:
    for state in walk(book, seed):
        if not state.is_over:
            assert state.legal_actions(on_turn(state))
        for seat in SEATS:
            if seat != state.turn:
                assert state.legal_actions(seat) == ()


# What is offered, and in which order


def test_offers_of_the_auction_go_from_the_first_word_over_the_games_to_hold_and_pass() -> None:
    """scalachess's order test: counts stay green while an order changes."""
    assert offered(begun(TURNIER, f"{KINGS} T1"), A)[:4] == ["vorhand", "passes-forehand", "piccolo", "bettel"]
    state = after(begun(TURNIER, "T1"), "A vorhand, B dreier, C pass, D pass")
    assert offered(state, A) == ["farbensolo", "piccolo_ouvert", "bettel_ouvert", "solodreier", "hold", "pass"]
    free = after(begun(TURNIER, "T1"), "A vorhand, B pass, C pass, D pass")
    assert offered(free, A)[:3] == ["trischaken", "rufer", "piccolo"]


def test_offers_of_a_call_go_by_suit_and_the_fourth_king_comes_last() -> None:
    state = won_by(begun(TURNIER, "SK HK DK", "CK"), "A rufer")
    assert offered(state, A) == ["calls CK", "calls fourth"]


def test_offers_of_the_talon_are_halves_and_then_giving_up() -> None:
    state = at_talon(TURNIER, "A besserrufer", "T1 T3", "T2", talon="SK", call="SK")
    assert offered(state, A) == ["takes 1", "takes 2", "concedes pagat", "concedes kakadu"]


def test_offers_of_the_round_are_announcements_then_doublings_then_gut() -> None:
    state = after(prepared(MAYR, "A dreier", "T2 T4", "T1 T3"), "A announces kings trull")
    assert offered(state, B) == ["trull", "kings", "pagat", "kakadu", "valat", "×game", "×kings", "×trull", "good"]
    negative = after(prepared(MAYR, "D bettler"), "D good, A kontra game, B kontra game, C kontra game")
    assert offered(negative, D) == ["×A", "×B", "×C", "good"]


def test_cards_are_offered_from_the_weakest_spade_to_the_skus() -> None:
    hand = "X T21 T1 CK C7 DK D4 D1 HK SK S10 S7"
    assert " ".join(offered(in_play(MAYR, "A solodreier", hand), A)) == "S7 S10 SK HK D4 D1 DK C7 CK T1 T21 X"


def everything(state: KoenigrufenState) -> Iterator[Action]:
    """Give all single actions of a phase, sensible or not."""
    match state.phase:
        case Phase.AUCTION:
            yield from (VORHAND, PASS_FOREHAND, PASS, HOLD, Bid("nonsense"))
            for contract in {contract.id for book in (K1900, TURNIER, MAYR) for contract in book.contracts}:
                yield from (Bid(contract, bird) for bird in (None, *BIRDS))
        case Phase.CALLING:
            yield from (Call(one) for one in (None, *PACK))
        case Phase.TALON:
            yield from (Take(1), Take(2), Take("all"))
            yield from (Concede(bird) for bird in (None, *BIRDS))
        case Phase.ANNOUNCING:
            yield GOOD
            yield from (Speak((item,)) for item in ITEMS)
            yield Speak(doubles=("game",))
            yield from (Speak(doubles=(target,)) for target in (*ITEMS, *SEATS))
        case Phase.PLAY:
            yield from PLAYS
        case Phase.LAYING | Phase.OVER:
            return


@every_book
@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_offered_is_accepted_and_nothing_else_is(book: KoenigrufenRuleset, seed: int) -> None:
    """At every step of random deals."""
    for state in walk(book, seed):
        if state.phase in {Phase.LAYING, Phase.OVER}:
            continue
        offers = state.legal_actions(on_turn(state))
        accepted = [action for action in everything(state) if is_accepted(state, on_turn(state), action)]
        assert set(offers) == set(accepted)
        assert len(offers) == len(set(offers))


@every_book
@pytest.mark.parametrize("seed", range(8))
def test_exactly_the_discards_of_the_choice_are_accepted(book: KoenigrufenRuleset, seed: int) -> None:
    """Book of 1900, § 9; Mayr 2012, Talon und Verlegen."""
    rng = Random(seed)
    for state in walk(book, seed):
        if state.phase is not Phase.LAYING:
            continue
        (choice,) = state.legal_actions(on_turn(state))
        assert isinstance(choice, DiscardChoice)
        assert is_accepted(state, on_turn(state), choice.sample(rng))
        for _ in range(40):
            lay = Lay(CardSet.from_cards(rng.sample(list(state.hands[on_turn(state)]), choice.size)))
            assert is_accepted(state, on_turn(state), lay) == choice.way.permits(lay.cards)


# Immutability


@every_book
def test_an_action_leaves_the_state_as_it_was(book: KoenigrufenRuleset) -> None:
    state = in_play(book, "A dreier")
    before = pickle.dumps(state)
    assert played_out(state).is_over
    assert pickle.loads(before) == state


@every_book
def test_a_refused_action_leaves_the_state_as_it_was(book: KoenigrufenRuleset) -> None:
    state = prepared(book, "A dreier")
    before = pickle.dumps(state)
    assert why_not(state, "A announces trull trull") is Reason.ANNOUNCED_TWICE
    assert pickle.loads(before) == state


def test_states_tables_tricks_and_views_cannot_be_changed() -> None:
    state = in_play(TURNIER, "A dreier", said="A announces trull, B kontra trull")
    (doubled,) = state.table.round.doubled
    for frozen in (
        state,
        state.table,
        state.table.trick,
        state.view(A),
        state.table.auction,
        state.table.round,
        doubled,
    ):
        name = fields(frozen)[0].name  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
        with pytest.raises(FrozenInstanceError):
            setattr(frozen, name, None)


@every_book
def test_states_are_equal_when_the_same_has_happened_and_can_be_pickled(book: KoenigrufenRuleset) -> None:
    one, other = (in_play(book, "A dreier") for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
    assert one != played(one, offered(one)[0])
    for state in (one, begun(book), MARCH.play(book, "A rufer", call="SK")):
        assert pickle.loads(pickle.dumps(state)) == state


# The log and the deal behind a state


@every_book
@pytest.mark.parametrize("seed", range(6))
def test_a_state_can_be_played_again_from_its_deal_and_its_log(book: KoenigrufenRuleset, seed: int) -> None:
    """Replay equals state; the hands as dealt are known at every time."""
    states = list(walk(book, seed))
    for state in states:
        assert state.dealt == states[0].hands
        assert state.talon == states[0].talon
    for state in states[::7]:
        assert replayed(state) == state
    assert replayed(states[-1]) == states[-1]


@every_book
@pytest.mark.parametrize("seed", range(6))
def test_no_card_is_ever_lost(book: KoenigrufenRuleset, seed: int) -> None:
    """Hands, tricks, discard and talon are the pack; the table knows how many cards each holds."""
    for state in walk(book, seed):
        parts = [*state.hands, state.table.played, state.laid, CardSet.from_cards(state.talon) - state.taken]
        assert sum(map(len, parts)) == len(PACK)
        assert CardSet.from_cards(one for part in parts for one in part) == PACK
        assert [state.table.cards_left(seat) for seat in SEATS] == [len(hand) for hand in state.hands]


def test_the_log_holds_every_action_but_not_what_was_laid() -> None:
    """Nothing hidden is ever kept on the table."""
    state = in_play(TURNIER, "A dreier", talon="D4 D3 D2", discard="D4 D3 D2")
    kinds = [type(action).__name__ for _, action in state.table.log]
    assert kinds == ["Bid", "Pass", "Pass", "Pass", "Take", *["Speak"] * 4]
    assert "Lay" not in kinds


def test_the_log_keeps_what_was_said_and_not_what_is_understood() -> None:
    """Tournament sheet 5.6; T-A25: a record is written as it was read."""
    state = after(prepared(TURNIER, "A besserrufer", "T1", "SK T2 T3 T4", call="SK"), "A good")
    assert state.table.log[-1] == (A, GOOD)
    assert state.table.round.announcements == (Announcement(A, "pagat"),)


# What belongs to a game


@every_book
def test_a_dreier_has_no_called_card_no_partner_and_no_bird(book: KoenigrufenRuleset) -> None:
    state = prepared(book, "A dreier", "T1")
    assert (state.called, state.partner, state.bird, state.birds_bid_with) == (None, None, None, ())
    assert (state.king_in_talon, state.plays_own_king) == (None, False)


@every_book
def test_before_the_auction_is_over_there_is_no_game(book: KoenigrufenRuleset) -> None:
    state = begun(book)
    assert (state.table.contract, state.table.declarer, state.table.bird) == (None, None, None)
    assert (state.called, state.partner, state.taken, state.birds_bid_with) == (None, None, NO_CARDS, ())
    assert state.table.round == Round()


def test_the_birds_of_a_besserrufer_are_those_that_were_dealt() -> None:
    """Tournament sheet 5.6, 5.7."""
    state = prepared(TURNIER, "A besserrufer", "T1 T3", "SK T4", talon="T2 D3 D2", call="SK")
    assert state.birds_bid_with == ("pagat", "kakadu")
    assert prepared(MAYR, "A besserrufer uhu", "T1 T2", "SK", call="SK").birds_bid_with == ()


def test_everybody_is_told_from_others_whoever_deals() -> None:
    """The same deal with another dealer: seats move, the course is the same."""
    rows = []
    for dealer in SEATS:
        hands = [""] * PLAYERS
        for step, hand in enumerate(MARCH.hands):
            hands[(dealer + 1 + step) % PLAYERS] = hand
        name = "ABCD"[(dealer + 1) % PLAYERS]
        state = in_play(MAYR, f"{name} dreier", *hands, talon=MARCH.talon, discard="D4 D3 D2", dealer=dealer)
        final = played_out(state)
        shift = (dealer + 1) % PLAYERS
        rows.append(final.settlement.score[shift:] + final.settlement.score[:shift])
    assert len(set(rows)) == 1


def test_a_deal_starts_from_its_hands() -> None:
    """An explicit deal."""
    hands, talon = deal(B, "a seed")
    state = start(TURNIER, B, hands, talon)
    assert (state.hands, state.talon, state.turn, state.laid) == (hands, talon, C, NO_CARDS)
