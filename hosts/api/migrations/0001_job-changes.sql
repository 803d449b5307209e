-- Every write to a job takes the next revision, and revisions become visible in their order: the lock is held until
-- the writing transaction ends, so that a reader who has seen revision 7 never misses 6. It is taken per statement,
-- before any row is locked.
CREATE FUNCTION jobs_write_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('jobs_revision'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION jobs_take_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := nextval('jobs_revision');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION jobs_write_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('jobs_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A job that this very transaction wrote has its revision already.
CREATE FUNCTION job_boards_of_job_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE jobs SET revision = revision
  WHERE id IN (SELECT job_id FROM changed) AND xmin::text <> pg_current_xact_id()::text;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_write_begins BEFORE INSERT OR UPDATE ON jobs
  FOR EACH STATEMENT EXECUTE FUNCTION jobs_write_begins();
--> statement-breakpoint
CREATE TRIGGER jobs_take_revision BEFORE INSERT OR UPDATE ON jobs
  FOR EACH ROW EXECUTE FUNCTION jobs_take_revision();
--> statement-breakpoint
CREATE TRIGGER jobs_write_ends AFTER INSERT OR UPDATE ON jobs
  FOR EACH STATEMENT EXECUTE FUNCTION jobs_write_ends();
--> statement-breakpoint
CREATE TRIGGER job_board_jobs_added AFTER INSERT ON job_board_jobs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION job_boards_of_job_change();
--> statement-breakpoint
CREATE TRIGGER job_board_jobs_removed AFTER DELETE ON job_board_jobs REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION job_boards_of_job_change();
