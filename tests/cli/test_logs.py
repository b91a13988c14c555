"""parlour replay and parlour verify: a good log is told, a bad one is refused by line."""

import json
import subprocess
from pathlib import Path

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from parlour.core import log
from parlour.core.fair import commitment
from parlour.games import GAMES
from parlour.games.kniffel.model import Box, Options, Preset
from parlour.text import languages, say
from tests.cli.conftest import TEXT
from tests.cli.played import SEED, command, environment, game_log, header, left_log, run, run_alone

LOGS = Path(__file__).resolve().parents[1] / "logs"
LINES = TEXT.splitlines()
DRAWS = sum(line.startswith(b"[null") for line in LINES)


def test_replay_tells_the_game(played: Path) -> None:
    told = run("replay", str(played))
    lines = told.stdout.splitlines()
    assert told.exit_code == 0
    assert lines[:8] == [
        "Kniffel: Anna, Béla",
        "Anna throws 2-2-3-4-5 for the start: 16.",
        "Béla throws 2-3-3-4-6 for the start: 18.",
        "Béla begins.",
        "Béla, roll 1: 2-5-5-5-6.",
        "Béla, roll 2: 3-5-5-5-5.",
        "Béla, roll 3: 3-5-5-5-5.",
        "Béla writes 23 points: Three of a kind.",
    ]
    assert sum(" writes " in line for line in lines) == 26
    assert lines[-1] == "Anna wins with 190 points."


@pytest.mark.parametrize("lang", languages())
def test_replay_speaks(played: Path, lang: str) -> None:
    told = run("--lang", lang, "replay", str(played)).stdout
    for box in set(Box) - {Box.ONE_PAIR, Box.TWO_PAIRS}:
        assert say(lang, f"kniffel-box-{box}") in told
    assert say(lang, "kniffel-news-game-ended", game=1) in told
    assert say(lang, "kniffel-sheet-total") in told


def test_replay_reads_standard_input(played: Path) -> None:
    assert run("replay", "-", stdin=TEXT).stdout == run("replay", str(played)).stdout


def test_replay_shows_the_table_as_it_changes(played: Path) -> None:
    lines = run("replay", "--view", str(played)).stdout.splitlines()
    assert sum(line.startswith("Large straight") for line in lines) == 26


def test_replay_is_told_to_one_player(played: Path) -> None:
    lines = run("replay", "--seat", "2", str(played)).stdout.splitlines()
    assert lines[1:5] == [
        "Anna throws 2-2-3-4-5 for the start: 16.",
        "You throw 2-3-3-4-6 for the start: 18.",
        "You begin.",
        "Your roll 1: 2-5-5-5-6.",
    ]
    refused = run("replay", "--seat", "3", str(played))
    assert refused.exit_code == 1
    assert "There is no such seat at this table." in refused.stderr


def test_replay_prints_states(played: Path) -> None:
    told = [json.loads(line) for line in run("replay", "--json", str(played)).stdout.splitlines()]
    assert [line["seq"] for line in told] == list(range(len(LINES) - 1))
    assert told[0]["move"] is None
    assert told[-1]["state"]["game"] == 1
    assert len(told[-1]["scores"]) == 2
    assert all(line["scores"] is None for line in told[:-1])
    views = run("replay", "--json", "--view", str(played)).stdout.splitlines()
    assert [total(sheet) for sheet in json.loads(views[-1])["view"]["sheets"]] == told[-1]["scores"]


def total(sheet: dict[str, int]) -> int:
    return sheet["total"] + sheet["past"]


def test_replay_begins_where_it_is_told_to(played: Path) -> None:
    whole = run("replay", str(played)).stdout.splitlines()
    late = run("replay", str(played), "--from", "20").stdout.splitlines()
    assert late[0] == whole[0]
    assert late[1:] == whole[len(whole) - len(late) + 1 :]
    assert len(late) < len(whole)
    view = run("replay", str(played), "--from", "20", "--view").stdout
    assert view.count("Total") < run("replay", str(played), "--view").stdout.count("Total")


def test_replay_tells_the_moments() -> None:
    told = run("replay", str(LOGS / "v1" / "kniffel_start_rolled_every_game.jsonl"), "--moments")
    assert told.stdout.splitlines()[:2] == [
        "  152 Béla earns the bonus of 35 points.",
        "  210 Anna writes 50 points: Kniffel.",
    ]
    late = run(
        "replay",
        str(LOGS / "v2" / "pokino_four_seats.jsonl"),
        *("--moments", "--seat", "1", "--from", "275"),
    )
    assert late.stdout.startswith("  275 Dani steals your Centre.")


