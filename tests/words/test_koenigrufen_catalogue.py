"""The catalogues of Königrufen hold all that the program has to say about it, and nothing else.

That they say the same in every language is tested for all catalogues together (``test_catalogues.py``).
"""

import ast
import re
from itertools import product
from pathlib import Path
from typing import get_args

import pytest

import tarock
from tarock.koenigrufen import actions
from tarock.koenigrufen.bonus_kinds import ANNOUNCED, BIRDS, BonusName
from tarock.koenigrufen.facts import Facts, Side, TalonKing, ValatFact
from tarock.koenigrufen.fault_kinds import CLAIMS
from tarock.koenigrufen.reasons import Reason
from tarock.koenigrufen.settlement import settle
from tarock.telling.sentences import capital
from tarock.words import LANGUAGES, Words
from tarock.words.koenigrufen.names import bonus_name, contract_name, points_and_blatt
from tarock.words.koenigrufen.rulebook import CONSTANTS, SECTIONS
from tarock.words.passages import hyphenated
from tests.words.catalogue import messages
from tests.words.koenigrufen_books import BOOKS, book

SOURCE = Path(tarock.__file__).parent
CATALOGUES = ("koenigrufen", "koenigrufen_rulebook")
ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)

CONTRACTS = {contract.id for name in BOOKS for contract in book(name).contracts}
BIDS = {bid for name in BOOKS for row in (*book(name).auction.order, book(name).auction.free) for bid in row}
BONUSES = set(get_args(BonusName))
PAID_ALONE = {"game", "valat", "king_left", "conceded", "trischaken", "jungfrau", "renonce", "ruling"}
PAID_AFTER_RENONCE = {"game", "valat", "king_left"} | BONUSES
PAID_FOR = PAID_ALONE | BONUSES | {f"renonce_{reason}" for reason in PAID_AFTER_RENONCE}
TOLD = {
    actions.Vorhand: ("vorhand",),
    actions.PassForehand: ("pass-forehand",),
    actions.Pass: ("pass", "nobody-plays"),
    actions.Bid: ("bid",),
    actions.Hold: ("hold",),
    actions.Call: ("call",),
    actions.Take: ("take", "talon", "king-in-talon"),
    actions.Concede: ("concede", "concede-bird"),
    actions.Lay: ("lay", "lay-cards", "lay-open"),
    actions.Speak: ("lie", "good", "announce", "double"),
    actions.Play: ("ouvert",),  # playing a card is told as in any other game
    actions.ClaimFault: ("claims-fault", "upheld", "not-upheld", "wrong-number", "offenders", "redealt"),
    actions.Correct: ("corrects",),
    actions.Stop: ("stops",),
    actions.PlayOn: ("plays-on",),
    actions.Expose: ("exposes",),
    actions.Talk: ("talks",),
    actions.ThrowIn: ("throws-in",),
    actions.ClaimLost: ("claims-lost",),
    actions.Strike: ("strikes",),
    actions.RuleByHand: ("rules",),
    actions.Agree: ("agrees",),
}
SAID = {
    *("vorhand", "pass-forehand", "pass", "bid", "hold", "call", "take", "concede", "lay"),
    *("lie", "good", "kontra", "re", "sub"),
}
SPEECH = {
    *(f"k-told-{words}" for told in TOLD.values() for words in told),
    *(f"k-say-{words}" for words in SAID),
    *(f"k-fault-{kind}" for kind in CLAIMS),
    *("k-asked-correct", "k-asked-play-on"),
    *("k-called-card", "k-called-fourth", "k-kontra-times", "k-card-skus", "k-card-mond", "k-count", "k-game-of"),
}
OUTCOMES = {
    f"k-outcome-{part}"
    for part in (
        *("nobody", "partner", "alone", "own-king", "trischaken", "counts", "count-of", "tricks", "result", "bonus"),
        *("king-captured", "jungfrau", "king-in-talon", "renonce", "struck", "redealt"),
    )
} | {"k-report-score", "k-report-money", "k-report-written"}
NAMES = {
    *(hyphenated(f"contract-{bid}") for bid in CONTRACTS | BIDS),
    *(hyphenated(f"bonus-{bonus}") for bonus in BONUSES | set(ANNOUNCED) | {"game"}),
    *(f"bird-{bird}" for bird in BIRDS),
}
REASONS = {hyphenated(f"k-reason-{reason}") for reason in Reason}
PAYMENTS = {hyphenated(f"k-for-{reason}") for reason in PAID_FOR}
RULES = {
    *(f"k-section-{name}" for name in SECTIONS),
    *(hyphenated(f"k-rule-{entry}") for entries in SECTIONS.values() for entry in entries),
    *(hyphenated(f"k-about-{contract}") for contract in CONTRACTS),
    *(hyphenated(f"k-bonus-{bonus}") for bonus in BONUSES),
    *(f"k-cell-talon-{talon}" for talon in ("half", "all", "opponents", "unused")),
    *(f"title-{name}" for name in BOOKS),
}
EXPECTED = SPEECH | OUTCOMES | NAMES | REASONS | PAYMENTS | RULES


