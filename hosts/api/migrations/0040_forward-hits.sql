CREATE TABLE "forward_hits" (
	"forward_rule_id" integer NOT NULL,
	"day" text NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "forward_hits_forward_rule_id_day_pk" PRIMARY KEY("forward_rule_id","day")
);
--> statement-breakpoint
CREATE TABLE "ignored_paths" (
	"job_board_id" integer NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ignored_paths_job_board_id_path_pk" PRIMARY KEY("job_board_id","path")
);
--> statement-breakpoint
CREATE TABLE "missing_paths" (
	"job_board_id" integer NOT NULL,
	"day" text NOT NULL,
	"path" text NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "missing_paths_job_board_id_day_path_pk" PRIMARY KEY("job_board_id","day","path")
);
--> statement-breakpoint
DROP INDEX "forward_rules_path";--> statement-breakpoint
ALTER TABLE "forward_rules" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "forward_rules" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "forward_rules" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forward_hits" ADD CONSTRAINT "forward_hits_forward_rule_id_forward_rules_id_fk" FOREIGN KEY ("forward_rule_id") REFERENCES "public"."forward_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ignored_paths" ADD CONSTRAINT "ignored_paths_job_board_id_job_boards_id_fk" FOREIGN KEY ("job_board_id") REFERENCES "public"."job_boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missing_paths" ADD CONSTRAINT "missing_paths_job_board_id_job_boards_id_fk" FOREIGN KEY ("job_board_id") REFERENCES "public"."job_boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forward_rules" ADD CONSTRAINT "forward_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "forward_rules_path" ON "forward_rules" USING btree ("job_board_id","path") WHERE "forward_rules"."deleted_at" is null;