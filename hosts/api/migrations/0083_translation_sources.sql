ALTER TABLE "block_settings" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "page_settings" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;