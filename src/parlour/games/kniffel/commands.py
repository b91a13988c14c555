"""parlour kniffel solve, parlour kniffel coach: exact answers."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click
from msgspec import json

from parlour.commands.speech import Sorry, tell, words
from parlour.exact.trouble import Unsolvable
from parlour.games.kniffel.coach import Advice, advise
from parlour.games.kniffel.exact import Trouble, rules_known
from parlour.games.kniffel.model import Box, Extra, Joker, Options, Preset, Sheet
from parlour.games.kniffel.rules import ROLLS
from parlour.kit.dice import Dice
from parlour.text.layout import Cell, table

if TYPE_CHECKING:
    from parlour.games.kniffel.exact.figures import Figures


def rule_options(command: Any) -> Any:
    """The options that say by which rules Kniffel is played."""
    for name, kind in (("extra", Extra), ("joker", Joker), ("preset", Preset)):
        choice = click.Choice([word.value for word in kind])
        default = Preset.KNIFFEL.value if kind is Preset else None
        command = click.option(f"--{name}", type=choice, default=default)(command)
    return command


@click.command()
@rule_options
@click.option("--path", type=click.Choice(["numpy", "numba"]), help="How to compute it.")
@click.option("--details", is_flag=True, help="Also the distribution of totals, box by box.")
@click.option("--target", type=click.IntRange(0, 5000), help="Also the best chance of this total.")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
def solve(
    preset: str,
    joker: str | None,
    extra: str | None,
    path: str | None,
    details: bool,
    target: int | None,
    as_json: bool,
) -> None:
    """Tell what a sheet is worth to somebody who never errs."""
    from parlour.games.kniffel.exact.figures import figures_of

    with in_words(), progress_bar() as progress:
        options = options_of(preset, joker, extra)
        found = figures_of(
            options, path, details=details, target=target, progress=progress, notice=note
        )
    click.echo(json.encode(found)) if as_json else show_figures(found)


@click.command()
@click.option("--sheet", default="", metavar="BOX=POINTS,…", help="What is written so far.")
@click.option("--dice", metavar="2,2,5,5,6", default="", help="The dice on the table.")
@click.option("--rolls-left", type=click.IntRange(0, ROLLS), help="Rolls still to come this turn.")
@click.option("--extra-points", type=click.IntRange(min=0), default=0, help="For further Kniffels.")
@rule_options
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
def coach(
    sheet: str,
    dice: str,
    rolls_left: int | None,
    extra_points: int,
    preset: str,
    joker: str | None,
    extra: str | None,
    as_json: bool,
) -> None:
    """Tell what every decision is worth in this position."""
    from parlour.games.kniffel.exact.figures import solution_for

    with in_words(), progress_bar() as progress:
        options = options_of(preset, joker, extra)
        written, thrown = sheet_of(options, sheet), dice_of(dice)
        left = rolls_left if rolls_left is not None else 0 if thrown else ROLLS
        solution_for(options, progress=progress, notice=note)
        advice = advise(options, written, thrown, left, extra_points, bonus=True)
    click.echo(json.encode(advice)) if as_json else show_advice(advice, options.preset)


def options_of(preset: str, joker: str | None, extra: str | None) -> Options:
    options = Options(
        Preset(preset), Joker(joker) if joker else None, Extra(extra) if extra else None
    )
    rules_known(options)
    return options


def sheet_of(options: Options, text: str) -> Sheet:
    """A sheet from `ones=3,sixes=18`."""
    rules = rules_known(options)
    places = {box.value: place for box, place in rules.place.items()}
    sheet: list[int | None] = [None] * len(places)
    for part in filter(None, [part.strip() for part in text.split(",")]):
        name, equals, points = [word.strip() for word in part.partition("=")]
        if not equals or not points.isdecimal() or len(points) > 4:
            raise Unsolvable(Trouble.BAD_SHEET, part=part)
        if name not in places:
            raise Unsolvable(Trouble.NO_SUCH_BOX, box=name, boxes=", ".join(places))
        if sheet[places[name]] is not None:
            raise Unsolvable(Trouble.BOX_TWICE, box=name)
        sheet[places[name]] = int(points)
    return tuple(sheet)


def dice_of(text: str) -> Dice:
    faces = [part.strip() for part in text.split(",")] if text.strip() else []
    if not all(len(face) == 1 and face in "123456" for face in faces) or len(faces) not in (0, 5):
        raise Unsolvable(Trouble.BAD_DICE, dice=text)
    return tuple(sorted(map(int, faces)))


@contextmanager
def in_words() -> Iterator[None]:
    try:
        yield
    except Unsolvable as trouble:
        raise Sorry(trouble.code.value, **about(trouble)) from None


def note(trouble: Unsolvable) -> None:
    """Something went wrong, and the work goes on."""
    click.echo(words(trouble.code.value, **about(trouble)), err=True)


def about(trouble: Unsolvable) -> dict[str, str | int]:
    """With a box by its name, except where the word one has to type is what matters."""
    box = trouble.about.get("box")
    if box is None or trouble.code is Trouble.NO_SUCH_BOX:
        return trouble.about
    return trouble.about | {"box": words(f"kniffel-box-{box}")}


@contextmanager
def progress_bar() -> Iterator[Any]:
    """A bar where somebody watches; else nothing."""
    if not sys.stderr.isatty():
        yield None
        return
    with click.progressbar(
        length=1000, label=words("kniffel-solver-solving"), file=sys.stderr
    ) as bar:

        def step(done: int, of: int) -> None:
            bar.update(1000 * done // of - bar.pos)

        yield step


def name_of(box: Box, preset: Preset) -> str:
    """Yatzy calls five equal dice by its own name."""
    return words(f"kniffel-box-{box}", preset=preset.value)


def show_figures(found: "Figures") -> None:
    click.echo(f"{found.expected:.10f}")  # processors add up in different orders
    if found.chance is not None and found.target is not None:
        percent = words("cli-percent", n=100 * found.chance)
        tell("kniffel-solver-best-chance", target=found.target, percent=percent)
    if found.details is None:
        return
    details = found.details
    tell("kniffel-solver-deviation", deviation=f"{details.deviation:.4f}", median=details.median)
    tell("kniffel-solver-bonus", percent=words("cli-percent", n=100 * details.bonus))
    head: list[Cell] = [words(f"kniffel-solver-column-{name}") for name in ("box", "mean", "zero")]
    rows: list[list[Cell]] = [
        [name_of(each.box, found.preset), f"{each.mean:.4f}", f"{100 * each.zero:.2f} %"]
        for each in details.boxes
    ]
    rows += [[words("kniffel-solver-extra"), f"{details.extra:.4f}", None]]
    click.echo(table([head, *rows]))
    marks: list[list[Cell]] = [
        [f"≥ {mark}", f"{100 * chance:.3f} %"] for mark, chance in details.at_least.items()
    ]
    click.echo(table(marks))


def show_advice(advice: Advice, preset: Preset) -> None:
    tell("kniffel-solver-worth", value=f"{advice.value:.4f}", total=advice.total)
    if advice.bonus is not None:
        tell("kniffel-solver-bonus", percent=words("cli-percent", n=100 * advice.bonus))
    head = (
        words("kniffel-solver-column-decision"),
        words("kniffel-solver-column-worth"),
        words("kniffel-solver-column-cost"),
    )
    rows: list[tuple[float, list[Cell]]] = [
        (keep.cost, [kept(keep.keep), f"{keep.value:.4f}", cost(keep.cost, keep.best)])
        for keep in advice.keeps
    ]
    rows += [
        (
            take.cost,
            [
                f"{name_of(take.box, preset)}: {take.points + take.extra}",
                f"{take.value:.4f}",
                cost(take.cost, take.best),
            ],
        )
        for take in advice.boxes
    ]
    if rows:
        click.echo(table([head, *[row for _, row in sorted(rows, key=lambda row: row[0])]]))


def kept(keep: Dice) -> str:
    return (
        words("kniffel-solver-keep", dice=" ".join(map(str, keep)))
        if keep
        else words("kniffel-solver-keep-none")
    )


def cost(points: float, best: bool) -> str:
    return "★" if best else f"-{points:.4f}"
