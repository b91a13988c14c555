"""What is told to whoever runs the house, at an address of their own."""
