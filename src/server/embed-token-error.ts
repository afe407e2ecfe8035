/**
 * Code of an `EmbedTokenError`, for `switch (error.code)`. Codes are part of the public API.
 *
 * - `invalidOptions`: An option or an argument is missing or invalid.
 * - `credentialRejected`: The identity provider rejected the application's credential, or `getCredential` failed. See `cause`.
 * - `forbidden`: The application does not have permission for the request.
 * - `notFound`: The item does not exist or is in a different workspace.
 * - `invalidRequest`: The API rejected the request, for example because an effective identity is missing.
 * - `throttled`: The API rejected the request because the application has sent too many requests. See `retryAfterMs`.
 * - `unavailable`: The API or the identity provider is unreachable or failed.
 * - `invalidResponse`: The response does not have the documented format.
 * - `timeout`: The call took longer than `timeoutMs`.
 * - `aborted`: The caller's `AbortSignal` was aborted.
 */
export type EmbedTokenErrorCode =
  | 'invalidOptions'
  | 'credentialRejected'
  | 'forbidden'
  | 'notFound'
  | 'invalidRequest'
  | 'throttled'
  | 'unavailable'
  | 'invalidResponse'
  | 'timeout'
  | 'aborted';

/** Optional properties for an `EmbedTokenError`. */
export interface EmbedTokenErrorDetails {
  /** HTTP status of the response. */
  status?: number | undefined;
  /** Error code from Power BI or Microsoft Entra ID, for example `'PowerBINotAuthorizedException'` or `'AADSTS7000215'`. */
  errorCode?: string | undefined;
  /** Id of the request in the logs of Power BI or Microsoft Entra ID, for support requests. */
  requestId?: string | undefined;
  /** Time after which the request can be retried, in milliseconds. */
  retryAfterMs?: number | undefined;
  /** Original error. */
  cause?: unknown;
}

/**
 * Error reported by an `EmbedTokenSource`. Its message states what was expected, what was received and how to fix it, and never
 * contains a secret or a token.
 *
 * @example
 * try {
 *   return await tokens.getEmbed({ workspaceId, reportId });
 * } catch (error) {
 *   if (error instanceof EmbedTokenError && error.code === 'throttled') return retryLater(error.retryAfterMs);
 *   throw error;
 * }
 */
export class EmbedTokenError extends Error {
  /** Always `'EmbedTokenError'`. */
  override readonly name = 'EmbedTokenError';
  /** Machine-readable reason. See `EmbedTokenErrorCode`. */
  readonly code: EmbedTokenErrorCode;
  /** HTTP status of the response, if there was one. */
  readonly status?: number;
  /** Error code from Power BI or Microsoft Entra ID, if there is one. */
  readonly errorCode?: string;
  /** Id of the request in the logs of Power BI or Microsoft Entra ID, if there is one. */
  readonly requestId?: string;
  /** Time after which the request can be retried, in milliseconds, if the response specifies one. */
  readonly retryAfterMs?: number;

  /**
   * Creates an error.
   *
   * @param code - reason of the error
   * @param message - text for developers
   * @param details - status, codes and ids of the response, and the original error
   */
  constructor(code: EmbedTokenErrorCode, message: string, details: EmbedTokenErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    const { status, errorCode, requestId, retryAfterMs } = details;
    if (status !== undefined) this.status = status;
    if (errorCode !== undefined) this.errorCode = errorCode;
    if (requestId !== undefined) this.requestId = requestId;
    if (retryAfterMs !== undefined) this.retryAfterMs = retryAfterMs;
  }
}
