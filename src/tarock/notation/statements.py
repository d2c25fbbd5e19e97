"""Statements of a record: read and written by what the actions of a family say about themselves."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

from tarock.core.acts import Act
from tarock.core.errors import NotationError
from tarock.core.sentences import Sentence
from tarock.notation.patterns import Argument, Pattern, parse_pattern
from tarock.notation.syntax import Statement, Word
from tarock.notation.values import Annotation, Value, value_of

_A = TypeVar("_A", bound=Act)
_NOTHING: frozenset[str] = frozenset()


class Grammar(Generic[_A]):
    """All statements of a family, from its actions."""

    def __init__(self, actions: Iterable[type[_A]], own: Mapping[Annotation, Value]) -> None:
        """Take the actions of a family, and the types that it spells in its own way."""
        self._forms = {action: _Form(action, own) for action in actions}
        self._verbs = {verb: (form, said) for form in self._forms.values() for verb, said in form.verbs()}
        self.on_line = tuple(verb for verb, (form, _) in self._verbs.items() if form.action.record.on_line)
        self.in_trick = tuple(verb for verb, (form, _) in self._verbs.items() if form.action.record.in_trick)

    def verbs_of(self, action: type[_A]) -> tuple[str, ...]:
        """Return the verbs that say an action."""
        return tuple(verb for verb, (form, _) in self._verbs.items() if form.action is action)

    def read(self, statement: Statement) -> _A:
        """Return the action that a statement with a known verb says.

        :raises NotationError: at the word that is wrong, or at the verb where something is missing.
        """
        form, (pattern, said) = self._verbs[statement.verb.text]
        return form.action(**said, **form.read(pattern, statement))

    def read_named(self, action: type[_A], statement: Statement, leaving: frozenset[str]) -> _A:
        """Return an action whose verb is a name of the ruleset, as a bid's is; some arguments have no place in it.

        :raises NotationError: as ``read`` does.
        """
        form = self._forms[action]
        (pattern,) = form.patterns
        return action(**{str(pattern.verb_field): statement.verb.text}, **form.read(pattern, statement, leaving))

    def read_card(self, action: type[_A], word: Word) -> _A:
        """Return what a card in a trick says.

        :raises NotationError: if it is no card, or what it is named no suit.
        """
        form = self._forms[action]
        (argument,) = form.patterns[0].arguments
        return action(**form.read_argument(argument, [word], word))

    def spelled(self, action: _A, leaving: frozenset[str] = _NOTHING) -> str:
        """Return an action as a record writes it, without its seat; some fields may go without saying."""
        return self._forms[type(action)].spelled(action, leaving)


@dataclass(frozen=True)
class _Form(Generic[_A]):
    """How one action is spelled."""

    action: type[_A]
    own: Mapping[Annotation, Value]

    @cached_property
    def patterns(self) -> tuple[Pattern, ...]:
        spelling = self.action.record
        return tuple(parse_pattern(text, has_verb=not spelling.is_card) for text in spelling.patterns)

    @cached_property
    def types(self) -> dict[str, Annotation]:
        return get_type_hints(self.action, include_extras=True)

    @cached_property
    def defaults(self) -> dict[str, Any]:
        values = self.action.__struct_defaults__
        return dict(zip(self.action.__struct_fields__[-len(values) :], values, strict=True)) if values else {}

    @cached_property
    def values(self) -> dict[str, Value]:
        arguments = [argument for pattern in self.patterns for argument in pattern.arguments if not argument.is_flag]
        fields = {field for argument in arguments for field in (argument.field, argument.behind) if field is not None}
        return {field: value_of(self.types[field], self.own) for field in fields}

    def verbs(self) -> Iterator[tuple[str, tuple[Pattern, dict[str, Any]]]]:
        """Give each verb with its pattern and what it says itself; a card has none, and rulesets name the bids."""
        for pattern in self.patterns:
            held = pattern.verb_field
            if held is None and pattern.verb:
                yield pattern.verb, (pattern, {})
            elif held is not None and get_origin(self.types[held]) is Literal:
                for word in get_args(self.types[held]):
                    yield pattern.verb.replace(f"{{{held}}}", word), (pattern, {held: word})

    # Reading

    def read(self, pattern: Pattern, statement: Statement, leaving: frozenset[str] = _NOTHING) -> dict[str, Any]:
        """Return the fields that the arguments of a statement give."""
        fields: dict[str, Any] = {}
        left = list(statement.arguments)
        arguments = [argument for argument in pattern.arguments if argument.field not in leaving]
        for number, argument in enumerate(arguments, 1):
            openings = [later.opening for later in arguments[number:] if later.opening is not None]
            if not _stands_there(argument, left):
                continue
            taken = self._taken(argument, left, openings)
            if taken is None:
                raise self._misused(arguments, statement.verb)
            fields |= self.read_argument(argument, taken, statement.verb)
        if left:
            raise self._misused(arguments, statement.verb, left[0])
        return fields

    def _taken(self, argument: Argument, left: list[Word], openings: Iterable[str]) -> list[Word] | None:
        """Take the words of an argument from those that are left; None if it needs some and there are none."""
        if argument.is_flag:
            return []
        is_row = self.values[argument.field].is_row
        ends = [place for place, word in enumerate(left) if word.text in openings]
        number = min(ends, default=len(left)) if is_row else 1
        taken = left[:number]
        del left[:number]
        may_be_empty = is_row and argument.opening is None
        return taken if taken or may_be_empty else None

    def read_argument(self, argument: Argument, words: list[Word], verb: Word) -> dict[str, Any]:
        """Return the fields that the words of one argument give."""
        if argument.is_flag:
            return {argument.field: True}
        if argument.none is not None and words[0].text == argument.none:
            return {argument.field: None}
        if argument.behind is None:
            return {argument.field: self.values[argument.field].read(words, verb)}
        (word,) = words
        before, equals, behind = word.text.partition("=")
        fields = {argument.field: before, **({argument.behind: behind} if equals else {})}
        return {field: self.values[field].read([replace(word, text=text)], verb) for field, text in fields.items()}

    def _misused(self, arguments: list[Argument], verb: Word, word: Word | None = None) -> NotationError:
        """Return what to say when something is missing, or when a word is too many."""
        usage = " ".join((verb.text, *map(str, arguments)))
        if usage == verb.text:
            return (word or verb).error(Sentence("record-nothing-follows", verb=verb.text))
        example = " ".join((verb.text, *map(self._example, arguments)))
        return (word or verb).error(Sentence("record-usage", usage=usage, example=example))

    def _example(self, argument: Argument) -> str:
        words = (argument.opening, None if argument.is_flag else self.values[argument.field].example)
        return " ".join(word for word in words if word is not None)

    # Writing

    def spelled(self, action: _A, leaving: frozenset[str]) -> str:
        """Return an action by the shortest pattern that says all of it."""
        fields = {field: getattr(action, field) for field in action.__struct_fields__}
        to_say = {
            field for field, value in fields.items() if field not in self.defaults or value != self.defaults[field]
        }
        pattern = min((each for each in self.patterns if each.fields >= to_say), key=lambda each: len(each.fields))
        verb = pattern.verb if pattern.verb_field is None else pattern.verb.format(**fields)
        said = (self._said(argument, fields) for argument in pattern.arguments if argument.field not in leaving)
        return " ".join(words for words in (verb, *said) if words)

    def _said(self, argument: Argument, fields: Mapping[str, Any]) -> str:
        """Return the words of an argument; none where its field is as usual."""
        field = argument.field
        if argument.none is not None and fields[field] is None:
            return argument.none
        if field in self.defaults and fields[field] == self.defaults[field]:
            return ""
        if argument.is_flag:
            return field
        words = self.values[field].write(fields[field])
        if argument.behind is not None and fields[argument.behind] is not None:
            words = f"{words}={self.values[argument.behind].write(fields[argument.behind])}"
        return words if argument.opening is None else f"{argument.opening} {words}"


def _stands_there(argument: Argument, left: list[Word]) -> bool:
    """Tell whether an argument comes next, and take the word that opens it."""
    if argument.opening is None:
        return bool(left) or not argument.is_optional
    if not left or left[0].text != argument.opening:
        return False
    left.pop(0)
    return True
