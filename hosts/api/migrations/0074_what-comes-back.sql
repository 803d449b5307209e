DROP INDEX "media_captions_language";--> statement-breakpoint
ALTER TABLE "mail_texts" ADD COLUMN "deleted" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "media_captions" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "media_captions_deleted" ON "media_captions" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "media_captions_language" ON "media_captions" USING btree ("media_id","language") WHERE "media_captions"."deleted_at" is null;