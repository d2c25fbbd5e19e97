"""The manners of the game: words, birds that wait, and a partner who does not show himself."""

from tarock.koenigrufen.actions import GOOD
from tarock.tutor.advice import whatever
from tarock.tutor.koenigrufen.predicates.senses import Wanted, plays, some, spares
from tarock.tutor.koenigrufen.predicates.shelf import PREDICATES
from tarock.tutor.koenigrufen.sight import Sight


@PREDICATES("ts-002")
def answer_every_announcement(sight: Sight) -> Wanted:
    """Every announcement is answered: with "gut", unless you double it.

    Tournament sheet, l.35.
    """
    others = any(said.seat != sight.me for said in sight.table.round.announcements)
    if not sight.announces_now or not others or GOOD not in sight.offers:
        return None
    return lambda action: action == GOOD or bool(getattr(action, "doubles", ()))


@PREDICATES("ts-007")
def birds_wait_for_their_trick(sight: Sight) -> Wanted:
    """An announced bird waits for its trick; if it fails, the highest goes first.

    Tournament sheet, l.100-105.
    """
    birds = sight.announced_birds & sight.legal
    if not birds or len(sight.legal) == 1:
        return None
    if sight.due_bird & birds:
        return plays(sight.due_bird)
    others = sight.legal - birds
    return spares(birds) if others else lambda action: getattr(action, "card", None) == max(birds)


@PREDICATES("ma-016")
def the_bird_before_the_game(sight: Sight) -> Wanted:
    """In a Besserrufer the bird is worth more than the game: keep taroks for its trick, even if points go.

    Mayr 2012, l.89.
    """
    waiting = sight.announced_birds - sight.due_bird
    if not sight.follows or not sight.is_besserrufer or not sight.is_declarer or not waiting & sight.legal:
        return None
    return some(spares(waiting), sight)


@PREDICATES("ma-046")
def the_partner_keeps_his_secret(sight: Sight) -> Wanted:
    """The called partner shows himself by his play only, or by announcing König ultimo.

    Mayr 2012, l.65.
    """
    return whatever if sight.announces_now and sight.is_partner else None
