"""Kniffel in words."""
