"""Rooms, and everything that happens in one."""
