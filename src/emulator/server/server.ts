import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DirectSource } from '../content/direct';
import type { Credentials } from '../content/source';
import { TokenAuthority } from '../content/token';
import type { ReportDefinition } from '../model/definition';
import { ContentError, validateContent } from '../content/validate-content';
import { Failure, badRequest, notFound } from '../failure';
import type { Emulator, EmulatorOptions } from '../emulator';
import { writeFaults } from '../frame/fault';
import { contentSchema } from '../model/content-schema';
import { endpoints } from '../frame/frame-url';
import { commonHeaders, framePage, contentSecurityPolicy } from './frame-page';
import { findFrameScript } from './frame-script';
import { sampleContent } from '../sample/content';
import { randomHex } from '../random-id';

/** Largest request body when a report is saved, in bytes. */
const maxBodyBytes = 64 * 1024 * 1024;

/** Error thrown when the port is in use. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/** The frame's script. Its URL contains a hash of the text, so that browsers can cache it permanently. */
interface FrameScript {
  url: string;
  text: Buffer;
}

/** What a running server responds with. */
interface ServerContext {
  source: DirectSource;
  frameScript: FrameScript;
  strict: boolean;
  /** Returns the current faults as text. */
  faults(): string;
  addUnknownRequest(request: string): void;
}

/**
 * Starts the server; see `startEmulator`.
 *
 * Node's modules are imported dynamically, because the entry point that bundles this file must also load in browsers.
 */
export async function serve(options: EmulatorOptions): Promise<Emulator> {
  const { port = 0, host = '127.0.0.1', content = sampleContent(), tls, lenient = false, script, now } = options;
  const { strict = false, onUnknownRequest } = options;
  let faults = options.faults ?? [];
  const unknownRequests: string[] = [];
  const authority = new TokenAuthority(options.secret ?? randomHex(64), { lenient, ...(now && { now }) });
  const context: ServerContext = {
    source: new DirectSource(content, authority),
    frameScript: await readFrameScript(script),
    strict,
    faults: () => writeFaults(faults),
    addUnknownRequest: (request) => {
      unknownRequests.push(request);
      onUnknownRequest?.(request);
    },
  };
  const assertNoUnknownRequests = (): void => {
    if (unknownRequests.length > 0) throw new Error(`Unknown requests: ${unknownRequests.join(', ')}`);
  };
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    respond(request, response, context).catch((error: unknown) => {
      sendFailure(response, error);
    });
  };
  const server = tls
    ? (await import('node:https')).createServer({ cert: tls.cert, key: tls.key }, listener)
    : (await import('node:http')).createServer(listener);
  await listen(server, port, host);
  const { port: actualPort } = server.address() as AddressInfo;
  const hostname = host.includes(':') ? `[${host}]` : host;
  const origin = `${tls ? 'https' : 'http'}://${hostname}:${String(actualPort)}`;
  const url = (path: string, parameters: Record<string, string>): string =>
    `${origin}/${path}?${new URLSearchParams(parameters).toString()}`;
  return {
    origin,
    embedUrl: (reportId) => url('reportEmbed', { reportId }),
    dashboardUrl: (dashboardId) => url('dashboardEmbed', { dashboardId }),
    tileUrl: (dashboardId, tileId) => url('embed', { dashboardId, tileId }),
    qnaUrl: () => `${origin}/qnaEmbed`,
    createUrl: (datasetId) => url('reportEmbed', { datasetId }),
    quickCreateUrl: () => `${origin}/quickCreate`,
    paginatedUrl: (reportId) => url('rdlEmbed', { reportId }),
    createToken: (items = ['*'], expiresInSeconds = 3600) => authority.create({ items, expiresInSeconds }),
    expireTokens: () => {
      authority.expireAll();
    },
    use: (...next) => {
      faults = next;
    },
    reset: () => {
      faults = [];
    },
    unknownRequests,
    assertNoUnknownRequests,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      });
      if (strict) assertNoUnknownRequests();
    },
  };
}

async function readFrameScript(path: string | undefined): Promise<FrameScript> {
  const { readFile } = await import('node:fs/promises');
  const { createHash } = await import('node:crypto');
  const text = await readFile(path ?? (await findFrameScript()));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { url: `/frame.js?${hash}`, text };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = `Port ${String(port)} of ${host} is in use. Choose another one with the option port (--port on the command line).`;
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(message) : error);
    });
    server.listen(port, host, resolve);
  });
}

