"""Poker Champ in words."""
