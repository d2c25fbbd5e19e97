"""The rules of Königrufen as data.

Every amount, rank, list of contracts and switch is a field below; the three books fill them in
``rulesets/koenigrufen-*.toml`` and a house ruleset lists only what differs.  Each table is one rule of the books
and carries its source.
"""

from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tarock.core.rules import Book, Points, Positive, Rule
from tarock.koenigrufen.bonus_kinds import BonusName


class Counting(Rule, frozen=True):
    """What cards count, in points, and how many thirds win a game: 35 points and 2 Blatt are 107."""

    trull: Points
    king: Points
    queen: Points
    cavall: Points
    jack: Points
    other: Points
    win_thirds: Positive


class Dealing(Rule, frozen=True):
    """Who deals first, by lot, by the highest card or by drawing the tarock, and who cuts; the cards are dealt alike.

    Both are for the people at the table and for their rule book: the program shuffles fairly and needs neither.
    ``misdeal``: a wrong number of cards that is noticed after the first call; the deal is repeated as before it, or
    whoever holds a wrong number has played Renonce.
    """

    first_dealer: Literal["lot", "highest_card", "tarock"]
    cutter: Literal["opposite", "left"]
    misdeal: Literal["redeal", "renonce"]


class Auction(Rule, frozen=True, dict=True):
    """Who may say what.

    ``opening``: what forehand's first word may be: only "Vorhand", "Vorhand" or a game, or a call, a game or a pass
    that hands the right to call to the next player.  ``hold``: who may take over a game that was bid.
    ``order``: the bids from low to high; bids in one row are equal.  ``free``: what forehand may also choose when
    the three others have passed.  ``first_word``: what only forehand may bid, and only as the very first word.
    """

    opening: Literal["vorhand", "vorhand_or_game", "call_or_pass"]
    hold: Literal["none", "forehand", "senior"]
    order: tuple[tuple[str, ...], ...]
    free: tuple[str, ...] = ()
    first_word: tuple[str, ...] = ()

    @cached_property
    def ranks(self) -> dict[str, int]:
        """How high each bid of the order is; equal bids have the same rank."""
        return {name: rank for rank, row in enumerate(self.order) for name in row}


class PassingOn(Rule, frozen=True):
    """Forehand with four kings may pass the forehand on as his first word."""

    allowed: bool


class Leading(Rule, frozen=True):
    """Who leads to the first trick of a positive game: the forehand, or seat A whoever has the forehand."""

    positive: Literal["forehand", "first_seat"]


class Contract(Rule, frozen=True, kw_only=True):
    """One game.

    ``kind``: points with taroks as trumps, points without (suit games), a number of tricks, or the fewest points.
    ``talon``: a half is bought, all is taken, it counts for the opponents, or it is not used.
    ``needs``: what the bidder must hold: one piece of the Trull, or a bird that he must announce.
    ``own_word``: bonuses are announced together with the bid.
    What a Trischaken costs and where its talon goes is told by :class:`Trischaken`.
    """

    id: str
    kind: Literal["positive", "suit", "negative", "trischaken"]
    value: Points = 0
    loss: Points | None = None
    talon: Literal["half", "all", "opponents", "unused"] = "unused"
    calls: bool = False
    tricks: Annotated[int, Meta(ge=0, le=11)] = 0
    ouvert: bool = False
    bonus_factor: Positive = 1
    needs: Literal["nothing", "trull_piece", "bird"] = "nothing"
    suit_cards: Annotated[int, Meta(ge=0, le=12)] = 0
    own_word: bool = False
    valat: tuple[Points, Points] = (0, 0)
    """Silent and announced Valat where the book fixes the sums."""

    @property
    def lost(self) -> int:
        """What the game costs when it is lost."""
        return self.value if self.loss is None else self.loss


class Calling(Rule, frozen=True):
    """Which king may be called.

    ``own``: one's own too, and then one plays alone.  ``fourth``: with three kings the fourth need not be named.
    ``four_kings``: who holds all four calls a queen, calls his own, or may play no game with a called king.
    """

    own: bool
    fourth: bool
    four_kings: Literal["queen", "own", "barred"]


