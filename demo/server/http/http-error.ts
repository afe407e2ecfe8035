import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { ErrorBody } from '../../shared';
import { isDatabaseUnavailable } from '../database/availability';

/** An error that results in a response with the given status and an {@link ErrorBody}. */
export class HttpError extends Error {
  override name = 'HttpError';
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

export const unauthorized = (message = 'Please sign in.') => new HttpError(401, message);
export const forbidden = (message: string) => new HttpError(403, message);
export const notFound = (message: string) => new HttpError(404, message);

/** Creates the 503 error for requests that fail because the database is unavailable. */
export const unavailable = () =>
  new HttpError(503, 'The service is not available at the moment. Please try again in a few seconds.');

/** Returns an {@link HttpError} unchanged. Converts other errors to 503 if the database is unavailable, otherwise to 500. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  return isDatabaseUnavailable(error)
    ? unavailable()
    : new HttpError(500, 'Something went wrong. Please try again later.');
}

/** `Retry-After` header value for 503 responses, in seconds. */
export const retryAfterSeconds = '5';

/**
 * Validates input against a schema and returns the parsed output.
 * @throws {HttpError} 400 with the first issue as the message, and all issues with their paths in `errors`
 */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  // for values whose schema has no message of its own, for example a body that is not an object
  const result = schema.safeParse(input, { error: () => 'The request is invalid.' });
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ message, path }) => ({ message, path: path.map(String).join('.') }));
  throw new HttpError(400, errors[0]?.message ?? '', errors);
}
