/**
 * Measures response times and throughput of the server with 1, 10 and 50 connections, and those of the KPI report.
 *
 *     npm run bench -w demo -- [staff] [postgres://…]
 *
 * Default: 6,000 staff on the embedded database. The database must be empty.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/database/connect';
import { createLog } from '../server/log';
import type { ReportEmbed } from '../shared';
import { Client } from '../test/support/client';
import { signInWithPassword } from '../test/support/sign-in';
import { benchAccount, benchSpace, fill, locationCount, firstLocationNumbers } from './support/fill';
import { applyLoad, send } from './support/load';
import { startServer, stopServer } from './support/running-server';

const seconds = 2;
const [count = '6000', url] = process.argv.slice(2);
const staffCount = Number(count);
const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
const started = performance.now();
const database = await openDatabase(url === undefined ? { folder } : { url }, {
  prepare: (db) => fill(db, staffCount),
  log: createLog(console.error),
  onLost: (cause) => {
    throw cause;
  },
});
await database.close();
console.log(`${count} staff, ${database.kind}, seeded in ${((performance.now() - started) / 1000).toFixed(0)} s`);

const server = await startServer({
  ACCESS_TOKEN_SECONDS: '3600',
  ...(url === undefined ? { DATA_DIR: folder } : { DATABASE_URL: url }),
});
const { accessToken } = await signInWithPassword(server.origin, benchAccount.email, benchAccount.password);
const authorization = { authorization: `Bearer ${accessToken}` };
const staffPath = `${benchSpace}/staff`;
const inLocations = (numbers: readonly string[], offset = 0) =>
  `${staffPath}/getinlocations?locationNumbersCsv=${numbers.join(',')}&offset=${String(offset)}&limit=10`;
const person = (index: number) => `00000000-0000-4000-8000-${String(1 + (index % staffCount)).padStart(12, '0')}`;
const deepOffset = Math.min(50_000, Math.floor(staffCount / 2));
const routes: Record<string, (index: number) => string> = {
  'one record': (index) => `${staffPath}/${person(index * 7)}`,
  'list, 1 location': (index) => inLocations([firstLocationNumbers(locationCount)[index % locationCount] ?? '0001']),
  'list, 25 locations': () => inLocations(firstLocationNumbers(25)),
  'list, all locations': () => inLocations(firstLocationNumbers(locationCount)),
  [`list, all, offset ${String(deepOffset)}`]: (index) =>
    inLocations(firstLocationNumbers(locationCount), deepOffset + (index % 100)),
  'search, common name': () => `${staffPath}/search?searchTerm=garcia`,
  'search, one email': (index) => `${staffPath}/search?searchTerm=person.${String(1 + (index % staffCount))}@`,
  'search, two letters, no match': () => `${staffPath}/search?searchTerm=zq`,
};

const ms = (value: number) => value.toFixed(1).padStart(8);
const row = (name: string, cells: string[]) => {
  console.log(`${name.padEnd(32)}${cells.join(' ')}`);
};
row('route', ['    1 connection: p50, p99 in ms', '  10: p50, p99', '  50: p50, p99, requests/s']);
for (const [name, route] of Object.entries(routes)) {
  const cells: string[] = [];
  for (const connections of [1, 10, 50]) {
    const result = await applyLoad(
      connections,
      (index, agent) => send(`${server.origin}/api/${route(index)}`, authorization, agent),
      AbortSignal.timeout(seconds * 1000),
    );
    cells.push(ms(result.p50), ms(result.p99), ms(result.requestsPerSecond).slice(0, -2));
    if (result.failures > 0) cells.push(`(${String(result.failures)} failures)`);
  }
  row(name, cells);
}

const { body: embed } = await new Client(server.origin, accessToken).get<ReportEmbed>('power-bi');
const content = `${new URL(embed.embedUrl).origin}/content/reports/${embed.reportId}`;
const headers = { authorization: `Bearer ${Buffer.from(embed.token).toString('base64')}` };
const cold = performance.now();
const report = await fetch(content, { headers: { ...headers, 'accept-encoding': 'identity' } });
const size = (await report.arrayBuffer()).byteLength;
const coldMs = performance.now() - cold;
const load = await applyLoad(50, (_index, agent) => send(content, headers, agent), AbortSignal.timeout(seconds * 1000));
const signInStarted = performance.now();
await signInWithPassword(server.origin, benchAccount.email, benchAccount.password);
row('KPI report', [
  `${(size / 1000).toFixed(0)} kB, ${coldMs.toFixed(0)} ms uncached;`,
  `50 connections: p50 ${load.p50.toFixed(0)} ms, p99 ${load.p99.toFixed(0)} ms, ${load.requestsPerSecond.toFixed(0)}/s;`,
  `next sign-in ${(performance.now() - signInStarted).toFixed(0)} ms`,
]);
await stopServer(server, 'SIGTERM');
rmSync(folder, { recursive: true, force: true });
