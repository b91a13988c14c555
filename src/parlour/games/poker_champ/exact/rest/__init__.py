"""The rest of a deal between two, solved."""
