"""Verbs agree with whom they speak of: the reader, somebody else, several, and the reader among them."""

import pytest

from tarock.telling.line import Line
from tarock.telling.payments import Paid, payment_lines
from tarock.telling.sentences import Reader, sentence
from tarock.words import words_in

NAMES = ("Anna", "Bo", "Vroni", "Franz")
YOU = 0


def told(line: Line, language: str, you: int | None = YOU) -> str:
    return sentence(line, Reader.of(words_in(language), "koenigrufen", NAMES, you))


def plays(seat: int) -> Line:
    return Line("k-outcome-alone", "outcome", seats={"seat": (seat,)}, values={"contract": "piccolo"})


def with_partner(seat: int, partner: int) -> Line:
    seats = {"seat": (seat,), "partner": (partner,)}
    return Line("k-outcome-partner", "outcome", seats=seats, values={"contract": "rufer"})


def decide(*seats: int) -> Line:
    return Line("play-asked-void", "consequence", seats={"names": seats})


@pytest.mark.parametrize(
    ("language", "you", "other"),
    [
        ("en", "You play Piccolo alone", "Vroni plays Piccolo alone"),
        ("da", "Du spiller Piccolo alene", "Vroni spiller Piccolo alene"),
        ("de", "Du spielst Piccolo allein", "Vroni spielt Piccolo allein"),
    ],
)
def test_a_report_speaks_to_its_reader(language: str, you: str, other: str) -> None:
    assert told(plays(0), language) == you
    assert told(plays(2), language) == other
    assert told(plays(0), language, None) == other.replace("Vroni", "Anna")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Vroni plays Rufer with you"),
        ("da", "Vroni spiller Rufer sammen med dig"),
        ("de", "Vroni spielt Rufer mit dir"),
    ],
)
def test_the_reader_is_named_in_the_case_that_the_sentence_needs(language: str, expected: str) -> None:
    assert told(with_partner(2, 0), language) == expected


@pytest.mark.parametrize(
    ("language", "you", "other", "others", "you_all"),
    [
        ("en", "You decide.", "Bo decides.", "Bo and Vroni decide.", "Vroni and you decide."),
        ("da", "Du bestemmer.", "Bo bestemmer.", "Bo og Vroni bestemmer.", "Vroni og du bestemmer."),
        ("de", "Du entscheidest.", "Bo entscheidet.", "Bo und Vroni entscheiden.", "Vroni und du entscheidet."),
    ],
)
def test_one_and_several_decide(language: str, you: str, other: str, others: str, you_all: str) -> None:
    assert told(decide(0), language).startswith(you)
    assert told(decide(1), language).startswith(other)
    assert told(decide(1, 2), language).startswith(others)
    assert told(decide(0, 2), language).startswith(you_all), "the reader comes last"


@pytest.mark.parametrize(
    ("language", "you", "others", "you_all"),
    [
        ("en", "You pay 20 to Franz", "Bo and Vroni each pay 20 to Franz", "You and Bo each pay 20 to Franz"),
        (
            "da",
            "Du betaler 20 til Franz",
            "Bo og Vroni betaler hver 20 til Franz",
            "Du og Bo betaler hver 20 til Franz",
        ),
        ("de", "Du zahlst 20 an Franz", "Bo und Vroni zahlen je 20 an Franz", "Du und Bo zahlt je 20 an Franz"),
    ],
)
def test_payers_and_their_verb_agree(language: str, you: str, others: str, you_all: str) -> None:
    def said(*payers: int) -> str:
        payments = [Paid(payer, 3, "20", "k-for-game", "Mayr 2012, Dreier") for payer in payers]
        (line,) = payment_lines(payments)
        return told(line, language)

    assert said(0).startswith(you)
    assert said(1, 2).startswith(others)
    assert said(0, 1).startswith(you_all)


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "Tournament sheet, 10.4"), ("da", "Turneringsbladet, 10.4"), ("de", "Turnierblatt, 10.4")],
)
def test_a_source_in_a_sentence_is_in_the_reader_s_language_and_without_readings(language: str, expected: str) -> None:
    charge = Line("referee-charge", parts={"payer": (plays(1),), "sum": (plays(2),)})
    line = Line(
        "referee-due", "fault", parts={"charges": (charge,)}, values={"source": "Tournament sheet, 10.4; T-A46"}
    )
    assert f"[{expected}]" in told(line, language)


@pytest.mark.parametrize(
    ("language", "expected"), [("en", "♠K: −3.1 ± 0.4"), ("da", "♠K: −3,1 ± 0,4"), ("de", "♠K: −3,1 ± 0,4")]
)
def test_a_figure_is_written_as_the_reader_s_language_writes_it(language: str, expected: str) -> None:
    act = Line("coach-act-card", cards={"card": ("SK",)})
    measured = Line("coach-candidate", "word", parts={"act": (act,)}, figures={"value": "-3.1", "error": "0.4"})
    assert told(measured, language) == expected
