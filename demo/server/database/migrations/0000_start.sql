CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TYPE "public"."permission_id" AS ENUM('view-staff', 'create-staff', 'manage-staff-profile', 'manage-staff-permissions', 'delete-staff', 'access-academy', 'access-reports');--> statement-breakpoint
CREATE TYPE "public"."staff_type" AS ENUM('Corporate', 'MasterFranchisee', 'LocationManager', 'LocationStaff');--> statement-breakpoint
CREATE TABLE "departures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"space_key" text NOT NULL,
	"location_number" text NOT NULL,
	"staff_type" "staff_type" NOT NULL,
	"hired_on" date NOT NULL,
	"left_on" date DEFAULT current_date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"space_key" text NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"opened_on" date NOT NULL,
	CONSTRAINT "locations_space_key_number_pk" PRIMARY KEY("space_key","number")
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"path" text NOT NULL,
	"title" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"hash" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_records" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"account_id" text,
	"expires_at" bigint,
	"consumed_at" bigint,
	CONSTRAINT "sign_in_records_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand_code" text NOT NULL,
	"space_key" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"staff_type" "staff_type" NOT NULL,
	"primary_location_number" text,
	"password_hash" text,
	"photo_hash" text,
	"hired_on" date DEFAULT current_date NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sort_name" text GENERATED ALWAYS AS (lower(last_name || ' ' || first_name)) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(first_name || ' ' || last_name) || e'\t' || lower(email)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_locations" (
	"staff_id" uuid NOT NULL,
	"space_key" text NOT NULL,
	"location_number" text NOT NULL,
	CONSTRAINT "staff_locations_staff_id_space_key_location_number_pk" PRIMARY KEY("staff_id","space_key","location_number")
);
--> statement-breakpoint
CREATE TABLE "staff_permissions" (
	"staff_id" uuid NOT NULL,
	"permission" "permission_id" NOT NULL,
	CONSTRAINT "staff_permissions_staff_id_permission_pk" PRIMARY KEY("staff_id","permission")
);
--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_photo_hash_photos_hash_fk" FOREIGN KEY ("photo_hash") REFERENCES "public"."photos"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_space_key_primary_location_number_locations_space_key_number_fk" FOREIGN KEY ("space_key","primary_location_number") REFERENCES "public"."locations"("space_key","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_locations" ADD CONSTRAINT "staff_locations_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_locations" ADD CONSTRAINT "staff_locations_space_key_location_number_locations_space_key_number_fk" FOREIGN KEY ("space_key","location_number") REFERENCES "public"."locations"("space_key","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_permissions" ADD CONSTRAINT "staff_permissions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departures_by_location" ON "departures" USING btree ("space_key","location_number");--> statement-breakpoint
CREATE INDEX "page_views_at" ON "page_views" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sign_in_records_grant" ON "sign_in_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "sign_in_records_uid" ON "sign_in_records" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sign_in_records_account" ON "sign_in_records" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_records_expiry" ON "sign_in_records" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "staff" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "staff_order" ON "staff" USING btree ("space_key","sort_name","id");--> statement-breakpoint
CREATE INDEX "staff_search" ON "staff" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "staff_photo" ON "staff" USING btree ("photo_hash");--> statement-breakpoint
CREATE INDEX "staff_locations_by_location" ON "staff_locations" USING btree ("space_key","location_number","staff_id");