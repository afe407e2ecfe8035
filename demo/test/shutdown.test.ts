import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { listen } from '../server/http/listen';
import { createLog } from '../server/log';

const start = (serve: () => Promise<void>, stop = { idleMs: 200, limitMs: 1000 }) =>
  listen({
    port: 0,
    host: '127.0.0.1',
    setting: 'PORT',
    setHeaders: () => undefined,
    log: createLog(() => undefined),
    stop,
    serve: async (_req, res) => {
      await serve();
      res.end('done');
    },
  });

interface ReceivedResponse {
  status: number | undefined;
  connection: string | undefined;
}

const request = (port: number, agent: Agent) =>
  new Promise<ReceivedResponse>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (res) => {
      res.resume();
      res.on('end', () => {
        resolve({ status: res.statusCode, connection: res.headers.connection });
      });
    }).on('error', reject);
  });

test('completes all requests on busy keep-alive connections and closes the connections', async () => {
  const listener = await start(() => delay(1));
  const outcomes: string[] = [];
  let isClosed = false;
  const clients = Array.from({ length: 20 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const { status, connection } = await request(listener.port, agent);
      outcomes.push(String(status));
      if (connection === 'close') break;
    }
    agent.destroy();
  });
  await delay(100);
  const closing = listener.close().then(() => {
    isClosed = true;
  });
  // A connection error would reject this promise.
  await Promise.all(clients);
  expect(isClosed).toBe(false);
  await closing;
  expect(new Set(outcomes)).toEqual(new Set(['200']));
});

test('does not reset connections when clients reconnect while requests block the main thread', async () => {
  const listener = await start(
    async () => {
      // completes in the event loop phase that also accepts connections
      await stat('.');
      const blockedUntil = performance.now() + 10;
      while (performance.now() < blockedUntil);
    },
    { idleMs: 200, limitMs: 10_000 },
  );
  // in a separate thread, because clients in the main thread would be blocked as well
  const clients = new Worker(new URL('./support/reconnecting-clients.mjs', import.meta.url), {
    workerData: { port: listener.port, count: 20 },
    execArgv: [],
  });
  await once(clients, 'message');
  const [outcomes] = (await Promise.all([once(clients, 'message'), listener.close()]))[0] as [string[]];
  expect(new Set(outcomes)).toEqual(new Set(['200', 'ECONNREFUSED']));
});

test('completes a running request with a response that closes the connection', async () => {
  let release: () => void = () => undefined;
  const running = new Promise<void>((resolve) => {
    release = resolve;
  });
  const listener = await start(() => running);
  const response = request(listener.port, new Agent({ keepAlive: true }));
  await delay(50);
  const closing = listener.close();
  release();
  expect(await response).toEqual({ status: 200, connection: 'close' });
  await closing;
});

test('waits for running handlers even after the time limit, so the database is closed after the last query', async () => {
  let hasFinished = false;
  const listener = await start(
    async () => {
      await delay(400);
      hasFinished = true;
    },
    { idleMs: 10, limitMs: 100 },
  );
  const response = request(listener.port, new Agent());
  await delay(20);
  await Promise.all([listener.close(), expect(response).rejects.toThrow()]);
  expect(hasFinished).toBe(true);
});
