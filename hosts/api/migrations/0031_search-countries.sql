-- A board's countries were written once, when it was made: now its site's setting decides, and has them where it said nothing.
UPDATE "sites" SET "settings" = "sites"."settings" || jsonb_build_object('search_countries', to_jsonb("job_boards"."countries"))
	FROM "job_boards" WHERE "job_boards"."id" = "sites"."job_board_id"
		AND NOT "sites"."settings" ? 'search_countries' AND cardinality("job_boards"."countries") > 0;--> statement-breakpoint
ALTER TABLE "job_boards" DROP COLUMN "countries";