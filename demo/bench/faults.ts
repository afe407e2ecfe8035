/**
 * Injects faults into the server's environment during parallel writes, and verifies the server's responses and data:
 *
 * 1. PostgreSQL is stopped with `pg_ctl stop -m fast` and restarted.
 * 2. All PostgreSQL processes are suspended with SIGSTOP and resumed.
 * 3. A second server starts on the same data folder, in a different PID namespace (on Linux, as root).
 *
 *     npm run faults -w demo
 *
 * Exits with code 1 if an expectation is not met.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../test/support/postgres';
import { startServer, stopServer, type RunningServer } from './support/running-server';
import { lostWrites, readCounters, staffIds, startWriters } from './support/writers';

let failures = 0;
const report = (text: string, isMet: boolean): void => {
  if (!isMet) failures++;
  console.log(`${isMet ? 'ok' : 'FAILED'}: ${text}`);
};

/** Requests `/healthz`. Returns the status and the duration in milliseconds. */
async function probe({ address }: RunningServer): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const { status } = await fetch(`${address}/healthz`);
  return { status, ms: performance.now() - started };
}

/** Waits until the server is healthy. Returns the duration in milliseconds. */
async function recovery(running: RunningServer): Promise<number> {
  const started = performance.now();
  while ((await probe(running)).status !== 200) {
    if (performance.now() - started > 60_000) throw new Error('The server did not recover within 60 s.');
    await delay(50);
  }
  return performance.now() - started;
}

const formatStatuses = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${String(count)} × ${String(status)}`)
    .join(', ');

async function testOutage(name: string, running: RunningServer, start: () => void, end: () => void): Promise<void> {
  const ids = await staffIds(running);
  const writers = await startWriters(running, ids);
  await delay(1500);
  start();
  const probes: { status: number; ms: number }[] = [];
  for (let count = 0; count < 10; count++) probes.push(await probe(running));
  const slowest = Math.max(...probes.map(({ ms }) => ms));
  const reported = probes.every(({ status }) => status === 503);
  report(`${name}: /healthz responded with 503 within ${slowest.toFixed(0)} ms`, reported && slowest < 2000);
  end();
  const recovered = await recovery(running);
  await delay(1000);
  const { statuses, acknowledged } = await writers.stop();
  const others = [...statuses.keys()].filter((status) => status !== 200 && status !== 503);
  report(`${name}: parallel writes received ${formatStatuses(statuses)}`, others.length === 0);
  report(
    `${name}: healthy ${recovered.toFixed(0)} ms after the fault ended, same process`,
    running.child.exitCode === null,
  );
  const lost = lostWrites(await readCounters(running, ids), acknowledged);
  report(`${name}: ${String(lost)} of ${String(writers.total())} acknowledged writes lost`, lost === 0);
}

async function testDatabaseFaults(): Promise<void> {
  const postgres = await startPostgres();
  const { control } = postgres;
  if (!control) throw new Error('Unset TEST_POSTGRES_URL. The tests start and stop their own PostgreSQL server.');
  const running = await startServer({ DATABASE_URL: `${postgres.url}/postgres` });
  await testOutage('stopped database', running, control.stopFast, control.start);
  await testOutage(
    'hanging database',
    running,
    () => {
      control.signal('SIGSTOP');
    },
    () => {
      control.signal('SIGCONT');
    },
  );
  await stopServer(running, 'SIGTERM');
  postgres.stop();
}

/** Sends a signal directly to the server in a PID namespace, because its launcher does not forward signals. */
function signalInside({ child }: RunningServer, name: NodeJS.Signals): void {
  const pid = execFileSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], { encoding: 'utf8' }).trim();
  process.kill(Number(pid), name);
}

const exitOf = ({ child }: RunningServer): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });

async function testNamespaces(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-namespaces-'));
  const namespace = ['unshare', '--pid', '--fork', '--mount-proc'];
  const first = await startServer({ DATA_DIR: folder }, namespace);
  const ids = await staffIds(first);
  const writers = await startWriters(first, ids);
  const isRejected = await startServer({ DATA_DIR: folder }, namespace).then(
    async (second) => {
      signalInside(second, 'SIGKILL');
      await exitOf(second);
      return false;
    },
    () => true,
  );
  const { statuses, acknowledged } = await writers.stop();
  report('PID namespaces: a second server on the data folder exited', isRejected);
  report(`PID namespaces: writes received ${formatStatuses(statuses)}`, [...statuses.keys()].join() === '200');
  signalInside(first, 'SIGKILL');
  await exitOf(first);
  const started = performance.now();
  const next = await startServer({ DATA_DIR: folder }, namespace);
  const seconds = (performance.now() - started) / 1000;
  const lost = lostWrites(await readCounters(next, ids), acknowledged);
  report(
    `PID namespaces: a server took over ${seconds.toFixed(0)} s after kill -9 of the first; ` +
      `${String(lost)} of ${String(writers.total())} acknowledged writes lost`,
    lost === 0,
  );
  signalInside(next, 'SIGTERM');
  await exitOf(next);
  rmSync(folder, { recursive: true });
}

await testDatabaseFaults();
if (process.platform === 'linux' && process.getuid?.() === 0) await testNamespaces();
else console.log('skipped: PID namespaces, which require root on Linux');
process.exitCode = failures === 0 ? 0 : 1;
