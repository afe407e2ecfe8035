import type { ErrorBody } from '../../../../shared';

/** Shown when a failed response contains no message, or when a response cannot be parsed. */
export const genericMessage = 'Something went wrong. Please try again later.';
/** Shown when no response was received. */
export const networkMessage = 'The server could not be reached. Please check your connection and try again.';
/** Shown when the request timed out. */
export const timeoutMessage = 'The server took too long to respond. Please try again.';

/** HTTP status of a request without a valid token. The client has already tried to renew it. */
export const unauthorized = 401;

/** HTTP status of a request whose `If-Match` version is outdated, because another user has saved in the meantime. */
export const preconditionFailed = 412;

/** Error thrown when an API request fails. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    /** HTTP status; 0 when no response was received or a successful response could not be parsed. */
    readonly status: number,
    /** Message for the user: the `error` field of the response, otherwise a generic message. */
    readonly displayMessage: string,
    /** Validation errors, each with its field's path, for example `locationNumbers`. */
    readonly errors: NonNullable<ErrorBody['errors']> = [],
    options?: ErrorOptions,
  ) {
    super(displayMessage, options);
  }
}

const isFieldError = (value: unknown): value is { message: string; path: string } =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  typeof value.message === 'string' &&
  'path' in value &&
  typeof value.path === 'string';

/** Converts a failed response to an error. A body without a message, such as a proxy's error page, results in the generic one. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { error, errors } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return new ApiError(
    response.status,
    typeof error === 'string' && error !== '' ? error : genericMessage,
    Array.isArray(errors) ? errors.filter(isFieldError) : [],
  );
}
