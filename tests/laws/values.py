"""Anything that the decoder lets through: Hypothesis strategies made from a game's own types."""

from typing import Any

from hypothesis import strategies as st
from msgspec import inspect

FAR = (-1, 2**31, 2**63, 10**30, -(10**30))
"""Numbers no honest client sends."""


def values(kind: Any) -> st.SearchStrategy[Any]:
    """Values of a type, as plain JSON: what a stranger could send that still decodes."""
    return _of(inspect.type_info(kind))


def _of(kind: inspect.Type) -> st.SearchStrategy[Any]:
    match kind:
        case inspect.Metadata(type=inner):
            return _of(inner)
        case inspect.IntType(ge=ge, le=le):
            small = st.integers(-3 if ge is None else ge, 9 if le is None else le)
            return small | st.sampled_from(FAR) if ge is None and le is None else small
        case inspect.FloatType():
            return st.floats(allow_nan=False, allow_infinity=False)
        case inspect.StrType(max_length=most):
            return st.text(max_size=20 if most is None else most)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.EnumType(cls=cls):
            return st.sampled_from([member.value for member in cls])
        case inspect.UnionType(types=types):
            return st.one_of([_of(inner) for inner in types])
        case inspect.VarTupleType(item_type=item, min_length=least, max_length=most):
            some = st.lists(_of(item), min_size=least or 0, max_size=6 if most is None else most)
            return some | some.map(sorted) if isinstance(item, inspect.IntType) else some
        case inspect.FrozenSetType(item_type=item):
            return st.lists(_of(item), max_size=6, unique=True)
        case inspect.StructType(tag=tag, fields=fields):
            named = {field.encode_name: _of(field.type) for field in fields}
            needed = {field.encode_name for field in fields if field.required}
            return st.fixed_dictionaries(
                {name: made for name, made in named.items() if name in needed}
                | ({} if tag is None else {"type": st.just(tag)}),
                optional={name: made for name, made in named.items() if name not in needed},
            )
    raise NotImplementedError(kind)
