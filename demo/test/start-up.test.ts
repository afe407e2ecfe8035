import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { prepareDataFolder, folderError } from '../server/database/data-folder';
import { listen } from '../server/http/listen';
import { createLog } from '../server/log';
import { readSettings } from '../server/settings';
import { openTestDatabase } from './support/open-database';
import { freePort } from './support/postgres';
import { copyOnServer } from './support/demo';
import { killServers, removeFolders, runUntilExit, serve, temporaryFolder } from './support/server-process';

afterAll(() => {
  killServers();
  removeFolders();
});

const failure = async (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'no error',
    (error: unknown) => (error instanceof Error && error.name === 'SetupError' ? error.message : String(error)),
  );

test('rejects a data folder that is a file or is inside a file', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'below')])
    expect(await failure(openTestDatabase({ folder }))).toBe(
      `DATA_DIR must be a folder, but ${folder} is a file or is inside a file. Set DATA_DIR to a folder.`,
    );
});

test('rejects a folder with unrelated files instead of initializing it', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'photo.jpg'), '');
  expect(await failure(openTestDatabase({ folder }))).toBe(
    `The data folder ${folder} is not empty and does not contain a database. Set DATA_DIR to an empty folder.`,
  );
});

test('rejects an incomplete database instead of initializing it', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'postgres', 'base'), { recursive: true });
  expect(await failure(openTestDatabase({ folder }))).toContain('postgres/PG_VERSION is missing. Restore the folder');
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '18');
  expect(await failure(openTestDatabase({ folder }))).toContain('postgres/global/pg_control is missing.');
});

test('initializes the database again after an interrupted initialization, and reuses it on the next start', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'postgres', 'base'), { recursive: true });
  writeFileSync(join(folder, '.initializing'), '');
  const first = await openTestDatabase({ folder });
  await first.db.execute('create table kept ()');
  await first.close();
  const second = await openTestDatabase({ folder });
  await second.db.execute('drop table kept');
  await second.close();
});

test('reports damaged database files', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'postgres', 'global'), { recursive: true });
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '18');
  writeFileSync(join(folder, 'postgres', 'global', 'pg_control'), 'damaged');
  expect(await failure(openTestDatabase({ folder }))).toContain('cannot be opened; its files are damaged');
});

test.skipIf(process.platform !== 'linux')('exits when folders cannot be created on the file system', async () => {
  // in a separate process, because Node's recursive mkdir blocks on this path forever
  const { status, stderr } = await runUntilExit({ DATA_DIR: '/proc/vitrine/data' });
  expect([status, stderr]).toEqual([
    1,
    'The data folder /proc/vitrine/data cannot be written to (ENOENT). Make it writable for this user, or set DATA_DIR to a different folder.\n',
  ]);
});

test('rejects a data folder that contains a file named .lock', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, '.lock'), '');
  expect(await failure(openTestDatabase({ folder }))).toBe(
    `The data folder ${folder} contains a file named .lock, which prevents the server from locking the folder. Delete the file, or set DATA_DIR to a different folder.`,
  );
});

test.each(['EACCES', 'EPERM', 'EROFS'])(
  'reports that a folder is not writable when an operation on it fails with %s',
  (code) => {
    const error = folderError('/data', Object.assign(new Error(code), { code }));
    expect(String(error)).toContain(`The data folder /data cannot be written to (${code}). Make it writable`);
  },
);

test('accepts a folder that contains only a lock file from an earlier version, and a folder that does not exist', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'lock'), '1 1');
  prepareDataFolder(folder);
  rmSync(folder, { recursive: true });
  prepareDataFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

test.each([
  'postgres://',
  'postgres://:pass@/db',
  'postgres:///db',
  'mysql://host/db',
  'postgres://host:port/db',
  'postgres://host/%ff',
  'postgres://host/a%00b',
  'postgres://%zz@host/db',
])('rejects the database URL %s', (DATABASE_URL) => {
  expect(() => readSettings({ DATABASE_URL })).toThrow(
    'Invalid setting DATABASE_URL: must be a URL such as postgres://user:password@host:5432/database',
  );
});

