ALTER TABLE "jobs" ADD COLUMN "ended_from" jsonb;--> statement-breakpoint
CREATE INDEX "account_logs_job" ON "account_logs" USING btree (("values" ->> 'job_id'));--> statement-breakpoint
CREATE INDEX "jobs_updated" ON "jobs" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "jobs_created" ON "jobs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_title" ON "jobs" USING btree (lower("title"));