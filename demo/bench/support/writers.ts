import type { StaffMember, StaffSummary } from '../../shared';
import { Client } from '../../test/support/client';
import { signInWithPassword } from '../../test/support/sign-in';
import type { RunningServer } from './running-server';

const account = { email: 'corporate@iyg.example', password: 'Corporate-2026' };
const writerCount = 10;
const pathOf = (id: string) => `IYG-US/staff/${id}`;

const signIn = async ({ origin }: RunningServer): Promise<Client> =>
  new Client(origin, (await signInWithPassword(origin, account.email, account.password)).accessToken);

/** Returns the ids of the staff members that the writers change. */
export async function staffIds(running: RunningServer): Promise<string[]> {
  const list = 'IYG-US/staff/getinlocations?locationNumbersCsv=1001,1002';
  const { body } = await (await signIn(running)).get<StaffSummary[]>(list);
  return body.slice(0, writerCount).map(({ id }) => id);
}

/** Counters that the writers save as first names, per id. */
export type Counters = ReadonlyMap<string, number>;

export interface WriterResult {
  /** The last counter per id that the server has acknowledged. */
  acknowledged: Counters;
  /** Number of responses per status; 0 means that the connection failed. */
  statuses: ReadonlyMap<number, number>;
}

export interface Writers {
  stop(): Promise<WriterResult>;
  /** Number of acknowledged writes. */
  total(): number;
}

/**
 * Starts one writer per id. Each saves increasing counters in sequence until it is stopped or the server cannot be
 * reached.
 */
export async function startWriters(
  running: RunningServer,
  ids: readonly string[],
  from: Counters = new Map<string, number>(),
): Promise<Writers> {
  const client = await signIn(running);
  const acknowledged = new Map(from);
  const statuses = new Map<number, number>();
  let isStopping = false;
  let total = 0;
  const people = await Promise.all(ids.map(async (id) => (await client.get<StaffMember>(pathOf(id))).body));
  const finished = Promise.all(
    people.map(async (person) => {
      const { id } = person;
      for (let count = (from.get(id) ?? 0) + 1; !isStopping; count++) {
        const { status } = await client
          .put(pathOf(id), { ...person, firstName: `Count ${String(count)}` })
          .catch(() => ({ status: 0 }));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 0) return;
        if (status !== 200) continue;
        acknowledged.set(id, count);
        total++;
      }
    }),
  );
  return {
    stop: async () => {
      isStopping = true;
      await finished;
      return { acknowledged, statuses };
    },
    total: () => total,
  };
}

/** Reads the current counters. */
export async function readCounters(running: RunningServer, ids: Iterable<string>): Promise<Map<string, number>> {
  const client = await signIn(running);
  const counters = new Map<string, number>();
  for (const id of ids) {
    const { body } = await client.get<StaffMember>(pathOf(id));
    counters.set(id, Number(/^Count (\d+)$/.exec(body.firstName)?.[1] ?? 0));
  }
  return counters;
}

/** Returns the number of people whose counter is older than the last acknowledged one. */
export const lostWrites = (counters: Counters, acknowledged: Counters): number =>
  // a later write may have been committed although its response was not received
  [...acknowledged].filter(([id, count]) => (counters.get(id) ?? 0) < count).length;
