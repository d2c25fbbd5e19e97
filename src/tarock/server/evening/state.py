"""A table at one moment: what the events so far have led to."""

from dataclasses import dataclass, field

from tarock.bots.levels import LevelName
from tarock.core.run import Rest
from tarock.core.seats import Seat
from tarock.core.shuffle import again
from tarock.rulesets import Ruleset
from tarock.server.evening.families import Action, State, applied
from tarock.server.evening.scorebook import Deal, Scorebook
from tarock.server.evening.settings import Chair, Settings
from tarock.server.wire.shared.asking import Phrase
from tarock.telling.line import Line
from tarock.tutor.families import TUTORS

_BOT = "bot "
HEARD = 20
"""So many of the last remarks are kept for who comes later."""


def bot_named(level: LevelName) -> str:
    """Return under which name bots of a level are known among those who play: no session has a blank in it."""
    return f"{_BOT}{level}"


def is_bot(who: str) -> bool:
    """Tell whether it is such a name."""
    return who.startswith(_BOT)


@dataclass(frozen=True, slots=True)
class Place:
    """A place at the table, and who has it."""

    chair: Chair
    name: str = ""
    session: str | None = None
    away: bool = False
    absent: bool = False
    """Whether he is away only because nobody is connected: then he is back as soon as somebody is."""
    ready: bool = False
    consents: bool = False
    hints: bool = False
    """Whether he agrees that everybody may ask for hints."""
    person: int = 0
    """Who has it, for whoever gives places out; 0 where nobody does."""
    marks: tuple[str, ...] = ()
    """What other sessions of the same person can be told by."""
    since: int = 0
    """The event by which whoever sits here has come."""
    left: bool = False
    """Whether whoever sat here has left for good while an evening was going on: a bot plays on under his name."""

    @property
    def is_bot(self) -> bool:
        """Tell whether this place is a bot's own."""
        return self.chair.bot is not None

    @property
    def is_vacant(self) -> bool:
        """Tell whether a person can sit down here."""
        return self.chair.bot is None and self.session is None

    @property
    def is_present(self) -> bool:
        """Tell whether a person plays here himself."""
        return self.session is not None and not self.away


@dataclass(frozen=True, slots=True)
class Aside:
    """Something beside the cards that the story of a deal tells: somebody has come or gone."""

    acts: int
    """After so many acts."""
    line: Line


@dataclass(frozen=True, slots=True)
class Sight:
    """Somebody who has a part in a deal: he sits there, or has seen a hand of it."""

    session: str
    marks: tuple[str, ...]
    hand: int | None
    """The place whose hand he has seen; None if he sits out."""
    sat: bool
    """Whether he sat at the table; else he looked into a hand."""


@dataclass(frozen=True, slots=True)
class Watcher:
    """Whose hand somebody looks into who has none."""

    place: int
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SentAway:
    """Somebody whom the owner has sent away for good."""

    session: str
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HintGiven:
    """A hint that somebody has asked for."""

    seat: Seat
    acts: int
    """After so many acts."""
    depth: int


@dataclass(frozen=True, slots=True)
class Promise:
    """What the server has committed itself to before a deal, and what was added to it since."""

    name: str
    """That of the deal to come."""
    secret: str
    commitment: str
    at: int
    """When that was, in milliseconds since 1970."""
    added: dict[int, str] = field(default_factory=dict[int, str])
    """By place: what its client has added."""
    since: int = field(default=0, compare=False)
    """The same moment by the clock that nobody sets, here as everywhere: only what waits in this process reads it."""


