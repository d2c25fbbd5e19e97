"""The rules of Danish Tarok as data.

Every amount and every switch of the game is a field below; the two books fill them in
``rulesets/danish-*.toml`` and a house ruleset lists only what differs.  Each table is one rule of the books
and carries its source; the rule book (``tarock rules``) has one passage per table.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tarock.core.rules import Book, Points, Positive, Rule
from tarock.danish.fault_kinds import Fines

CupName: TypeAlias = Literal["king", "pagat"]
Offset: TypeAlias = Annotated[int, Meta(ge=0, le=6)]


class Funding(Rule, frozen=True):
    """Everybody at the table pays ``each`` into an empty or emptied cup."""

    each: Points


class Ante(Rule, frozen=True):
    """The dealer's stake in each cup before every deal."""

    each_cup: Points


class Dealing(Rule, frozen=True):
    """Cards are given in packets; what is left over goes to the dealer."""

    packet: Literal[1, 5, 25]


class Redeal(Rule, frozen=True):
    """A hand without numbered taroks may ask for a new deal, until the skat is laid (B-31)."""

    allowed: bool


class Skat(Rule, frozen=True):
    """What the dealer may lay away.

    ``skus``: never, or only for a tout and named.  ``taroks``: only all of them at once, or never.
    """

    skus: Literal["never", "tout"]
    t21: bool
    pagat: bool
    taroks: Literal["void", "never"]


class Disclosure(Rule, frozen=True):
    """What the dealer must answer when asked whether taroks were laid (B-30)."""

    answer: Literal["number", "yes_no", "none"]


class DeclaredSkat(Rule, frozen=True):
    """Declared cards may be laid only when nothing else is left, and are named.

    ``judged_on``: the 28 cards dealt (B-27), or the 25 cards kept.
    """

    judged_on: Literal["dealt", "kept"]


class LongDeclaration(Rule, frozen=True):
    """A declaration paid by its length: ``points`` for the ``shortest``, ``step`` more for each further card."""

    shortest: Positive
    points: Points
    step: Points


class Declaration(Rule, frozen=True):
    """A declaration of courts or kings, paid by each of the two others."""

    points: Points


class Demand(Rule, frozen=True):
    """When the skus may be demanded in the third-last trick (B-17)."""

    window: Literal["before_lead", "until_holder_plays"]


class LastSkus(Rule, frozen=True):
    """A leader whose only card is the skus names it in the last trick, or the lead passes on (B-19)."""

    lead: Literal["named", "passes"]


class Baptism(Rule, frozen=True):
    """The right to rename a led skus whose suit nobody else holds.

    ``retraction``: the second player takes his card back when the third names a suit that he holds (B-23).
    """

    retraction: bool


class LostUltimoCard(Rule, frozen=True):
    """A king or the pagat that does not win its trick, except in the last one (B-11)."""

    to_each: Points
    to_cup: Points


class PagatHome(Rule, frozen=True):
    """The pagat wins a trick before the last one."""

    from_each: Points


class LastTrick(Rule, frozen=True):
    """The last trick without an ultimo (B-07); the two switches are B-08 and B-35."""

    from_each: Points
    paid_beside_bagud: bool
    paid_for_barred_ultimo: bool


class Ultimo(Rule, frozen=True):
    """The last trick won with a king or the pagat: so much from each, and the cup."""

    king: Points
    pagat: Points


class Bagud(Rule, frozen=True):
    """A king or the pagat lost in the last trick: so much to each, and the cup doubled.

    ``several``: two baguds on one cup each pay what was found in it, or the second pays the doubled amount (B-12).
    """

    king: Points
    pagat: Points
    several: Literal["found", "in_turn"]


class Nolo(Rule, frozen=True):
    """No trick at all: no ultimo, no last trick and no count, but baguds stand."""

    from_each: Points


class Tout(Rule, frozen=True):
    """All tricks: both cups and so much from each; ``adds_count`` is B-16."""

    from_each: Points
    adds_count: bool


