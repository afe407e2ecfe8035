import type { IncomingMessage, ServerResponse } from 'node:http';
import { Failure, notFound } from '../failure';
import { writeFaults } from '../frame/fault';
import { contentSchema } from '../model/content-schema';
import { respondContent } from './content-routes';
import { endpoints } from '../frame/frame-url';
import { contentSecurityPolicy, framePage } from './frame-page';
import { readBody } from './request-body';
import { parsePath } from './request-path';
import { send, sendJson } from './responses';
import { isRestPath, respondRest } from './rest/rest-api';
import type { ServerContext } from './server-context';

/** Responds to a request. Rejects with a `Failure` that becomes the error response. */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  context: ServerContext,
): Promise<void> {
  const path = parsePath(request.url ?? '/');
  const { pathname } = path;
  if (pathname.startsWith('/content/')) {
    await respondContent(request, response, path, context);
    return;
  }
  if (isRestPath(path)) {
    await respondRest(request, response, path, context);
    return;
  }
  if (pathname === '/strict/unknown-requests' && context.strict && request.method === 'POST') {
    const unknownRequest = await readBody(request, 4096);
    // The text comes from a page and may be printed in a terminal.
    context.recordUnknownRequest(unknownRequest.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 500));
    sendJson(response, 200, null);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new Failure(405, { message: 'MethodNotAllowed' });
  respondPublic(response, pathname, context);
}

function respondPublic(response: ServerResponse, pathname: string, context: ServerContext): void {
  const { strict, frameScript, faults } = context;
  const kind = endpoints[pathname.toLowerCase()];
  if (kind) {
    const page = framePage({ kind, faults: writeFaults(faults()), strict, script: frameScript.url });
    send(response, 200, 'text/html; charset=utf-8', page, {
      'content-security-policy': contentSecurityPolicy,
      'origin-agent-cluster': '?1',
    });
    return;
  }
  switch (pathname) {
    case '/frame.js':
      send(response, 200, 'text/javascript; charset=utf-8', frameScript.content, {
        'cache-control': 'public, max-age=31536000, immutable',
      });
      return;
    case '/content.schema.json':
      sendJson(response, 200, contentSchema);
      return;
    case '/health':
      sendJson(response, 200, { status: 'ok' });
      return;
    default:
      throw notFound(
        `${pathname} not found. Embed URLs start with /reportEmbed, /dashboardEmbed, /embed, /tileEmbed, /qnaEmbed, /quickCreate or /rdlEmbed.`,
      );
  }
}
