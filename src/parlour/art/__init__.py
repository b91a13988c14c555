"""The pieces and emblems, drawn as SVG text: ink lines, flat woodcut colours, a few gleams.

Pure functions, standard library only. `python -m parlour.art FOLDER` writes them all.
"""
