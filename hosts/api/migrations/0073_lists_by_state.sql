CREATE INDEX "mails_of_applications" ON "mails" USING btree ("site_id","application_id","id","state") WHERE "mails"."application_id" is not null and "mails"."event" in ('application.received', 'introduction.received');--> statement-breakpoint
CREATE INDEX "users_state" ON "users" USING btree ("site_id","delete_after","active","email_verified_at","role") WHERE "users"."role" <> 'admin';--> statement-breakpoint
-- What is in an index of some rows is known from the next ANALYZE on.
ANALYZE mails, users;
