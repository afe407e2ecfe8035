import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '../server/database/open';
import type { StaffMember, StaffSummary } from '../shared';
import { Client } from './support/client';
import { copyOnServer, databaseKinds, users } from './support/demo';
import { freePort } from './support/postgres';
import { Browser, refresh, signInWithPassword } from './support/sign-in';

const main = fileURLToPath(new URL('../server/main.ts', import.meta.url));
const folders: string[] = [];
const children = new Set<ChildProcess>();

/** A data folder with the seeded database. */
async function seededFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-data-'));
  folders.push(folder);
  const image = new Blob([readFileSync(inject('image'))]);
  await (await openDatabase({ folder, image }, () => Promise.resolve())).close();
  return folder;
}

const environment = (settings: Record<string, string>) => ({
  ...process.env,
  PORT: '0',
  CONTENT_PORT: '0',
  FRAME_SCRIPT: inject('frameScript'),
  ...settings,
});

/** The server in a process of its own; resolves when it listens. */
async function serve(
  settings: Record<string, string>,
): Promise<{ origin: string; child: ChildProcess; ended: Promise<number | null> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      children.delete(child);
      resolve(code);
    });
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /"message":"started","origin":"([^"]+)"/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then((code) => {
      reject(new Error(`the server ended with ${String(code)}`));
    });
  });
  return { origin, child, ended };
}

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe.each(databaseKinds)('a server on the %s database', (kind) => {
  test('keeps every acknowledged change when it is killed in the middle of writes, and the session', async () => {
    const settings: Record<string, string> =
      kind === 'server' ? { DATABASE_URL: await copyOnServer() } : { DATA_DIR: await seededFolder() };
    const first = await serve(settings);
    const browser = new Browser(first.origin);
    const tokens = await signInWithPassword(first.origin, users.corporate, 'Corporate-2026', browser);
    const client = new Client(first.origin, tokens.accessToken);
    const list = 'IYG-US/staff/getinlocations?locationNumbersCsv=1001&limit=5';
    const { body: people } = await client.get<StaffSummary[]>(list);

    // five writers, each raising a counter in one person's name as fast as the server answers
    const acknowledged = new Map<string, number>();
    const writers = people.map(async ({ id }) => {
      const { body } = await client.get<StaffMember>(`IYG-US/staff/${id}`);
      for (let count = 1; ; count++) {
        const { status } = await client.put(`IYG-US/staff/${id}`, { ...body, firstName: `Count ${String(count)}` });
        if (status === 200) acknowledged.set(id, count);
        if ([...acknowledged.values()].reduce((sum, value) => sum + value, 0) === 60) first.child.kill('SIGKILL');
      }
    });
    const stopped = await Promise.allSettled(writers);
    await first.ended;
    expect(stopped.map(({ status }) => status)).toEqual(people.map(() => 'rejected'));

    // tokens name their origin: the second server takes the place of the first
    const second = await serve({ ...settings, PORT: new URL(first.origin).port });
    const again = new Client(second.origin, tokens.accessToken);
    for (const [id, count] of acknowledged) {
      const { body } = await again.get<StaffMember>(`IYG-US/staff/${id}`);
      // the write after the last acknowledged one may have been finished too
      expect([count, count + 1]).toContain(Number(body.firstName.replace('Count ', '')));
    }
    expect(acknowledged.size).toBe(people.length);
    expect((await refresh(browser, tokens.refreshToken)).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });
});

test('a second process in the same folder gets a clear message', async () => {
  const folder = await seededFolder();
  const first = await serve({ DATA_DIR: folder });
  const second = spawnSync(process.execPath, ['--import', 'tsx', main], {
    env: environment({ DATA_DIR: folder }),
    encoding: 'utf8',
  });
  expect(second.status).toBe(1);
  expect(second.stderr).toContain(
    `is in use by process ${String(first.child.pid)}. Stop that process, or set DATA_DIR`,
  );
  const taken = spawnSync(process.execPath, ['--import', 'tsx', main], {
    env: environment({ DATABASE_URL: `${inject('postgresUrl')}/seeded`, PORT: new URL(first.origin).port }),
    encoding: 'utf8',
  });
  expect(taken.stderr).toContain('is taken. Stop the other program, or set PORT');
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
});

/** Sends each request to the next server in turn. */
class BalancedBrowser extends Browser {
  readonly asked = new Set<string>();
  #count = 0;

  constructor(
    origin: string,
    private readonly servers: readonly string[],
  ) {
    super(origin);
  }

  override visit(url: string, init?: RequestInit): Promise<Response> {
    const server = this.servers[this.#count++ % this.servers.length] ?? '';
    this.asked.add(server);
    return super.visit(new URL(url, this.origin).href.replace(this.origin, server), init);
  }
}

test('two processes on one server serve one sign-in and one list', async () => {
  const url = await copyOnServer();
  // as behind a load balancer: one public origin, two processes
  const origin = 'http://staff.test.example';
  const [portOne, portTwo] = [String(await freePort()), String(await freePort())];
  const [atOne, atTwo] = [`http://127.0.0.1:${portOne}`, `http://127.0.0.1:${portTwo}`];
  await Promise.all([portOne, portTwo].map((PORT) => serve({ DATABASE_URL: url, ORIGIN: origin, PORT })));
  const browser = new BalancedBrowser(origin, [atOne, atTwo]);
  const tokens = await signInWithPassword(origin, users.corporate, 'Corporate-2026', browser);
  expect(browser.asked).toEqual(new Set([atOne, atTwo]));
  const [first, second] = [new Client(atOne, tokens.accessToken), new Client(atTwo, tokens.accessToken)];

  const path = 'IYG-US/staff/getinlocations?locationNumbersCsv=1001,1002&limit=100';
  const before = await first.get<StaffSummary[]>(path);
  expect((await second.get(path)).body).toEqual(before.body);
  const person = before.body[3];
  if (!person) throw new Error('nobody there');
  const { body: record } = await first.get<StaffMember>(`IYG-US/staff/${person.id}`);
  await first.put(`IYG-US/staff/${person.id}`, { ...record, lastName: 'Aaaa' });
  const after = await second.get<StaffSummary[]>(path);
  expect(after.body[0]).toMatchObject({ id: person.id, lastName: 'Aaaa' });
  expect((await first.get(path)).body).toEqual(after.body);
  const embed = await first.get<{ token: string }>('power-bi');
  expect(embed.status).toBe(200);
});
