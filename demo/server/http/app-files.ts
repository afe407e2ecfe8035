import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { appPolicy, type PolicyOrigins } from './headers';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

const compress = promisify(gzip);
/** Returns whether files of a media type benefit from compression. Images and fonts are already compressed. */
const isCompressible = (type: string) => /^(text|application)\/|svg/.test(type);

/** Placeholder in the built page that is replaced with a new nonce in every response. */
const noncePlaceholder = /__CSP_NONCE__/g;

const notBuilt = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>The app is not built</title></head>
<body><h1>The app is not built</h1>
<p>The API and the identity provider are running. Run <code>npm start</code> to build the app, then reload this page.</p></body></html>
`;

/**
 * Creates a request handler that serves the built app's files, and its `index.html` for URLs without a known file extension,
 * which the app's router handles.
 */
export function serveApp(folder: string, origins: PolicyOrigins) {
  // keyed by path and modification time, so each file is compressed once
  const compressed = new Map<string, Promise<Buffer>>();
  const compressedFile = (file: string, changed: number): Promise<Buffer> => {
    const key = `${file} ${String(changed)}`;
    const cached = compressed.get(key);
    if (cached) return cached;
    for (const old of compressed.keys()) if (old.startsWith(`${file} `)) compressed.delete(old);
    const pending = readFile(file).then((bytes) => compress(bytes));
    compressed.set(key, pending);
    pending.catch(() => compressed.delete(key));
    return pending;
  };

  const sendPage = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
    const nonce = randomBytes(16).toString('base64');
    res.writeHead(page === undefined ? 503 : 200, {
      'content-type': types['.html'],
      'cache-control': 'no-store',
      'content-security-policy': appPolicy(nonce, origins),
    });
    res.end(req.method === 'HEAD' ? undefined : (page ?? notBuilt).replace(noncePlaceholder, nonce));
  };

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD', 'content-type': types['.txt'] }).end('Only GET and HEAD are allowed.');
      return;
    }
    let path: string;
    try {
      path = decodeURIComponent((req.url ?? '/').replace(/[?#].*$/s, ''));
    } catch {
      path = '\0';
    }
    const type = types[extname(path)];
    if (path.includes('\0') || type === undefined || path === '/index.html') {
      await sendPage(req, res);
      return;
    }
    const file = normalize(join(folder, path));
    const found = file.startsWith(folder + sep) ? await stat(file).catch(() => undefined) : undefined;
    if (!found?.isFile()) {
      res.writeHead(404, { 'content-type': types['.txt'], 'cache-control': 'no-store' }).end('Not found');
      return;
    }
    // file names under /assets contain a hash of the content
    const cacheControl = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const headers = { 'content-type': type, 'cache-control': cacheControl };
    const zipped =
      isCompressible(type) && /\bgzip\b/.test(req.headers['accept-encoding'] ?? '')
        ? await compressedFile(file, found.mtimeMs)
        : undefined;
    if (isCompressible(type)) res.setHeader('vary', 'accept-encoding');
    if (zipped) res.writeHead(200, { ...headers, 'content-encoding': 'gzip', 'content-length': zipped.length });
    else res.writeHead(200, { ...headers, 'content-length': found.size });
    if (req.method === 'HEAD') res.end();
    else if (zipped) res.end(zipped);
    else await pipeline(createReadStream(file), res).catch(() => undefined);
  };
}
