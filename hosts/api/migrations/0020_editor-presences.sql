CREATE TABLE "editor_presences" (
	"site_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"editor" uuid NOT NULL,
	"page_id" integer,
	"block_id" integer,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "editor_presences_site_id_user_id_editor_pk" PRIMARY KEY("site_id","user_id","editor")
);
--> statement-breakpoint
ALTER TABLE "editor_presences" ADD CONSTRAINT "editor_presences_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_presences" ADD CONSTRAINT "editor_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "editor_presences_seen" ON "editor_presences" USING btree ("seen_at");