import type { ErrorBody } from '../../../../shared';

/** Shown when a failed answer says nothing itself. */
export const genericMessage = 'Something went wrong. Please try again later.';
/** Shown when there was no answer at all. */
export const networkMessage = 'The server could not be reached. Please check your connection and try again.';
/** Shown when the answer took longer than a call may wait. */
export const timeoutMessage = 'The server took too long to answer. Please try again.';

/** Status of a refusal: somebody else has changed what the request's `If-Match` names. */
export const changedMeanwhile = 412;

/** The one error that every call of the API throws. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    /** HTTP status; 0 when there was no answer. */
    readonly status: number,
    /** What to show to the user: the answer's `error`, else a general text. */
    readonly displayMessage: string,
    /** For bad input: each finding with the path of its field, such as `locationNumbers`. */
    readonly errors: NonNullable<ErrorBody['errors']> = [],
    options?: ErrorOptions,
  ) {
    super(displayMessage, options);
  }
}

const isFinding = (value: unknown): value is { message: string; path: string } =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  typeof value.message === 'string' &&
  'path' in value &&
  typeof value.path === 'string';

/** Reads a refusal; a body that is not one (a proxy's page) gives the general text. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { error, errors } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return new ApiError(
    response.status,
    typeof error === 'string' && error !== '' ? error : genericMessage,
    Array.isArray(errors) ? errors.filter(isFinding) : [],
  );
}
