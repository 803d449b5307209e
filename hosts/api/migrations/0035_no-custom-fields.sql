ALTER TABLE "organisations" DROP COLUMN "custom_fields";--> statement-breakpoint
ALTER TABLE "resumes" DROP COLUMN "custom_fields";