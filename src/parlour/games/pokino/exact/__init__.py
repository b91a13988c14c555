"""Numbers of Pokino."""
