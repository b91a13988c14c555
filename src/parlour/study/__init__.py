"""Many games on one machine: play-outs, tournaments, statistics."""
