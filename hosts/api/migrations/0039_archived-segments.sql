ALTER TABLE "segments" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
-- Pages that are kept name categories and offer them.
CREATE TRIGGER segments_write_ends AFTER INSERT OR UPDATE OR DELETE ON segments
  FOR EACH ROW EXECUTE FUNCTION sites_write_ends();
--> statement-breakpoint
CREATE TRIGGER segment_groups_write_ends AFTER INSERT OR UPDATE OR DELETE ON segment_groups
  FOR EACH ROW EXECUTE FUNCTION sites_write_ends();
