ALTER TABLE "publish_plans" ALTER COLUMN "due_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "publish_plans" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "publish_plans" ADD COLUMN "appearance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "published_appearance" jsonb;