class CardValues(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the cards of a pile count, and the trick itself."""

    trick: Points
    king: Points
    queen: Points
    cavall: Points
    jack: Points
    t21: Points
    pagat: Points
    skus: Points


class Count(Rule, frozen=True):
    """The count of the piles against the average, rounded to ``step``.

    ``players``: all three count and ``imbalance_to`` settles the difference, or forehand, who as a rule deals
    next, does not count and takes what balances the two others (B-37, B-38).
    """

    players: Literal["all", "two"]
    imbalance_to: CupName
    average: Positive
    step: Positive
    values: CardValues


class Claims(Rule, frozen=True):
    """Who may point a fault out, and until when: any player, until all three have agreed to settle."""


class Sitters(Rule, frozen=True):
    """Whether a player who sits out may point out a fault, and whether he may help a beginner who asks for it."""

    may_point_out_faults: bool
    may_help: bool = False


class EveningEnd(Rule, frozen=True):
    """The cups are shared in counters; what is left over goes to whoever did worst (B-48)."""

    counter: Positive


class PointValue(Rule, frozen=True):
    """What a point is worth unless agreed otherwise: ``amount`` of ``unit``; nothing when the book names no sum."""

    amount: Points
    unit: str


class Game(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game of a rotation, as seats counted from the dealer in playing order."""

    dealer: Offset
    forehand: Offset
    middle: Offset


class Rotation(Rule, frozen=True):
    """Who plays, who sits out and who deals next.

    ``at_table`` players, of whom ``resting`` take no part at all for ``rest_rounds`` rounds each in turn; among
    the others the games are laid out from the dealer and the deal moves on by ``step`` seats.  ``cups``: one set
    for the whole table, or one that travels with each game and is funded by its three players.
    """

    id: str
    at_table: Annotated[int, Meta(ge=3, le=7)]
    packs: Literal[1, 2]
    games: tuple[Game, ...]
    step: Annotated[int, Meta(ge=1, le=6)]
    resting: Literal[0, 1] = 0
    rest_rounds: Positive = 1
    cups: Literal["table", "game"] = "table"


CustomId: TypeAlias = Literal[
    "lot_for_places",
    "lot_for_dealer",
    "counters",
    "cut",
    "says_rigtigt",
    "says_det_stemmer",
    "says_der_er_lagt",
    "den_dumme",
    "shown_skus",
    "rather_bagud",
    "leniency",
    "terms",
]


class Custom(Rule, frozen=True):
    """What a book asks of the people at the table and no engine can play by: words, counters, manners.

    The rule book has a passage for each; a book has those that it speaks of.
    """

    id: CustomId


class DanishRuleset(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A complete set of rules for Danish Tarok.

    ``version`` changes when play or score changes, never for speed.
    """

    id: str
    family: Literal["danish"]
    version: Positive
    name: str
    book: Book

    funding: Funding
    ante: Ante
    dealing: Dealing
    redeal: Redeal
    skat: Skat
    declared_skat: DeclaredSkat
    disclosure: Disclosure
    declaring: Rule
    taroks: LongDeclaration
    matadors: LongDeclaration
    half: Declaration
    full: Declaration
    overfull: Declaration
    leading: Rule
    following: Rule
    skus_free: Rule
    skus_second_last: Rule
    skus_pile: Rule
    skus_named: Rule
    baptism: Baptism
    last_skus: LastSkus
    demand: Demand
    lost_ultimo_card: LostUltimoCard
    pagat_home: PagatHome
    last_trick: LastTrick
    ultimo: Ultimo
    bagud: Bagud
    ultimo_and_bagud: Rule
    nolo: Nolo
    tout: Tout
    count: Count
    fines: Fines
    void: Rule
    rulings: Rule
    claims: Claims
    shortage: Rule
    sitters: Sitters
    evening_end: EveningEnd
    point_value: PointValue
    rotations: tuple[Rotation, ...]
    customs: tuple[Custom, ...] = ()
