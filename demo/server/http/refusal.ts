import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { ErrorBody } from '../../shared';
import { isDatabaseUnavailable } from '../database/availability';

/** A request that is rejected with a status and `{ error }`. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly errors?: ErrorBody['errors'],
  ) {
    super(message);
  }

  get body(): ErrorBody {
    return { error: this.message, ...(this.errors === undefined ? {} : { errors: this.errors }) };
  }
}

export const unauthorized = (message = 'Please sign in.') => new Refusal(401, message);
export const forbidden = (message: string) => new Refusal(403, message);
export const notFound = (message: string) => new Refusal(404, message);

/** Rejection while the database is away. Clients may retry after a few seconds. */
export const unavailable = () =>
  new Refusal(503, 'The service is not available at the moment. Please try again in a few seconds.');

/** Returns the rejection that an error results in: itself, 503 while the database is away, otherwise 500. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return isDatabaseUnavailable(error)
    ? unavailable()
    : new Refusal(500, 'Something went wrong. Please try again later.');
}

/** Seconds for the header `Retry-After` of a 503. */
export const retryAfterSeconds = '5';

/**
 * Validates input against its schema.
 * @throws {Refusal} (400) with the first finding as message, and all findings with their paths
 */
export function checked<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ message, path }) => ({ message, path: path.map(String).join('.') }));
  throw new Refusal(400, errors[0]?.message ?? 'The request is not valid.', errors);
}
