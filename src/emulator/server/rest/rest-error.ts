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

/** 400: the request is invalid. */
export function invalidRequest(message: string): RestError {
  return new RestError(400, { error: { code: 'InvalidRequest', message } });
}

/** 404: the item does not exist or is in a different workspace. */
export function itemNotFound(): RestError {
  return new RestError(404, serviceError('PowerBIEntityNotFound'));
}

/** 401: the request has no valid access token. */
export function notAuthenticated(): RestError {
  const challenge = 'Bearer realm="", authorization_uri="/common/oauth2/authorize"';
  return new RestError(401, serviceError('PowerBINotAuthorizedException'), { 'www-authenticate': challenge });
}

/** 403: the service principal does not have the required permission. */
export function forbidden(): RestError {
  return new RestError(403, serviceError('PowerBINotAuthorizedException'));
}

/** 403: the access token has expired. */
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
