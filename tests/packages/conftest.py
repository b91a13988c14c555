"""A package is a project of its own: its tests run where it is installed (test_pig.py)."""

collect_ignore_glob = ["*/tests/*"]
