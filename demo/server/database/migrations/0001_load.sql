DROP TABLE "sign_in_failures";--> statement-breakpoint
-- All substrings of one and two characters, for search terms that are too short for trigrams. The high cost makes the
-- planner use the index: evaluated row by row, the function would take seconds on a large table.
CREATE FUNCTION short_grams(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT COST 100000 AS $$
  SELECT array_agg(DISTINCT substr(value, i, n)) FROM generate_series(1, length(value)) i, generate_series(1, 2) n
$$;--> statement-breakpoint
CREATE TYPE "public"."audit_action" AS ENUM('create-staff', 'update-staff', 'delete-staff', 'save-permissions');--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" "audit_action" NOT NULL,
	"staff_id" uuid NOT NULL,
	"space_key" text NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "headcounts" (
	"space_key" text NOT NULL,
	"location_number" text NOT NULL,
	"staff_type" "staff_type" NOT NULL,
	"has_photo" boolean NOT NULL,
	"has_permissions" boolean NOT NULL,
	"people" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "monthly_movements" (
	"space_key" text NOT NULL,
	"location_number" text NOT NULL,
	"staff_type" "staff_type" NOT NULL,
	"month" date NOT NULL,
	"hires" integer NOT NULL,
	"leavers" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permission_counts" (
	"space_key" text NOT NULL,
	"location_number" text NOT NULL,
	"permission" "permission_id" NOT NULL,
	"people" integer NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "staff_locations" ADD COLUMN "sort_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "staff_locations" l SET "sort_name" = s."sort_name" FROM "staff" s WHERE s."id" = l."staff_id";--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_staff" ON "audit_log" USING btree ("staff_id","at");--> statement-breakpoint
CREATE INDEX "headcounts_by_location" ON "headcounts" USING btree ("space_key","location_number");--> statement-breakpoint
CREATE INDEX "monthly_movements_by_location" ON "monthly_movements" USING btree ("space_key","location_number","month");--> statement-breakpoint
CREATE INDEX "permission_counts_by_location" ON "permission_counts" USING btree ("space_key","location_number");--> statement-breakpoint
CREATE INDEX "staff_short_search" ON "staff" USING gin (short_grams("search_text"));--> statement-breakpoint
CREATE INDEX "staff_locations_order" ON "staff_locations" USING btree ("space_key","location_number","sort_name","staff_id");--> statement-breakpoint
CREATE INDEX "staff_locations_space_order" ON "staff_locations" USING btree ("space_key","sort_name","staff_id","location_number");--> statement-breakpoint
CREATE FUNCTION copy_sort_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.sort_name INTO NEW.sort_name FROM staff s WHERE s.id = NEW.staff_id;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER staff_locations_sort_name BEFORE INSERT ON staff_locations
  FOR EACH ROW EXECUTE FUNCTION copy_sort_name();--> statement-breakpoint
CREATE FUNCTION spread_sort_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE staff_locations SET sort_name = NEW.sort_name WHERE staff_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER staff_sort_name AFTER UPDATE ON staff
  FOR EACH ROW WHEN (OLD.sort_name IS DISTINCT FROM NEW.sort_name) EXECUTE FUNCTION spread_sort_name();--> statement-breakpoint
INSERT INTO headcounts
  SELECT space_key, primary_location_number, staff_type, photo_hash IS NOT NULL,
    EXISTS (SELECT 1 FROM staff_permissions p WHERE p.staff_id = s.id), count(*)
  FROM staff s WHERE primary_location_number IS NOT NULL GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
INSERT INTO permission_counts
  SELECT s.space_key, s.primary_location_number, p.permission, count(*)
  FROM staff s JOIN staff_permissions p ON p.staff_id = s.id WHERE s.primary_location_number IS NOT NULL GROUP BY 1, 2, 3;--> statement-breakpoint
INSERT INTO monthly_movements
  SELECT space_key, location_number, staff_type, month, sum(hires), sum(leavers) FROM (
    SELECT space_key, primary_location_number AS location_number, staff_type, date_trunc('month', hired_on)::date AS month, 1 AS hires, 0 AS leavers
      FROM staff WHERE primary_location_number IS NOT NULL
    UNION ALL SELECT space_key, location_number, staff_type, date_trunc('month', hired_on)::date, 1, 0 FROM departures
    UNION ALL SELECT space_key, location_number, staff_type, date_trunc('month', left_on)::date, 0, 1 FROM departures
  ) movements GROUP BY 1, 2, 3, 4;--> statement-breakpoint
CREATE FUNCTION count_new_staff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO headcounts
    SELECT space_key, primary_location_number, staff_type, photo_hash IS NOT NULL, false, count(*)
    FROM added WHERE primary_location_number IS NOT NULL GROUP BY 1, 2, 3, 4;
  INSERT INTO monthly_movements
    SELECT space_key, primary_location_number, staff_type, date_trunc('month', hired_on)::date, count(*), 0
    FROM added WHERE primary_location_number IS NOT NULL GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER staff_added AFTER INSERT ON staff REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_new_staff();--> statement-breakpoint
-- Counts the row as it was (-1) and as it is (+1); differences that cancel each other out are not written.
CREATE FUNCTION count_changed_staff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO headcounts
    SELECT space_key, primary_location_number, staff_type, photo_hash IS NOT NULL,
      EXISTS (SELECT 1 FROM staff_permissions p WHERE p.staff_id = c.id), sum(difference)
    FROM (SELECT *, -1 AS difference FROM before UNION ALL SELECT *, 1 FROM after) c
    WHERE primary_location_number IS NOT NULL GROUP BY 1, 2, 3, 4, 5 HAVING sum(difference) <> 0;
  INSERT INTO monthly_movements
    SELECT space_key, primary_location_number, staff_type, date_trunc('month', hired_on)::date, sum(difference), 0
    FROM (SELECT *, -1 AS difference FROM before UNION ALL SELECT *, 1 FROM after) c
    WHERE primary_location_number IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum(difference) <> 0;
  INSERT INTO permission_counts
    SELECT c.space_key, c.primary_location_number, p.permission, sum(difference)
    FROM (SELECT *, -1 AS difference FROM before UNION ALL SELECT *, 1 FROM after) c
      JOIN staff_permissions p ON p.staff_id = c.id
    WHERE c.primary_location_number IS NOT NULL GROUP BY 1, 2, 3 HAVING sum(difference) <> 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER staff_changed AFTER UPDATE ON staff REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_staff();--> statement-breakpoint
-- Runs before the row is deleted: its permissions are deleted with it and could not be counted afterwards.
CREATE FUNCTION count_deleted_staff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.primary_location_number IS NOT NULL THEN
    INSERT INTO headcounts VALUES (OLD.space_key, OLD.primary_location_number, OLD.staff_type, OLD.photo_hash IS NOT NULL,
      EXISTS (SELECT 1 FROM staff_permissions p WHERE p.staff_id = OLD.id), -1);
    INSERT INTO monthly_movements VALUES (OLD.space_key, OLD.primary_location_number, OLD.staff_type,
      date_trunc('month', OLD.hired_on)::date, -1, 0);
    INSERT INTO permission_counts
      SELECT OLD.space_key, OLD.primary_location_number, permission, -1 FROM staff_permissions WHERE staff_id = OLD.id;
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER staff_deleted BEFORE DELETE ON staff FOR EACH ROW EXECUTE FUNCTION count_deleted_staff();--> statement-breakpoint
CREATE FUNCTION count_new_permissions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO permission_counts
    SELECT s.space_key, s.primary_location_number, a.permission, count(*)
    FROM added a JOIN staff s ON s.id = a.staff_id WHERE s.primary_location_number IS NOT NULL GROUP BY 1, 2, 3;
  WITH first AS (
    SELECT a.staff_id FROM added a GROUP BY 1
    HAVING count(*) = (SELECT count(*) FROM staff_permissions p WHERE p.staff_id = a.staff_id)
  )
  INSERT INTO headcounts
    SELECT s.space_key, s.primary_location_number, s.staff_type, s.photo_hash IS NOT NULL, has, CASE WHEN has THEN count(*) ELSE -count(*) END
    FROM first JOIN staff s ON s.id = first.staff_id CROSS JOIN (VALUES (false), (true)) v (has)
    WHERE s.primary_location_number IS NOT NULL GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER staff_permissions_added AFTER INSERT ON staff_permissions REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_new_permissions();--> statement-breakpoint
CREATE FUNCTION count_removed_permissions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO permission_counts
    SELECT s.space_key, s.primary_location_number, r.permission, -count(*)
    FROM removed r JOIN staff s ON s.id = r.staff_id WHERE s.primary_location_number IS NOT NULL GROUP BY 1, 2, 3;
  WITH last AS (
    SELECT DISTINCT r.staff_id FROM removed r
    WHERE NOT EXISTS (SELECT 1 FROM staff_permissions p WHERE p.staff_id = r.staff_id)
  )
  INSERT INTO headcounts
    SELECT s.space_key, s.primary_location_number, s.staff_type, s.photo_hash IS NOT NULL, has, CASE WHEN has THEN -count(*) ELSE count(*) END
    FROM last JOIN staff s ON s.id = last.staff_id CROSS JOIN (VALUES (false), (true)) v (has)
    WHERE s.primary_location_number IS NOT NULL GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER staff_permissions_removed AFTER DELETE ON staff_permissions REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_removed_permissions();--> statement-breakpoint
CREATE FUNCTION count_departures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO monthly_movements
    SELECT space_key, location_number, staff_type, month, sum(hires), sum(leavers) FROM (
      SELECT space_key, location_number, staff_type, date_trunc('month', hired_on)::date AS month, 1 AS hires, 0 AS leavers FROM added
      UNION ALL SELECT space_key, location_number, staff_type, date_trunc('month', left_on)::date, 0, 1 FROM added
    ) movements GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER departures_added AFTER INSERT ON departures REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_departures();--> statement-breakpoint
CREATE FUNCTION compact_figures() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- only one process compacts at a time
  IF NOT pg_try_advisory_xact_lock(7242002) THEN RETURN; END IF;
  WITH split AS (
    SELECT space_key, location_number, staff_type, has_photo, has_permissions FROM headcounts GROUP BY 1, 2, 3, 4, 5 HAVING count(*) > 1
  ), gone AS (DELETE FROM headcounts h USING split s WHERE (h.space_key, h.location_number, h.staff_type, h.has_photo, h.has_permissions)
    = (s.space_key, s.location_number, s.staff_type, s.has_photo, s.has_permissions) RETURNING h.*)
  INSERT INTO headcounts SELECT space_key, location_number, staff_type, has_photo, has_permissions, sum(people) FROM gone
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(people) <> 0;
  WITH split AS (
    SELECT space_key, location_number, staff_type, month FROM monthly_movements GROUP BY 1, 2, 3, 4 HAVING count(*) > 1
  ), gone AS (DELETE FROM monthly_movements m USING split s WHERE (m.space_key, m.location_number, m.staff_type, m.month)
    = (s.space_key, s.location_number, s.staff_type, s.month) RETURNING m.*)
  INSERT INTO monthly_movements SELECT space_key, location_number, staff_type, month, sum(hires), sum(leavers) FROM gone
    GROUP BY 1, 2, 3, 4 HAVING sum(hires) <> 0 OR sum(leavers) <> 0;
  WITH split AS (
    SELECT space_key, location_number, permission FROM permission_counts GROUP BY 1, 2, 3 HAVING count(*) > 1
  ), gone AS (DELETE FROM permission_counts c USING split s WHERE (c.space_key, c.location_number, c.permission)
    = (s.space_key, s.location_number, s.permission) RETURNING c.*)
  INSERT INTO permission_counts SELECT space_key, location_number, permission, sum(people) FROM gone
    GROUP BY 1, 2, 3 HAVING sum(people) <> 0;
END $$;
