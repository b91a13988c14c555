"""Games on paper. Where everything lies is data in millimetres; typst only sets it.

What a game prints stands in its `paper.py` and is found by the name of the game.
"""
