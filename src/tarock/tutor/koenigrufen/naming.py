"""What an action of Königrufen is called in a hint."""

from tarock.koenigrufen.actions import Action, Bid, Call, Concede, Hold, Lay, PassForehand, Play, Speak, Take, Vorhand
from tarock.telling.koenigrufen.phrases import bonus_name, called, contract_id
from tarock.telling.line import Line, hand, tokens


def named(action: Action) -> Line:
    """Return an action as a piece of a sentence."""
    match action:
        case Play(card):
            return Line("coach-act-card", cards={"card": tokens((card,))})
        case Lay(cards):
            return Line("coach-act-lay", cards={"cards": hand(cards)})
        case Bid():
            return Line("coach-act-bid", values={"contract": contract_id(action)})
        case Call():
            return Line("coach-act-call", parts={"called": (called(action),)})
        case Take(half):
            return Line("coach-act-take", values={"half": half})
        case Speak():
            return _spoken(action)
        case Vorhand():
            return Line("coach-act-vorhand")
        case Hold():
            return Line("coach-act-hold")
        case PassForehand():
            return Line("coach-act-pass-forehand")
        case Concede():
            return Line("coach-act-concede")
        case _:
            return Line("coach-act-pass")


def _spoken(speech: Speak) -> Line:
    """Return what is announced and doubled; nothing is "gut"."""
    said = [Line("coach-act-announce", parts={"item": (bonus_name(item),)}) for item in speech.announces]
    said += [Line("coach-act-double", parts={"item": (_target(target),)}) for target in speech.doubles]
    return Line("coach-act-speech", parts={"said": tuple(said)}) if said else Line("coach-act-good")


def _target(target: object) -> Line:
    if target == "game":
        return Line("coach-act-game")
    return Line("coach-act-seat", seat=target) if isinstance(target, int) else bonus_name(str(target))
