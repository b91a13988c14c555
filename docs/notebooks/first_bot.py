# %% [markdown]
# # The first bot
# A bot is a function: it sees a frame and gives one of `frame.legal`.

# %%
import parlour


def lucky(frame, rng):
    """Anything that is legal."""
    return rng.choice(frame.legal)


# %% [markdown]
# How does it fare? The same seed gives the same games, on one core or on all.

# %%
result = parlour.simulate("kniffel", [lucky, "beginner"], games=100, seed=1)
print(result)

# %% [markdown]
# Now one that thinks a little: it rolls until a box pays twenty, and then writes the best one.


# %%
def thrifty(frame, rng):
    boxes = dict(zip(frame.view.boxes, frame.view.offers, strict=True))
    writes = [play for play in frame.legal if type(play).__name__ == "Write"]
    rolls = [play for play in frame.legal if play not in writes]
    best = max(writes, key=lambda play: boxes[play.box], default=None)
    if best is None or (rolls and boxes[best.box] < 20):
        return max(rolls, key=lambda play: len(play.keep) == 2)
    return best


# %% [markdown]
# A tournament plays every deal in all seatings, so that luck favours nobody.

# %%
found = parlour.tournament("kniffel", {"thrifty": thrifty, "lucky": lucky}, games=60, seed=1)
print(found)
assert found.order[0] == "thrifty"