@dataclass(frozen=True, slots=True)
class Game:
    """A deal that is being played, or has just been."""

    index: int
    """Which game of the round, where there are two at once."""
    round: int
    """Which round of the evening, from 1."""
    attempt: int
    """From 1; higher after a redeal."""
    begun: Deal
    deal: State
    commitment: str
    state: int
    """The number of this position: the event that led to it."""
    at: int
    """When that was, in milliseconds since 1970."""
    acts: tuple[tuple[Seat, Action], ...] = ()
    asides: tuple[Aside, ...] = ()
    before: "Game | None" = None
    """The position before the last card, as long as that can be taken back."""
    taken_back: int = 0
    """How many cards have been taken back."""
    hints: tuple[HintGiven, ...] = ()
    """The hints that were asked for."""
    claimed: Seat | None = None
    """Who has proven that he takes all tricks that are left, or none."""
    rest: Rest | None = None
    """Which of the two he has claimed."""
    sights: tuple[Sight, ...] = ()
    """Who has seen which hand of it."""
    secret: str = ""
    """What had been committed to; nothing in deals of the first version."""
    added: tuple[str, ...] = ()
    """By seat: what its client has added to the secret."""
    since: int = field(default=0, compare=False)
    """Since when the position is there, by the clock that nobody sets."""
    first: int = 0
    """The event by which it was dealt."""
    dealt: tuple[str | None, ...] = ()
    """By seat: who was there when it was dealt, a session or a :func:`bot_named`; None where nobody was."""

    @property
    def can_take_back(self) -> Seat | None:
        """Who may take his last card back now."""
        return None if self.before is None else self.acts[-1][0]

    @property
    def name(self) -> str:
        """The deal's name at its table: round, game, attempt.

        So a commitment to one deal cannot be passed off as that to another.
        """
        return f"{self.round}.{self.index + 1}.{self.attempt}"

    def seat_of(self, place: int) -> Seat | None:
        """Return where a place sits in this deal; None if it is not part of it."""
        players = self.begun.players
        return players.index(place) if place in players else None


