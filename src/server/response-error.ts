import { EmbedTokenError, type EmbedTokenErrorCode } from './embed-token-error';
import { type HttpRequest, type HttpResponse, nameOf } from './http-client';
import { isNonEmptyString } from './options';

/** Maximum length of the response text in an error message. */
const maxTextLength = 500;

const advice: Partial<Record<EmbedTokenErrorCode, string>> = {
  credentialRejected:
    'Check tenantId, clientId and cloud. Make sure that the credential belongs to the application and has not expired.',
  forbidden:
    'Add the application to the workspace as a member, allow service principals to use Power BI APIs (a tenant setting), and check that the workspace is assigned to a capacity.',
  notFound: 'Check that the ids are correct and that the item is in this workspace.',
  invalidRequest: 'Check the items, the access level and the effective identities.',
  throttled:
    'Retry the request after retryAfterMs milliseconds. To send fewer requests, reuse tokens until they expire.',
  unavailable: 'Retry the request later.',
  invalidResponse: 'Check the cloud option.',
};

function sdkCodeOf(status: number, isSignIn: boolean): EmbedTokenErrorCode {
  if (status === 429) return 'throttled';
  if (status >= 500) return 'unavailable';
  if (status < 400) return 'invalidResponse';
  if (isSignIn) return 'credentialRejected';
  if (status === 401 || status === 403) return 'forbidden';
  return status === 404 ? 'notFound' : 'invalidRequest';
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const nonEmptyString = (value: unknown): string | undefined => (isNonEmptyString(value) ? value : undefined);

/** Returns the error code in a response body, if there is one. */
export function errorCodeOf({ body }: HttpResponse): string | undefined {
  const description = nonEmptyString(body.error_description);
  return (
    /^AADSTS\d+/.exec(description ?? '')?.[0] ?? nonEmptyString(objectOf(body.error).code) ?? nonEmptyString(body.error)
  );
}

/** Returns a response's error text without trace and correlation ids. */
function reasonOf({ body }: HttpResponse): string | undefined {
  const text = nonEmptyString(objectOf(body.error).message) ?? nonEmptyString(body.error_description);
  return text?.replace(/\s*(Trace|Correlation) ID: .*$/s, '');
}

/** Replaces a secret, which a form may contain in encoded form, and all Power BI tokens in a text with `[secret]`. */
function hideSecrets(text: string, secret: string): string {
  const encoded = String(new URLSearchParams([['', secret]])).slice(1);
  return text
    .replaceAll(secret, '[secret]')
    .replaceAll(encoded, '[secret]')
    .replace(/(eyJ|H4sI)[\w+/=.-]{20,}/g, '[secret]')
    .slice(0, maxTextLength);
}

/**
 * Returns the error for a response whose status is not 200. The response may repeat the request's `secret`, a credential or a
 * token. `isSignIn` is true for requests to the identity provider.
 */
export function responseError(
  request: HttpRequest,
  response: HttpResponse,
  secret: string,
  isSignIn = false,
): EmbedTokenError {
  const { status, requestId, retryAfterMs } = response;
  const code = sdkCodeOf(status, isSignIn);
  const [errorCode, reason] = [errorCodeOf(response), reasonOf(response)].map(
    (text) => text && hideSecrets(text, secret),
  );
  const received = [String(status), errorCode, reason && `(${reason})`].filter(Boolean).join(' ');
  const message = `${nameOf(request)}: expected status 200, received ${received}. ${advice[code] ?? ''}`;
  return new EmbedTokenError(code, message, { status, errorCode, requestId, retryAfterMs });
}

/** Returns a string field from the response body. Throws an `EmbedTokenError` with code `invalidResponse` if it is missing or empty. */
export function readString(request: HttpRequest, { body, status, requestId }: HttpResponse, field: string): string {
  const text = nonEmptyString(body[field]);
  if (text !== undefined) return text;
  const message = `${nameOf(request)}: expected the field ${field} in the response, received a response without it. ${advice.invalidResponse ?? ''}`;
  throw new EmbedTokenError('invalidResponse', message, { status, requestId });
}
