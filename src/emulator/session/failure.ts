import type { ErrorInfo } from '../../models';
import { UnknownFieldError } from '../engine/dataset';
import { InvalidFilterError } from '../engine/filters/invalid-filter';

/** A refusal as the frame answers it: a status and the provider's body. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number;
  /** The body on the wire; an array for a load that is not valid. */
  readonly body: ErrorInfo | ErrorInfo[];

  constructor(status: number, body: ErrorInfo | ErrorInfo[]) {
    super(Array.isArray(body) ? body.map(({ message }) => message).join('; ') : body.message);
    this.status = status;
    this.body = body;
  }
}

/** What is thrown, as a refusal; what is none is an internal error. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof UnknownFieldError || error instanceof InvalidFilterError) return badRequest(error.message);
  const detailedMessage = error instanceof Error ? error.message : String(error);
  return new Failure(500, { message: 'InternalError', detailedMessage, errorCode: '500', level: level.fatal });
}

const level = { error: 3, fatal: 6 } as const;

/** The request asks for something that makes no sense here. */
export function badRequest(detailedMessage: string): Failure {
  return new Failure(400, { message: 'Invalid parameters', detailedMessage, errorCode: '400', level: level.error });
}

/** Something named in the request is not there. */
export function notFound(detailedMessage: string): Failure {
  return new Failure(404, { message: 'PowerBIEntityNotFound', detailedMessage, errorCode: '404', level: level.error });
}

/** The page asks before anything has been loaded. */
export function notLoaded(): Failure {
  const detailedMessage = 'Nothing has been loaded yet. Wait for the event loaded.';
  return new Failure(400, { message: 'NotLoaded', detailedMessage, errorCode: '400', level: level.error });
}

/** The token's time is over. */
export function tokenExpired(): Failure {
  const detailedMessage = 'Access token has expired, resubmit with a new access token';
  return new Failure(403, { message: 'TokenExpired', detailedMessage, errorCode: '403', level: level.fatal });
}

/** The token is no token. */
export function tokenMalformed(detailedMessage: string): Failure {
  return new Failure(401, { message: 'LoadReportFailed', detailedMessage, errorCode: '401', level: level.fatal });
}

/** The token is good, but not for this. */
export function notAuthorized(detailedMessage: string): Failure {
  const message = 'PowerBINotAuthorizedException';
  return new Failure(403, { message, detailedMessage, errorCode: '403', level: level.fatal });
}

/** The content that the token speaks of cannot be had. */
export function loadFailed(detailedMessage: string): Failure {
  return new Failure(404, { message: 'LoadReportFailed', detailedMessage, errorCode: '404', level: level.fatal });
}
