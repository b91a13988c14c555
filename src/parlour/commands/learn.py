"""parlour learn: the lessons of a game, told in the terminal, and whether they keep their laws."""

import click

from parlour.commands.games import game_called, title
from parlour.commands.speech import Misused, Sorry, language, tell, words
from parlour.core import log as logs
from parlour.core.game import AnyGame
from parlour.games import GAMES
from parlour.lessons.laws import broken
from parlour.lessons.lesson import Lesson, lessons_of, read
from parlour.text.tell import Teller, board


@click.command()
@click.argument("game")
@click.option("--lesson", "number", type=click.IntRange(1), default=1, help="Which, from 1.")
@click.option("--check", is_flag=True, help="Run the laws of lessons on all lessons of the game.")
def learn(game: str, number: int, check: bool) -> None:
    """Learn a game step by step; Enter goes on."""
    found = game_called(game)
    texts = lessons_of(game)
    if len(texts) < number:
        raise Misused("cli-no-such-lesson", game=title(found), lessons=len(texts))
    if check:
        check_all(found, texts)
    else:
        give(read(list(texts.values())[number - 1]))


def check_all(game: AnyGame, texts: dict[str, bytes]) -> None:
    faults = 0
    for count, (name, text) in enumerate(texts.items()):
        lesson = read(text)
        for fault in broken(lesson, first=count == 0):
            faults += 1
            about = {"about": fault.about, "lesson": name}
            click.echo(words(f"cli-lesson-{fault.law.value}", **about), err=True)
        tell("cli-lesson-checked", lesson=name, steps=len(lesson.steps), faults=faults)
    if faults:
        raise Sorry("cli-lesson-faults", game=title(game), faults=faults)


def give(lesson: Lesson) -> None:
    """Each step: what has happened, the table, the words; then the play that is asked for."""
    game, seat, lang = lesson.game, lesson.seat, language()
    names = [name or words("cli-you") for name in lesson.log.header.seats]
    teller = Teller(game, lang, names, lesson.log.options, seat)
    frames = list(logs.frames(lesson.log, GAMES, seat))
    at = 0
    for step in lesson.steps:
        for frame in frames[at : step.frame + 1]:
            for item in frame.news:
                for sentence in teller.tell(item):
                    click.echo(f"  {sentence}")
        at = step.frame + 1
        click.echo(f"\n{board(game, lang, frames[step.frame].view, names)}\n")
        click.echo(words(f"{game.name}-lesson-{step.say}"))
        if step.code is not None:
            click.echo("  " + words(f"refused-{step.code}"))
        click.prompt("", default="", prompt_suffix="> ", show_default=False)