@ALL_LANGUAGES
@pytest.mark.parametrize("kind", ["SPEECH", "OUTCOMES", "NAMES", "REASONS", "PAYMENTS", "RULES"])
def test_everything_that_can_be_said_has_its_words(kind: str, language: str) -> None:
    expected: set[str] = globals()[kind]
    assert expected - messages(language).keys() == set()


def test_every_action_can_be_told() -> None:
    assert set(get_args(actions.Action)) == TOLD.keys()


def test_no_message_is_unused() -> None:
    """A message is used by a code, by another message, or by its name or the beginning of its name in the program."""
    own = {name for name, message in messages("en").items() if message.file in CATALOGUES}
    referred_to = {other for message in messages("en").values() for other in message.references}
    paths = [path for room in ("words", "telling") for path in (SOURCE / room).rglob("*.py")]
    program = "\n".join(path.read_text("utf-8") for path in paths)
    in_program = set(re.findall(r'"([a-z0-9-]+)"', program))
    beginnings = {f"{start}{end}" for start, end in product(re.findall(r'f"(k-[a-z-]+-)\{', program), in_program)}
    assert own - EXPECTED - referred_to - in_program - beginnings == set()


def test_the_settlement_gives_no_other_reasons_for_payments() -> None:
    """Beside the bonuses, which are paid by their own names, and the same after a Renonce."""
    given = {
        argument.value
        for path in (SOURCE / "koenigrufen").glob("*.py")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Line"
        for part in call.args[1:2]
        for argument in ast.walk(part)
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
    assert given == PAID_ALONE


@ALL_LANGUAGES
@pytest.mark.parametrize("detail", ["", "HK", "pagat uhu", "3"])
def test_a_refusal_is_one_line_whatever_its_detail(detail: str, language: str) -> None:
    words = Words(language)
    for reason in REASONS:
        assert re.fullmatch(r"[^\n{}]+", words(reason, detail=detail))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You must keep at least 6 suit cards. Lay away something else."),
        ("da", "Du skal beholde mindst 6 farvekort. Læg noget andet væk."),
        ("de", "Du musst mindestens 6 Farbkarten behalten. Verlege etwas anderes."),
    ],
)
def test_a_refusal_tells_how_many_suit_cards_must_stay(language: str, text: str) -> None:
    assert text == Words(language)("k-reason-too-few-suit-cards", detail="6")


