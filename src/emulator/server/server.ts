import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DirectSource } from '../content/direct';
import { TokenAuthority } from '../content/token';
import type { Emulator, EmulatorOptions } from '../emulator';
import { checkFaults } from '../frame/fault';
import { sampleContent } from '../sample/content';
import { randomHex } from '../random-id';
import { readFrameScript } from './frame-script';
import { type ServerLimits, defaultLimits } from '../server-limits';
import { RequestQueue } from './request-queue';
import { sendFailure } from './responses';
import { urlOf } from './rest/rest-request';
import { respond } from './router';
import type { FrameScript, ServerContext } from './server-context';

/** Error thrown when the port is in use. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/**
 * Starts the server. See `startEmulator`.
 *
 * Node.js modules are imported dynamically, because the entry point that bundles this file must also load in browsers.
 */
export async function serve(options: EmulatorOptions): Promise<Emulator> {
  const {
    port = 0,
    host = '127.0.0.1',
    content = sampleContent(),
    tls,
    lenient = false,
    strict = false,
    script,
    now = Date.now,
    onUnknownRequest,
  } = options;
  const limits = { ...defaultLimits, ...options.limits };
  let faults = checkFaults(options.faults ?? []);
  let origin = '';
  const unknownRequests: string[] = [];
  const authority = new TokenAuthority(options.secret ?? randomHex(64), { lenient, now });
  const context: ServerContext = {
    source: new DirectSource(content, authority),
    authority,
    limits,
    queue: new RequestQueue(limits.maxContentRequests, limits.maxWaitingRequests),
    frameScript: await loadFrameScript(script),
    strict,
    now,
    origin: () => origin,
    faults: () => faults,
    recordUnknownRequest: (request) => {
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
    ? process
        .getBuiltinModule('node:https')
        .createServer({ ...timeouts(limits), cert: tls.cert, key: tls.key }, listener)
    : process.getBuiltinModule('node:http').createServer(timeouts(limits), listener);
  server.maxConnections = limits.maxConnections;
  // Closes connections from clients that do not read their responses.
  server.setTimeout(60_000);
  await listen(server, port, host);
  const { port: actualPort } = server.address() as AddressInfo;
  const hostname = host.includes(':') ? `[${host}]` : host;
  origin = `${tls ? 'https' : 'http'}://${hostname}:${String(actualPort)}`;
  const url = (path: string, parameters?: Record<string, string>): string => urlOf(origin, path, parameters);
  return {
    origin,
    embedUrl: (reportId) => url('reportEmbed', { reportId }),
    dashboardUrl: (dashboardId) => url('dashboardEmbed', { dashboardId }),
    tileUrl: (dashboardId, tileId) => url('embed', { dashboardId, tileId }),
    qnaUrl: () => url('qnaEmbed'),
    createUrl: (datasetId) => url('reportEmbed', { datasetId }),
    quickCreateUrl: () => url('quickCreate'),
    paginatedUrl: (reportId) => url('rdlEmbed', { reportId }),
    createToken: (items = ['*'], expiresInSeconds = 3600, options = {}) =>
      authority.create({ ...options, items, expiresInSeconds }),
    expireTokens: () => {
      authority.expireAll();
    },
    use: (...next) => {
      faults = checkFaults(next);
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

/** Returns server options that close connections whose requests do not arrive in time. */
function timeouts({ requestTimeoutMs }: Required<ServerLimits>) {
  return {
    headersTimeout: requestTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: Math.min(1000, requestTimeoutMs),
  };
}

async function loadFrameScript(path: string | undefined): Promise<FrameScript> {
  const { createHash } = process.getBuiltinModule('node:crypto');
  const content = await readFrameScript(path);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { url: `/frame.js?${hash}`, content };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = `Port ${String(port)} on ${host} is in use. Choose a different port with the port option (--port on the command line).`;
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(message) : error);
    });
    server.listen(port, host, resolve);
  });
}
