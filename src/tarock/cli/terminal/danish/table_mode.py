"""Table mode at the terminal: pointing out faults, declaring by oneself, and deciding what becomes of a deal."""

from typing import Final

from tarock.cli.terminal.shared.objections import NotUnderstood, read_objection, read_right_card, spoken
from tarock.cli.terminal.shared.spelling import read_rank, read_suit
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.cards import RANK_NAMES, SUIT_NAMES, Rank, Suit
from tarock.core.errors import NotationError
from tarock.core.seats import Seat
from tarock.danish.actions import ClaimFault, Correct, Declare
from tarock.danish.fault_kinds import CLAIMS, DEALERS_CLAIMS
from tarock.danish.state import DanishView
from tarock.notation.danish.items import parse_item
from tarock.words.passages import hyphenated

_SAID: Final = ("taroks", "matadors", "half", "full", "overfull", "kings", "missing", "with", "without", "laid")
"""The words of a declaration, by the tokens of the record."""


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


def read_at_table(text: str, dealer: Seat, wording: Wording) -> ClaimFault | Correct | None:
    """Read what a person says about faults: a claim, or how a revoke is put right; None when it is something else.

    :raises NotUnderstood: if it begins like one of these and is none.
    """
    card = read_right_card(text, wording)
    return read_claim(text, dealer, wording) if card is None else Correct(card)


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
