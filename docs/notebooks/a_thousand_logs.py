# %% [markdown]
# # Reading a thousand logs
# Every game can be written down, and any number of logs are columns in one call.

# %%
import json
from collections import Counter
from tempfile import mkdtemp

import numpy as np

import parlour

folder = mkdtemp()
bots = ["beginner", "steady"]
parlour.simulate("kniffel", bots, games=50, seed=1, save_logs=folder)  # or 1000

# %% [markdown]
# One row a player: who wins, and by how much?

# %%
scores = parlour.logs.scores(folder)
for name in bots:
    mine = scores["player"] == name
    print(name, scores["score"][mine].mean().round(1), scores["win"][mine].mean().round(2))

# %% [markdown]
# One row a move: which box does each player fill first? `polars.DataFrame(moves)` works as well.

# %%
moves = parlour.logs.columns(folder)
for name in bots:
    writes = (moves["player"] == name) & (moves["type"] == "Write")
    _, first = np.unique(moves["log"][writes], return_index=True)
    boxes = Counter(json.loads(what)["box"] for what in moves["what"][writes][first])
    print(name, boxes.most_common(3))
assert len(first) == 50
