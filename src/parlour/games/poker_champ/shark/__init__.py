"""The strongest bot: solves what is left of a deal."""
