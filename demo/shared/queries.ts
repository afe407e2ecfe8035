import { z } from 'zod';
import { limits } from './limits';

const integerParam = (name: string, fallback: number, minimum: number, maximum: number) => {
  const message = `${name} must be an integer from ${String(minimum)} to ${String(maximum)}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, message)
    .optional()
    .default(fallback);
};

/** `offset` and `limit` for the staff lists. Defaults: 0 and 10. */
const pageSchema = z.object({
  offset: integerParam('offset', 0, 0, 1_000_000),
  limit: integerParam('limit', limits.staffPageSize, 1, limits.staffPageMaximum),
});
export type Page = z.output<typeof pageSchema>;

/** Query parameters of `GET {space}/staff/search`. */
export const staffSearchSchema = pageSchema.extend({
  searchTerm: z
    .string()
    .trim()
    .max(limits.staffSearchLength, `searchTerm can have at most ${String(limits.staffSearchLength)} characters`)
    .optional()
    .default(''),
});

/** Query parameters of `GET {space}/staff/getinlocations`. */
export const staffInLocationsSchema = pageSchema.extend({
  locationNumbersCsv: z
    .string()
    .max(20_000, 'locationNumbersCsv is too long')
    .optional()
    .default('')
    .transform((csv) => [...new Set(csv.split(',').map((number) => number.trim()))].filter((number) => number !== '')),
});

/** Query parameters of `GET {space}/locations`. */
export const locationSearchSchema = z.object({
  searchFilter: z
    .string()
    .trim()
    .max(limits.locationSearchLength, `searchFilter can have at most ${String(limits.locationSearchLength)} characters`)
    .optional()
    .default(''),
});

/** Body of `POST page-views`. Queries and fragments are removed from the path, because they can contain secrets. */
export const pageViewSchema = z.object({
  path: z
    .string()
    .max(300)
    .regex(/^\/\P{Cc}*$/u)
    .transform((path) => path.replace(/[?#].*$/s, '')),
  title: z
    .string()
    .max(200)
    .regex(/^\P{Cc}*$/u)
    .optional(),
});
export type PageView = z.input<typeof pageViewSchema>;
