"""Pokino in words."""