async function respond(request: IncomingMessage, response: ServerResponse, context: ServerContext): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://emulator');
  if (pathname.startsWith('/content/')) {
    await respondContent(request, response, context.source, pathname, searchParams.get('dashboardId') ?? undefined);
    return;
  }
  if (pathname === '/strict/unknown-requests' && context.strict && request.method === 'POST') {
    const unknownRequest = (await readBody(request, 4096)).toString('utf8');
    // The text comes from a page and may be printed in a terminal.
    context.addUnknownRequest(unknownRequest.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 500));
    sendJson(response, 200, null);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new Failure(405, { message: 'MethodNotAllowed' });
  const kind = endpoints[pathname.toLowerCase()];
  if (kind) {
    const { strict, frameScript } = context;
    const page = framePage({ kind, faults: context.faults(), strict, script: frameScript.url });
    send(response, 200, 'text/html; charset=utf-8', page, {
      'content-security-policy': contentSecurityPolicy,
      'origin-agent-cluster': '?1',
    });
    return;
  }
  if (pathname === '/frame.js') {
    send(response, 200, 'text/javascript; charset=utf-8', context.frameScript.text, {
      'cache-control': 'public, max-age=31536000, immutable',
    });
    return;
  }
  if (pathname === '/content.schema.json') {
    sendJson(response, 200, contentSchema);
    return;
  }
  throw notFound(
    `${pathname} not found. Embed URLs start with /reportEmbed, /dashboardEmbed, /tileEmbed, /qnaEmbed, /quickCreate or /rdlEmbed.`,
  );
}

async function respondContent(
  request: IncomingMessage,
  response: ServerResponse,
  source: DirectSource,
  pathname: string,
  dashboardId: string | undefined,
): Promise<void> {
  const [, , kind = '', encoded = '', ...rest] = pathname.split('/');
  const id = decodeURIComponent(encoded);
  if (id === '' || rest.length > 0) throw notFound(`No content at ${pathname}.`);
  const credentials: Credentials = {
    accessToken: readToken(request),
    ...(dashboardId !== undefined && { dashboardId }),
  };
  if (request.method === 'PUT' && kind === 'reports') {
    const report = await readReport(request);
    if (report.id !== id) throw badRequest('The id of the report must be the id in the URL.');
    await source.save(report, credentials);
    sendJson(response, 200, null);
    return;
  }
  if (request.method !== 'GET') throw new Failure(405, { message: 'MethodNotAllowed' });
  switch (kind) {
    case 'reports':
      sendJson(response, 200, await source.report(id, credentials));
      return;
    case 'datasets':
      sendJson(response, 200, await source.dataset(id, credentials));
      return;
    case 'dashboards':
      sendJson(response, 200, await source.dashboard(id, credentials));
      return;
    case 'tokens':
      await source.checkToken(id, credentials);
      sendJson(response, 200, null);
      return;
    default:
      throw notFound(`Unknown kind of content '${kind}'. Use reports, datasets, dashboards or tokens.`);
  }
}

function readToken({ headers }: IncomingMessage): string {
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  return Buffer.from(token, 'base64').toString('utf8');
}

async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit)
      throw new Failure(413, {
        message: 'TooLarge',
        detailedMessage: `The request body must not exceed ${String(limit)} bytes.`,
      });
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function readReport(request: IncomingMessage): Promise<ReportDefinition> {
  const body = await readBody(request, maxBodyBytes);
  try {
    const report = JSON.parse(body.toString('utf8')) as ReportDefinition;
    validateContent({ reports: [report] });
    return report;
  } catch (error) {
    throw badRequest(
      error instanceof ContentError ? error.message : 'The request body must be a report definition in JSON.',
    );
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body));
}

function sendFailure(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  if (error instanceof Failure) {
    sendJson(response, error.status, error.body);
    return;
  }
  const detailedMessage =
    error instanceof ContentError ? error.message : 'Internal error of the emulator. See its console.';
  if (!(error instanceof ContentError)) process.emitWarning(error instanceof Error ? error : String(error));
  sendJson(response, 500, { message: 'LoadReportFailed', detailedMessage, errorCode: '500', level: 6 });
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    ...commonHeaders,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
