-- Where workers of other machines reach this one, and the secret that they show; empty: nowhere.
ALTER TABLE worker ADD COLUMN reach text NOT NULL DEFAULT '';
