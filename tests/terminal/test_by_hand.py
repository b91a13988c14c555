"""Dice and cards from the real table, typed in plain words."""

import signal
from pathlib import Path

from tests.terminal.plain import YOURS, Person, at_pipe, code_in


def beginning(person: Person, words: str) -> str:
    while not (line := person.hear()).startswith(words):
        pass
    return line


def test_a_turn_with_typed_dice_and_a_stop_while_a_throw_is_awaited(tmp_path: Path) -> None:
    play = ("play", "kniffel", "--by-hand", "--bots", "beginner", "--here-only", "--name", "Anna")
    with at_pipe(tmp_path, *play) as anna:
        code = code_in(anna.hear())
        beginning(anna, "Everybody throws five dice")
        anna.type("dice 6 6 6 6 5")
        beginning(anna, "“dice 6 6 6 6 5”")  # the bot's are missing
        anna.type("dice 6 6 6 6 5 1 1 1 1 2")
        anna.until(YOURS)
        anna.type("roll")
        beginning(anna, "Throw, and type the dice")
        anna.type("dice 3 3 7 6 1")
        beginning(anna, "“dice 3 3 7 6 1”")
        anna.process.send_signal(signal.SIGKILL)
        anna.process.wait(30)
    with at_pipe(tmp_path, "resume", "--here-only") as anna:
        assert code_in(anna.hear()) == code
        beginning(anna, "Throw, and type the dice")
        anna.type("dice 3 3 5 6 1")
        anna.until("On the table: 1 3 3 5 6")
        anna.until(YOURS)
        anna.type("keep 3 3")
        beginning(anna, "Throw, and type the dice")
        anna.type("3 6 5")
        anna.until("On the table: 3 3 3 5 6")
        anna.until(YOURS)
        anna.type("write threes")
        beginning(anna, "Throw, and type the dice")  # the bot's
        anna.type("dice 1 1 1 1 1")
        anna.leave()


def test_cards_of_a_real_pack_are_named(tmp_path: Path) -> None:
    play = ("play", "pokino", "--by-hand", "--bots", "dreamy", "--here-only", "--name", "Anna")
    with at_pipe(tmp_path, *play) as anna:
        beginning(anna, "Deal the boards and type their numbers")
        anna.type("boards 7 3")
        beginning(anna, "Turn the next card of your pack")
        anna.type("turned 7 of cups")
        beginning(anna, "Card 1: 7 of cups")
        anna.leave()


def test_a_game_with_hidden_hands_is_not_played_by_hand(tmp_path: Path) -> None:
    with at_pipe(tmp_path, "play", "cartino", "--by-hand", "--here-only") as anna:
        assert anna.process.wait(60) == 1
