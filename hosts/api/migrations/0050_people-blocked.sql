ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_by" integer;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_blocked_by_users_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("site_id","created_at","id") WHERE "users"."role" <> 'admin';--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("site_id",lower("given_name" || ' ' || "family_name"),"id") WHERE "users"."role" <> 'admin';--> statement-breakpoint
CREATE INDEX "users_blocked_by" ON "users" USING btree ("blocked_by");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_blocked" CHECK ("users"."blocked_at" is null or ("users"."role" <> 'admin' and not "users"."active"));