DROP INDEX "job_board_jobs_board";--> statement-breakpoint
DROP INDEX "quotes_board";--> statement-breakpoint
CREATE INDEX "jobs_till" ON "jobs" USING btree ("till","id");--> statement-breakpoint
CREATE INDEX "media_name" ON "media" USING btree ("site_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "media_size" ON "media" USING btree ("site_id","size","id");--> statement-breakpoint
CREATE INDEX "quotes_valid" ON "quotes" USING btree ("job_board_id","valid_until","id");--> statement-breakpoint
CREATE INDEX "quotes_net" ON "quotes" USING btree ("job_board_id","net_cents","id");--> statement-breakpoint
CREATE INDEX "job_board_jobs_board" ON "job_board_jobs" USING btree ("job_board_id","job_id","withheld_at");--> statement-breakpoint
CREATE INDEX "quotes_board" ON "quotes" USING btree ("job_board_id","created_at","id");--> statement-breakpoint
-- What an index of an expression holds is known from the next ANALYZE on.
ANALYZE job_board_jobs, media;
