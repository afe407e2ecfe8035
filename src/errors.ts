/**
 * Code of an `EmbedError`, for `switch (error.code)`. Codes are part of the public API.
 *
 * - `invalidConfig`: A configuration failed validation. See `errors`.
 * - `invalidEmbedUrl`: The embed URL or a trusted origin has a host, scheme or other part that is not allowed.
 * - `missingEmbedUrl`, `missingId`, `missingToken`, `missingType`: A required value was not found in any of its sources.
 * - `unknownType`, `unknownEvent`: The name is not in the list of embed types or events.
 * - `invalidElement`: The container is not a DOM element, or it is in another window than the SDK.
 * - `typeMismatch`: The container already holds an embed of a different type, or any embed when `bootstrap` is called.
 * - `elementInUse`: The container already holds an embed of another service.
 * - `notEmbedded`: The element does not hold an embed of this service.
 * - `invalidHook`: An event hook is not a function, or is not available for this embed type.
 * - `hookFailed`: An event hook threw an error, returned a rejected promise or a value that cannot be cloned, or did not settle
 *   within two minutes. See `cause`.
 * - `tokenFailed`: `getAccessToken` failed, or the frame rejected its token. See `cause`.
 * - `invalidComponent`: The name or a route of a custom component is invalid.
 * - `invalidFilter`: A filter was created from incomplete or contradictory arguments.
 * - `notSupported`: The embed does not support the call because of its type or its current state.
 * - `notFound`: The page, visual or command does not exist.
 * - `notCloneable`: A value cannot be sent to the frame. The message names the field.
 * - `refused`: The frame rejected a call without a reason, or with the reason in `cause` (see `toEmbedError`).
 * - `timeout`: The frame did not respond, or did not load its content, within the timeout.
 * - `frameSilent`: The frame has loaded but sent no message within `silentTimeoutMs`. Content that loads later is still shown.
 * - `aborted`: The caller's `AbortSignal` was aborted.
 * - `disposed`: The embed was reset or has not been started.
 * - `detached`: The container or its frame was removed from the document. The content reloads when it returns.
 * - `reloaded`: The frame reloaded itself before it responded.
 * - `invalidMessage`: The frame sent a message that violates the protocol.
 */
export type EmbedErrorCode =
  | 'invalidConfig'
  | 'invalidEmbedUrl'
  | 'missingEmbedUrl'
  | 'missingId'
  | 'missingToken'
  | 'missingType'
  | 'unknownType'
  | 'unknownEvent'
  | 'invalidElement'
  | 'typeMismatch'
  | 'elementInUse'
  | 'notEmbedded'
  | 'invalidHook'
  | 'hookFailed'
  | 'tokenFailed'
  | 'invalidComponent'
  | 'invalidFilter'
  | 'notSupported'
  | 'notFound'
  | 'notCloneable'
  | 'refused'
  | 'timeout'
  | 'frameSilent'
  | 'aborted'
  | 'disposed'
  | 'detached'
  | 'reloaded'
  | 'invalidMessage';

/** Validation error of a configuration or a request body. */
export interface ValidationError {
  /** Description of the problem, for example `'accessToken is required'`. */
  message: string;
  /** Path of the invalid value, for example `'settings.panes.filters.visible'`. Empty if the whole value is invalid. */
  path: string;
}

/** Optional properties of an `EmbedError`. */
export interface EmbedErrorDetails {
  /** Longer error text. */
  detailedMessage?: string;
  /** Power BI error code, for example `'PowerBIEntityNotFound'`. See `CommonErrorCodes`. */
  errorCode?: string;
  /** Each validation error, with the path of the invalid value. Present if validation failed. */
  errors?: ValidationError[];
  /** Original error, for example the response body from the frame. The SDK adds no access token to it. */
  cause?: unknown;
}

/**
 * Error reported by the SDK itself. Like the frame's errors, it is an `ErrorInfo`.
 *
 * If the frame rejects a request with a reason, the call rejects with the response body instead (see `ErrorInfo`).
 *
 * @example
 * try {
 *   service.embed(element, config);
 * } catch (error) {
 *   if (error instanceof EmbedError && error.code === 'invalidEmbedUrl') console.error(error.message);
 * }
 */
export class EmbedError extends Error {
  /** Always `'EmbedError'`. */
  override readonly name = 'EmbedError';
  /** Machine-readable reason. See `EmbedErrorCode`. */
  readonly code: EmbedErrorCode;
  /** Longer error text, if there is one. */
  readonly detailedMessage?: string;
  /** Power BI error code, if there is one. See `CommonErrorCodes`. */
  readonly errorCode?: string;
  /** Validation errors, found by the SDK (`invalidConfig`) or returned by a frame that rejected a load (`refused`). */
  readonly errors?: ValidationError[];

  /**
   * Creates an error.
   *
   * @param code - reason of the error
   * @param message - text for developers: what happened and how to fix it
   * @param details - longer text, Power BI error code, validation errors and original error
   */
  constructor(code: EmbedErrorCode, message: string, details: EmbedErrorDetails = {}) {
    super(message, details);
    this.code = code;
    this.detailedMessage = details.detailedMessage;
    this.errorCode = details.errorCode;
    this.errors = details.errors;
  }

  /** Returns the error's own properties and its message, which `JSON.stringify` omits for other errors. */
  toJSON(): object {
    return Object.assign({ message: this.message }, this);
  }
}
