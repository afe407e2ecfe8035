import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Hop-by-hop headers (RFC 9110, section 7.6.1), and the length, which compression changes. */
const droppedHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'content-length'];

const isCompressible = (type: string | undefined): boolean => /json|javascript|html/.test(type ?? '');

export const acceptsGzip = (req: IncomingMessage): boolean => /\bgzip\b/.test(req.headers['accept-encoding'] ?? '');

/** Creates a reverse proxy to a server in this process. It compresses text responses. */
export function forwardTo({ hostname, port }: URL) {
  return (req: IncomingMessage, res: ServerResponse, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const send = (incoming: IncomingMessage) => {
        for (const [name, value] of Object.entries(incoming.headers))
          if (value !== undefined && !droppedHeaders.includes(name)) res.setHeader(name, value);
        res.setHeader('vary', 'accept-encoding');
        res.statusCode = incoming.statusCode ?? 502;
        if (acceptsGzip(req) && req.method !== 'HEAD' && isCompressible(incoming.headers['content-type'])) {
          res.setHeader('content-encoding', 'gzip');
          pipeline(incoming, createGzip(), res).then(resolve, reject);
        } else pipeline(incoming, res).then(resolve, reject);
      };
      const { connection: _connection, ...headers } = req.headers;
      const target = { hostname: hostname.replace(/^\[|\]$/g, ''), port, method: req.method, path: req.url };
      // A new connection, because a reused one could be closed as idle while the request is in transit.
      const outgoing = request({ ...target, headers, agent: false, signal }, send);
      outgoing.on('error', reject);
      pipeline(req, outgoing).catch(reject);
    });
}
