/**
 * Measures the server's response times and throughput, and prints the tables in README.md.
 *
 *     npm run bench -w demo -- [server|embedded] [staff …]
 *
 * Default: 6,000, 60,000 and 300,000 staff on a temporary PostgreSQL server, or on TEST_POSTGRES_URL, and 6,000 and
 * 60,000 on the embedded database. Takes about ten minutes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase, type DatabaseSource } from '../server/database/connect';
import { createLog } from '../server/log';
import type { ReportEmbed } from '../shared';
import { Client } from '../test/support/client';
import { startPostgres } from '../test/support/postgres';
import { signInWithPassword } from '../test/support/sign-in';
import { benchAccount, benchSpace, fill, firstLocationNumbers, locationCount } from './support/fill';
import { applyLoad, send } from './support/load';
import { startServer, stopServer } from './support/running-server';

const seconds = 2;
const connectionCounts = [1, 10, 50];

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const printRow = (cells: readonly string[]): void => {
  console.log(`| ${cells.join(' | ')} |`);
};
const printHeader = (cells: readonly string[]): void => {
  printRow(cells);
  printRow(cells.map(() => '---'));
};

/** Returns the measured routes by name. */
function routesOf(staffCount: number): Record<string, (index: number) => string> {
  const staffPath = `${benchSpace}/staff`;
  const all = firstLocationNumbers(locationCount);
  const inLocations = (numbers: readonly string[], offset = 0) =>
    `${staffPath}/getinlocations?locationNumbersCsv=${numbers.join(',')}&offset=${String(offset)}&limit=10`;
  const search = (term: string) => `${staffPath}/search?searchTerm=${encodeURIComponent(term)}`;
  const deepOffset = Math.min(50_000, Math.floor(staffCount / 2));
  return {
    'one record': (index) =>
      `${staffPath}/00000000-0000-4000-8000-${String(1 + ((index * 7) % staffCount)).padStart(12, '0')}`,
    'list, 1 location': (index) => inLocations([all[index % locationCount] ?? '0001']),
    'list, 25 locations': () => inLocations(firstLocationNumbers(25)),
    'list, all locations': () => inLocations(all),
    'list, all locations, deep page': (index) => inLocations(all, deepOffset + (index % 100)),
    'search, one email': (index) => search(`person.${String(1 + (index % staffCount))}@`),
    'search, common last name': () => search('garcia'),
    'search, two letters at the end': () => search('tu'),
    'search, two letters, no match': () => search('zq'),
  };
}

/** Fills a database, starts the server on it, and prints the results. */
async function measure(title: string, source: DatabaseSource, staffCount: number): Promise<void> {
  const database = await openDatabase(source, {
    prepare: (db) => fill(db, staffCount),
    log: createLog(console.error),
    onLost: (cause) => {
      throw cause;
    },
  });
  await database.close();
  const settings: Record<string, string> =
    'url' in source ? { DATABASE_URL: source.url } : { DATA_DIR: source.folder ?? '' };
  const server = await startServer({ ACCESS_TOKEN_SECONDS: '3600', ...settings });
  const { accessToken } = await signInWithPassword(server.origin, benchAccount.email, benchAccount.password);
  const authorization = { authorization: `Bearer ${accessToken}` };

  console.log(
    `\n${title}, ${staffCount.toLocaleString('en-US')} staff (load average ${loadavg()[0]?.toFixed(1) ?? ''})\n`,
  );
  printHeader([
    'route',
    ...connectionCounts.map((count) => `${String(count)} connection${count === 1 ? '' : 's'}: p50, p99 ms; requests/s`),
  ]);
  for (const [name, route] of Object.entries(routesOf(staffCount))) {
    const cells: string[] = [];
    for (const connections of connectionCounts) {
      const result = await applyLoad(
        connections,
        (index, agent) => send(`${server.origin}/api/${route(index)}`, authorization, agent),
        AbortSignal.timeout(seconds * 1000),
      );
      const failed = result.failures > 0 ? ` (${String(result.failures)} failed)` : '';
      cells.push(`${ms(result.p50)}, ${ms(result.p99)}; ${result.requestsPerSecond.toFixed(0)}${failed}`);
    }
    printRow([name, ...cells]);
  }

  const { body: embed } = await new Client(server.origin, accessToken).get<ReportEmbed>('power-bi');
  const content = `${new URL(embed.embedUrl).origin}/content/reports/${embed.reportId}`;
  const headers = { authorization: `Bearer ${Buffer.from(embed.token).toString('base64')}` };
  const started = performance.now();
  const report = await fetch(content, { headers: { ...headers, 'accept-encoding': 'identity' } });
  const size = (await report.arrayBuffer()).byteLength;
  const coldMs = performance.now() - started;
  const load = await applyLoad(
    50,
    (_index, agent) => send(content, headers, agent),
    AbortSignal.timeout(seconds * 1000),
  );
  const signInStarted = performance.now();
  await signInWithPassword(server.origin, benchAccount.email, benchAccount.password);
  console.log(
    `\nKPI report for ${String(locationCount)} locations: ${(size / 1000).toFixed(0)} kB before compression, ` +
      `first request ${ms(coldMs)} ms; with 50 connections p50 ${ms(load.p50)} ms, p99 ${ms(load.p99)} ms, ` +
      `${load.requestsPerSecond.toFixed(0)} requests/s; a subsequent sign-in ${ms(performance.now() - signInStarted)} ms.`,
  );
  await stopServer(server, 'SIGTERM');
}

async function measureServer(counts: readonly number[]): Promise<void> {
  const postgres = await startPostgres();
  const administrator = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await administrator.connect();
  for (const count of counts) {
    await administrator.query('drop database if exists vitrine_bench');
    await administrator.query('create database vitrine_bench');
    await measure('PostgreSQL', { url: `${postgres.url}/vitrine_bench` }, count);
  }
  await administrator.end();
  postgres.stop();
}

async function measureEmbedded(counts: readonly number[]): Promise<void> {
  for (const count of counts) {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
    await measure('Embedded database', { folder }, count);
    rmSync(folder, { recursive: true, force: true });
  }
}

const [kind, ...staff] = process.argv.slice(2);
const counts = staff.map(Number);
const [processor] = cpus();
console.log(`${String(cpus().length)} cores, ${processor?.model.trim() ?? ''}, Node ${process.versions.node}`);
if (kind !== 'embedded') await measureServer(counts.length > 0 ? counts : [6000, 60_000, 300_000]);
if (kind !== 'server') await measureEmbedded(counts.length > 0 ? counts : [6000, 60_000]);
