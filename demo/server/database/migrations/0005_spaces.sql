-- Searches treat a run of spaces as one, so names must not contain longer runs. The characters are those of the Unicode category Zs.
UPDATE "staff" SET "first_name" = regexp_replace("first_name", '[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'),
	"last_name" = regexp_replace("last_name", '[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g')
	WHERE "first_name" || "last_name" ~ '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]|  ';
