-- A worker's id is never used again: it is the fencing token of everything that it writes.
CREATE TABLE worker (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  machine text NOT NULL,
  door text NOT NULL,
  beats bigint NOT NULL DEFAULT 0,
  leaving boolean NOT NULL DEFAULT false
) WITH (fillfactor = 50);

CREATE TABLE room (
  code text PRIMARY KEY,
  doc bytea NOT NULL,
  owner bigint,
  touched timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 70);
CREATE INDEX room_touched ON room (touched);

CREATE TABLE laid (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room text NOT NULL,
  header bytea NOT NULL,
  seed bytea NOT NULL
);
CREATE INDEX laid_room ON laid (room);

CREATE TABLE step (
  laid bigint,
  seq int,
  lines bytea NOT NULL,
  ask text NOT NULL,
  PRIMARY KEY (laid, seq)
);

-- The room; and if nobody living owns it, it now belongs to the taker. One call, because a worker
-- that is stopped between two statements would leave the row locked.
CREATE FUNCTION claim(wanted text, taker bigint)
RETURNS TABLE (kept bytea, owned_by bigint) LANGUAGE plpgsql AS $$
BEGIN
  SELECT doc, owner INTO kept, owned_by FROM room WHERE code = wanted FOR UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  IF owned_by IS DISTINCT FROM taker AND NOT EXISTS (SELECT FROM worker WHERE id = owned_by) THEN
    UPDATE room SET owner = taker WHERE code = wanted;
    owned_by := taker;
  END IF;
  RETURN NEXT;
END $$;
