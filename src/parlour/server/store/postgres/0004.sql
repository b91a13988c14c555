-- As before, and whoever owns the room already, as after it was given a room, neither locks its row
-- nor waits for the disk: only the owner gives a room away.
CREATE OR REPLACE FUNCTION claim(wanted text, taker bigint)
RETURNS TABLE (kept bytea, owned_by bigint) LANGUAGE plpgsql AS $$
BEGIN
  SELECT doc, owner INTO kept, owned_by FROM room WHERE code = wanted;
  IF FOUND AND owned_by = taker THEN
    RETURN NEXT;
    RETURN;
  END IF;
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
