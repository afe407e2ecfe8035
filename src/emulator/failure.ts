import { type ErrorInfo, TraceType } from '../models';
import { UnknownFieldError } from './engine/dataset';
import { InvalidFilterError } from './engine/filters/invalid-filter';

/** What a request asked for that does not exist. */
export type Missing = 'page' | 'tile' | 'visual';

/** Error that is sent as an error response, with a status code and a body in Power BI's format. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number;
  /** Response body. A list for an invalid load request. */
  readonly body: ErrorInfo | ErrorInfo[];
  /** What does not exist, for the message to viewers. Not sent to the host page. */
  readonly missing: Missing | undefined;

  constructor(status: number, body: ErrorInfo | ErrorInfo[], missing?: Missing) {
    super(Array.isArray(body) ? body.map(({ message }) => message).join('; ') : body.message);
    this.status = status;
    this.body = body;
    this.missing = missing;
  }
}

/** Converts an error to a `Failure`. Errors that are not caused by the request become internal errors (500). */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof UnknownFieldError || error instanceof InvalidFilterError) return badRequest(error.message);
  return failure(500, 'InternalError', error instanceof Error ? error.message : String(error), TraceType.Fatal);
}

function failure(
  status: number,
  message: string,
  detailedMessage: string,
  level: TraceType = TraceType.Error,
  missing?: Missing,
): Failure {
  return new Failure(status, { message, detailedMessage, errorCode: String(status), level }, missing);
}

/** Creates the failure for an invalid request (400). */
export function badRequest(detailedMessage: string): Failure {
  return failure(400, 'Invalid parameters', detailedMessage);
}

/** Creates the failure for a request for something that does not exist, such as a page, visual or bookmark (404). */
export function notFound(detailedMessage: string, missing?: Missing): Failure {
  return failure(404, 'PowerBIEntityNotFound', detailedMessage, TraceType.Error, missing);
}

/** Creates the failure for a request for a visual that is not on the given page (404). */
export function visualNotFound(): Failure {
  return failure(404, 'visualNotFound', 'Visual not found', TraceType.Error, 'visual');
}

/** Creates the failure for a request that needs content, sent before any content has been loaded (400). */
export function notLoaded(): Failure {
  return failure(400, 'NotLoaded', 'Nothing has been loaded yet. Wait for the loaded event.');
}

/** Creates the failure for a request sent after the token has expired (403). */
export function tokenExpired(): Failure {
  const detailedMessage = 'Access token has expired, resubmit with a new access token';
  return failure(403, 'TokenExpired', detailedMessage, TraceType.Fatal);
}

/** Creates the failure for a request with a token that is missing, malformed or not signed by this server (401). */
export function tokenInvalid(detailedMessage: string): Failure {
  return failure(401, 'LoadReportFailed', detailedMessage, TraceType.Fatal);
}

/** Creates the failure for a request that the token or its permissions do not allow (403). */
export function notAuthorized(detailedMessage: string): Failure {
  return failure(403, 'PowerBINotAuthorizedException', detailedMessage, TraceType.Fatal);
}

/**
 * Creates the failure for a request for content that the token does not grant access to (403).
 *
 * @param content - description of the content for the message, for example `the dataset 'sales'`
 */
export function noAccessTo(content: string): Failure {
  return notAuthorized(`The access token does not grant access to ${content}. Create a token for this id.`);
}

/** Creates the failure for a request for content that does not exist (404). */
export function loadFailed(detailedMessage: string): Failure {
  return failure(404, 'LoadReportFailed', detailedMessage, TraceType.Fatal);
}
