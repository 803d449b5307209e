DROP INDEX "resumes_user";--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "phone_country" text DEFAULT 'NL' NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "visibility" text DEFAULT 'everybody' NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "client_ids" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "proposal" jsonb;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_user" ON "resumes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_visibility" CHECK ("resumes"."visibility" in ('everybody', 'except', 'only'));