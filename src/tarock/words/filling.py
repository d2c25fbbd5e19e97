"""Messages with their arguments filled in: what our catalogues use of Project Fluent, which is little.

A message is text, arguments, other messages and choices by an argument; terms, attributes and functions are refused.
The browser reads the same catalogues by Fluent's own library, and a test compares with the one for Python: whoever only
wants the rules need not install that, and five packages that it stands on.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from fluent.syntax import ast

Argument: TypeAlias = str | int
Arguments: TypeAlias = Mapping[str, Argument]
Finder: TypeAlias = Callable[[str], ast.Pattern]
"""Gives the pattern of a message by its name."""


def filled(pattern: ast.Pattern, given: Arguments, find: Finder) -> str:
    """Return the text of a pattern.

    :raises LookupError: if it speaks of an argument that is not given, or of a message that ``find`` does not know.
    """
    return "".join(
        element.value if isinstance(element, ast.TextElement) else _placed(element.expression, given, find)
        for element in pattern.elements
    )


def _placed(expression: object, given: Arguments, find: Finder) -> str:
    match expression:
        case ast.VariableReference():
            return str(_argument(expression, given))
        case ast.MessageReference(id=other, attribute=None):
            return filled(find(other.name), given, find)
        case ast.SelectExpression():
            return filled(_chosen(expression, given), given, find)
        case ast.StringLiteral():
            return str(expression.parse()["value"])
        case _:
            message = f"expected what a catalogue of ours may hold, but got {type(expression).__name__}"
            raise LookupError(message)


def _argument(reference: ast.VariableReference, given: Arguments) -> Argument:
    if (name := reference.id.name) not in given:
        message = f"expected an argument {name!r}, but got {', '.join(given) or 'none'}"
        raise LookupError(message)
    return given[name]


def _chosen(choice: ast.SelectExpression, given: Arguments) -> ast.Pattern:
    """Return the first variant that fits: a number by itself or by its plural, a word by itself; else the usual one."""
    assert isinstance(choice.selector, ast.VariableReference), "catalogues choose by arguments"
    value = _argument(choice.selector, given)
    fitting = (each for each in choice.variants if _fits(each.key, value))
    return next(fitting, next(each for each in choice.variants if each.default)).value


def _fits(key: ast.Identifier | ast.NumberLiteral, value: Argument) -> bool:
    if isinstance(key, ast.NumberLiteral):
        return isinstance(value, int) and value == int(key.value)
    return key.name == (_plural(value) if isinstance(value, int) else value)


def _plural(number: int) -> str:
    """Return the plural of a whole number, which English, Danish and German form alike (CLDR)."""
    return "one" if abs(number) == 1 else "other"


def referred(pattern: ast.Pattern) -> tuple[str, ...]:
    """Return the messages that a pattern refers to."""
    expressions = [element.expression for element in pattern.elements if isinstance(element, ast.Placeable)]
    choices = [each for each in expressions if isinstance(each, ast.SelectExpression)]
    chosen = (name for choice in choices for variant in choice.variants for name in referred(variant.value))
    return (*(each.id.name for each in expressions if isinstance(each, ast.MessageReference)), *chosen)
