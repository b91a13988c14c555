"""Exact odds from what can be seen."""
