// Server of the playground: the host page on one origin, and the emulator on another.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { sampleReportId, startEmulator } from '../dist/emulator/index.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const files = {
  '/': ['./index.html', 'text/html'],
  '/playground.js': ['./playground.js', 'text/javascript'],
  '/playground.css': ['./playground.css', 'text/css'],
  '/vitrine.umd.js': ['../dist/vitrine.umd.js', 'text/javascript'],
};

/** Starts both servers. Rejects if a port is in use. */
export async function startPlayground({ port = 5173, contentPort = 4300 } = {}) {
  const emulator = await startEmulator({ port: contentPort, host: '127.0.0.1' });

  /** Fills in a new token for every request, so that a reload works after the token has expired. */
  const fill = async (html) => {
    const values = {
      origin: emulator.origin,
      embedUrl: emulator.embedUrl(sampleReportId),
      token: await emulator.createToken([sampleReportId]),
    };
    return html.replace(/\{\{(\w+)\}\}/g, (_match, name) => values[name]);
  };

  const policy = `default-src 'self'; img-src 'self' data:; frame-src ${emulator.origin}; object-src 'none'; base-uri 'none'`;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const [path, type] = files[pathname] ?? [];
    if (!path || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const text = await readFile(at(path), 'utf8');
    response.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'cache-control': 'no-store',
    });
    response.end(pathname === '/' ? await fill(text) : text);
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
          ? new Error(`Port ${port} is in use. Stop the program that uses it, or set PORT to another port.`)
          : error,
      );
    });
    server.listen(port, 'localhost', resolve);
  });
}
