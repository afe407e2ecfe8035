/** REST API error response. */
export class RestFailure extends Error {
  override readonly name = 'RestFailure';
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    super(`Status ${String(status)}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Creates the failure for an invalid request (400). */
export function invalidRequest(message: string): RestFailure {
  return new RestFailure(400, { error: { code: 'InvalidRequest', message } });
}

/** Creates the failure for a request for an item that does not exist or is in a different workspace (404). */
export function itemNotFound(): RestFailure {
  return new RestFailure(404, serviceError('PowerBIEntityNotFound'));
}

/** Creates the failure for a request without a valid access token (401). */
export function notAuthenticated(): RestFailure {
  const challenge = 'Bearer realm="", authorization_uri="/common/oauth2/authorize"';
  return new RestFailure(401, serviceError('PowerBINotAuthorizedException'), { 'www-authenticate': challenge });
}

/** Creates the failure for a request that the service principal has no permission for (403). */
export function forbidden(): RestFailure {
  return new RestFailure(403, serviceError('PowerBINotAuthorizedException'));
}

/** Creates the failure for a request with an expired access token (403). */
export function accessTokenExpired(): RestFailure {
  const message = 'Access token has expired, resubmit with a new access token';
  return new RestFailure(403, { error: { code: 'TokenExpired', message } });
}

/** Creates the failure for a request that a fault refuses. Includes `Retry-After` if the status is 429 or 503. */
export function refusedByFault(status: number): RestFailure {
  const isTemporary = status === 429 || status === 503;
  const code = status === 429 ? 'TooManyRequests' : 'InjectedFault';
  const message = `An emulator fault refused the request with status ${String(status)}.`;
  return new RestFailure(status, { error: { code, message } }, isTemporary ? { 'retry-after': '30' } : {});
}

function serviceError(code: string): unknown {
  return { error: { code, 'pbi.error': { code, parameters: {}, details: [], exceptionCulprit: 1 } } };
}
