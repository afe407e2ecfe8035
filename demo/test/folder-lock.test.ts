import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { guardMessages } from '../server/database/embedded';
import { lockFolder } from '../server/database/folder-lock';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-lock-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const options = {
  staleMs: 2000,
  heartbeatMs: 1000,
  onLost: (cause: Error) => {
    throw cause;
  },
};

test.concurrent('rejects a folder with an active owner until the owner releases it', async () => {
  const folder = newFolder();
  const lock = await lockFolder(folder, options);
  await expect(lockFolder(folder, options)).rejects.toThrow(
    `The data folder ${folder} is in use by another process. Stop that process, or set DATA_DIR`,
  );
  await lock.release();
  await (await lockFolder(folder, options)).release();
});

test('renews the lock while the main thread is blocked for longer than the lock takes to expire', async () => {
  const folder = newFolder();
  const lock = await lockFolder(folder, options);
  const heartbeat = () => statSync(join(folder, '.lock')).mtimeMs;
  const first = heartbeat();
  const blockedMs = options.staleMs + 500;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, blockedMs);
  // read before the main thread's pending timers can run
  expect(heartbeat()).toBeGreaterThan(first);
  await lock.release();
  expect(existsSync(join(folder, '.lock'))).toBe(false);
});

test('waits for a heartbeat after a suspension, and fails if another process has taken over the lock', async () => {
  const folder = newFolder();
  const lock = await lockFolder(folder, { ...options, onLost: () => undefined });
  await lock.verify();
  // the worker's clock does not change, so its heartbeats appear to be too old
  const advanceClock = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  let clock = advanceClock();
  const first = lock.verify();
  expect(await Promise.race([first, delay(100, 'waiting')])).toBe('waiting');
  clock.mockRestore();
  await first;
  clock = advanceClock();
  const second = lock.verify();
  utimesSync(join(folder, '.lock'), new Date(0), new Date(0));
  await expect(second).rejects.toThrow(`The data folder ${folder} is in use by another process.`);
  clock.mockRestore();
});

test('rejects a query if the lock is lost before or during the query', async () => {
  let isLost = false;
  let sent = 0;
  const client = {
    execProtocolRaw: () => {
      sent++;
      isLost = true;
      return Promise.resolve(new Uint8Array());
    },
  };
  guardMessages(client, { verify: () => (isLost ? Promise.reject(new Error('lost')) : Promise.resolve()) });
  for (let query = 0; query < 2; query++) await expect(client.execProtocolRaw()).rejects.toThrow('lost');
  expect(sent).toBe(1);
});

test.concurrent('takes over a lock whose heartbeat has stopped', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, '.lock'));
  const past = new Date(Date.now() - 60_000);
  utimesSync(join(folder, '.lock'), past, past);
  await (await lockFolder(folder, options)).release();
});

test.concurrent('grants the lock to only one of two processes that take it over at the same time', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, '.lock'));
  const past = new Date(Date.now() - 60_000);
  utimesSync(join(folder, '.lock'), past, past);
  const attempts = await Promise.allSettled([lockFolder(folder, options), lockFolder(folder, options)]);
  expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const attempt of attempts) if (attempt.status === 'fulfilled') await attempt.value.release();
});

test.concurrent('notifies the owner when another process has taken over its lock', async () => {
  const folder = newFolder();
  const lost = new Promise<Error>((resolve) => {
    void lockFolder(folder, { ...options, onLost: resolve }).then(() => {
      const other = new Date(Date.now() - 1000);
      utimesSync(join(folder, '.lock'), other, other);
    });
  });
  expect((await lost).message).toMatch(/lock/);
});
