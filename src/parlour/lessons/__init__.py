"""Lessons: a log with words between its lines. `games/<game>/lesson*.jsonl` (docs/lessons.md)."""
