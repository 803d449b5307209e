-- Articles are looked up by trigrams where the server has them, as the words of other lists are.
DO $$
BEGIN
  CREATE INDEX "articles_words" ON "articles" USING gin (("title" || ' ' || "slug" || ' ' || coalesce("author", '') || ' ' || coalesce("category", '')) gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'No trigrams: %', SQLERRM;
END $$;
--> statement-breakpoint
CREATE INDEX "applications_name" ON "applications" USING btree ("job_board_id",lower("given_name" || ' ' || "family_name"),"id");
--> statement-breakpoint
CREATE INDEX "applications_leaving" ON "applications" USING btree ("job_board_id") WHERE "applications"."deletion_asked_at" is not null;
--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("job_board_id","deleted_at" DESC NULLS LAST,"published_at" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "jobs_boosted" ON "jobs" USING btree ("id") WHERE "jobs"."boost_factor" <> 1;
--> statement-breakpoint
CREATE INDEX "jobs_to_review" ON "jobs" USING btree ("id") WHERE "jobs"."publish_asked_at" is not null or "jobs"."unreviewed_since" is not null;
--> statement-breakpoint
-- What an index of an expression holds is known from the next ANALYZE on.
ANALYZE applications, articles, jobs;
