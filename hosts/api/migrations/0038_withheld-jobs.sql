ALTER TABLE "job_board_jobs" ADD COLUMN "withheld_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_board_jobs" ADD COLUMN "withheld_ground" text;--> statement-breakpoint
ALTER TABLE "job_board_jobs" ADD COLUMN "withheld_explanation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_board_jobs" ADD COLUMN "withheld_by" integer;--> statement-breakpoint
ALTER TABLE "job_board_jobs" ADD CONSTRAINT "job_board_jobs_withheld_by_users_id_fk" FOREIGN KEY ("withheld_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_board_jobs_withheld" ON "job_board_jobs" USING btree ("job_board_id","withheld_at") WHERE "job_board_jobs"."withheld_at" is not null;--> statement-breakpoint
ALTER TABLE "job_board_jobs" ADD CONSTRAINT "job_board_jobs_ground" CHECK (("job_board_jobs"."withheld_at" is null) = ("job_board_jobs"."withheld_ground" is null));--> statement-breakpoint
-- What a board keeps from being shown leaves its index.
CREATE TRIGGER job_board_jobs_changed AFTER UPDATE ON job_board_jobs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION job_boards_of_job_change();