class KingInTalon(Rule, frozen=True):
    """The called king lies in the talon: what it costs to give up at once, and to leave the king lying.

    ``concede``: so much to each, or the value of the game and of the bird that was bid.
    """

    concede: Points | Literal["game_and_bird"]
    left: Points


class SoloKingInTalon(Rule, frozen=True):
    """A solo player whose called king lies in the talon gets that half at the end; what becomes of a kontra."""

    kontra: Literal["void", "void_if_lost"]
    item_kontra: Literal["void", "stands"]


class Discard(Rule, frozen=True):
    """What may be laid away: never kings or Trull pieces; other taroks only when nothing else is left, and openly.

    ``suit_games``: there taroks come first, and suit cards are shown, where a suit game buys from the talon.
    """

    suit_games: Literal["taroks_first", "as_always"]


class Trick(Rule, frozen=True):
    """What must be played.  Overtaking and the Pagat rule are for negative games and Trischaken."""

    overtake: bool
    pagat_last: bool


class Kaiserstich(Rule, frozen=True):
    """Skus, Mond and Pagat in one trick: the Pagat wins it."""

    played: bool


class SuitGame(Rule, frozen=True):
    """Suit games: taroks do not beat suits and are led only when no suit card is left."""

    bonuses: tuple[BonusName, ...]


class Announcing(Rule, frozen=True):
    """Who may announce what.

    ``holder_only``: bonuses that only the holder of the card may announce.  ``partner_only``: only the called partner.
    ``once``: each player announces in one turn only.
    ``give_up``: announced birds that fail go from the highest down, or in any order.
    ``early``: whether an announced card may be played before its trick.
    ``replaces``: an announced bonus takes the place of the same bonus in silence, whichever side has it, or only on
    the side that announced it.
    """

    holder_only: tuple[BonusName, ...]
    partner_only: tuple[BonusName, ...]
    once: bool
    give_up: Literal["highest_first", "free"]
    early: Literal["lost", "held_back"]
    replaces: Literal["either_side", "own_side"] = "either_side"


class Bonus(Rule, frozen=True):
    """A bonus: its value announced and silent, before the factor of the contract.

    ``silent_failure``: whether a bird or the called king that falls in vain in the trick it had to win costs the silent
    value; a captured king that is paid by itself is not paid twice.
    """

    id: BonusName
    announced: Points
    silent: Points
    silent_failure: bool = False


class Valat(Rule, frozen=True):
    """All twelve tricks: fixed sums, or the game multiplied; and which other bonuses count beside it."""

    mode: Literal["fixed", "multiplied"]
    silent: Points
    announced: Points
    beside: Literal["all", "announced", "tricks_and_announced_sets"]


class Kontra(Rule, frozen=True):
    """How often a game or an item may be doubled, and whether that counts for the score or for money only."""

    levels: Annotated[int, Meta(ge=0, le=3)]
    effect: Literal["score", "money"]
    between_partners: Literal["void", "refused"]


class Trischaken(Rule, frozen=True):
    """Most points lose.

    The loser pays ``unit`` to each, doubled for ``win_thirds`` and doubled for forehand, who also loses a tie alone.
    ``talon``: to the winner of the last trick, or one card to each of the first six.
    ``pair``, ``triple``: what each of two or three others pays who share the most points.
    ``virgin``: a player without a trick takes the whole pot, or the pot doubled.
    ``revoke``: what an offender pays each of the others, ``revoke_forehand`` where he is forehand, ``revoke_pair`` what
    each of two offenders pays in all.
    """

    unit: Points
    pair: Points
    triple: Points
    talon: Literal["last_trick", "first_six_tricks"]
    virgin: Literal["pot", "doubled_pot"]
    revoke: Points
    revoke_forehand: Points
    revoke_pair: Points


