"""A table as it is sent: its public part, encoded once, and what each receiver may see beside it."""

from typing import Literal, cast

import msgspec
from msgspec import Raw

from tarock.core.seats import Seat
from tarock.server.evening.claiming import claimable, sure_card
from tarock.server.evening.families import View
from tarock.server.evening.records import revealed
from tarock.server.evening.settings import seconds_to_think
from tarock.server.evening.sights import is_delayed, is_helper, may_help
from tarock.server.evening.standing import standing_of, totals_now
from tarock.server.evening.state import Game, TableState
from tarock.server.families import SERVER
from tarock.server.frames.story import NOTHING_TOLD, Bookmark, Stories, Story
from tarock.server.wire.shared.table import (
    LOOK_BACK,
    DealTable,
    GameShown,
    Hand,
    News,
    PlaceShown,
    PromiseShown,
    TableShown,
    Watched,
    You,
)
from tarock.server.wire.shared.telling import Frame

_encoder = msgspec.json.Encoder()


class Frames:
    """The frames of one moment of a table: made when they are asked for, and only once for each receiver.

    >>> from tarock.server.evening.example import example_table
    >>> frames = Frames(example_table())
    >>> frames.for_spectator() == frames.for_spectator()
    True
    """

    def __init__(self, table: TableState, stories: Stories | None = None, watching: int = 0) -> None:
        self.table = table
        self.watching = watching
        self._stories = stories or Stories()
        self._public: Raw | None = None
        self._by_place: dict[tuple[int, int | None, Bookmark], bytes] = {}
        self._by_watched: dict[tuple[int | None, Bookmark, bool], bytes] = {}
        self._by_game: dict[int | None, Story | None] = {}

    def for_place(self, place: int, mark: Bookmark = NOTHING_TOLD, helped: int | None = None) -> bytes:
        """Return the frame of whoever sits at a place.

        :param mark: how far he has been told what happened.
        :param helped: whose hand he wants to look into while he sits out, to help; not if that is not allowed any more.
        """
        helped = helped if may_help(self.table, place, helped) else None
        if (place, helped, mark) not in self._by_place:
            you = self._you(place)
            news = self._news(you.game, you.seat, mark)
            seen = None if helped is None else self._watched(helped)
            frame = Frame(
                seq=self.table.seq,
                table=self.public,
                you=you,
                watched=seen,
                news=news,
                host=you.owner,
                watching=self.watching,
            )
            self._by_place[place, helped, mark] = _encoder.encode(frame)
        return self._by_place[place, helped, mark]

    def for_spectator(self, watched: int | None = None, mark: Bookmark = NOTHING_TOLD, *, host: bool = False) -> bytes:
        """Return the frame of a spectator, who may look into the hand of a player who consents.

        :param mark: how far he has been told what happened; he is told what everybody is.
        :param host: whether he has opened the table.
        """
        if watched is not None and not self.table.places[watched].consents:
            watched = None
        key = watched, mark, host
        if key not in self._by_watched:
            seen = None if watched is None else self._watched(watched)
            news = self._news(None, None, mark)
            frame = Frame(
                seq=self.table.seq, table=self.public, watched=seen, news=news, host=host, watching=self.watching
            )
            self._by_watched[key] = _encoder.encode(frame)
        return self._by_watched[key]

    def mark(self, place: int | None) -> Bookmark:
        """Return how far whoever has this frame has been told; a spectator has no place."""
        found = None if place is None else self.table.game_of(place)
        story = self._story(None if found is None else found[0].index)
        return NOTHING_TOLD if story is None else story.mark

    def _news(self, game: int | None, seat: Seat | None, mark: Bookmark) -> News | None:
        story = self._story(game)
        return None if story is None else story.news(seat, mark)

    def _story(self, game: int | None) -> Story | None:
        if game not in self._by_game:
            self._by_game[game] = self._stories.of(self.table, game)
        return self._by_game[game]

    @property
    def public(self) -> TableShown:
        """What everybody sees: encoded already, in the place of the struct that it spells."""
        if self._public is None:
            self._public = Raw(_encoder.encode(table_shown(self.table)))
        return cast("TableShown", self._public)

    def _you(self, place: int) -> You:
        owner = self.table.places[place].session == self.table.owner
        found = self.table.game_of(place)
        if found is None:
            return You(place, owner)
        game, seat = found
        view = game.deal.view(seat)
        return You(
            place,
            owner,
            game.index,
            seat,
            hand_shown(view),
            takes_back=game.can_take_back == seat,
            hints=self.table.may_hint,
            claims=game.claimed is None and sure_card(view) is not None,
            rest=claimable(view) if game.claimed is None else None,
            helps=is_helper(self.table, game, seat),
        )

    def _watched(self, place: int) -> Watched:
        found = self.table.game_of(place)
        if is_delayed(self.table, place):
            return Watched(place, delayed=True)
        return Watched(place, None if found is None else _hand_of(*found))


def _hand_of(game: Game, seat: Seat) -> Hand:
    return hand_shown(game.deal.view(seat), with_offers=False)


def hand_shown(view: View, *, with_offers: bool = True) -> Hand:
    """Return what a view holds beside the table."""
    return SERVER[view.ruleset.family].showing.hand(view, with_offers)


def deal_shown(view: View) -> DealTable:
    """Return what everybody sees of a deal, from anybody's view."""
    return SERVER[view.ruleset.family].showing.table(view)


def table_shown(table: TableState) -> TableShown:
    """Return what everybody sees of a table."""
    settings = table.settings
    points = totals_now(table)
    return TableShown(
        id=table.id,
        family=table.ruleset.family,
        ruleset=table.ruleset.id,
        mode=settings.mode,
        phase=_phase(table),
        places=tuple(
            PlaceShown(
                name=place.name,
                bot=place.chair.bot,
                vacant=place.is_vacant and not table.gives_places,
                away=place.away or (place.is_vacant and table.gives_places),
                ready=place.ready,
                consents=place.consents,
                total=points[number],
                hints=place.hints,
                left=place.left,
                muted=place.session in table.muted,
            )
            for number, place in enumerate(table.places)
        ),
        round=table.round,
        games=tuple(None if game is None else _game(game) for game in table.games),
        title=settings.title,
        house=table.house,
        rounds=settings.rounds,
        think=seconds_to_think(settings),
        pause=settings.pause,
        pace=settings.pace,
        rotation=table.scorebook.rotation,
        spectators=settings.spectators,
        talk=table.may_talk,
        host_starts=table.waits_for_owner,
        listed=settings.listed,
        practice=settings.practice is not None,
        promises=tuple(
            PromiseShown(each.name, each.commitment, tuple(sorted(each.added))) for each in table.promises.values()
        ),
        helpers=any(is_helper(table, game, seat) for game in table.running for seat in range(len(game.begun.players))),
    )


def _game(game: Game) -> GameShown:
    deal = deal_shown(game.deal.view(0))
    return GameShown(
        name=game.name,
        state=game.state,
        since=game.since,
        players=game.begun.players,
        commitment=game.commitment,
        look_back=len(deal.tricks) if game.deal.is_over else LOOK_BACK,
        deal=deal,
        revealed=revealed(game) if game.deal.is_over else None,
        claimed=game.claimed,
        rest=game.rest,
        standing=standing_of(game),
    )


def _phase(table: TableState) -> Literal["waiting", "playing", "pause", "over"]:
    if table.is_closed:
        return "over"
    if table.running:
        return "playing"
    return "pause" if table.has_begun else "waiting"
