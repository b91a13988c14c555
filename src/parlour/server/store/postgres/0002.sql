-- When the last backup was made; workers do not look at it.
CREATE TABLE backup (at timestamptz NOT NULL DEFAULT now());