class Renonce(Rule, frozen=True):
    """A fault of play: the offender pays all others, or his side loses.

    ``stops``: play stops at once, or only if the innocent side does not wish to play on.
    ``correction``: whether a wrong card may be taken back until the trick is gathered.
    ``no_bird``: what a Besserrufer without a bird pays each, where the book fixes it.
    ``claims``: whether the others may claim from the offender what they obviously lost besides.
    ``bird_order``: whether giving announced birds up in the wrong order is Renonce too; ``early_advantage``: winning a
    trick with an announced card before its own trick; ``exposing``: showing a card, or talking, so that it decides;
    ``throwing_in``: throwing the cards together before a Renonce is proven.
    """

    pays: Literal["offender", "side"]
    stops: Literal["at_once", "if_wished"] = "at_once"
    correction: Literal["until_gathered", "never"] = "until_gathered"
    no_bird: Points | None = None
    claims: bool = False
    bird_order: bool = False
    early_advantage: bool = False
    exposing: bool = False
    throwing_in: bool = False


class Written(Rule, frozen=True):
    """Whether the book writes points for the winners alone.

    ``strikes``: whether a line of the score sheet that cannot be cleared up is struck, and everybody has 0.
    """

    winners_only: bool
    strikes: bool = False


CustomId: TypeAlias = Literal[
    "money",
    "dealers_eyes",
    "exact_words",
    "pass_gut",
    "pass_gut_or_weiter",
    "talon_first",
    "ouvert_cards_stay",
    "wrong_bird",
    "no_captures",
    "king_lost_in_silence",
    "words_re_subre",
    "words_rekontra_subkontra",
    "kontra_and_valat",
    "partner_bears_it",
    "buergermeister",
    "last_trick_only",
    "lawful_card_stays",
    "referees",
    "tricks_apart",
]


class Custom(Rule, frozen=True):
    """What a book asks of the people at the table and no engine can play by: words, money, manners.

    The rule book has a passage for each; a book has those that it speaks of.
    """

    id: CustomId


class KoenigrufenRuleset(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """A complete set of rules for Königrufen.

    ``version`` changes when play or score changes, never for speed.
    ``cites``: refusals that rest on one passage of a rule, each with that passage; all others cite the rule's source.
    """

    id: str
    family: Literal["koenigrufen"]
    version: Positive
    name: str
    book: Book
    cites: tuple[tuple[str, str], ...] = ()

    counting: Counting
    dealing: Dealing
    auction: Auction
    passing_on: PassingOn
    leading: Leading
    contracts: tuple[Contract, ...]
    calling: Calling
    king_in_talon: KingInTalon
    solo_king_in_talon: SoloKingInTalon
    discard: Discard
    following: Rule
    trick: Trick
    kaiserstich: Kaiserstich
    suit_game: SuitGame
    announcing: Announcing
    bonuses: tuple[Bonus, ...]
    valat: Valat
    kontra: Kontra
    trischaken: Trischaken | None = None
    renonce: Renonce
    rulings: Rule
    written: Written
    customs: tuple[Custom, ...] = ()

    @cached_property
    def passages(self) -> dict[str, str]:
        """The passages that refusals cite, by their reasons."""
        return dict(self.cites)

    @cached_property
    def contracts_by_id(self) -> dict[str, Contract]:
        """The contracts by their ids."""
        return {contract.id: contract for contract in self.contracts}

    @cached_property
    def plain_games(self) -> frozenset[str]:
        """The games that nobody need think twice about: the cheapest with a called king, and the one without a bid."""
        calls = [each for each in self.contracts if each.calls and each.needs == "nothing"]
        cheapest = min((each.value for each in calls), default=0)
        plain = [each for each in calls if each.value == cheapest]
        return frozenset(each.id for each in self.contracts if each.kind == "trischaken" or each in plain)

    @cached_property
    def bonuses_by_id(self) -> dict[str, Bonus]:
        """The bonuses by their ids."""
        return {bonus.id: bonus for bonus in self.bonuses}
