/**
 * Kills the server at random moments while writers save staff, starts it again, and verifies every acknowledged write.
 *
 *     npm run durability -w demo -- [rounds] [embedded|server]
 *
 * Default: 20 rounds on both databases. Exits with code 1 if a write was lost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { StaffMember, StaffSummary } from '../shared';
import { Client } from '../test/support/client';
import { startPostgres } from '../test/support/postgres';
import { signInWithPassword } from '../test/support/sign-in';
import { startServer, stopServer, type RunningServer } from './support/running-server';

const account = { email: 'corporate@iyg.example', password: 'Corporate-2026' };
const writerCount = 10;

const signIn = async ({ origin }: RunningServer): Promise<Client> =>
  new Client(origin, (await signInWithPassword(origin, account.email, account.password)).accessToken);

const pathOf = (id: string) => `IYG-US/staff/${id}`;

/** Saves increasing counters until the server is killed. Returns the last acknowledged counter per staff member. */
async function write(running: RunningServer, ids: readonly string[], from: ReadonlyMap<string, number>) {
  const client = await signIn(running);
  const acknowledged = new Map(from);
  const writers = ids.map(async (id) => {
    const { body } = await client.get<StaffMember>(pathOf(id));
    for (let count = (from.get(id) ?? 0) + 1; ; count++) {
      const { status } = await client.put(pathOf(id), { ...body, firstName: `Count ${String(count)}` });
      if (status !== 200) throw new Error(`a write failed with status ${String(status)}`);
      acknowledged.set(id, count);
    }
  });
  // attached immediately to handle the rejections of all writers, which occur when the server is killed
  const finished = Promise.allSettled(writers);
  await delay(200 + Math.random() * 1500);
  await stopServer(running, 'SIGKILL');
  await finished;
  return acknowledged;
}

async function verify(running: RunningServer, acknowledged: ReadonlyMap<string, number>) {
  const client = await signIn(running);
  let lost = 0;
  const present = new Map<string, number>();
  for (const [id, count] of acknowledged) {
    const { body } = await client.get<StaffMember>(pathOf(id));
    const found = Number(body.firstName.replace('Count ', ''));
    present.set(id, found);
    // the next write may have been committed although its response was not received
    if (found !== count && found !== count + 1) lost++;
  }
  return { lost, present };
}

async function runRounds(kind: string, rounds: number, settings: Record<string, string>): Promise<number> {
  let running = await startServer(settings);
  const list = 'IYG-US/staff/getinlocations?locationNumbersCsv=1001,1002';
  const { body: people } = await (await signIn(running)).get<StaffSummary[]>(list);
  const ids = people.slice(0, writerCount).map(({ id }) => id);
  let counters: ReadonlyMap<string, number> = new Map<string, number>();
  let total = 0;
  let lost = 0;
  for (let round = 1; round <= rounds; round++) {
    const acknowledged = await write(running, ids, counters);
    const written = [...acknowledged].reduce((sum, [id, count]) => sum + count - (counters.get(id) ?? 0), 0);
    running = await startServer(settings);
    const result = await verify(running, acknowledged);
    counters = result.present;
    total += written;
    lost += result.lost;
    console.log(`${kind}: round ${String(round)}, ${String(written)} acknowledged writes, ${String(result.lost)} lost`);
  }
  await stopServer(running, 'SIGTERM');
  console.log(`${kind}: ${String(rounds)} kills, ${String(total)} acknowledged writes, ${String(lost)} lost`);
  return lost;
}

const [rounds = '20', only] = process.argv.slice(2);
let lost = 0;
if (only !== 'server') {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-durability-'));
  lost += await runRounds('embedded', Number(rounds), { DATA_DIR: folder });
  rmSync(folder, { recursive: true });
}
if (only !== 'embedded') {
  const postgres = await startPostgres();
  lost += await runRounds('server', Number(rounds), { DATABASE_URL: `${postgres.url}/postgres` });
  postgres.stop();
}
process.exitCode = lost === 0 ? 0 : 1;
