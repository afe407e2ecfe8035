import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Server as TcpServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../log';
import { SetupError } from '../setup-error';
import { toHttpError, retryAfterSeconds } from './http-error';

export type Serve = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export interface ListenOptions {
  /** Port to listen on; 0 selects a free port. */
  port: number;
  host: string;
  /** Name of the setting that configures the port, for error messages. */
  setting: 'PORT' | 'CONTENT_PORT';
  /** Sets the headers that all responses share. */
  setHeaders: (res: ServerResponse) => void;
  log: Log;
  /**
   * Handles a request. An `HttpError` results in its status, and other errors in 503 if the database is unavailable,
   * otherwise in 500.
   */
  serve: Serve;
  /** Shutdown timeouts in milliseconds, see {@link Listener.close}. Defaults: 1000 and 10,000. */
  stop?: { idleMs: number; limitMs: number };
}

export interface Listener {
  port: number;
  /**
   * Stops the server gracefully:
   *
   * 1. For `idleMs`, requests and new connections are still accepted, because some may be in transit. Responses contain
   *    `Connection: close`.
   * 2. New requests wait until the running ones have finished, for up to half of `limitMs`. The idle main thread then
   *    accepts all waiting connections, which would otherwise be reset.
   * 3. New connections are refused. The waiting requests are handled.
   * 4. All connections are closed once no request is active and none has been received for `idleMs`, or after `limitMs`.
   *
   * Resolves when all request handlers have finished, so the database can be closed.
   */
  close(): Promise<void>;
}

/**
 * Maximum size of a request's URL and headers. Large enough for a location list of 20,000 characters, so the API itself can
 * reject longer lists.
 */
const headerBytes = 64 * 1024;

/**
 * Milliseconds until an idle connection is closed. Load balancers close idle connections after 60 s by default. If the server
 * closed them first, a request could be sent on a connection that is being closed.
 */
const keepAliveTimeout = 65_000;

/**
 * Resolves after a complete event loop iteration, which accepts one waiting connection, if any, and reads waiting
 * requests. The current iteration may already have passed that phase, so the end of the next one is awaited.
 */
const poll = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(() => setImmediate(resolve));
  });

/** Returns a request's path without its query, which can contain secrets. */
export const pathOf = (req: IncomingMessage): string => (req.url ?? '/').replace(/\?.*$/s, '');

/**
 * Starts an HTTP server. All responses have an `X-Request-Id` and the common headers, and are logged.
 * @throws {SetupError} if the port is in use, or the server cannot listen on the host
 */
export async function listen({
  port,
  host,
  setting,
  setHeaders,
  log,
  serve,
  stop = { idleMs: 1000, limitMs: 10_000 },
}: ListenOptions): Promise<Listener> {
  const active = new Set<ServerResponse>();
  const handlers = new Set<Promise<void>>();
  let isStopping = false;
  let lastRequest = 0;
  let accepted = 0;
  let portClosed: Promise<void> | undefined;

  const handle = async (req: IncomingMessage, res: ServerResponse, requestId: string): Promise<void> => {
    try {
      await portClosed;
      await serve(req, res);
    } catch (error) {
      const { status, body } = toHttpError(error);
      if (status >= 500) log.error('request failed', { request: requestId, path: pathOf(req), error });
      // Headers that have been sent cannot be replaced. Closing the connection marks the response as incomplete.
      if (res.headersSent) res.destroy();
      else {
        res.writeHead(status, {
          'content-type': 'application/json',
          ...(status === 503 ? { 'retry-after': retryAfterSeconds } : {}),
        });
        res.end(JSON.stringify(body));
      }
    }
  };

  const server = createServer({ maxHeaderSize: headerBytes, requestTimeout: 60_000, keepAliveTimeout }, (req, res) => {
    const started = performance.now();
    lastRequest = started;
    const requestId = randomUUID();
    active.add(res);
    if (isStopping) res.setHeader('connection', 'close');
    res.setHeader('x-request-id', requestId);
    setHeaders(res);
    const { method } = req;
    // Anyone who knows a photo's hash can read it, so it must not be logged.
    const path = pathOf(req).replace(/(\/photos\/)[^/]+/, '$1…');
    res.on('close', () => {
      active.delete(res);
      const ms = Math.round(performance.now() - started);
      const message = res.writableFinished ? 'request' : 'request aborted';
      log.info(message, { request: requestId, method, path, status: res.statusCode, ms });
    });
    const handler = handle(req, res, requestId).finally(() => handlers.delete(handler));
    handlers.add(handler);
  });
  server.on('connection', () => {
    accepted++;
  });
  await new Promise<void>((listening, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const { code = '' } = error;
      reject(
        new SetupError(
          code === 'EADDRINUSE'
            ? `Port ${String(port)} is already in use. Stop the other program, or set ${setting} to a free port.`
            : `The server cannot listen on ${host}${port === 0 ? '' : `:${String(port)}`} (${code}). Check ${setting.replace('PORT', 'HOST')} and ${setting}.`,
        ),
      );
    });
    server.listen(port, host, listening);
  });

  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      isStopping = true;
      const started = performance.now();
      for (const res of active) if (!res.headersSent) res.setHeader('connection', 'close');
      if (stop.idleMs > 0) await delay(stop.idleMs);
      const closed = once(server, 'close');
      const closePort = async () => {
        await Promise.race([Promise.all(handlers), delay(stop.limitMs / 2, undefined, { ref: false })]);
        for (let previous = -1; previous < accepted && performance.now() - started < stop.limitMs;) {
          previous = accepted;
          await poll();
        }
        // http.Server.close would also close idle connections, on which a request may be in transit
        TcpServer.prototype.close.call(server);
      };
      portClosed = closePort();
      await portClosed;
      const isIdle = () => active.size === 0 && performance.now() - Math.max(started, lastRequest) > stop.idleMs;
      const drained = (async () => {
        for (;;) {
          await delay(Math.min(50, stop.idleMs));
          // a request may have arrived while the main thread was blocked
          if (isIdle()) await poll();
          if (isIdle() || performance.now() - started > stop.limitMs) break;
        }
        server.closeAllConnections();
      })();
      await Promise.all([closed, drained]);
      await Promise.all(handlers);
    },
  };
}
