"""Kniffel, compiled for playing. Importing this needs numba.

`play` and `fall` are `rules.apply` and `house.deal` on a row; `step` and `play_out` join them with
chance.
"""

from typing import Any

import numpy as np

from parlour.exact.chance import after, below, book, count, nth, pay, pick
from parlour.exact.compiled import bare, compiled, inlined
from parlour.games.kniffel.exact.codec import FIRST_ROLL
from parlour.games.kniffel.kernel.tables import (
    EACH,
    EXTRA,
    FIRST,
    FIRST_BOX,
    HEAD,
    HELD,
    MARK,
    MASK,
    PLAYING,
    POINTS,
    ROLL,
    ROLLING,
    SEAT,
    TOTAL,
    UPPER,
    WORDS,
)
from parlour.games.kniffel.model import Box
from parlour.games.kniffel.presets import UPPER as UPPER_BOXES
from parlour.games.kniffel.rules import DICE, ROLLS
from parlour.kit.dice import FACES

PLACES, SIDES = len(Box), len(FACES)
UPPERS = len(UPPER_BOXES)
SHIFT = FIRST_BOX - 64 * (WORDS - 1)


@inlined
def play(t: Any, rows: Any, i: Any, number: Any, seats: Any) -> None:
    """A legal play of the seat whose turn it is."""
    if number < FIRST_BOX:
        rows[i, HELD] = t.keep_of[number]
        rows[i, ROLLING] = 1
    else:
        write(t, rows, i, t.place_of[number - FIRST_BOX], seats)


@inlined
def fall(rows: Any, i: Any, held: Any) -> None:
    rows[i, HELD] = held
    rows[i, ROLL] += 1
    rows[i, ROLLING] = 0


@inlined
def write(t: Any, rows: Any, i: Any, place: Any, seats: Any) -> None:
    held, seat = rows[i, HELD], rows[i, SEAT]
    sheet = HEAD + seat * EACH
    mask, face = rows[i, sheet + MASK], t.face[held]
    if face >= 0:
        way = t.further[mask, rows[i, sheet + MARK], face]
        points = t.further_points[way, place]
        rows[i, sheet + EXTRA] += t.further_extra[way]
        rows[i, sheet + MARK] = t.further_mark[way, place]
    else:
        points = t.points[held - FIRST_ROLL, place]
        mark = t.marks[held - FIRST_ROLL, place]
        if mark >= 0:
            rows[i, sheet + MARK] = mark
    if place < UPPERS:
        rows[i, sheet + UPPER] += points
    rows[i, sheet + TOTAL] += points
    rows[i, sheet + POINTS + t.box_at[place]] = points
    rows[i, sheet + MASK] = mask | (1 << place)
    rows[i, HELD] = 0
    rows[i, ROLL] = 0
    pass_on(t, rows, i, seat, seats)


@inlined
def pass_on(t: Any, rows: Any, i: Any, seat: Any, seats: Any) -> None:
    """Clockwise to the next open sheet; without one the game is over."""
    rows[i, SEAT] = rows[i, FIRST]
    rows[i, PLAYING] = 0
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if rows[i, HEAD + other * EACH + MASK] != t.full:
            rows[i, SEAT] = other
            rows[i, PLAYING] = 1
            break


@inlined
def legal(t: Any, rows: Any, i: Any, masks: Any) -> None:
    held, sheet = rows[i, HELD], HEAD + rows[i, SEAT] * EACH
    rolls = rows[i, ROLL] < ROLLS
    for word in range(WORDS):
        masks[i, word] = t.keeps[held, word] if rolls else np.uint64(0)
    if held:
        mask, face = rows[i, sheet + MASK], t.face[held]
        if face < 0:
            masks[i, WORDS - 1] |= t.words[mask]
        else:
            boxes = t.further_boxes[t.further[mask, rows[i, sheet + MARK], face]] & ~mask
            for place in range(len(t.box_at)):
                bit = np.uint64((boxes >> place) & 1)
                masks[i, WORDS - 1] |= bit << np.uint64(t.box_at[place] + SHIFT)


@bare
def begin(rows: Any, i: int, first: int) -> None:
    for column in range(rows.shape[1]):
        rows[i, column] = 0
    rows[i, PLAYING] = 1
    rows[i, SEAT] = first
    rows[i, FIRST] = first
    for sheet in range(HEAD, rows.shape[1], EACH):
        for box in range(PLACES):
            rows[i, sheet + POINTS + box] = -1


@inlined
def total(t: Any, rows: Any, i: Any, seat: Any) -> Any:
    sheet = HEAD + seat * EACH
    return (
        rows[i, sheet + TOTAL] + rows[i, sheet + EXTRA] + t.bonus[np.int64(rows[i, sheet + UPPER])]
    )


@bare
def step(
    t: Any,
    rows: Any,
    plays: Any,
    chances: Any,
    me: Any,
    seat: Any,
    masks: Any,
    rewards: Any,
    over: Any,
    at_once: bool,
    first: int,
) -> None:
    """`first`: who begins; -1: drawn by lot."""
    seats = rewards.shape[1]
    for i in range(len(rows)):
        chance, number, again = chances[i], plays[i], rows[i, PLAYING] == 0
        over[i] = False
        for each in range(seats):
            rewards[i, each] = 0
        while True:
            if again:
                chance = after(chance)
                begin(rows, i, first if first >= 0 else below(chance, seats))
                if me[i] >= 0:
                    chance = after(chance)
                    me[i] = below(chance, seats)
            elif number >= 0:
                play(t, rows, i, number, seats)
                if rows[i, ROLLING]:
                    chance, held = after(chance), rows[i, HELD]
                    fall(rows, i, t.fall[t.start[held] + below(chance, t.thrown[held])])
                elif not rows[i, PLAYING]:
                    for each in range(seats):
                        rewards[i, each] = total(t, rows, i, each)
                    pay(rewards, i)
                    over[i] = True
                    if at_once:
                        again = True
                        continue
                    for word in range(WORDS):
                        masks[i, word] = 0
                    break
            again = False
            legal(t, rows, i, masks)
            if me[i] < 0 or rows[i, SEAT] == me[i]:
                break
            chance = after(chance)
            number = pick(masks, i, chance)
        seat[i] = rows[i, SEAT] if me[i] < 0 else me[i]
        chances[i] = chance