def test_replay_prints_the_frames_of_a_seat(played: Path) -> None:
    read = log.read(played.read_bytes(), GAMES)
    printed = run("replay", str(played), "--seat", "2", "--json", "--from", "3").stdout
    expected = list(log.frames(read, GAMES, 1))[3:]
    lines = [json.loads(line) for line in printed.splitlines()]
    assert lines == json.loads(encode(expected))


def test_replay_of_a_series_a_clock_and_another_sheet(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    path.write_bytes(game_log(Options(preset=Preset.YATZY, games=2, patience=5), ("A", "B", "")))
    told = run("replay", str(path)).stdout
    assert "Game 2: " in told
    assert "Yatzy" in told
    assert "Kniffel  " not in told
    assert "Earlier games" in told
    assert "Player 3" in told


def test_replay_of_an_unfinished_game() -> None:
    told = run("replay", "-", stdin=b"\n".join(LINES[:20]) + b"\n")
    assert told.exit_code == 0
    assert told.stdout.splitlines()[-1] == "The log ends here; the game was not over."


def test_replay_when_all_have_left() -> None:
    told = run("replay", "-", stdin=left_log()).stdout
    assert "Anna has left; zeros fill the open boxes." in told
    assert told.splitlines()[-1] == "Anna and Béla share the win with 0 points."


def test_replay_alone() -> None:
    told = run("replay", "-", stdin=game_log(names=("Anna",))).stdout
    assert told.splitlines()[-1].startswith("Anna ends with ")


def test_names_cannot_steer_the_terminal() -> None:
    told = run("replay", "-", stdin=game_log(names=("\x1b[2J", "B" * 90)))
    assert "\x1b" not in told.stdout
    assert "B" * 23 + "…" in told.stdout


def test_replay_ends_quietly_with_its_reader(played: Path) -> None:
    with subprocess.Popen(
        command("replay", "--json", played),
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() in (0, 1)


PROMISE = commitment(SEED)
WITHHELD = replace(header(Options(), ("Anna", "Béla")), contributions=("Anna", ""))
PLAYERS = replace(WITHHELD, chance=log.Drawer.PLAYERS)
OLD = Path(__file__).parents[1] / "logs" / "v1" / "kniffel_three_seats.jsonl"
OLD_PROMISE = json.loads(OLD.read_bytes().splitlines()[0])["commitment"]


@pytest.mark.parametrize(
    ("text", "brought", "sentences"),
    [
        (TEXT, [], ["cli-verified", "no-promise", "not"]),
        (TEXT, ["--promise", PROMISE.upper()], ["cli-verified", "promised", "no-mine", "not"]),
        (TEXT, ["--mine", "Béla"], ["cli-verified", "no-promise", "mine", "not"]),
        (
            TEXT,
            ["--promise", PROMISE, "--mine", "Béla"],
            ["cli-verified", "promised", "mine", "unchosen", "not"],
        ),
        (
            left_log(WITHHELD),
            ["--promise", PROMISE, "--mine", "Anna"],
            ["cli-verified", "promised", "mine", "unchosen", "withheld", "not"],
        ),
        (left_log(PLAYERS), [], ["players", "not"]),
        (
            OLD.read_bytes(),
            ["--promise", OLD_PROMISE, "--mine", "lucky seven"],
            ["loosely", "promised", "mine", "unpledged", "not"],
        ),
    ],
)
@pytest.mark.parametrize("lang", languages())
def test_verify_says_what_it_proves(
    text: bytes, brought: list[str], sentences: list[str], lang: str
) -> None:
    """No more without what the reader has kept, and no less with it."""
    told = run("verify", "-", *brought, lang=lang, stdin=text)
    assert told.exit_code == 0
    lines = text.splitlines()
    about: dict[str, str | int] = {
        "draws": sum(line.startswith(b"[null") for line in lines),
        "moves": len(lines) - 2,
        "seats": 1,
        "games": 2,
        "digest": json.loads(lines[-1])["digest"],
    }
    ids = [name if name.startswith("cli") else f"cli-verified-{name}" for name in sentences]
    assert told.stdout.splitlines() == [say(lang, name, **about) for name in ids]


@pytest.mark.parametrize("lang", languages())
def test_verify_names_the_line_of_a_forged_draw(lang: str) -> None:
    place = next(place for place in range(9, len(LINES)) if b'"Rolled"' in LINES[place])
    forged = [*LINES[:place], swapped(LINES[place]), *LINES[place + 1 : -1]]
    told = run("verify", "-", lang=lang, stdin=sealed(forged))
    assert told.exit_code == 1
    assert told.stdout == ""
    assert told.stderr == say(lang, "refused-log-wrong-draw", line=place + 1) + "\n"


def swapped(line: bytes) -> bytes:
    """The same move with another last die, still sorted and still keeping what was kept."""
    seat, what, at = json.loads(line)
    if what["dice"] == [6, 6, 6, 6, 6]:
        what["dice"][0] = 5
    else:
        what["dice"] = sorted(what["dice"])
        place = max(place for place, die in enumerate(what["dice"]) if die < 6)
        what["dice"][place] += 1
    return json.dumps([seat, what, at], separators=(",", ":")).encode()


def sealed(lines: list[bytes]) -> bytes:
    return b"\n".join([*lines, log.seal_line(SEED, lines)]) + b"\n"


def changed(**fields: object) -> bytes:
    return json.dumps(json.loads(LINES[0]) | fields).encode()


BAD = {
    "empty": (b"", "refused-log-empty", 0),
    "blank": (b" \n\n", "refused-log-empty", 0),
    "no JSON": (b"once upon a time\n", "refused-log-not-a-log", 1),
    "other JSON": (b'{"a": 1}\n', "refused-log-not-a-log", 1),
    "binary": (bytes(range(256)) * 4, "refused-log-not-a-log", 1),
    "zeros": (bytes(4096), "refused-log-not-a-log", 1),
    "deep": (b"[" * 100_000, "refused-log-not-a-log", 1),
    "too large": (b"\n" * (log.MOST_BYTES + 1), "refused-log-too-large", 0),
    "cut off": (TEXT[:500], "refused-log-bad-line", TEXT[:500].count(b"\n") + 1),
    "too new": (changed(format=99) + b"\n", "refused-log-too-new", 1),
    "newer rules": (changed(rules=99) + b"\n", "refused-log-too-new", 1),
    "unknown game": (changed(game="chess") + b"\n", "refused-log-unknown-game", 1),
    "bad options": (changed(options={"preset": "x"}) + b"\n", "refused-log-bad-line", 1),
    "too many seats": (sealed([changed(seats=["x"] * 99)]), "refused-log-impossible", 1),
    "move left out": (sealed(LINES[:2] + LINES[3:-1]), "refused-log-impossible", 3),
}


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("verb", ["replay", "verify"])
def test_bad_log(name: str, verb: str, tmp_path: Path) -> None:
    text, message, line = BAD[name]
    path = tmp_path / "bad.jsonl"
    path.write_bytes(text)
    told = run(verb, str(path))
    assert told.exit_code == 1
    assert told.stderr == say("en", message, line=line) + "\n"


def test_verify_wants_a_seal() -> None:
    told = run("verify", "-", stdin=b"\n".join(LINES[:20]))
    assert told.exit_code == 1
    assert told.stderr == say("en", "refused-log-no-seal", line=20) + "\n"


def test_verify_wants_the_promised_seed() -> None:
    told = run("verify", "-", stdin=sealed([changed(commitment="00"), *LINES[1:-1]]))
    assert told.stderr == say("en", "refused-log-wrong-seed", line=1) + "\n"


def test_verify_sees_a_changed_word(played: Path) -> None:
    told = run("verify", "-", stdin=TEXT.replace("Béla".encode(), b"Bela", 1))
    assert (told.exit_code, told.stdout) == (1, "")


@pytest.mark.parametrize("lang", languages())
def test_files_that_cannot_be_read(lang: str, tmp_path: Path) -> None:
    missing = str(tmp_path / "nowhere")
    told = run("replay", missing, lang=lang)
    assert (told.exit_code, told.stdout) == (1, "")
    assert told.stderr == say(lang, "cli-no-such-file", path=missing) + "\n"
    told = run("verify", str(tmp_path), lang=lang)
    assert told.exit_code == 1
    assert told.stderr == say(lang, "cli-is-a-folder", path=str(tmp_path)) + "\n"


def test_as_a_process(played: Path, tmp_path: Path) -> None:
    told = run_alone("verify", played)
    assert (told.returncode, told.stderr) == (0, "")
    (tmp_path / "cut.jsonl").write_bytes(TEXT[:500])
    told = run_alone("replay", tmp_path / "cut.jsonl", lang="de")
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr.startswith("Zeile ")
