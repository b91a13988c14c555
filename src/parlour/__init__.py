"""Parlour: play, host, print, simulate and solve four family games."""

__version__ = "0.1.0"
