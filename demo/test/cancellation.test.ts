import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../server/database/open';
import { rowsOf } from '../server/database/rows';
import type { ReportEmbed } from '../shared';
import { copyOnServer, startTestDemo, users } from './support/demo';
import { openTestDatabase } from './support/open-database';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ url: await copyOnServer() });
});
afterAll(() => database.close());

const runningSleeps = async (): Promise<number> => {
  const [row] = await rowsOf<{ total: number }>(
    database.db,
    sql`select count(*)::int as total from pg_stat_activity
      where datname = current_database() and state = 'active' and query = 'select pg_sleep(60)'`,
  );
  return row?.total ?? 0;
};

const sleep = (signal: AbortSignal) =>
  database.cancelable(signal).transaction((tx) => tx.execute(sql`select pg_sleep(60)`));

test("cancels a transaction's running query on the server when the signal is aborted", async () => {
  const controller = new AbortController();
  const canceled = expect(sleep(controller.signal)).rejects.toMatchObject({ cause: { code: '57014' } });
  await expect.poll(runningSleeps).toBe(1);
  controller.abort();
  await canceled;
  expect(await runningSleeps()).toBe(0);
});

test('cancels a query that starts after the signal has been aborted', async () => {
  const controller = new AbortController();
  const result = database.cancelable(controller.signal).transaction(async (tx) => {
    controller.abort();
    // the cancellation arrives while the transaction's connection is idle
    await database.db.execute(sql`select pg_sleep(0.2)`);
    return tx.execute(sql`select pg_sleep(60)`);
  });
  await expect(result).rejects.toMatchObject({ cause: { code: '57014' } });
});

test('does not start a transaction whose signal is aborted, and returns all connections to the pool', async () => {
  await expect(sleep(AbortSignal.abort(new Error('disconnected')))).rejects.toThrow('disconnected');
  for (let count = 0; count < 12; count++) {
    const controller = new AbortController();
    const result = database.cancelable(controller.signal).transaction(async (tx) => {
      controller.abort(new Error('disconnected'));
      return tx.execute(sql`select pg_sleep(60)`);
    });
    await expect(result).rejects.toThrow();
  }
  const results = await Promise.all(Array.from({ length: 20 }, () => database.db.execute(sql`select 1`)));
  expect(results).toHaveLength(20);
});

test("cancels a report's query when the last client waiting for the report disconnects", async () => {
  const demo = await startTestDemo('server');
  const { body } = await (await demo.as(users.corporate)).get<ReportEmbed>('power-bi');
  const waitingReads = async () => {
    const rows = await rowsOf<{ query: string }>(
      demo.db,
      sql`select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.filter(({ query }) => query.includes('headcounts')).length;
  };
  const read = (signal: AbortSignal) =>
    fetch(`${demo.contentOrigin}/content/reports/${body.reportId}`, {
      headers: { authorization: `Bearer ${Buffer.from(body.token).toString('base64')}` },
      signal,
    });
  await demo.db.transaction(async (tx) => {
    // the read waits for this lock until it is canceled
    await tx.execute(sql`lock table headcounts in access exclusive mode`);
    const [first, second] = [new AbortController(), new AbortController()];
    const aborted = [read(first.signal), read(second.signal)].map((request) =>
      expect(request).rejects.toThrow('aborted'),
    );
    await expect.poll(waitingReads).toBe(1);
    first.abort();
    await aborted[0];
    expect(await waitingReads()).toBe(1);
    second.abort();
    await aborted[1];
    await expect.poll(waitingReads).toBe(0);
  });
  expect((await read(new AbortController().signal)).status).toBe(200);
  await demo.close();
});
