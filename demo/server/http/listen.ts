import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Server as TcpServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../log';
import { SetupError } from '../setup-error';
import { refusalOf, retryAfterSeconds } from './refusal';

export type Serve = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export interface ListenParts {
  /** 0 means any free port. */
  port: number;
  host: string;
  /** Name of the setting that holds the port, for the error message. */
  setting: 'PORT' | 'CONTENT_PORT';
  /** Sets the headers that all responses have. */
  setHeaders: (res: ServerResponse) => void;
  log: Log;
  /** Handles a request. Errors result in 503 while the database is away, otherwise in 500. */
  serve: Serve;
  /** Times of the shutdown in milliseconds; see `Listener.close`. */
  stop?: { idleMs: number; limitMs: number };
}

export interface Listener {
  port: number;
  /**
   * Stops without losing a request:
   *
   * 1. Requests are handled as before, but their responses close the connection. This lasts `idleMs` (1 s), because
   *    requests and connections may be on their way.
   * 2. New connections are refused.
   * 3. Connections that are idle for `idleMs` are closed, and after `limitMs` (10 s) all others.
   *
   * Resolves when no handler runs anymore, so that the database can be closed.
   */
  close(): Promise<void>;
}

/** Large enough for a list of location numbers of 20,000 characters; longer lists get the API's own error. */
const headerBytes = 64 * 1024;

/** Returns the path of a request without the query, which can contain secrets. */
export const pathOf = (req: IncomingMessage): string => (req.url ?? '/').replace(/\?.*$/s, '');

/**
 * Listens for requests. Every response has an id and the common headers, and is logged.
 * @throws {SetupError} when the port is in use
 */
export async function listen({
  port,
  host,
  setting,
  setHeaders,
  log,
  serve,
  stop = { idleMs: 1000, limitMs: 10_000 },
}: ListenParts): Promise<Listener> {
  const active = new Set<ServerResponse>();
  const handlers = new Set<Promise<void>>();
  let isStopping = false;
  let lastRequest = 0;

  const handle = async (req: IncomingMessage, res: ServerResponse, request: string): Promise<void> => {
    try {
      await serve(req, res);
    } catch (error) {
      const { status, body } = refusalOf(error);
      if (status >= 500) log.error('request failed', { request, path: pathOf(req), error });
      // a response that has begun cannot be replaced: closing the connection tells the client that it is incomplete
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

  const server = createServer({ maxHeaderSize: headerBytes, requestTimeout: 60_000 }, (req, res) => {
    const started = performance.now();
    lastRequest = started;
    const request = randomUUID();
    active.add(res);
    if (isStopping) res.setHeader('connection', 'close');
    res.setHeader('x-request-id', request);
    setHeaders(res);
    const { method } = req;
    const path = pathOf(req);
    res.on('close', () => {
      active.delete(res);
      const ms = Math.round(performance.now() - started);
      const message = res.writableFinished ? 'request' : 'request aborted';
      log.info(message, { request, method, path, status: res.statusCode, ms });
    });
    const handler = handle(req, res, request).finally(() => handlers.delete(handler));
    handlers.add(handler);
  });
  await new Promise<void>((listening, reject) => {
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE';
      reject(
        isTaken
          ? new SetupError(`Port ${String(port)} is taken. Stop the other program, or set ${setting} to a free port.`)
          : error,
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
      const closed = new Promise<void>((resolve) => {
        // the close method of HTTP servers would also close idle connections on which a request may be on its way
        TcpServer.prototype.close.call(server, () => {
          resolve();
        });
      });
      const drained = (async () => {
        for (;;) {
          await delay(Math.min(50, stop.idleMs));
          const now = performance.now();
          const isIdle = active.size === 0 && now - Math.max(started, lastRequest) > stop.idleMs;
          if (isIdle || now - started > stop.limitMs) break;
        }
        server.closeAllConnections();
      })();
      await Promise.all([closed, drained]);
      await Promise.all(handlers);
    },
  };
}
