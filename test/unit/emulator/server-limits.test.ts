import { EventEmitter } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmulator, type Emulator, type EmulatorOptions } from '../../../src/emulator';
import { RequestQueue } from '../../../src/emulator/server/request-queue';
import { shopReport } from './shop';

let folder: string;
let emulator: Emulator | undefined;
let sockets: Socket[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emulator-'));
  await writeFile(join(folder, 'frame.js'), '');
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await emulator?.close();
  await rm(folder, { recursive: true });
});

async function start(options: EmulatorOptions = {}): Promise<Emulator> {
  emulator = await startEmulator({ content: { reports: [shopReport] }, script: join(folder, 'frame.js'), ...options });
  return emulator;
}

const bearer = (token: string) => ({ authorization: `Bearer ${Buffer.from(token).toString('base64')}` });

/** Sends bytes over a new connection. Resolves with everything that the server sends before it closes the connection. */
function exchange(origin: string, text: string): Promise<string> {
  const socket = open(origin, text);
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    // A server that closes a connection with unread data resets it.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve(Buffer.concat(parts).toString());
    });
  });
}

function open(origin: string, text: string): Socket {
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  sockets.push(socket);
  return socket;
}

const head = (method: string, path: string, headers: Record<string, string>): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: emulator',
    ...Object.entries(headers).map((each) => each.join(': ')),
    '',
    '',
  ].join('\r\n');

describe('server limits', () => {
  it('rejects a save without a valid token before reading the body', async () => {
    const { origin } = await start();
    const headers = { ...bearer('foreign'), 'content-length': String(64 * 1024 * 1024) };
    const response = await exchange(origin, head('PUT', '/content/reports/shop', headers));
    expect(response).toMatch(/^HTTP\/1\.1 401 /);
    expect(response).toMatch(/connection: close/i);
  });

  it('rejects a save that the token does not permit before reading the body', async () => {
    const { origin, createToken } = await start();
    const headers = { 'content-length': String(1024 * 1024) };
    for (const token of [await createToken(['other']), await createToken(['shop'], 3600, { editableReports: [] })]) {
      const request = head('PUT', '/content/reports/shop', { ...bearer(token), ...headers });
      expect(await exchange(origin, request)).toMatch(/^HTTP\/1\.1 403 /);
    }
  });

  it('rejects saves before reading the body when a function provides the content', async () => {
    const { origin, createToken } = await start({ content: () => shopReport });
    const headers = { ...bearer(await createToken()), 'content-length': String(1024 * 1024) };
    const response = await exchange(origin, head('PUT', '/content/reports/shop', headers));
    expect(response).toMatch(/^HTTP\/1\.1 403 /);
    expect(response).toContain('This content cannot be saved, because a function provides it.');
  });

  it('rejects bodies that exceed the limit, with and without a declared length', async () => {
    const { origin, createToken } = await start({ limits: { maxBodyBytes: 1000 } });
    const put = (body: BodyInit, init: object = {}) =>
      fetch(`${origin}/content/reports/shop`, { method: 'PUT', headers: bearer(token), body, ...init });
    const token = await createToken();
    const tooLong = ' '.repeat(1001);
    expect((await put(tooLong)).status).toBe(413);
    const stream = new Blob([tooLong]).stream();
    expect((await put(stream, { duplex: 'half' })).status).toBe(413);
    expect((await put(' '.repeat(999))).status).toBe(400);
  });

  it('closes connections whose requests do not arrive in time', async () => {
    const { origin, createToken } = await start({ limits: { requestTimeoutMs: 100 } });
    const headers = { ...bearer(await createToken()), 'content-length': '100' };
    const slowBody = exchange(origin, head('PUT', '/content/reports/shop', headers));
    const slowHeaders = exchange(origin, 'GET /health HTTP/1.1\r\nhost: ');
    expect(await slowHeaders).toMatch(/^HTTP\/1\.1 408 /);
    expect(await slowBody).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  it('limits the number of concurrent and waiting content requests', async () => {
    const finish: (() => void)[] = [];
    const { origin, createToken } = await start({
      limits: { maxContentRequests: 1, maxWaitingRequests: 1 },
      content: () =>
        new Promise((resolve) => {
          finish.push(() => {
            resolve(shopReport);
          });
          onStart();
        }),
    });
    let onStart: () => void = () => undefined;
    const nextStart = () => new Promise<void>((resolve) => (onStart = resolve));
    const token = await createToken();
    const get = () => fetch(`${origin}/content/reports/shop`, { headers: bearer(token) });
    let started = nextStart();
    const first = get();
    await started;
    // Of the next two requests, one waits and one is rejected.
    started = nextStart();
    const others = [get(), get()];
    const rejected = await Promise.race(others);
    expect(rejected.status).toBe(503);
    expect(rejected.headers.get('retry-after')).toBe('1');
    expect(finish).toHaveLength(1);
    finish[0]?.();
    expect((await first).status).toBe(200);
    await started;
    finish[1]?.();
    expect((await Promise.all(others)).map(({ status }) => status).sort()).toEqual([200, 503]);
  });

  it('does not process a waiting request whose client has disconnected', async () => {
    const queue = new RequestQueue(1, 2);
    const [first, second, third] = [new EventEmitter(), new EventEmitter(), new EventEmitter()] as const;
    expect(await queue.enter(first)).toBe(true);
    const [disconnected, waiting] = [queue.enter(second), queue.enter(third)];
    second.emit('close');
    expect(await disconnected).toBe(false);
    first.emit('close');
    expect(await waiting).toBe(true);
    const next = queue.enter(first);
    third.emit('close');
    expect(await next).toBe(true);
  });

  it.each([
    ['/content/reports/%', 400],
    ['/content/reports/%E0%A4%A', 400],
    ['//', 404],
    ['//content/reports/shop', 404],
    ['/content/reports/', 404],
    ['/content/reports/shop/more', 404],
    ['/content//shop', 401],
    ['/v1.0/%', 400],
    ['/v1.0/myorg/groups', 401],
    ['http://', 400],
  ])('responds to a GET request for %s with status %i', async (path, status) => {
    const { origin } = await start();
    const response = await exchange(origin, head('GET', path, { connection: 'close' }));
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${String(status)} `));
  });

  it('responds to health checks while connections with slow bodies are open', async () => {
    const { origin, createToken } = await start();
    const headers = { ...bearer(await createToken()), 'content-length': '100000' };
    for (let count = 0; count < 50; count++) open(origin, head('PUT', '/content/reports/shop', headers));
    const response = await fetch(`${origin}/health`);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  });
});
