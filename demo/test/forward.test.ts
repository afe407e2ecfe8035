import { createServer, type Server } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { forwardTo } from '../server/kpi/forward';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

async function listen(server: Server): Promise<URL> {
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return new URL(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
}

test('forwards a request even if the target has just closed an idle connection', async () => {
  const used = new WeakSet<Socket>();
  const target = await listen(
    createServer(({ socket }, res) => {
      // simulates a reused connection that is closed while the request is in transit
      if (used.has(socket)) socket.destroy();
      used.add(socket);
      res.end('content');
    }),
  );
  const forward = forwardTo(target);
  const proxy = await listen(
    createServer((req, res) => {
      forward(req, res, new AbortController().signal).catch(() => res.writeHead(503).end());
    }),
  );
  for (let request = 0; request < 2; request++) {
    const response = await fetch(proxy);
    expect([response.status, await response.text()]).toEqual([200, 'content']);
  }
});
