CREATE TABLE "client_vat_checks" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"vat_number" text NOT NULL,
	"result" text NOT NULL,
	"name" text,
	"address" text,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_vat_checks_result" CHECK ("client_vat_checks"."result" in ('valid', 'invalid', 'unknown'))
);
--> statement-breakpoint
ALTER TABLE "client_vat_checks" ADD CONSTRAINT "client_vat_checks_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;