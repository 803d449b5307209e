-- A statement that changed no row, as of the sweep of each minute, changes no page: what is kept of them stays, to be shown
-- on when the database goes away.
CREATE OR REPLACE TRIGGER jobs_write_ends AFTER INSERT OR UPDATE ON jobs
  FOR EACH ROW EXECUTE FUNCTION jobs_write_ends();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER organisations_write_ends AFTER INSERT OR UPDATE OR DELETE ON organisations
  FOR EACH ROW EXECUTE FUNCTION organisations_write_ends();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER organisation_boards_write_ends AFTER INSERT OR UPDATE OR DELETE ON organisation_boards
  FOR EACH ROW EXECUTE FUNCTION organisations_write_ends();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER products_write_ends AFTER INSERT OR UPDATE OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION products_write_ends();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER sites_write_ends AFTER INSERT OR UPDATE OR DELETE ON sites
  FOR EACH ROW EXECUTE FUNCTION sites_write_ends();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER site_hosts_write_ends AFTER INSERT OR UPDATE OR DELETE ON site_hosts
  FOR EACH ROW EXECUTE FUNCTION sites_write_ends();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER job_boards_write_ends AFTER INSERT OR UPDATE OR DELETE ON job_boards
  FOR EACH ROW EXECUTE FUNCTION sites_write_ends();
