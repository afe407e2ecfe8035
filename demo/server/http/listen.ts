import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '../log';
import { SetupError } from '../setup-error';
import { setCommonHeaders } from './headers';

export type Serve = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export interface ListenParts {
  /** 0 takes a free one. */
  port: number;
  host: string;
  /** Browsers come over https. */
  secure: boolean;
  log: Log;
  /** Answers a request; what it throws becomes a plain 500. */
  serve: Serve;
}

export interface Listener {
  port: number;
  /** Ends what runs, at most after ten seconds. */
  close(): Promise<void>;
}

const stopMs = 10_000;

/** A request's path without its query, which can hold secrets. */
export const pathOf = (req: IncomingMessage): string => (req.url ?? '/').replace(/\?.*$/s, '');

/**
 * Listens for requests. Every answer has an id and the common headers, and is logged.
 * @throws {SetupError} when another program has the port
 */
export async function listen({ port, host, secure, log, serve }: ListenParts): Promise<Listener> {
  const server = createServer((req, res) => {
    const started = performance.now();
    const request = randomUUID();
    res.setHeader('x-request-id', request);
    setCommonHeaders(res, secure);
    const { method } = req;
    const path = pathOf(req);
    res.on('close', () => {
      const ms = Math.round(performance.now() - started);
      const message = res.writableFinished ? 'request' : 'request broken off';
      log.info(message, { request, method, path, status: res.statusCode, ms });
    });
    serve(req, res).catch((error: unknown) => {
      log.error('request failed', { request, path, error });
      if (!res.headersSent) res.writeHead(500, { 'content-type': 'application/json' });
      res.end('{"error":"Something went wrong. Please try again later."}');
    });
  });
  server.requestTimeout = 60_000;
  await new Promise<void>((listening, reject) => {
    server.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE';
      reject(
        taken
          ? new SetupError(`Port ${String(port)} is taken. Stop the other program, or set PORT to a free one.`)
          : error,
      );
    });
    server.listen(port, host, listening);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        const force = setTimeout(() => {
          server.closeAllConnections();
        }, stopMs);
        server.close(() => {
          clearTimeout(force);
          closed();
        });
        server.closeIdleConnections();
      }),
  };
}
