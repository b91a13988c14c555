# %% [markdown]
# # Luck and skill
# How much of a result is the dice, and how much is the player?

# %%
import numpy as np

import parlour

# %% [markdown]
# One player against itself: all of the difference is luck.

# %%
same = parlour.simulate("kniffel", ["steady", "steady"], games=120, seed=3)
columns = same.columns()
scores = columns["score"].reshape(-1, 2)
luck = (scores[:, 0] - scores[:, 1]).std()
print(f"between equals a game is decided by {luck:.0f} points of luck")

# %% [markdown]
# A better player against a weaker one: the mean difference is skill.

# %%
unlike = parlour.tournament("kniffel", {"steady": "steady", "beginner": "beginner"}, games=120)
skill = unlike.lead("steady", "beginner")
print(f"skill is worth {skill} points a game")

# %% [markdown]
# So many games it takes until skill is larger than luck by two standard errors.

# %%
needed = (2 * luck / skill) ** 2
print(f"about {np.ceil(needed):.0f} games tell the better player")
assert 0 < needed < 100
