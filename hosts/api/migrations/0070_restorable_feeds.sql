DROP INDEX "feeds_source";--> statement-breakpoint
DROP INDEX "feeds_due";--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "feeds_deleted" ON "feeds" USING btree ("deleted_at") WHERE "feeds"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_source" ON "feeds" USING btree ("source") WHERE "feeds"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "feeds_due" ON "feeds" USING btree ("next_run_at") WHERE "feeds"."active" and "feeds"."deleted_at" is null;