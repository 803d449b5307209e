ALTER TABLE "host_claims" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "host_claims" ADD COLUMN "was_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "page_forwards" ADD COLUMN "deleted_at" timestamp with time zone;