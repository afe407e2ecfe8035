import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import type { StaffMember, StaffSummary } from '../shared';
import { Client } from './support/client';
import { copyOnServer, databaseKinds, users } from './support/demo';
import { freePort } from './support/postgres';
import { killServers, removeFolders, runToExit, seededFolder, serve } from './support/server-process';
import { Browser, refresh, signInWithPassword } from './support/sign-in';

/** Longer proofs, which `npm run durability` and `npm run processes` contain as well. */
const isFull = process.env.VITRINE_FULL === '1';

afterEach(killServers);
afterAll(removeFolders);

// the embedded database waits ten seconds for the lock of the killed process
describe.each(isFull ? databaseKinds : (['server'] as const))('a server on the %s database', (kind) => {
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
  }, 90_000);
});

test('a second process on the same data folder or port exits with one clear line', async () => {
  const folder = await seededFolder();
  const first = await serve({ DATA_DIR: folder });
  const second = runToExit({ DATA_DIR: folder });
  expect([second.status, second.stderr]).toEqual([
    1,
    `The data folder ${folder} is in use by another process. Stop that process, or set DATA_DIR to another folder. ` +
      'To run several processes, set DATABASE_URL to a PostgreSQL server.\n',
  ]);
  const taken = runToExit({ DATABASE_URL: `${inject('postgresUrl')}/seeded`, PORT: new URL(first.origin).port });
  expect(taken.stderr).toContain('is already in use. Stop the other program, or set PORT');
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
}, 60_000);

/** Sends each request to the next server in turn. */
class BalancedBrowser extends Browser {
  readonly visited = new Set<string>();
  #count = 0;

  constructor(
    origin: string,
    private readonly servers: readonly string[],
  ) {
    super(origin);
  }

  override visit(url: string, init?: RequestInit): Promise<Response> {
    const server = this.servers[this.#count++ % this.servers.length] ?? '';
    this.visited.add(server);
    return super.visit(new URL(url, this.origin).href.replace(this.origin, server), init);
  }
}

async function proveTwoProcesses(): Promise<void> {
  const url = await copyOnServer();
  // as behind a load balancer: one public origin, two processes
  const origin = 'http://staff.test.example';
  const [portOne, portTwo] = [String(await freePort()), String(await freePort())];
  const [atOne, atTwo] = [`http://127.0.0.1:${portOne}`, `http://127.0.0.1:${portTwo}`];
  await Promise.all([portOne, portTwo].map((PORT) => serve({ DATABASE_URL: url, ORIGIN: origin, PORT })));
  const browser = new BalancedBrowser(origin, [atOne, atTwo]);
  const tokens = await signInWithPassword(origin, users.corporate, 'Corporate-2026', browser);
  expect(browser.visited).toEqual(new Set([atOne, atTwo]));
  const [first, second] = [new Client(atOne, tokens.accessToken), new Client(atTwo, tokens.accessToken)];

  const path = 'IYG-US/staff/getinlocations?locationNumbersCsv=1001,1002&limit=100';
  const before = await first.get<StaffSummary[]>(path);
  expect((await second.get(path)).body).toEqual(before.body);
  const person = before.body[3];
  if (!person) throw new Error('the list is too short');
  const { body: record } = await first.get<StaffMember>(`IYG-US/staff/${person.id}`);
  await first.put(`IYG-US/staff/${person.id}`, { ...record, lastName: 'Aaaa' });
  const after = await second.get<StaffSummary[]>(path);
  expect(after.body[0]).toMatchObject({ id: person.id, lastName: 'Aaaa' });
  expect((await first.get(path)).body).toEqual(after.body);
  const embed = await first.get<{ token: string }>('power-bi');
  expect(embed.status).toBe(200);
}

if (isFull) test('two processes on one server serve one sign-in and one list', proveTwoProcesses, 60_000);
