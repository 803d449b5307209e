ALTER TABLE "users" ADD COLUMN "admin_role" text;--> statement-breakpoint
-- Whoever was an admin before there were roles could do everything.
UPDATE "users" SET "admin_role" = 'owner' WHERE "role" = 'admin';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_admin_role" CHECK (("users"."role" = 'admin') = ("users"."admin_role" is not null) and ("users"."admin_role" is null or "users"."admin_role" in ('owner', 'editor', 'content', 'sales', 'support', 'read_only')));