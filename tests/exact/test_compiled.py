"""How solvers are compiled: what is kept depends on all code that it is made of."""

from pathlib import Path

from parlour.exact import compiled


def test_home_is_the_game() -> None:
    game = Path("site/parlour/games/poker_champ")
    assert compiled.home(game / "exact" / "odds" / "count_numba.py") == game
    assert compiled.home(Path("site/parlour/kit/ranks_numba.py")) == Path("site/parlour/kit")


def test_a_change_anywhere_in_it_is_a_change(tmp_path: Path) -> None:
    game, kit = tmp_path / "game", tmp_path / "kit"
    for folder in (game / "exact", kit):
        folder.mkdir(parents=True)
        (folder / "tables.py").write_text("A = 1", encoding="utf-8")
    before = compiled.sources(game, kit)
    assert compiled.sources(game, kit) == before
    found = set()
    for folder in (kit, game / "exact"):
        (folder / "tables.py").write_text("A = 2", encoding="utf-8")
        found.add(compiled.sources(game, kit))
    assert len(found | {before}) == 3
