import type { IncomingMessage } from 'node:http';
import { apiAudience } from '../../content/token';
import type { ServerContext } from '../server-context';
import { readBody } from '../request-body';
import { RestError } from './rest-error';

const apiScope = /^https:\/\/analysis\.[\w.]+\/powerbi\/api\/?\/\.default$/;
const lifetimeSeconds = 3600;

/**
 * Creates the response to a token request. The request is a form post with client credentials and a scope (endpoint
 * version 2.0) or a resource (endpoint version 1.0).
 */
export async function createAccessToken(
  request: IncomingMessage,
  tenant: string,
  isVersion2: boolean,
  { source, authority, now }: ServerContext,
): Promise<unknown> {
  const form = new URLSearchParams(await readBody(request, 16 * 1024));
  const fail = (status: number, error: string, code: number, text: string): RestError =>
    oauthFailure(status, error, code, text, now());
  const { clientId, clientSecret } = readCredentials(request, form);
  const required = (name: string, value: string | null): string => {
    if (value) return value;
    const text = `The request body must contain the following parameter: '${name}'.`;
    throw fail(400, 'invalid_request', 900144, text);
  };
  const grantType = required('grant_type', form.get('grant_type'));
  if (grantType !== 'client_credentials')
    throw fail(400, 'unsupported_grant_type', 70003, `The app requested an unsupported grant type '${grantType}'.`);
  const id = required('client_id', clientId);
  const principal = source.catalog.principal(id);
  if (!principal)
    throw fail(
      400,
      'unauthorized_client',
      700016,
      `Application with identifier '${id}' was not found in the directory.`,
    );
  const secret = required('client_secret', clientSecret);
  if (secret !== principal.clientSecret) throw fail(401, 'invalid_client', 7000215, 'Invalid client secret provided.');
  if (isVersion2) {
    const scope = required('scope', form.get('scope'));
    if (!scope.split(' ').some((each) => apiScope.test(each)))
      throw fail(400, 'invalid_scope', 70011, `The scope ${scope} isn't valid. Use ${apiAudience}/.default.`);
  } else required('resource', form.get('resource'));
  const accessToken = authority.sign({ aud: apiAudience, appid: id, tid: tenant }, lifetimeSeconds);
  const expiresIn = lifetimeSeconds - 1;
  return isVersion2
    ? { token_type: 'Bearer', expires_in: expiresIn, ext_expires_in: expiresIn, access_token: accessToken }
    : { token_type: 'Bearer', expires_in: String(expiresIn), resource: apiAudience, access_token: accessToken };
}

function readCredentials({ headers }: IncomingMessage, form: URLSearchParams) {
  const [, basic] = /^Basic (.+)$/i.exec(headers.authorization ?? '') ?? [];
  if (basic === undefined) return { clientId: form.get('client_id'), clientSecret: form.get('client_secret') };
  const [clientId = '', clientSecret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  return { clientId: decodeCredential(clientId), clientSecret: decodeCredential(clientSecret) };
}

function decodeCredential(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function oauthFailure(status: number, error: string, code: number, text: string, now: number): RestError {
  const timestamp = `${new Date(now).toISOString().slice(0, 19).replace('T', ' ')}Z`;
  const traceId = crypto.randomUUID();
  const correlationId = crypto.randomUUID();
  const ids = `Trace ID: ${traceId} Correlation ID: ${correlationId} Timestamp: ${timestamp}`;
  return new RestError(status, {
    error,
    error_description: `AADSTS${String(code)}: ${text} ${ids}`,
    error_codes: [code],
    timestamp,
    trace_id: traceId,
    correlation_id: correlationId,
  });
}

/** Returns the metadata that identity libraries fetch before they request a token. */
export function openIdConfiguration(origin: string, tenant: string): unknown {
  const base = `${origin}/${tenant}`;
  return {
    issuer: `${base}/v2.0`,
    authorization_endpoint: `${base}/oauth2/v2.0/authorize`,
    token_endpoint: `${base}/oauth2/v2.0/token`,
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    grant_types_supported: ['client_credentials'],
    response_types_supported: ['token'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
}
