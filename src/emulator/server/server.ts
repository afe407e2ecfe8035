import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DirectSource } from '../content/direct';
import type { Credentials } from '../content/source';
import { TokenAuthority } from '../content/token';
import type { ReportDefinition } from '../model/definition';
import { ContentError, checkContent } from '../model/validate-content';
import { sampleContent } from '../sample/content';
import { Failure, badRequest, notFound } from '../session/failure';
import type { Emulator, EmulatorOptions } from '../start';
import { writeFaults } from '../frame/fault';
import { contentSchema } from '../model/schema';
import { commonHeaders, endpoints, framePage, pagePolicy } from './page';
import { findFrameScript } from './script';

/** The largest report that a save may bring, bytes. */
const bodyLimit = 64 * 1024 * 1024;

/** A port that somebody else has. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/** The frame's script. Its address tells its version, so that browsers may keep it: it holds the chart library. */
interface FrameScript {
  address: string;
  text: Buffer;
}

/** What the server tells its frames, and hears from them. */
interface Stage {
  strict: boolean;
  faults(): string;
  noteUnknownCall(call: string): void;
}

/**
 * Starts the server; see `startEmulator`.
 *
 * Node's modules are imported here and not above: the door bundles this file, and must load in a browser too.
 */
export async function serve(options: EmulatorOptions): Promise<Emulator> {
  const { port = 0, host = '127.0.0.1', content = sampleContent(), tls, lenient = false, script, now } = options;
  const { strict = false, onUnknownCall } = options;
  let faults = options.faults ?? [];
  const unknownCalls: string[] = [];
  const stage: Stage = {
    strict,
    faults: () => writeFaults(faults),
    noteUnknownCall: (call) => {
      unknownCalls.push(call);
      onUnknownCall?.(call);
    },
  };
  const assertNoUnknownCalls = (): void => {
    if (unknownCalls.length > 0) throw new Error(`Unknown calls: ${unknownCalls.join(', ')}`);
  };
  const authority = new TokenAuthority(options.secret ?? crypto.randomUUID(), { lenient, ...(now && { now }) });
  const source = new DirectSource(content, authority);
  const { readFile } = await import('node:fs/promises');
  const text = await readFile(script ?? (await findFrameScript()));
  const { createHash } = await import('node:crypto');
  const version = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const frameScript: FrameScript = { address: `/frame.js?${version}`, text };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    respond(request, response, source, frameScript, stage).catch((error: unknown) => {
      sendFailure(response, error);
    });
  };
  const server = tls
    ? (await import('node:https')).createServer({ cert: tls.cert, key: tls.key }, answer)
    : (await import('node:http')).createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        taken
          ? new PortTakenError(
              `Port ${String(port)} of ${host} is taken. Choose another one with the option port (--port of the command).`,
            )
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  const origin = `${tls ? 'https' : 'http'}://${name}:${String(actual)}`;
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
    unknownCalls,
    assertNoUnknownCalls,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      });
      if (strict) assertNoUnknownCalls();
    },
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  source: DirectSource,
  frameScript: FrameScript,
  stage: Stage,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://emulator');
  if (pathname.startsWith('/content/')) {
    await respondContent(request, response, source, pathname, searchParams.get('via') ?? undefined);
    return;
  }
  if (pathname === '/strict/unknown-calls' && stage.strict && request.method === 'POST') {
    const call = (await readBody(request, 4096)).toString('utf8');
    stage.noteUnknownCall(call.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 500));
    sendJson(response, 200, null);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new Failure(405, { message: 'MethodNotAllowed' });
  const kind = endpoints[pathname.toLowerCase()];
  if (kind) {
    const orders = { kind, faults: stage.faults(), strict: stage.strict, script: frameScript.address };
    send(response, 200, 'text/html; charset=utf-8', framePage(orders), {
      'content-security-policy': pagePolicy,
      'origin-agent-cluster': '?1',
    });
    return;
  }
  if (pathname === '/frame.js') {
    send(response, 200, 'text/javascript; charset=utf-8', frameScript.text, {
      'cache-control': 'public, max-age=31536000, immutable',
    });
    return;
  }
  if (pathname === '/content.schema.json') {
    sendJson(response, 200, contentSchema);
    return;
  }
  throw notFound(
    `There is nothing at ${pathname}. Embed URLs begin with /reportEmbed, /dashboardEmbed, /tileEmbed, /qnaEmbed, /quickCreate or /rdlEmbed.`,
  );
}

async function respondContent(
  request: IncomingMessage,
  response: ServerResponse,
  source: DirectSource,
  pathname: string,
  via: string | undefined,
): Promise<void> {
  const [, , kind = '', encoded = '', ...rest] = pathname.split('/');
  const id = decodeURIComponent(encoded);
  if (id === '' || rest.length > 0) throw notFound(`There is no content at ${pathname}`);
  const credentials: Credentials = { accessToken: readToken(request), ...(via !== undefined && { via }) };
  if (request.method === 'PUT' && kind === 'reports') {
    const report = await readReport(request);
    if (report.id !== id) throw badRequest('The id of the report is not that of the address');
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
      throw notFound(`There is no content of the kind '${kind}'`);
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
      throw new Failure(413, { message: 'TooLarge', detailedMessage: 'The body of the request is too large' });
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function readReport(request: IncomingMessage): Promise<ReportDefinition> {
  const body = await readBody(request, bodyLimit);
  try {
    const report = JSON.parse(body.toString('utf8')) as ReportDefinition;
    checkContent({ reports: [report] });
    return report;
  } catch (error) {
    throw badRequest(error instanceof ContentError ? error.message : 'The report is not JSON of a report definition');
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
    error instanceof ContentError ? error.message : 'The emulator could not answer; see its console.';
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
