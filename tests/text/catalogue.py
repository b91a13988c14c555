"""Takes the Fluent files apart, so that tests can ask what is in them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 21, 1234)

Value = str | int | float


@dataclass
class Variables(Visitor):
    """Each variable of a message with values that reach all its variants."""

    values: dict[str, set[Value]] = field(default_factory=dict)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.setdefault(node.id.name, set())

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        (given,) = node.arguments.positional
        assert isinstance(given, ast.VariableReference)
        self.values.setdefault(given.id.name, set()).update(NUMBERS)
        if any(option.name.name == "minimumFractionDigits" for option in node.arguments.named):
            self.values[given.id.name].update((212.34, 0.06, 99.96))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key for variant in node.variants}
        words = {key.name for key in keys if isinstance(key, ast.Identifier)} - PLURALS
        if words and len(words) < len(keys):
            words.add("something else")
        if isinstance(node.selector, ast.VariableReference):
            values = self.values.setdefault(node.selector.id.name, set())
            values.update(words or NUMBERS)
        self.generic_visit(node)


def messages(text: str) -> dict[str, ast.Message]:
    body = parse(text).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    by_id = {message.id.name: message for message in found}
    assert len(by_id) == len(found), "an id is there twice"
    return by_id


def variables(message: ast.Message) -> dict[str, set[Value]]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.values


def samples(message: ast.Message) -> Iterator[dict[str, Value]]:
    """Every mix of plausible values; a name for whatever is no number and no choice."""
    found = variables(message)
    choices = [sorted(values, key=str) or [f"«{name}»"] for name, values in found.items()]
    for mix in product(*choices):
        yield dict(zip(found, mix, strict=True))
