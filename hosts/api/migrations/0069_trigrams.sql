-- Letters anywhere in words are looked up by trigrams. A server that does not have them, or lets us have none, finds the
-- same without: it reads all rows.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN undefined_file OR feature_not_supported OR insufficient_privilege THEN
  RAISE NOTICE 'No trigrams: %', SQLERRM;
END $$;
--> statement-breakpoint
DO $$
BEGIN
  CREATE INDEX "admin_logs_words" ON "admin_logs" USING gin ("by_name" gin_trgm_ops, "title" gin_trgm_ops, "subject" gin_trgm_ops);
  CREATE INDEX "applications_words" ON "applications" USING gin (("given_name" || ' ' || "family_name" || ' ' || "email") gin_trgm_ops);
  CREATE INDEX "clients_words" ON "clients" USING gin (("name" || ' ' || coalesce("kvk_number", '') || ' ' || coalesce("vat_number", '') || ' ' || coalesce("invoice_email", '')) gin_trgm_ops);
  CREATE INDEX "forward_rules_words" ON "forward_rules" USING gin (("path" || ' ' || "url") gin_trgm_ops);
  CREATE INDEX "jobs_words" ON "jobs" USING gin (("title" || ' ' || "organisation_name" || ' ' || coalesce("location_name", '') || ' ' || coalesce("reference_code", '') || ' ' || coalesce("external_reference", '')) gin_trgm_ops);
  CREATE INDEX "mails_words" ON "mails" USING gin ("to" gin_trgm_ops);
  CREATE INDEX "media_words" ON "media" USING gin (("name" || ' ' || coalesce(jsonb_path_query_array("alt", '$.*')::text, '')) gin_trgm_ops);
  CREATE INDEX "newsletter_subscriptions_words" ON "newsletter_subscriptions" USING gin ("email" gin_trgm_ops);
  CREATE INDEX "orders_words" ON "orders" USING gin ((coalesce("id"::text, '') || ' ' || coalesce("product" ->> 'name', '') || ' ' || coalesce("po_number", '') || ' ' || "email" || ' ' || coalesce("buyer" ->> 'company', '')) gin_trgm_ops);
  CREATE INDEX "organisations_words" ON "organisations" USING gin (("name" || ' ' || coalesce("email", '') || ' ' || coalesce("website", '')) gin_trgm_ops);
  CREATE INDEX "quotes_words" ON "quotes" USING gin ((coalesce("id"::text, '') || ' ' || coalesce("lines"::text, '') || ' ' || coalesce("po_number", '') || ' ' || coalesce("decided_name", '')) gin_trgm_ops);
  CREATE INDEX "users_words" ON "users" USING gin (("given_name" || ' ' || "family_name" || ' ' || "email") gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'No trigrams: %', SQLERRM;
END $$;
--> statement-breakpoint
CREATE INDEX "forward_rules_newest" ON "forward_rules" USING btree ("job_board_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_agreed" ON "newsletter_subscriptions" USING btree ("job_board_id","agreed_at");
--> statement-breakpoint
-- What an index of an expression holds is known from the next ANALYZE on.
ANALYZE admin_logs, applications, clients, forward_rules, jobs, mails, media, newsletter_subscriptions, orders, organisations, quotes, users;
