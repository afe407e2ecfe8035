import { createServer, type AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { lockFolder } from '../server/database/folder-lock';
import type { StaffMember, StaffSummary } from '../shared';
import { Client } from './support/client';
import { copyOnServer, databaseKinds, users } from './support/demo';
import { freePort } from './support/postgres';
import {
  killServers,
  removeFolders,
  runUntilExit,
  seededFolder,
  serve,
  temporaryFolder,
} from './support/server-process';
import { CookieClient, refresh, signInWithPassword } from './support/sign-in';

/** Whether to run the long tests, which `npm run durability` and `npm run processes` also cover. */
const isFull = process.env.VITRINE_FULL === '1';

afterEach(killServers);
afterAll(removeFolders);

// Opening the embedded database takes ten seconds, because it waits for the killed process's lock to expire.
describe.each(isFull ? databaseKinds : (['server'] as const))('a server on the %s database', (kind) => {
  test('keeps all acknowledged changes and the session when it is killed during writes', async () => {
    const settings: Record<string, string> =
      kind === 'server' ? { DATABASE_URL: await copyOnServer() } : { DATA_DIR: await seededFolder() };
    const first = await serve(settings);
    const browser = new CookieClient(first.origin);
    const tokens = await signInWithPassword(first.origin, users.corporate, 'Corporate-2026', browser);
    const client = new Client(first.origin, tokens.accessToken);
    const list = 'IYG-US/staff/getinlocations?locationNumbersCsv=1001&limit=5';
    const { body: people } = await client.get<StaffSummary[]>(list);

    // Five writers, each of which increments a counter in one person's name as fast as the server responds.
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
    await first.exited;
    expect(stopped.map(({ status }) => status)).toEqual(people.map(() => 'rejected'));

    // Tokens contain the origin, so the second server must listen on the first one's port.
    const second = await serve({ ...settings, PORT: new URL(first.origin).port });
    const secondClient = new Client(second.origin, tokens.accessToken);
    for (const [id, count] of acknowledged) {
      const { body } = await secondClient.get<StaffMember>(`IYG-US/staff/${id}`);
      // The write after the last acknowledged one may also have been committed.
      expect([count, count + 1]).toContain(Number(body.firstName.replace('Count ', '')));
    }
    expect(acknowledged.size).toBe(people.length);
    expect((await refresh(browser, tokens.refreshToken)).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.exited).toBe(0);
  }, 240_000);
});

test('prints one line and exits when the data folder or the port is already in use', async () => {
  const folder = temporaryFolder();
  const lock = await lockFolder(folder, {
    onLost: (cause) => {
      throw cause;
    },
  });
  const locked = await runUntilExit({ DATA_DIR: folder });
  expect(locked).toMatchObject({
    status: 1,
    stderr:
      `The data folder ${folder} is in use by another process. Stop that process, or set DATA_DIR to a different folder. ` +
      'To run several processes, set DATABASE_URL to a PostgreSQL server.\n',
  });
  await lock.release();
  const other = createServer().listen(0);
  const { port } = other.address() as AddressInfo;
  const portInUse = await runUntilExit({ DATABASE_URL: await copyOnServer(), PORT: String(port) });
  expect([portInUse.status, portInUse.stderr]).toEqual([
    1,
    `Port ${String(port)} is already in use. Stop the other program, or set PORT to a free port.\n`,
  ]);
  other.close();
}, 200_000);

/** Client whose requests are distributed to servers in turn, as a load balancer would do. */
class BalancedClient extends CookieClient {
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

async function testTwoProcesses(): Promise<void> {
  const url = await copyOnServer();
  // As behind a load balancer, two processes share one public origin.
  const origin = 'http://staff.test.example';
  const [portOne, portTwo] = [String(await freePort()), String(await freePort())];
  const [atOne, atTwo] = [`http://127.0.0.1:${portOne}`, `http://127.0.0.1:${portTwo}`];
  await Promise.all([portOne, portTwo].map((PORT) => serve({ DATABASE_URL: url, ORIGIN: origin, PORT })));
  const browser = new BalancedClient(origin, [atOne, atTwo]);
  const tokens = await signInWithPassword(origin, users.corporate, 'Corporate-2026', browser);
  expect(browser.visited).toEqual(new Set([atOne, atTwo]));
  const [first, second] = [new Client(atOne, tokens.accessToken), new Client(atTwo, tokens.accessToken)];

  const path = 'IYG-US/staff/getinlocations?locationNumbersCsv=1001,1002&limit=100';
  const before = await first.get<StaffSummary[]>(path);
  expect((await second.get(path)).body).toEqual(before.body);
  const person = before.body[3];
  if (!person) throw new Error('Expected at least four people in the list.');
  const { body: record } = await first.get<StaffMember>(`IYG-US/staff/${person.id}`);
  await first.put(`IYG-US/staff/${person.id}`, { ...record, lastName: 'Aaaa' });
  const after = await second.get<StaffSummary[]>(path);
  expect(after.body[0]).toMatchObject({ id: person.id, lastName: 'Aaaa' });
  expect((await first.get(path)).body).toEqual(after.body);
  const embed = await first.get<{ token: string }>('power-bi');
  expect(embed.status).toBe(200);
}

if (isFull) test('shares sign-ins and changes between two processes with the same database', testTwoProcesses, 200_000);
