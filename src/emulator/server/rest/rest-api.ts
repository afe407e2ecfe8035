import type { IncomingMessage, ServerResponse } from 'node:http';
import { type TokenAuthority, apiAudience } from '../../content/token';
import { Failure } from '../../failure';
import { readBody } from '../request-body';
import type { RequestPath } from '../request-path';
import { sendJson } from '../responses';
import type { ServerContext } from '../server-context';
import { dashboardRoutes } from './dashboards';
import { datasetRoutes } from './datasets';
import { embedTokenRoutes } from './embed-tokens';
import { groupRoutes } from './groups';
import { createAccessToken, openIdConfiguration } from './oauth';
import { reportRoutes } from './reports';
import {
  RestError,
  accessTokenExpired,
  invalidRequest,
  itemNotFound,
  notAuthenticated,
  injectedFault,
} from './rest-error';
import type { RestHandler, RestRequest } from './rest-request';

const routes = Object.entries({
  ...groupRoutes,
  ...reportRoutes,
  ...dashboardRoutes,
  ...datasetRoutes,
  ...embedTokenRoutes,
}).map(([route, handler]) => {
  const [method = '', path = ''] = route.split(' ');
  return { method, segments: path.split('/').slice(1), handler };
});

/** Maximum size of a request body, in bytes. Bodies contain only ids and identities. */
const maxBodyBytes = 64 * 1024;

/** Returns true for REST API and identity provider paths. */
export function isRestPath({ segments }: RequestPath): boolean {
  const [first, second, third] = segments;
  return first === 'v1.0' || second === 'oauth2' || (second === 'v2.0' && third === '.well-known');
}

/** Responds to a request to the REST API or the identity provider. */
export async function respondRest(
  request: IncomingMessage,
  response: ServerResponse,
  path: RequestPath,
  context: ServerContext,
): Promise<void> {
  const headers = { requestid: crypto.randomUUID() };
  try {
    const isDropped = await applyFaults(`${request.method ?? ''} ${path.pathname}`, context);
    if (isDropped) request.socket.destroy();
    else sendJson(response, 200, await handle(request, path, context), headers);
  } catch (error) {
    if (error instanceof RestError) sendJson(response, error.status, error.body, { ...headers, ...error.headers });
    else if (error instanceof Failure && error.status === 413)
      sendJson(response, 413, { error: { code: 'RequestEntityTooLarge' } }, headers);
    else throw error;
  }
}

/**
 * Applies the `delay`, `refuse` and `drop` faults whose route is a REST API or identity provider path. Other faults apply
 * to frames. Resolves with true if the request must be dropped.
 */
async function applyFaults(route: string, { faults }: ServerContext): Promise<boolean> {
  const matching = faults().filter(
    (fault) => /\/(v1\.0|oauth2)\b/.test(fault.route ?? '') && route.includes(fault.route ?? ''),
  );
  for (const fault of matching) {
    if (fault.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms));
    if (fault.kind === 'refuse') throw injectedFault(fault.status ?? 500);
  }
  return matching.some(({ kind }) => kind === 'drop');
}

async function handle(request: IncomingMessage, { segments, query }: RequestPath, context: ServerContext) {
  const [first = '', ...rest] = segments;
  if (first !== 'v1.0') return handleIdentity(request, first, rest.join('/'), context);
  const [organization, ...path] = rest;
  const { claims, principal } = authenticate(request, context);
  if (organization !== 'myorg') throw itemNotFound();
  const { handler, params } = findRoute(request.method ?? '', path);
  const { source, authority, origin, now } = context;
  const restRequest: RestRequest = {
    params,
    query,
    body: request.method === 'POST' ? await readJson(request) : undefined,
    catalog: source.catalog,
    authority,
    workspaces: source.catalog.workspacesOf(principal),
    expiresAt: Number(claims.exp) * 1000,
    now,
    origin: origin(),
  };
  return handler(restRequest);
}

function handleIdentity(request: IncomingMessage, tenant: string, path: string, context: ServerContext): unknown {
  switch (`${request.method ?? ''} ${path}`) {
    case 'POST oauth2/v2.0/token':
      return createAccessToken(request, tenant, true, context);
    case 'POST oauth2/token':
      return createAccessToken(request, tenant, false, context);
    case 'GET v2.0/.well-known/openid-configuration':
      return openIdConfiguration(context.origin(), tenant);
    default:
      throw new RestError(404, { error: 'not_found' });
  }
}

function readClaims(token: string, authority: TokenAuthority): Readonly<Record<string, unknown>> {
  try {
    return authority.readClaims(token);
  } catch (error) {
    throw error instanceof Failure && error.status === 403 ? accessTokenExpired() : notAuthenticated();
  }
}

function authenticate({ headers }: IncomingMessage, { authority, source }: ServerContext) {
  const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) throw notAuthenticated();
  const claims = readClaims(token, authority);
  if (claims.aud !== apiAudience) throw notAuthenticated();
  const principal = source.catalog.principal(claims.appid);
  if (!principal) throw notAuthenticated();
  return { claims, principal };
}

function findRoute(method: string, path: readonly string[]): { handler: RestHandler; params: Record<string, string> } {
  const matching = routes.filter(
    ({ segments }) =>
      segments.length === path.length &&
      segments.every((segment, index) => segment.startsWith(':') || segment === path[index]),
  );
  // Fixed segments take precedence over parameters.
  matching.sort((a, b) => countParameters(a.segments) - countParameters(b.segments));
  const route = matching.find((each) => each.method === method);
  if (!route) {
    if (matching.length === 0) throw itemNotFound();
    throw new RestError(405, { error: { code: 'MethodNotAllowed' } });
  }
  const parameters = route.segments.flatMap((segment, index) =>
    segment.startsWith(':') ? [[segment.slice(1), path[index] ?? ''] as const] : [],
  );
  return { handler: route.handler, params: Object.fromEntries(parameters) };
}

function countParameters(segments: readonly string[]): number {
  return segments.filter((segment) => segment.startsWith(':')).length;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readBody(request, maxBodyBytes);
  if (text.trim() === '') return undefined;
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json')
    throw new RestError(415, {
      error: { code: 'UnsupportedMediaType', message: 'Send the Content-Type: application/json header.' },
    });
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest('The request body is not valid JSON.');
  }
}
