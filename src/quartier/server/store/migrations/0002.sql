-- The position from which a private table began; NULL for one that was set up.
ALTER TABLE game ADD COLUMN position TEXT;
