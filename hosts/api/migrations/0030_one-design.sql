-- Sites that are there already were written per language: they are joined when the server starts.
ALTER TABLE "sites" ADD COLUMN "one_design" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ALTER COLUMN "one_design" SET DEFAULT true;
