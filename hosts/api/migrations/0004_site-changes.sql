-- Processes remember which site lives at which host; they forget when it changes.
CREATE FUNCTION sites_write_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sites_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sites_write_ends AFTER INSERT OR UPDATE OR DELETE ON sites
  FOR EACH STATEMENT EXECUTE FUNCTION sites_write_ends();
--> statement-breakpoint
CREATE TRIGGER site_hosts_write_ends AFTER INSERT OR UPDATE OR DELETE ON site_hosts
  FOR EACH STATEMENT EXECUTE FUNCTION sites_write_ends();
--> statement-breakpoint
CREATE TRIGGER job_boards_write_ends AFTER INSERT OR UPDATE OR DELETE ON job_boards
  FOR EACH STATEMENT EXECUTE FUNCTION sites_write_ends();
