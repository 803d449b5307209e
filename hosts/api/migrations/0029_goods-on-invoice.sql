ALTER TABLE "orders" DROP CONSTRAINT "orders_status";--> statement-breakpoint
DROP INDEX "orders_cycle";--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "invoice_limit_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "written_off_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("job_board_id","due_at") WHERE "orders"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_cycle" ON "orders" USING btree ("subscription_id","cycle") WHERE "orders"."subscription_id" is not null and "orders"."status" in ('open', 'invoiced', 'paid', 'written_off');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_invoiced" CHECK ("orders"."status" not in ('invoiced', 'written_off') or ("orders"."payment" = 'invoice' and "orders"."due_at" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."status" in ('open', 'invoiced', 'paid', 'written_off', 'cancelled', 'failed', 'expired'));--> statement-breakpoint
-- Nobody ever said that the money of an order on invoice had come: it is asked until an admin does. Buyers are not
-- reminded of what is from before.
UPDATE "orders" SET "status" = 'invoiced', "due_at" = "paid_at" + interval '14 days', "paid_at" = NULL, "closed_at" = NULL, "reminders" = 3
	WHERE "payment" = 'invoice' AND "status" = 'paid' AND "total_cents" > 0
		AND NOT EXISTS (SELECT 1 FROM "refunds" WHERE "refunds"."order_id" = "orders"."id" AND "refunds"."amount_cents" >= "orders"."total_cents");
