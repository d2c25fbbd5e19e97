"""Table mode at the terminal: pointing out faults, declaring by oneself, and deciding what becomes of a deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from tarock.cli.terminal.shared.spelling import read_card, read_rank, read_suit
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.cards import RANK_NAMES, SUIT_NAMES, Card, Rank, Suit
from tarock.core.errors import NotationError
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.actions import ClaimFault, Correct, Declare
from tarock.danish.fault_kinds import CLAIMS, DEALERS_CLAIMS
from tarock.danish.state import DanishView
from tarock.notation.danish.items import parse_item
from tarock.words import words_in
from tarock.words.passages import hyphenated

KindT = TypeVar("KindT", bound=str)

_SAID: Final = ("taroks", "matadors", "half", "full", "overfull", "kings", "missing", "with", "without", "laid")
"""The words of a declaration, by the tokens of the record."""


class NotUnderstood(Exception):  # noqa: N818 - what a person said was not understood; no error of the program
    """Something that was typed and is no claim or no declaration, with what to say about it."""


def spoken(message: str, wording: Wording) -> list[str]:
    """Return the words that a person can use for something; English is always understood."""
    return [*wording(message).split(), *words_in("en")(f"play-{message}").split()]


@dataclass(frozen=True, slots=True)
class Objection(Generic[KindT]):
    """A fault that a person points out, as far as he has said it."""

    kind: KindT
    seat: Seat | None
    trick: int | None


def read_objection(text: str, kinds: Sequence[KindT], wording: Wording) -> Objection[KindT] | None:
    """Read ``object revoke Bo 4``: the word, the fault, whose, and the trick where it is known.

    :raises NotUnderstood: if it begins like a claim and is none.
    """
    word, *rest = text.casefold().split() or [""]
    if word not in spoken("command-object", wording):
        return None
    kind = next((kind for kind in kinds if rest and rest[0] in spoken(f"claim-{kind}", wording)), None)
    whose, trick = rest[1:2], rest[2:3]
    seat = _seat(whose, wording)
    if kind is None or (whose and seat is None) or (trick and not trick[0].isdecimal()):
        raise NotUnderstood(wording("how-to-object"))
    return Objection(kind, seat, int(trick[0]) if trick else None)


def read_claim(text: str, dealer: Seat, wording: Wording) -> ClaimFault | None:
    """Read a claim of Danish Tarok; the skat and the cups are the dealer's.

    :raises NotUnderstood: if it begins like a claim and is none.
    """
    said = read_objection(text, CLAIMS, wording)
    if said is None:
        return None
    seat = dealer if said.seat is None and said.kind in DEALERS_CLAIMS else said.seat
    if seat is None:
        raise NotUnderstood(wording("how-to-object"))
    return ClaimFault(said.kind, seat, said.trick)


def read_right_card(text: str, wording: Wording) -> Card | None:
    """Read ``correct h7``: the word, and the card that is played instead of a wrong one.

    :raises NotUnderstood: if it begins so and names no card.
    """
    word, _, rest = text.strip().casefold().partition(" ")
    if word not in spoken("command-correct", wording):
        return None
    card = read_card(rest, wording.language)
    if card is None:
        raise NotUnderstood(wording("how-to-correct"))
    return card


def read_at_table(text: str, dealer: Seat, wording: Wording) -> ClaimFault | Correct | None:
    """Read what a person says about faults: a claim, or how a revoke is put right; None when it is something else.

    :raises NotUnderstood: if it begins like one of these and is none.
    """
    card = read_right_card(text, wording)
    return read_claim(text, dealer, wording) if card is None else Correct(card)


def _seat(words: Sequence[str], wording: Wording) -> Seat | None:
    """Return the seat that a name or a letter means."""
    names = [*enumerate(wording.names), *enumerate(SEAT_NAMES[: len(wording.names)])]
    return next((seat for seat, name in names if words and name.casefold() == words[0]), None)


def read_declaration(text: str, wording: Wording) -> Declare:
    """Read what a person declares, in the words of his language; nothing at all is a pass.

    :raises NotUnderstood: if it is no declaration.
    """
    bare = text.strip().casefold()
    if not bare or bare in spoken("say-pass", wording):
        return Declare()
    try:
        return Declare(tuple(parse_item(_tokens(item, wording)) for item in bare.split(",")))
    except NotationError:
        raise NotUnderstood(wording("how-to-declare")) from None


def _tokens(item: str, wording: Wording) -> list[str]:
    """Return the words of a declaration as the record writes them."""
    tokens: list[str] = []
    for word in item.split():
        token = next((token for token in _SAID if word in spoken(f"say-{token}", wording)), None)
        missing_court = tokens[-1:] == ["missing"] and "kings" not in tokens
        tokens.append(token or _card_word(word, wording.language, rank_first=missing_court))
    return tokens


def _card_word(word: str, language: str, *, rank_first: bool) -> str:
    """Return a suit or a court as a token; ``d`` is a suit or, of something missing, the queen."""
    rank = read_rank(word, language)
    if rank_first and isinstance(rank, Rank):
        return RANK_NAMES[rank]
    suit = read_suit(word, language)
    return word if suit is None or suit is Suit.TAROK else SUIT_NAMES[suit]


def decision_lines(view: DanishView, wording: Wording) -> list[str]:
    """Return what has been found, and what is to be decided or can still be pointed out."""
    table = view.table
    ruling = table.proceedings.ruling
    if ruling is not None and table.must_act == view.seat:
        fault = wording.words(f"fault-{hyphenated(ruling.fault)}")
        asked = wording(f"explain-ruling-{hyphenated(ruling.question)}")
        return [wording.about("decide-fault", ruling.offender, fault=fault), asked]
    if table.proceedings.skat and table.turn == view.seat:
        return [wording("explain-closing", skat=wording.cards(table.proceedings.skat))]
    return []
