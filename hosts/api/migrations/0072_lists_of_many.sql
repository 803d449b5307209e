DROP INDEX "applications_job";--> statement-breakpoint
DROP INDEX "jobs_client";--> statement-breakpoint
CREATE INDEX "articles_pictures" ON "articles" USING btree ("job_board_id") WHERE (coalesce("articles"."image", '') || ' ' || coalesce("articles"."thumbnail", '') || ' ' || "articles"."text") like '%/uploads/%';--> statement-breakpoint
CREATE INDEX "clients_state" ON "clients" USING btree ("site_id","blocked_at","approved_at");--> statement-breakpoint
CREATE INDEX "jobs_live" ON "jobs" USING btree ("client_id","organisation_id","id","from","till") WHERE "jobs"."status" in ('active', 'scheduled');--> statement-breakpoint
CREATE INDEX "organisations_pictures" ON "organisations" USING btree ("client_id") WHERE (coalesce("organisations"."logo", '') || ' ' || coalesce("organisations"."header", '') || ' ' || coalesce("organisations"."text_about"::text, '') || ' ' || coalesce("organisations"."info"::text, '')) like '%/uploads/%';--> statement-breakpoint
CREATE INDEX "applications_job" ON "applications" USING btree ("job_id","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_client" ON "jobs" USING btree ("client_id","organisation_id","id");--> statement-breakpoint
-- Long texts lie beside the rows of a list and not in them: what reads thousands of rows does not read their texts.
ALTER TABLE jobs SET (toast_tuple_target = 512);
--> statement-breakpoint
ALTER TABLE articles SET (toast_tuple_target = 512);
--> statement-breakpoint
ALTER TABLE mails SET (toast_tuple_target = 512);
--> statement-breakpoint
-- What an index of an expression holds is known from the next ANALYZE on.
ANALYZE applications, articles, clients, jobs, organisations;
