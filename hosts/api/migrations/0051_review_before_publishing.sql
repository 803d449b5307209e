DROP INDEX "jobs_counted";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "publish_slot_id" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "returned_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "returned_explanation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "unreviewed_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "jobs_counted" ON "jobs" USING btree ("id","status","from","till","boost_factor","publish_asked_at","unreviewed_since");