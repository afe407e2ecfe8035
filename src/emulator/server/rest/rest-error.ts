/** REST API error response. */
export class RestError extends Error {
  override readonly name = 'RestError';
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

/** Creates the response to an invalid request (400). */
export function invalidRequest(message: string): RestError {
  return new RestError(400, { error: { code: 'InvalidRequest', message } });
}

/** Creates the response to a request for an item that does not exist or is in a different workspace (404). */
export function itemNotFound(): RestError {
  return new RestError(404, serviceError('PowerBIEntityNotFound'));
}

/** Creates the response to a request without a valid access token (401). */
export function notAuthenticated(): RestError {
  const challenge = 'Bearer realm="", authorization_uri="/common/oauth2/authorize"';
  return new RestError(401, serviceError('PowerBINotAuthorizedException'), { 'www-authenticate': challenge });
}

/** Creates the response to a request that the service principal is not authorized to send (403). */
export function forbidden(): RestError {
  return new RestError(403, serviceError('PowerBINotAuthorizedException'));
}

/** Creates the response to a request with an expired access token (403). */
export function accessTokenExpired(): RestError {
  const message = 'Access token has expired, resubmit with a new access token';
  return new RestError(403, { error: { code: 'TokenExpired', message } });
}

/** Creates the response for an injected fault. Includes `Retry-After` if the status is 429 or 503. */
export function injectedFault(status: number): RestError {
  const isTemporary = status === 429 || status === 503;
  const code = status === 429 ? 'TooManyRequests' : 'InjectedFault';
  const message = `An injected emulator fault rejected the request with status ${String(status)}.`;
  return new RestError(status, { error: { code, message } }, isTemporary ? { 'retry-after': '30' } : {});
}

function serviceError(code: string): unknown {
  return { error: { code, 'pbi.error': { code, parameters: {}, details: [], exceptionCulprit: 1 } } };
}
