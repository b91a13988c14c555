"""A town on a simulated clock: the real rooms, desks, store and beats of several workers, a
simulated PostgreSQL, a simulated network, and people who play. All that can vary comes from one
seed."""
