"""Vector lanes for the compiled solvers: numba has none, so these few operations are made by hand.

Eight positions that differ in one number only are solved at once, one in each lane. A scratch block
is addressed by rows of eight lanes; every operation takes the address of the block and row numbers.
"""

from collections.abc import Callable
from functools import reduce
from typing import Any, cast

from llvmlite import ir  # type: ignore[import-untyped]  # publishes no type information
from numba.core import types
from numba.extending import intrinsic

LANES = 8
BYTES = 8
"""Of one lane."""
TOGETHER = 6
"""How many rolls `weigh` takes at once: it would wait for each sum otherwise."""

VECTOR = ir.VectorType(ir.DoubleType(), LANES)
INDEX = ir.IntType(32)

Emitted = tuple[Any, Callable[[Any, Any, Any, tuple[Any, ...]], Any]]
"""A numba signature and what writes its code. `Any`, because llvmlite's values carry no types."""


def operation(typing: Callable[..., Emitted]) -> Callable[..., None]:
    return cast(Callable[..., None], intrinsic(typing))


@operation
def fill(_context: Any, block: Any, target: Any, value: Any) -> Emitted:
    """block[target] = value in every lane"""

    def emit(context: Any, builder: Any, _: Any, given: tuple[Any, ...]) -> Any:
        return _store(context, builder, given, _spread(builder, given[2]))

    return types.void(types.intp, types.intp, types.float64), emit


@operation
def copy(_context: Any, block: Any, target: Any, row: Any) -> Emitted:
    """block[target] = block[row]"""

    def emit(context: Any, builder: Any, _: Any, given: tuple[Any, ...]) -> Any:
        return _store(context, builder, given, _load(builder, given[0], given[2]))

    return types.void(types.intp, types.intp, types.intp), emit


@operation
def offer(_context: Any, block: Any, target: Any, row: Any, address: Any, plus: Any) -> Emitted:
    """block[target] = the larger of block[row] and what is at `address`, plus `plus`"""

    def emit(context: Any, builder: Any, _: Any, given: tuple[Any, ...]) -> Any:
        pointer = builder.inttoptr(given[3], VECTOR.as_pointer())
        offered = builder.fadd(builder.load(pointer, align=BYTES), _spread(builder, given[4]))
        return _store(
            context, builder, given, _larger(builder, _load(builder, given[0], given[2]), offered)
        )

    return types.void(types.intp, types.intp, types.intp, types.intp, types.float64), emit


@operation
def largest(_context: Any, block: Any, target: Any, rows: Any) -> Emitted:
    """block[target] = the largest of block[row] for row in rows"""

    def emit(context: Any, builder: Any, _: Any, given: tuple[Any, ...]) -> Any:
        vectors = [_load(builder, given[0], n) for n in _members(builder, given[2])]
        return _store(
            context, builder, given, _paired(vectors, lambda x, y: _larger(builder, x, y))
        )

    return types.void(types.intp, types.intp, rows), emit


@operation
def mean(_context: Any, block: Any, target: Any, rows: Any) -> Emitted:
    """block[target] = the mean of block[row] for row in rows"""

    def emit(context: Any, builder: Any, _: Any, given: tuple[Any, ...]) -> Any:
        vectors = [_load(builder, given[0], n) for n in _members(builder, given[2])]
        share = ir.Constant(VECTOR, [1 / len(vectors)] * LANES)
        return _store(context, builder, given, builder.fmul(_paired(vectors, builder.fadd), share))

    return types.void(types.intp, types.intp, rows), emit


@operation
def weigh(_context: Any, block: Any, target: Any, first: Any, weights: Any) -> Emitted:
    """block[target] += six rows from `first` on, each times its weight at `weights`"""

    def emit(context: Any, builder: Any, _: Any, given: tuple[Any, ...]) -> Any:
        block, target, first, weights = given
        pointer = builder.inttoptr(weights, ir.DoubleType().as_pointer())
        terms = [
            builder.fmul(
                _load(builder, block, builder.add(first, ir.Constant(first.type, number))),
                _spread(builder, builder.load(builder.gep(pointer, [INDEX(number)]), align=BYTES)),
            )
            for number in range(TOGETHER)
        ]
        total = builder.fadd(_load(builder, block, target), _paired(terms, builder.fadd))
        return _store(context, builder, given, total)

    return types.void(types.intp, types.intp, types.intp, types.intp), emit


@operation
def move(
    _context: Any, block: Any, target: Any, source: Any, one: Any, other: Any, slack: Any
) -> Emitted:
    """block[source] goes over to block[target], where block[one] + slack reaches block[other]"""

    def emit(context: Any, builder: Any, _: Any, given: tuple[Any, ...]) -> Any:
        block, target, source, one, other, slack = given
        there, here = _load(builder, block, target), _load(builder, block, source)
        enough = builder.fadd(_load(builder, block, one), _spread(builder, slack))
        reaches = builder.fcmp_ordered(">=", enough, _load(builder, block, other))
        none = ir.Constant(VECTOR, [0.0] * LANES)
        _store(context, builder, (block, source), builder.select(reaches, none, here))
        moved = builder.fadd(there, builder.select(reaches, here, none))
        return _store(context, builder, given, moved)

    rows = [types.intp] * 5
    return types.void(*rows, types.float64), emit


@operation
def share(_context: Any, block: Any, target: Any, source: Any, part: Any) -> Emitted:
    """block[target] += block[source] times `part`"""

    def emit(context: Any, builder: Any, _: Any, given: tuple[Any, ...]) -> Any:
        block, target, source, part = given
        given_away = builder.fmul(_load(builder, block, source), _spread(builder, part))
        total = builder.fadd(_load(builder, block, target), given_away)
        return _store(context, builder, given, total)

    return types.void(types.intp, types.intp, types.intp, types.float64), emit


def _row(builder: Any, block: Any, number: Any) -> Any:
    return builder.gep(builder.inttoptr(block, VECTOR.as_pointer()), [number])


def _load(builder: Any, block: Any, number: Any) -> Any:
    return builder.load(_row(builder, block, number), align=BYTES)


def _store(context: Any, builder: Any, given: tuple[Any, ...], vector: Any) -> Any:
    builder.store(vector, _row(builder, given[0], given[1]), align=BYTES)
    return context.get_dummy_value()


def _members(builder: Any, rows: Any) -> list[Any]:
    return [builder.extract_value(rows, number) for number in range(rows.type.count)]


def _larger(builder: Any, one: Any, other: Any) -> Any:
    return builder.select(builder.fcmp_ordered(">", one, other), one, other)


def _paired(vectors: list[Any], join: Callable[[Any, Any], Any]) -> Any:
    """Join neighbours, then the results, and so on: the processor can do several at a time."""
    while len(vectors) > 1:
        vectors = [reduce(join, vectors[n : n + 2]) for n in range(0, len(vectors), 2)]
    return vectors[0]


def _spread(builder: Any, value: Any) -> Any:
    """The same value in every lane."""
    nothing = ir.Constant(VECTOR, ir.Undefined)
    one = builder.insert_element(nothing, value, INDEX(0))
    return builder.shuffle_vector(
        one, nothing, ir.Constant(ir.VectorType(INDEX, LANES), [0] * LANES)
    )
