"""Situations of the card play for the advice: a hand, a trick, and what the table has seen before."""

from collections.abc import Mapping

import numpy as np

from tarock.core.cards import CARD_NAMES
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import Bid
from tarock.notation.cards import parse_card
from tarock.rulesets import load_koenigrufen
from tarock.search._kernels.koenigrufen import advice
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search.koenigrufen.advice import ADVICE
from tarock.search.koenigrufen.contracts import contract_plan
from tarock.search.koenigrufen.packing import bit_of, bits_of, card_from

OTHERS = 0b1110


def cards(text: str) -> CardSet:
    return CardSet.from_cards(parse_card(token) for token in text.split())


def asked(
    hand: str,
    trick: str = "",
    *,
    contract: str = "dreier",
    declarer: int = 0,
    called: str = "",
    partner: int | None = None,
    gone: Mapping[int, str] | None = None,
    lacks: Mapping[int, str] | None = None,
    led: Mapping[int, str] | None = None,
    said: Mapping[int, int] | None = None,
    book: str = "koenigrufen-turnier",
    seat: int = 0,
) -> tuple[str, str]:
    """Return which card a seat is advised to play, and by which advice.

    :param partner: who is known to hold the called card.
    :param gone: by seat the cards that it has played.
    :param lacks: by seat cards that it is known to lack.
    :param led: by seat a card of each suit that it has led.
    :param said: by seat the numbers of bonuses that it has announced, as bits.
    """
    rules = load_koenigrufen(book)
    plan = contract_plan(rules, 3, Bid(contract), declarer, 0)
    plan[at.CALLED] = bit_of(parse_card(called)) if called else 0
    words, history = np.zeros(at.STATE_SIZE, np.int64), np.zeros(seen.HISTORY_SIZE, np.int64)
    played = trick.split()
    words[at.HANDS + seat] = bits_of(cards(hand))
    words[at.NUMBER] = 13 - len(cards(hand))
    words[at.LEADS] = (seat - len(played)) % 4
    history[seen.NAMED] = plan[at.CALLED]
    history[seen.PLACES] = seen.NOWHERE if not called else 15 & ~(1 << declarer) if partner is None else 1 << partner
    for entries, place in ((gone, seen.PLAYED_BY), (lacks, seen.LACKS)):
        for player, text in (entries or {}).items():
            history[place + player] = bits_of(cards(text))
    for player, text in (led or {}).items():
        history[seen.LED_BY + player] = 255 << (int(bit_of(parse_card(text))).bit_length() - 1) // 8 * 8
    for player, bonuses in (said or {}).items():
        history[seen.SAID_BY + player] = bonuses
    for card in played:
        seen.play_seen(plan, words, history, bit_of(parse_card(card)))
    answer = int(advice.advised(plan, words, history, seat))
    return CARD_NAMES[card_from(1 << (answer & 0xFFFF))], ADVICE[answer >> advice.ADVICE_SHIFT]