@pytest.mark.parametrize(
    ("language", "counts"),
    [
        ("en", ["35 points and 2 Blatt", "34 points and 1 Blatt", "70 points", "1 point", "0 points and 2 Blatt"]),
        ("da", ["35 point og 2 Blatt", "34 point og 1 Blatt", "70 point", "1 point", "0 point og 2 Blatt"]),
        ("de", ["35 Punkte und 2 Blatt", "34 Punkte und 1 Blatt", "70 Punkte", "1 Punkt", "0 Punkte und 2 Blatt"]),
    ],
)
def test_thirds_are_told_as_points_and_blatt(language: str, counts: list[str]) -> None:
    """Mayr 2012, Zählen: 107 thirds are 35 points and 2 Blatt."""
    assert counts == [points_and_blatt(Words(language), thirds) for thirds in (107, 103, 210, 3, 2)]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Ada calls the king of hearts.", "You call the fourth king.", "Ada calls the queen of spades."]),
        ("da", ["Ada kalder hjerter konge.", "Du kalder den fjerde konge.", "Ada kalder spar dame."]),
        ("de", ["Ada ruft den Herz-König.", "Du rufst den vierten König.", "Ada ruft die Pik-Dame."]),
    ],
)
def test_a_call_names_the_king_the_queen_or_the_fourth_king(language: str, said: list[str]) -> None:
    words = Words(language)
    king = words("k-called-card", rank="K", suit="H")
    queen = words("k-called-card", rank="Q", suit="S")
    assert said == [
        words("k-told-call", you="no", name="Ada", called=king),
        words("k-told-call", you="yes", name="Ada", called=words("k-called-fourth")),
        words("k-told-call", you="no", name="Ada", called=queen),
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["takes the first half of the talon", "takes the second half of the talon", "takes the whole talon"]),
        ("da", ["tager første halvdel af talonen", "tager anden halvdel af talonen", "tager hele talonen"]),
        ("de", ["nimmt die erste Hälfte des Talons", "nimmt die zweite Hälfte des Talons", "nimmt den ganzen Talon"]),
    ],
)
def test_what_is_taken_from_the_talon_is_told(language: str, told: list[str]) -> None:
    halves: tuple[int | str, ...] = (1, 2, "all")
    assert [f"Bo {part}." for part in told] == [
        Words(language)("k-told-take", you="no", name="Bo", half=half) for half in halves
    ]


@pytest.mark.parametrize(
    ("language", "report"),
    [
        (
            "en",
            [
                "B plays Solorufer with D",
                "B’s side has 34 points, the opponents have 36 points",
                "The game is lost",
                "König ultimo, announced: the declarer’s side missed it",
                "Trull, silent: the opponents made it",
            ],
        ),
        (
            "da",
            [
                "B spiller Solorufer sammen med D",
                "Siden med B har 34 point, modspillerne har 36 point",
                "Spillet er tabt",
                "König ultimo, meldt: spilførerens side klarede det ikke",
                "Trull, stille: modspillerne klarede det",
            ],
        ),
        (
            "de",
            [
                "B spielt Solorufer mit D",
                "Die Partei von B hat 34 Punkte, die Gegner haben 36 Punkte",
                "Das Spiel ist verloren",
                "König ultimo, angesagt: von der Partei des Spielerstehers verloren",
                "Trull, still: von den Gegnern gemacht",
            ],
        ),
    ],
)
def test_a_report_tells_who_played_what_with_whom_and_what_came_of_it(language: str, report: list[str]) -> None:
    words = Words(language)
    own, other = points_and_blatt(words, 102), points_and_blatt(words, 108)
    ultimo, trull = bonus_name(words, "koenig_ultimo"), bonus_name(words, "trull")
    b, d = {"seat": "B", "seat_is": "other"}, {"partner": "D", "partner_is": "other"}
    assert report == [
        words("k-outcome-partner", **b, **d, contract=contract_name(words, "solorufer")),
        capital(words("k-outcome-counts", **b, own=own, other=other)),
        words("k-outcome-result", won="no"),
        words("k-outcome-bonus", bonus=ultimo, announced="yes", side=Side.DECLARER, made="no"),
        words("k-outcome-bonus", bonus=trull, announced="no", side=Side.DEFENDERS, made="yes"),
    ]


@ALL_LANGUAGES
def test_what_became_of_a_king_in_the_talon_is_told_in_different_words(language: str) -> None:
    words = Words(language)
    kings = get_args(TalonKing)
    assert len({words("k-outcome-king-in-talon", king=king, rank="king") for king in kings}) == len(kings)


@ALL_LANGUAGES
def test_a_payment_of_the_settlement_has_its_words(language: str) -> None:
    facts = Facts(
        forehand=0,
        contract="dreier",
        declarer=0,
        tricks=12,
        thirds=210,
        valat=ValatFact(Side.DECLARER, announced=True, made=True),
    )
    (reason,) = {payment.reason for payment in settle(book("koenigrufen-turnier"), facts).payments}
    assert "Valat" in Words(language)(hyphenated(f"k-for-{reason}"))


@ALL_LANGUAGES
def test_a_game_of_a_house_is_called_by_its_id(language: str) -> None:
    assert contract_name(Words(language), "our_game") == "our_game"


def test_the_constants_of_the_game_are_no_tables_of_a_ruleset() -> None:
    assert {entry for entries in SECTIONS.values() for entry in entries} >= CONSTANTS.keys()
