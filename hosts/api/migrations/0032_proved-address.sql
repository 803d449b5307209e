ALTER TABLE "sessions" ADD COLUMN "proved_email" text;--> statement-breakpoint
UPDATE "sessions" SET "proved_email" = "users"."email" FROM "users"
	WHERE "users"."id" = "sessions"."user_id" AND "sessions"."address_proved" AND "users"."email_verified_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "address_proved";
