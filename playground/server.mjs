// The playground's server: serves the host page on one origin and the emulator on another.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmulator } from '../dist/emulator/index.mjs';
import { bundlePlayground } from './bundle.mjs';

const { resolve: resolveModule } = createRequire(import.meta.url);
const resolvePath = (path) => fileURLToPath(new URL(path, import.meta.url));

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Files that are served unchanged. */
const files = {
  '/logo.svg': resolvePath('../scripts/docs/logo.svg'),
  '/inter.woff2': resolveModule('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  '/jetbrains-mono.woff2': resolveModule(
    '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  ),
  ...Object.fromEntries(
    ['vitrine.umd.min.js', 'vitrine.devtools.umd.min.js', 'index.mjs', 'react.mjs', 'devtools/index.mjs'].map(
      (name) => [`/sdk/${name}`, resolvePath(`../dist/${name}`)],
    ),
  ),
};

/** Maximum size of a preview document, in bytes. */
const maxDocument = 1_000_000;

const createPolicy = (directives) =>
  Object.entries({ 'default-src': `'self'`, 'object-src': `'none'`, 'base-uri': `'none'`, ...directives })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Policy for the page. The editor adds style elements, and the page embeds only the preview. */
const pagePolicy = createPolicy({
  'img-src': `'self' data:`,
  'style-src': `'self' 'unsafe-inline'`,
  'frame-ancestors': `'none'`,
});

/**
 * Returns the policy for the preview, which runs the visitor's code. The code can send data only to the playground's server
 * and the emulator.
 */
const previewPolicy = (contentOrigin) =>
  createPolicy({
    'script-src': `'self' 'unsafe-inline' 'unsafe-eval'`,
    'style-src': `'self' 'unsafe-inline'`,
    'img-src': `'self' data: blob:`,
    'connect-src': `'self' ${contentOrigin}`,
    'frame-src': contentOrigin,
    'form-action': `'none'`,
    'frame-ancestors': `'self'`,
  });

/** Reads the `document` field of a submitted form. Returns undefined if the form is too large. */
async function readDocument(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxDocument) return undefined;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8')).get('document') ?? '';
}

function send(response, status, type, body, headers = {}) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(body);
}

/** Starts both servers. Rejects if a port is in use. */
export async function startPlayground({ port = 5173, contentPort = 4300 } = {}) {
  const generated = await bundlePlayground();
  const emulator = await startEmulator({ port: contentPort, host: '127.0.0.1', lenient: true });

  const get = async (pathname, response) => {
    if (pathname === '/') {
      const html = await readFile(resolvePath('./index.html'), 'utf8');
      send(response, 200, types['.html'], html.replace('{{contentOrigin}}', emulator.origin), {
        'content-security-policy': pagePolicy,
      });
    } else if (pathname === '/token') {
      send(response, 200, 'application/json', JSON.stringify({ token: await emulator.createToken() }));
    } else if (generated.has(pathname)) {
      send(response, 200, types[extname(pathname)], generated.get(pathname));
    } else if (Object.hasOwn(files, pathname)) {
      send(response, 200, types[extname(pathname)], await readFile(files[pathname]));
    } else {
      send(response, 404, 'text/plain', 'Not found');
    }
  };

  /** Returns a document that the playground has posted. Other sites must not be able to run code on this origin. */
  const preview = async (request, response) => {
    if (request.headers['sec-fetch-site'] !== 'same-origin') {
      send(response, 403, 'text/plain', 'Forbidden');
      return;
    }
    const html = await readDocument(request);
    if (html === undefined) send(response, 413, 'text/plain', 'The document is too large.');
    else send(response, 200, types['.html'], html, { 'content-security-policy': previewPolicy(emulator.origin) });
  };

  const server = createServer(async (request, response) => {
    const [pathname] = request.url.split('?');
    try {
      if (request.method === 'GET') await get(pathname, response);
      else if (request.method === 'POST' && pathname === '/preview') await preview(request, response);
      else send(response, 404, 'text/plain', 'Not found');
    } catch (error) {
      // a request whose connection was closed does not need a response
      if (!request.socket.destroyed) send(response, 500, 'text/plain', error.message);
    }
  });

  try {
    await listen(server, port);
  } catch (error) {
    await emulator.close();
    throw error;
  }
  return {
    url: `http://localhost:${server.address().port}`,
    contentOrigin: emulator.origin,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await emulator.close();
    },
  };
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Stop the program that uses it, or set PORT to a different port.`)
          : error,
      );
    });
    server.listen(port, 'localhost', resolve);
  });
}
