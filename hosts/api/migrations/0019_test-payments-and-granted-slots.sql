CREATE TABLE "test_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"order_uuid" uuid NOT NULL,
	"description" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"return_url" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_payments_state" CHECK ("test_payments"."state" in ('open', 'paid', 'cancelled', 'failed', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_reason";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "lot_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "test_payments_order" ON "test_payments" USING btree ("order_uuid");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_lot_id_ledger_entries_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_reason" CHECK ("ledger_entries"."reason" in ('bought', 'granted', 'renewed', 'spent', 'returned', 'expired', 'refunded', 'withdrawn'));