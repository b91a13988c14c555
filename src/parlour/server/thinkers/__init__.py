"""Bots and coaches think here: in a few processes, fair between rooms."""