@compiled
def play_out(t: Any, games: int, policies: Any, chance: Any, tally: Any) -> int:
    """Sheets do not touch each other, so that each is filled in one go."""
    seats, steps = len(policies), 0
    points = np.zeros(seats, np.int64)
    for _ in range(games):
        for seat in range(seats):
            mask, mark, upper, made = 0, 0, np.int64(0), np.int64(0)
            while mask != t.full:
                chance = after(chance)
                held = t.fall[below(chance, t.thrown[0])]
                rolls = ROLLS - 1
                steps += 1
                while True:
                    steps += 1
                    face, way, boxes = t.face[held], 0, np.int64(t.choices[mask])
                    if face >= 0:
                        way = t.further[mask, mark, face]
                        boxes = np.int64(t.further_boxes[way]) & ~mask
                    chance = after(chance)
                    kept, place = -1, 0
                    if policies[seat]:
                        if rolls and face < 0:
                            kept = t.best_keep[held - FIRST_ROLL]
                        else:
                            place = best_box(t, held, boxes, way)
                    else:
                        keeps = t.keep_list[held, 0] if rolls else 0
                        lot = below(chance, keeps + count(np.uint64(boxes)))
                        if lot < keeps:
                            kept = t.keep_list[held, 1 + lot]
                        else:
                            place = nth(np.uint64(boxes), lot - keeps)
                    if kept >= 0:
                        chance = after(chance)
                        held = t.fall[t.start[kept] + below(chance, t.thrown[kept])]
                        rolls -= 1
                        continue
                    if face >= 0:
                        gain = np.int64(t.further_points[way, place])
                        made += t.further_extra[way]
                        mark = t.further_mark[way, place]
                    else:
                        gain = np.int64(t.points[held - FIRST_ROLL, place])
                        if t.marks[held - FIRST_ROLL, place] >= 0:
                            mark = t.marks[held - FIRST_ROLL, place]
                    made += gain
                    if place < UPPERS:
                        upper += gain
                    mask |= 1 << place
                    break
            points[seat] = made + t.bonus[upper]
        book(points, tally)
    return steps


@bare
def best_box(t: Any, held: int, boxes: Any, way: int) -> Any:
    """Where this roll brings most; of equals the first."""
    best, most = -1, np.int64(-1)
    for place in range(len(t.box_at)):
        if (boxes >> place) & 1:
            points = np.int64(t.points[held - FIRST_ROLL, place])
            if t.face[held] >= 0:
                points = np.int64(t.further_points[way, place])
            if points > most:
                best, most = place, points
    return best


@bare
def observe(t: Any, dice: Any, rows: Any, seat: Any, seen: Any, seats: int) -> None:
    """As `codec.observe`; `dice` counts faces by held."""
    width = SIDES + ROLLS + 1 + PLACES
    for i in range(len(rows)):
        for column in range(seen.shape[1]):
            seen[i, column] = 0
        held, turn = rows[i, HELD], HEAD + rows[i, SEAT] * EACH
        for face in range(SIDES):
            seen[i, face] = dice[held, face] / DICE
        seen[i, SIDES + rows[i, ROLL]] = 1
        if rows[i, PLAYING] and not rows[i, ROLLING] and held:
            offer(t, rows, i, held, turn, seen)
        at = width
        for step_ in range(seats):
            owner = (seat[i] + step_) % seats
            sheet = HEAD + owner * EACH
            for box in range(PLACES):
                points = rows[i, sheet + POINTS + box]
                seen[i, at + box] = points >= 0
                seen[i, at + PLACES + box] = max(points, 0) / 50
            at += 2 * PLACES
            seen[i, at] = rows[i, sheet + UPPER] / 105
            seen[i, at + 1] = rows[i, sheet + EXTRA] / 1200
            seen[i, at + 2] = total(t, rows, i, owner) / 1600
            seen[i, at + 3] = rows[i, PLAYING] and owner == rows[i, SEAT]
            at += 4


@inlined
def offer(t: Any, rows: Any, i: Any, held: Any, turn: Any, seen: Any) -> None:
    """What each box would bring that may be written now."""
    mask, face = rows[i, turn + MASK], t.face[held]
    way, boxes = 0, np.int64(t.choices[mask])
    if face >= 0:
        way = t.further[mask, rows[i, turn + MARK], face]
        boxes = np.int64(t.further_boxes[way]) & ~mask
    for place in range(len(t.box_at)):
        if (boxes >> place) & 1:
            worth = (
                t.further_points[way, place] if face >= 0 else t.points[held - FIRST_ROLL, place]
            )
            seen[i, SIDES + ROLLS + 1 + t.box_at[place]] = worth / 50


@bare
def play_one(t: Any, rows: Any, number: int, seats: int) -> None:
    play(t, rows, 0, number, seats)


@bare
def fall_one(rows: Any, held: int) -> None:
    fall(rows, 0, held)


@bare
def legal_one(t: Any, rows: Any, seat: int, masks: Any) -> None:
    if rows[0, PLAYING] and not rows[0, ROLLING] and rows[0, SEAT] == seat:
        legal(t, rows, 0, masks)
