import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import type { StaffMember } from '../shared';
import type { Client } from './support/client';
import { copyOnServer, startTestDemo, users, type TestDemo } from './support/demo';
import { openTestDatabase } from './support/open-database';
import { addPerson } from './support/people';
import { startProxy, type DatabaseProxy } from './support/proxy';
import { authorizationRequest } from './support/sign-in';

let proxy: DatabaseProxy;
let database: string;
let demo: TestDemo;
let corporate: Client;
let people: StaffMember[];

beforeAll(async () => {
  const direct = new URL(await copyOnServer());
  database = direct.pathname.slice(1);
  proxy = await startProxy({ host: direct.hostname, port: Number(direct.port) });
  const proxied = new URL(direct);
  proxied.port = String(proxy.port);
  demo = await startTestDemo('server', {}, await openTestDatabase({ url: proxied.href }));
  corporate = await demo.as(users.corporate);
  people = await Promise.all(Array.from({ length: 8 }, () => addPerson(demo.db)));
});
afterEach(() => proxy.restore());
afterAll(async () => {
  await demo.close();
  await proxy.close();
});

const save = (person: StaffMember, firstName: string) =>
  corporate.put(`IYG-US/staff/${person.id}`, { ...person, firstName });

/** Terminates all open connections, like `pg_ctl stop -m fast`. */
async function terminateConnections(): Promise<void> {
  const admin = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` });
  await admin.connect();
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
  await admin.end();
}

test('responds with 503 while the database is down, and accepts writes again after it has restarted', async () => {
  const statuses = new Set<number>();
  let isStopping = false;
  expect((await Promise.all(people.map((person) => save(person, 'First')))).map(({ status }) => status)).toEqual(
    people.map(() => 200),
  );
  const writers = people.map(async (person) => {
    for (let count = 0; !isStopping; count++) statuses.add((await save(person, `Count ${String(count)}`)).status);
    statuses.add((await save(person, 'Last')).status);
  });
  for (let round = 0; round < 3; round++) await terminateConnections();
  await proxy.cut();
  isStopping = true;
  await Promise.all(writers);
  expect(statuses).toContain(503);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);

  const rejected = await corporate.get('permissions');
  expect([rejected.status, rejected.body, rejected.headers.get('retry-after')]).toEqual([
    503,
    { error: 'The service is not available at the moment. Please try again in a few seconds.' },
    '5',
  ]);
  const signIn = await fetch(`${demo.origin}${authorizationRequest(demo.origin).url}`, { redirect: 'manual' });
  expect(signIn.status).toBe(503);

  await proxy.restore();
  // Connections that were idle during the outage fail once and are then replaced.
  await expect
    .poll(async () =>
      (await Promise.all(people.map((person) => save(person, 'Restored')))).every(({ status }) => status === 200),
    )
    .toBe(true);
});

test.each(['stopped', 'stalled'] as const)('reports a %s database on /healthz within 2 s', async (state) => {
  const status = async () => (await fetch(`${demo.origin}/healthz`)).status;
  await expect.poll(status).toBe(200);
  if (state === 'stopped') await proxy.cut();
  else proxy.stall();
  const started = performance.now();
  const probes = await Promise.all(Array.from({ length: 30 }, () => fetch(`${demo.origin}/healthz`)));
  expect(performance.now() - started).toBeLessThan(2000);
  expect(new Set(probes.map(({ status }) => status))).toEqual(new Set([503]));
  expect(await probes[0]?.json()).toEqual({ status: 'database unavailable' });
  await proxy.restore();
  await expect.poll(status).toBe(200);
});
