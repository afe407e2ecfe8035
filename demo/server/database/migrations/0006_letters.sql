-- Searches also find letters without a decomposition and variants of punctuation by the text that people type instead. Must
-- return the same as `foldText` in shared/text.ts.
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(
    translate(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')), 'ςłđðøħıŧ‘’ʼ‐–', 'σlddohit''''''--'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;--> statement-breakpoint
-- An update computes the generated columns again.
UPDATE "staff" SET "first_name" = "first_name", "last_name" = "last_name", "email" = "email"
	WHERE "search_text" <> fold_text("first_name" || ' ' || "last_name") || e'\t' || fold_text("email");
