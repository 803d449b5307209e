-- A job that was put into a slot took the slot's product over its own. Where what was last spent on it says which that was,
-- it has it again; of a contract or credits nothing says it.
UPDATE "jobs" SET "product_id" = "last"."product_id"
	FROM (
		SELECT DISTINCT ON ("spent"."subject" ->> 'job_id') ("spent"."subject" ->> 'job_id')::integer AS "job_id", "spent"."kind", "lot"."product_id"
		FROM "ledger_entries" AS "spent" JOIN "ledger_entries" AS "lot" ON "lot"."id" = "spent"."lot_id"
		WHERE "spent"."reason" = 'spent' AND "spent"."subject" ->> 'job_id' IS NOT NULL
			AND ("spent"."kind" IN ('posting', 'cpc') OR "spent"."subject" ->> 'paid_till' IS NOT NULL)
		ORDER BY "spent"."subject" ->> 'job_id', "spent"."id" DESC
	) AS "last"
	WHERE "last"."job_id" = "jobs"."id" AND "last"."kind" IN ('posting', 'cpc') AND "last"."product_id" IS NOT NULL
		AND "jobs"."status" NOT IN ('draft', 'archived')
		AND EXISTS (SELECT 1 FROM "products" WHERE "products"."id" = "jobs"."product_id" AND "products"."type" = 'slot');--> statement-breakpoint
-- A company that was closed with its last account kept its slots, and was billed for them.
CREATE TEMPORARY TABLE "closed_companies" AS
	SELECT DISTINCT "organisations"."client_id" FROM "organisations"
	WHERE "organisations"."archived_at" IS NOT NULL AND "organisations"."client_id" IS NOT NULL
		AND NOT EXISTS (SELECT 1 FROM "client_users" WHERE "client_users"."client_id" = "organisations"."client_id" AND "client_users"."active")
		AND NOT EXISTS (SELECT 1 FROM "organisations" AS "other" WHERE "other"."client_id" = "organisations"."client_id" AND "other"."archived_at" IS NULL);--> statement-breakpoint
UPDATE "slot_stays" SET "till" = now() FROM "subscriptions"
	WHERE "slot_stays"."job_id" = "subscriptions"."job_id" AND "slot_stays"."till" IS NULL
		AND "subscriptions"."client_id" IN (SELECT "client_id" FROM "closed_companies");--> statement-breakpoint
UPDATE "subscriptions" SET "ended_at" = now(), "cancelled_at" = coalesce("cancelled_at", now()), "job_id" = NULL
	WHERE "ended_at" IS NULL AND "client_id" IN (SELECT "client_id" FROM "closed_companies");--> statement-breakpoint
UPDATE "orders" SET "status" = 'cancelled', "closed_at" = now()
	WHERE "status" = 'open' AND "client_id" IN (SELECT "client_id" FROM "closed_companies");--> statement-breakpoint
DROP TABLE "closed_companies";
