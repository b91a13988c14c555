"""Cards, dice and hands: what two games or more share."""