test.each([{ CONTENT_HOST: '::1' }, { CONTENT_ORIGIN: 'http://[::1]:4300' }])(
  'rejects an IPv6 address as the origin of the content, which browsers would not frame: %j',
  (environment) => {
    expect(() => readSettings(environment)).toThrow(
      'Invalid setting CONTENT_ORIGIN: must contain a host name or an IPv4 address, because the app cannot allow frames from IPv6 addresses',
    );
    const settings = readSettings({ CONTENT_HOST: '::1', CONTENT_ORIGIN: 'http://content.localhost:4300' });
    expect(settings.CONTENT_HOST).toBe('::1');
  },
);

test.each(['OIDC_ISSUER', 'PAGE_VIEWS_URL'])(
  'rejects an IPv6 address in %s, to which browsers would not connect',
  (name) => {
    expect(() => readSettings({ [name]: 'https://[::1]/path' })).toThrow(
      `${name}: must contain a host name or an IPv4 address, because the app cannot connect to IPv6 addresses`,
    );
  },
);

test('reports a missing database, a rejected user and a stopped server', async () => {
  const server = new URL(inject('postgresUrl'));
  expect(await failure(openTestDatabase({ url: `${server.href}/missing` }))).toBe(
    `The database 'missing' does not exist on ${server.host}. Create it, or change DATABASE_URL.`,
  );
  const unknownUser = new URL(`${server.href}/seeded`);
  unknownUser.username = 'stranger';
  expect(await failure(openTestDatabase({ url: unknownUser.href }))).toBe(
    `${server.host} rejected the user or password (28000). Check DATABASE_URL.`,
  );
  const port = String(await freePort());
  expect(await failure(openTestDatabase({ url: `postgres://127.0.0.1:${port}/x` }))).toBe(
    `The database on 127.0.0.1:${port} does not respond (ECONNREFUSED). Check DATABASE_URL and make sure that the server is running.`,
  );
});

test.each([
  ['sslmode=verify-full', 'The server does not support SSL connections'],
  ['sslrootcert=/missing.pem', "ENOENT: no such file or directory, open '/missing.pem'"],
  ['options=-c%20missing=1', 'unrecognized configuration parameter "missing"'],
])('reports a database URL whose parameter %s is rejected', async (parameter, reason) => {
  const server = new URL(inject('postgresUrl'));
  expect(await failure(openTestDatabase({ url: `${server.href}/seeded?${parameter}` }))).toBe(
    `The connection to ${server.host} failed: ${reason}. Check DATABASE_URL.`,
  );
});

test('names the host and port settings when it cannot listen on an address', async () => {
  const listening = listen({
    port: 0,
    host: 'nowhere.invalid',
    setting: 'CONTENT_PORT',
    setHeaders: () => undefined,
    log: createLog(() => undefined),
    serve: () => Promise.resolve(),
  });
  expect(await failure(listening)).toMatch(
    /^The server cannot listen on nowhere\.invalid \(E\w+\)\. Check CONTENT_HOST and CONTENT_PORT\.$/,
  );
});

test('prints one line and exits with code 1 when it cannot start', async () => {
  const { status, stdout, stderr } = await runUntilExit({ DATABASE_URL: `${inject('postgresUrl')}/missing` });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^The database 'missing' does not exist on [\w.:]+\. Create it, or change DATABASE_URL\.\n$/);
});

test('keeps running when the process that reads its log closes the pipe', async () => {
  const { origin, child, exited } = await serve({ DATABASE_URL: await copyOnServer() });
  child.stdout?.destroy();
  for (let request = 0; request < 2; request++) expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
});

test('shuts down when its terminal is closed', async () => {
  const { child, exited } = await serve({ DATABASE_URL: await copyOnServer() });
  child.kill('SIGHUP');
  expect(await exited).toBe(0);
});

test('responds with 503 on /healthz while shutting down', async () => {
  const { origin, child, exited } = await serve({ DATABASE_URL: await copyOnServer() });
  const health = async () => {
    const response = await fetch(`${origin}/healthz`);
    return `${String(response.status)} ${await response.text()}`;
  };
  expect(await health()).toBe('200 {"status":"ok"}');
  child.kill('SIGTERM');
  await expect.poll(health).toBe('503 {"status":"stopping"}');
  expect(await exited).toBe(0);
});
