"""Numbers: equities against marked backs (`odds`), and the rest of a deal, solved (`rest`)."""
