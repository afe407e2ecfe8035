import type { ErrorInfo } from '../models';
import { UnknownFieldError } from './engine/dataset';
import { InvalidFilterError } from './engine/filters/invalid-filter';

/** Error that is sent as an error response, with a status code and a body in Power BI's format. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number;
  /** Response body. A list for an invalid load request. */
  readonly body: ErrorInfo | ErrorInfo[];

  constructor(status: number, body: ErrorInfo | ErrorInfo[]) {
    super(Array.isArray(body) ? body.map(({ message }) => message).join('; ') : body.message);
    this.status = status;
    this.body = body;
  }
}

/** Converts an error to a `Failure`. Errors that are not caused by the request become internal errors (500). */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof UnknownFieldError || error instanceof InvalidFilterError) return badRequest(error.message);
  const detailedMessage = error instanceof Error ? error.message : String(error);
  return new Failure(500, { message: 'InternalError', detailedMessage, errorCode: '500', level: level.fatal });
}

const level = { error: 3, fatal: 6 } as const;

/** Creates the failure for an invalid request (400). */
export function badRequest(detailedMessage: string): Failure {
  return new Failure(400, { message: 'Invalid parameters', detailedMessage, errorCode: '400', level: level.error });
}

/** Creates the failure for a request for something that does not exist, such as a page, visual or bookmark (404). */
export function notFound(detailedMessage: string): Failure {
  return new Failure(404, { message: 'PowerBIEntityNotFound', detailedMessage, errorCode: '404', level: level.error });
}

/** Creates the failure for a request for a visual that is not on the given page (404). */
export function visualNotFound(): Failure {
  const detailedMessage = 'Visual not found';
  return new Failure(404, { message: 'visualNotFound', detailedMessage, errorCode: '404', level: level.error });
}

/** Creates the failure for a request that needs content, sent before any content has been loaded (400). */
export function notLoaded(): Failure {
  const detailedMessage = 'Nothing has been loaded yet. Wait for the loaded event.';
  return new Failure(400, { message: 'NotLoaded', detailedMessage, errorCode: '400', level: level.error });
}

/** Creates the failure for a request sent after the token has expired (403). */
export function tokenExpired(): Failure {
  const detailedMessage = 'Access token has expired, resubmit with a new access token';
  return new Failure(403, { message: 'TokenExpired', detailedMessage, errorCode: '403', level: level.fatal });
}

/** Creates the failure for a request with a token that is missing, malformed or not signed by this server (401). */
export function tokenInvalid(detailedMessage: string): Failure {
  return new Failure(401, { message: 'LoadReportFailed', detailedMessage, errorCode: '401', level: level.fatal });
}

/** Creates the failure for a request that the token or its permissions do not allow (403). */
export function notAuthorized(detailedMessage: string): Failure {
  const message = 'PowerBINotAuthorizedException';
  return new Failure(403, { message, detailedMessage, errorCode: '403', level: level.fatal });
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
  return new Failure(404, { message: 'LoadReportFailed', detailedMessage, errorCode: '404', level: level.fatal });
}
