-- The form in which texts are compared: without accents and in lower case. A final sigma is a sigma. Must return the same as
-- `foldText` in shared/text.ts.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')), 'ς', 'σ')
$$;--> statement-breakpoint
DROP TRIGGER staff_sort_name ON staff;--> statement-breakpoint
ALTER TABLE "staff" DROP COLUMN "sort_name", DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (fold_text(last_name || ' ' || first_name)) STORED NOT NULL,
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(first_name || ' ' || last_name) || e'\t' || fold_text(email)) STORED NOT NULL;--> statement-breakpoint
UPDATE "staff_locations" l SET "sort_name" = s."sort_name" FROM "staff" s WHERE s."id" = l."staff_id" AND s."sort_name" <> l."sort_name";--> statement-breakpoint
CREATE INDEX "staff_order" ON "staff" USING btree ("space_key","sort_name","id");--> statement-breakpoint
CREATE INDEX "staff_search" ON "staff" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "staff_short_search" ON "staff" USING gin (short_grams("search_text"));--> statement-breakpoint
CREATE TRIGGER staff_sort_name AFTER UPDATE ON staff
  FOR EACH ROW WHEN (OLD.sort_name IS DISTINCT FROM NEW.sort_name) EXECUTE FUNCTION spread_sort_name();
