"""A table for the tests of the stores."""

from parlour.server.store import Store


async def lay(store: Store, code: str = "ROOM") -> int:
    """A new table. Its room stays as it is, or is made."""
    kept = await store.load_room(code)
    if kept is None:
        await store.make_room(code, b"doc")
    doc = b"doc" if kept is None else kept
    await store.claim(code, mine=True)
    return await store.lay_table(code, b"header", b"seed", doc, lambda table: doc)