@dataclass(frozen=True, slots=True)
class Finished:
    """A deal that is over, as short as it can be kept."""

    name: str
    round: int
    game: int
    begun: Deal
    commitment: str
    at: int
    acts: tuple[tuple[Seat, Action], ...]
    names: tuple[str, ...]
    """By seat of the deal."""
    levels: tuple[LevelName | None, ...]
    """By seat of the deal: how well its bot played; None for a person."""
    result: tuple[int | float, ...]
    """By seat of the deal: what was won or lost, in points."""
    hints: tuple[HintGiven, ...] = ()
    people: tuple[str | None, ...] = ()
    """By seat of the deal: the session that played there; None for a bot, and for who sat out."""
    players: int = 0
    """How many played."""
    secret: str = ""
    added: tuple[str, ...] = ()
    """By seat of the deal: what its client has added to the secret."""
    first: int = 0
    """The event by which it was dealt, and that with which it ended: between them is all that was done."""
    last: int = 0
    contract: str = ""
    """What was played, as the family names it."""
    roles: tuple[str, ...] = ()
    """By seat of the deal: what each was in it."""
    dealt: tuple[str | None, ...] = ()
    """By seat of the deal: whose hand it was, as in :attr:`Game.dealt`; "" for who sat out.

    Nothing at all where one person may have seen two hands.
    """

    def final(self) -> State:
        """Play it over again."""
        state: State = self.begun.start()
        for seat, action in self.acts:
            state = applied(state, seat, action)
        return state


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that somebody said."""

    place: int | None
    """None for somebody who watches."""
    name: str
    text: str
    at: int
    phrase: Phrase | None = None
    session: str = ""
    """Who it was, which is never shown."""


@dataclass(frozen=True, slots=True)
class Stored:
    """How much of a table lies in the store, and no longer in memory."""

    deals: int = 0
    lines: int = 0
    """Of the score sheet."""
    imports: int = 0


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything about a table.  Only a view of it ever leaves the server: see :mod:`tarock.server.frames`."""

    id: str
    seq: int
    """The number of the last event."""
    at: int
    """When that was, in milliseconds since 1970."""
    opened_at: int
    owner: str
    settings: Settings
    ruleset: Ruleset
    places: tuple[Place, ...]
    scorebook: Scorebook
    games: tuple[Game | None, ...]
    """By game of the round: the deal that is played or was played last."""
    finished: tuple[Finished, ...] = ()
    """The deals that are over and were not put away: :mod:`tarock.server.keeping.past` has all of them."""
    imported: tuple[str, ...] = ()
    """The records that were put beside those of the table, and were not put away."""
    heard: tuple[Remark, ...] = ()
    is_closed: bool = False
    is_started: bool = False
    """Whether the owner has let the evening begin."""
    may_talk: bool = False
    """Whether those who watch may talk."""
    gives_places: bool = False
    """Whether places are given out: nobody sits down by himself, is given hints or takes a card back."""
    seeds: tuple[str, ...] = ()
    """By round: what its cards are dealt from; none where they are drawn by lot."""
    by_session: dict[str, int] = field(default_factory=dict[str, int])
    """The place of each session."""
    watching: dict[str, Watcher] = field(default_factory=dict[str, Watcher])
    """By session: who looks into whose hand."""
    promises: dict[int, Promise] = field(default_factory=dict[int, Promise])
    """By game of the round: what has been committed to before its next deal."""
    muted: frozenset[str] = frozenset()
    """The sessions that may say nothing here."""
    sent_away: tuple[SentAway, ...] = ()
    """Who may not come back."""
    law: int = 1
    """By which law people come and go, which the opening of the table tells: an old log is read by its own."""
    since: int = field(default=0, compare=False)
    """When the last event happened, by the clock that nobody sets."""
    rules: str = ""
    """The digest of the ruleset that the table was opened with; nothing in logs of earlier versions."""
    stored: Stored = Stored()
    """How much was put away."""

    @property
    def house(self) -> str:
        """The name that a house gave its ruleset; "" for a book."""
        return "" if self.settings.house is None else self.ruleset.name

    @property
    def deals(self) -> int:
        """How many deals are over."""
        return self.stored.deals + len(self.finished)

    @property
    def imports(self) -> int:
        """How often records were put beside those of the table."""
        return self.stored.imports + len(self.imported)

    @property
    def round(self) -> int:
        """The number of the round that is played or comes next."""
        return self.scorebook.rounds + 1

    @property
    def running(self) -> tuple[Game, ...]:
        """The deals that are being played."""
        return tuple(game for game in self.games if game is not None and not game.deal.is_over)

    @property
    def due(self) -> tuple[int, ...]:
        """The games for which cards can be dealt now."""
        if self.is_closed or self.rounds_are_over:
            return ()
        running = {game.index for game in self.running}
        return tuple(index for index in self.scorebook.games if index not in running)

    @property
    def rounds_are_over(self) -> bool:
        """Tell whether as many rounds have been played as were agreed."""
        return self.settings.rounds is not None and self.scorebook.rounds >= self.settings.rounds

    @property
    def may_hint(self) -> bool:
        """Tell whether hints may be asked for: alone among bots, or when all agree, if the game has a coach."""
        if self.gives_places:
            return False
        is_agreed = self.is_among_bots or all(place.hints for place in self._people)
        return is_agreed and self.ruleset.family in TUTORS

    @property
    def is_among_bots(self) -> bool:
        """Tell whether one person at most sits at the table."""
        return len(self._people) <= 1

    @property
    def _people(self) -> list[Place]:
        return [place for place in self.places if place.session is not None]

    @property
    def has_begun(self) -> bool:
        """Tell whether cards have been dealt."""
        return any(game is not None for game in self.games)

    @property
    def is_complete(self) -> bool:
        """Tell whether every place has somebody, or has had: after the first deal a bot stands in."""
        return self.has_begun or not any(place.is_vacant for place in self.places)

    @property
    def waits_for_owner(self) -> bool:
        """Tell whether the first deal waits for the owner's word."""
        return self.settings.host_starts and not self.is_started and not self.has_begun

    @property
    def somebody_is_here(self) -> bool:
        """Tell whether it makes sense to deal: a person plays, or the table is for bots alone."""
        people = [place for place in self.places if not place.is_bot]
        return not people or any(place.is_present for place in people)

    @property
    def everybody_is_ready(self) -> bool:
        """Tell whether the next deal need not wait; bots alone let those who watch see how a deal ended."""
        present = [place for place in self.places if place.is_present]
        return bool(present) and all(place.ready for place in present)

    def seed(self, attempt: int) -> str | None:
        """Return what the cards of this round are dealt from, if that is settled before.

        :param attempt: higher after a redeal, for which there are other cards.
        """
        if not self.seeds:
            return None
        return again(self.seeds[self.scorebook.rounds], attempt)

    def game_of(self, place: int) -> tuple[Game, Seat] | None:
        """Return the deal that a place belongs to, and its seat there."""
        for game in self.games:
            seat = None if game is None else game.seat_of(place)
            if game is not None and seat is not None:
                return game, seat
        return None
