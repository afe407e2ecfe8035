import { academyStandInPath, apiBase, signIn } from '../shared';
import { serveAcademy } from './academy/stand-in';
import { addressOf, networkOf } from './http/address';
import { formatWait } from './http/format-wait';
import { pathOf, type Serve } from './http/listen';
import type { RequestLimit } from './http/rate-limit';

export interface RequestHandlerOptions {
  /** Handles a request below `/api`. */
  api: (...request: Parameters<Serve>) => unknown;
  /** Handles a request to the built-in provider. Resolves to false for all other requests. */
  signIn: (...request: Parameters<Serve>) => Promise<boolean>;
  /** Handles a request for the app's files. */
  app: Serve;
  /** Whether to serve the page that stands in for the academies. */
  usesAcademyStandIn: boolean;
  /** Limits requests to the API and to the built-in provider. */
  limit: RequestLimit;
  trustProxy: boolean;
  /** Resolves to the reason why the server cannot serve requests; undefined if it can. */
  findProblem: () => Promise<string | undefined>;
}

/** Creates the handler for all requests to the app's origin. Answers health checks and rejects excessive requests itself. */
export function createRequestHandler(options: RequestHandlerOptions): Serve {
  return async (req, res) => {
    const path = pathOf(req);
    if (path === '/healthz') {
      const problem = await options.findProblem();
      res.writeHead(problem === undefined ? 200 : 503, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      });
      res.end(JSON.stringify({ status: problem ?? 'ok' }));
      return;
    }
    // PostgreSQL rejects NUL characters in text, and the app never sends them
    if ((req.url ?? '').includes('%00')) {
      res.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"The URL is invalid."}');
      return;
    }
    const isApi = path === '/api' || path.startsWith(apiBase);
    if (isApi || path.startsWith(`${signIn.providerPath}/`)) {
      const wait = await options.limit(networkOf(addressOf(req, options.trustProxy)));
      if (wait > 0) {
        res.writeHead(429, { 'content-type': 'application/json', 'retry-after': String(wait) });
        res.end(JSON.stringify({ error: `Too many requests. Please wait ${formatWait(wait, 'second')}.` }));
        return;
      }
    }
    if (isApi) await options.api(req, res);
    else if (options.usesAcademyStandIn && path.startsWith(`${academyStandInPath}/`)) serveAcademy(req, res);
    else if (!(await options.signIn(req, res))) await options.app(req, res);
  };
}
