import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { ErrorBody } from '../../shared';

/** A request that is answered with a status and `{ error }`. Everything else that is thrown becomes a plain 500. */
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

/** Checks input against its schema. The first finding is the message, all of them go along with their paths. */
export function checked<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ message, path }) => ({ message, path: path.map(String).join('.') }));
  throw new Refusal(400, errors[0]?.message ?? 'The request is not valid.', errors);
}
