# %% [markdown]
# # Training a learner
# A linear policy for Poker Champ, improved by a simple evolution strategy: no library but NumPy.

# %%
from pathlib import Path

import numpy as np

import parlour

codec = parlour.GAMES["poker_champ"].codec
width = codec.width(2)

# %% [markdown]
# The environment asks one learner at a time; a bot sits across the table.

# %%
env = parlour.learn.solo("poker_champ", ["beginner"])


def play(weights, seed):
    """The reward of one game."""
    seen, _ = env.reset(seed=seed)
    while True:
        values = seen["observation"] @ weights
        values = np.append(values, -1e9)  # never wait
        values[seen["action_mask"] == 0] = -np.inf
        seen, reward, over, cut, _ = env.step(int(values.argmax()))
        if over or cut:
            return reward


def worth(weights, games=6):
    return np.mean([play(weights, seed) for seed in range(games)])


# %%
rng = np.random.default_rng(1)
best = np.zeros((width, codec.plays))
best_worth = worth(best)
for _ in range(10):
    tried = best + rng.normal(size=best.shape) * 0.3
    if (reward := worth(tried)) >= best_worth:
        best, best_worth = tried, reward
print(f"the mean reward after ten generations: {best_worth:.2f} (0.5 is to win every game)")

# %% [markdown]
# What was learned is a bot like any other. In a file of its own it plays wherever a level does:
# `parlour serve --bot poker_champ=learned.py:learned` seats it at your table.

# %%
np.save("learned.npy", best)
Path("learned.py").write_text("""\
from pathlib import Path

import numpy as np

import parlour

codec = parlour.GAMES["poker_champ"].codec
weights = np.load(Path(__file__).with_name("learned.npy"))


def learned(frame, rng):
    if len(frame.view.stacks) != 2:
        return frame.legal[0]  # it has learned to play against one opponent
    values = np.array(codec.observe(frame.view, frame.seat)) @ weights
    return max(frame.legal, key=lambda move: values[codec.encode(move)])
""")
print(parlour.simulate("poker_champ", ["learned.py:learned", "beginner"], games=20, seed=9))
