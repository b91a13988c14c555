"""Whether a game can get there: sheets, dice and rolls that people type in."""

from parlour.core.game import Illegal
from parlour.exact.trouble import Unsolvable
from parlour.games.kniffel.exact.codec import KNIFFELS, kinds, sheet_of
from parlour.games.kniffel.exact.trouble import Trouble
from parlour.games.kniffel.model import Box, Options, Sheet
from parlour.games.kniffel.presets import EXTRA_POINTS, Rules, rules_of
from parlour.games.kniffel.rules import ROLLS, allowed, extra_for, score
from parlour.kit.dice import Dice


def check(options: Options, sheet: Sheet, dice: Dice, rolls_left: int, extra: int) -> None:
    """`Unsolvable` unless some game leads to this sheet and these dice."""
    rules = rules_known(options)
    check_sheet(rules, sheet, extra)
    if None not in sheet:
        raise Unsolvable(Trouble.SHEET_FULL)
    if dice and dice not in rules.points:
        raise Unsolvable(Trouble.BAD_DICE, dice=",".join(map(str, dice)))
    if rolls_left not in (range(ROLLS) if dice else range(ROLLS, ROLLS + 1)):
        raise Unsolvable(Trouble.BAD_ROLLS, rolls=rolls_left)


def rules_known(options: Options) -> Rules:
    try:
        return rules_of(options)
    except Illegal:
        raise Unsolvable(Trouble.OPTIONS_DO_NOT_FIT, preset=options.preset.value) from None


def check_sheet(rules: Rules, sheet: Sheet, extra: int) -> None:
    if len(sheet) != len(rules.boxes):
        raise Unsolvable(Trouble.BAD_SHEET, part=str(sheet))
    for box, points in zip(rules.boxes, sheet, strict=True):
        # the clock may write a zero anywhere
        possible = {0} | {row[rules.place[box]] for row in rules.points.values()}
        if points is not None and points not in possible:
            raise Unsolvable(Trouble.BAD_POINTS, box=box.value, points=points)
    filled = sum([points is not None for points in sheet])
    if rules.in_order and None in sheet[:filled]:
        raise Unsolvable(Trouble.OUT_OF_ORDER)
    check_extra(rules, sheet, extra)


def check_extra(rules: Rules, sheet: Sheet, extra: int) -> None:
    """Extra points need a Kniffel in its box, and a box that took each further one."""
    if not extra:
        return
    each = EXTRA_POINTS[rules.extra]
    most = sum([earns_extra(rules, box, points, 0) for box, points in written(rules, sheet)])
    if not any(earns_extra(rules, box, points, each) for box, points in written(rules, sheet)):
        most = min(most, 1)
    fits = each > 0 and extra > 0 and extra % each == 0 and extra // each <= most
    if not fits or not sheet[rules.place[Box.KNIFFEL]]:
        raise Unsolvable(Trouble.BAD_EXTRA, extra=extra)


def written(rules: Rules, sheet: Sheet) -> list[tuple[Box, int]]:
    return [
        (box, points)
        for box, points in zip(rules.boxes, sheet, strict=True)
        if points is not None and box is not Box.KNIFFEL
    ]


def earns_extra(rules: Rules, box: Box, points: int, so_far: int) -> bool:
    """A further Kniffel can be written in this box for so many points, and earn more."""
    for mask, face in kinds(rules):
        dice = KNIFFELS[face - 1]
        kniffel = rules.points[dice][rules.place[Box.KNIFFEL]]
        before = sheet_of(rules, mask & ~(1 << rules.place[box]), kniffel)
        if (
            box in allowed(rules, before, dice)
            and score(rules, before, dice, box) == points
            and extra_for(rules, before, dice, so_far)
        ):
            return True
    return False
