import type { ErrorInfo } from './models';

/**
 * What went wrong, for `switch (error.code)`. Codes are API.
 *
 * - `invalidConfig`: a configuration failed validation; see `errors`
 * - `invalidEmbedUrl`: wrong host, scheme, or a part that no embed URL may have
 * - `missingEmbedUrl`, `missingId`, `missingToken`, `missingType`: a value was found nowhere
 * - `unknownType`, `unknownEvent`: a name that is not in the list
 * - `invalidElement`: the container is no element
 * - `typeMismatch`: the container holds an embed of another type
 * - `notEmbedded`: the element holds no embed of this service
 * - `invalidHook`: an event hook is no function, or not for this embed
 * - `hookFailed`: the page's event hook threw or rejected; see `cause`
 * - `tokenFailed`: `getAccessToken` failed, or the frame refused its token; see `cause`
 * - `invalidComponent`: a custom component's name or route cannot be used
 * - `invalidFilter`: a filter builder lacks a part
 * - `notSupported`: the call does not exist for this kind of embed
 * - `notFound`: page, visual or command does not exist
 * - `notCloneable`: a value cannot be sent to the frame; the message names the field
 * - `refused`: the frame refused a call and gave no reason
 * - `timeout`: no answer in time
 * - `aborted`: the caller's signal ended the wait
 * - `disposed`: the embed was reset
 * - `reloaded`: the frame reloaded by itself before it answered
 * - `invalidMessage`: the frame sent something that breaks the protocol
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
  | 'aborted'
  | 'disposed'
  | 'reloaded'
  | 'invalidMessage';

/** One finding of a validator. */
export interface ValidationError {
  /** The specified sentence, for example 'accessToken is required'. */
  message: string;
  /** Where, for example 'settings.panes.filters.visible'; empty at the top. */
  path: string;
}

/** What an `EmbedError` carries besides code and message. */
export interface EmbedErrorDetails {
  /** The provider's longer text (embedding toolkit, 8). */
  detailedMessage?: string;
  /** The provider's code, for example 'PowerBIEntityNotFound'. */
  errorCode?: string;
  /** The findings of a failed validation. */
  errors?: ValidationError[];
  /** What caused it, for example the frame's answer. Never holds a token. */
  cause?: unknown;
}

/**
 * What the SDK itself reports. A call that the frame refuses rejects with the frame's own body instead
 * (embedding toolkit, 7).
 *
 * @example
 * try { service.embed(element, config) } catch (error) {
 *   if (error instanceof EmbedError && error.code === 'invalidEmbedUrl') { … }
 * }
 */
export class EmbedError extends Error implements ErrorInfo {
  /** Always 'EmbedError'. */
  override readonly name = 'EmbedError';
  /** What happened; see `EmbedErrorCode`. */
  readonly code: EmbedErrorCode;
  /** The provider's longer text, where the specification has one. */
  readonly detailedMessage?: string;
  /** The provider's code, where the specification has one. */
  readonly errorCode?: string;
  /** The findings of a failed validation: the SDK's own (`invalidConfig`), or those of a frame that refused a load (`refused`). */
  readonly errors?: ValidationError[];

  /**
   * @param code - what happened
   * @param message - a sentence for people: what happened, then what to do
   * @param details - the provider's texts, findings, cause
   */
  constructor(code: EmbedErrorCode, message: string, details: EmbedErrorDetails = {}) {
    super(message, 'cause' in details ? { cause: details.cause } : undefined);
    this.code = code;
    if (details.detailedMessage !== undefined) this.detailedMessage = details.detailedMessage;
    if (details.errorCode !== undefined) this.errorCode = details.errorCode;
    if (details.errors !== undefined) this.errors = details.errors;
  }
}
