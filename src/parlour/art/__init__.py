"""Shared ink, dice and emblem as SVG text: ink lines, flat woodcut colours, a few gleams.

Pure functions, standard library only. What one game alone needs is drawn by the `art` of that game;
`python -m parlour.art FOLDER` writes all of it.
"""
