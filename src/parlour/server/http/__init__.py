"""What is served to a plain request."""
