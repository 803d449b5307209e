ALTER TABLE "applications" ADD COLUMN "deletion_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "deletion_asked_by" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "deletion_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "application_id" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_deletion_asked_by_users_id_fk" FOREIGN KEY ("deletion_asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_deletion_asked_by" ON "applications" USING btree ("deletion_asked_by");--> statement-breakpoint
CREATE INDEX "mails_application" ON "mails" USING btree ("application_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_deletion" CHECK ("applications"."deletion_asked_at" is null or "applications"."delete_after" is not null);