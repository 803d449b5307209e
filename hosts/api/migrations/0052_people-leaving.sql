ALTER TABLE "users" DROP CONSTRAINT "users_blocked";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "delete_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_asked_by" integer;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deletion_asked_by_users_id_fk" FOREIGN KEY ("deletion_asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("delete_after") WHERE "users"."delete_after" is not null;--> statement-breakpoint
CREATE INDEX "users_deletion_asked_by" ON "users" USING btree ("deletion_asked_by");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_blocked" CHECK (("users"."blocked_at" is null and "users"."delete_after" is null) or ("users"."role" <> 'admin' and not "users"."active"));