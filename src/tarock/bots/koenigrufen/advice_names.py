"""The names of all advice that the book bot of Königrufen gives; the catalogues have a sentence for each."""

from typing import Final

from tarock.search.koenigrufen.advice import ADVICE

BEFORE_PLAY: Final = (
    "pass_forehand_with_four_kings",
    "hold_game",
    "keep_forehand",
    "pass_to_be_called",
    "pass_weak_hand",
    "bid_rufer",
    "bid_solorufer",
    "bid_bird",
    "bid_twelve_points",
    "bid_sechser",
    "bid_solodreier",
    "bid_suit_game",
    "bid_bettler",
    "bid_piccolo",
    "bid_ouvert",
    "trischaken_with_weak_hand",
    "cheapest_game",
    "call_longest_suit",
    "call_fourth_king",
    "take_talon",
    "buy_better_half",
    "give_up_alone",
    "lay_short_suits",
    "announce_valat",
    "announce_trull",
    "announce_kings",
    "announce_bird",
    "announce_king_ultimo",
    "kontra_with_strength",
    "kontra_bird",
    "re_with_strength",
    "say_good",
)
DEFEND_OPEN_HAND: Final = "defend_open_hand"
ALL_ADVICE: Final = (*ADVICE, DEFEND_OPEN_HAND, *BEFORE_PLAY)
