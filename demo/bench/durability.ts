/**
 * Kills the server at random times while writers save staff, restarts it, and verifies every acknowledged write.
 *
 *     npm run durability -w demo -- [rounds] [embedded|server]
 *
 * Default: 20 rounds on both databases. Exits with code 1 if a write was lost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../test/support/postgres';
import { startServer, stopServer } from './support/running-server';
import { lostWrites, readCounters, staffIds, startWriters, type Counters } from './support/writers';

async function runRounds(kind: string, rounds: number, settings: Record<string, string>): Promise<number> {
  let running = await startServer(settings);
  const ids = await staffIds(running);
  let counters: Counters = new Map<string, number>();
  let total = 0;
  let lost = 0;
  for (let round = 1; round <= rounds; round++) {
    const writers = await startWriters(running, ids, counters);
    const killAfter = 5 + Math.random() * 100;
    while (writers.total() < killAfter) await delay(2);
    // kills the server at any point during a write, not only right after a response
    await delay(Math.random() * 20);
    await stopServer(running, 'SIGKILL');
    const { acknowledged } = await writers.stop();
    running = await startServer(settings);
    counters = await readCounters(running, ids);
    const missing = lostWrites(counters, acknowledged);
    total += writers.total();
    lost += missing;
    console.log(
      `${kind}: round ${String(round)}, ${String(writers.total())} acknowledged writes, ${String(missing)} lost`,
    );
  }
  await stopServer(running, 'SIGTERM');
  console.log(`${kind}: ${String(rounds)} kills, ${String(total)} acknowledged writes, ${String(lost)} lost`);
  return lost;
}

const [count = '20', only] = process.argv.slice(2);
const rounds = Number(count);
if (!Number.isSafeInteger(rounds) || rounds < 1) {
  console.error(`Expected a number of rounds, received '${count}'.`);
  process.exit(2);
}
let lost = 0;
if (only !== 'server') {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-durability-'));
  lost += await runRounds('embedded', rounds, { DATA_DIR: folder });
  rmSync(folder, { recursive: true });
}
if (only !== 'embedded') {
  const postgres = await startPostgres();
  lost += await runRounds('server', rounds, { DATABASE_URL: `${postgres.url}/postgres` });
  postgres.stop();
}
process.exitCode = lost === 0 ? 0 : 1;
