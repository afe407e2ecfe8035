import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { SetupError } from '../setup-error';

export interface FolderLockOptions {
  /** Milliseconds without a heartbeat after which the lock is considered stale. Minimum: 2000. Default: 10,000. */
  staleMs?: number;
  /** Milliseconds between heartbeats, at most half of `staleMs`. Default: 1000. */
  heartbeatMs?: number;
  /** Called when another process has taken over the lock. The caller must stop using the folder immediately. */
  onLost: (cause: Error) => void;
}

const inUse = (folder: string) =>
  new SetupError(
    `The data folder ${folder} is in use by another process. Stop that process, or set DATA_DIR to another folder. ` +
      'To run several processes, set DATABASE_URL to a PostgreSQL server.',
  );

const lastHeartbeat = async (path: string): Promise<number | undefined> => {
  try {
    return (await stat(path)).mtimeMs;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
    throw cause;
  }
};

const isHeld = (cause: unknown): boolean => cause instanceof Error && 'code' in cause && cause.code === 'ELOCKED';

/**
 * Locks the folder of an embedded database. PGlite has no lock itself, and two processes in one folder corrupt the data.
 *
 * The owner renews the lock's modification time as a heartbeat. Process ids are not used, because containers that share a
 * volume can have identical process ids.
 *
 * 1. If the lock is free, it is acquired.
 * 2. If the heartbeat of an existing lock advances, its owner is alive and this function throws.
 * 3. If it does not advance for `staleMs`, the lock is taken over. Two processes can do so at the same time, so the new
 *    owner waits for two heartbeats, during which the other process detects that it has lost the lock.
 * @returns a function that releases the lock
 * @throws {SetupError} if another process owns the folder
 */
export async function lockFolder(
  folder: string,
  { staleMs = 10_000, heartbeatMs = 1000, onLost }: FolderLockOptions,
): Promise<() => Promise<void>> {
  const lockfilePath = join(folder, '.lock');
  let lost: Error | undefined;
  let isOpen = false;
  const acquire = () =>
    lock(folder, {
      lockfilePath,
      stale: staleMs,
      update: heartbeatMs,
      onCompromised: (cause) => {
        lost = cause;
        if (isOpen) onLost(cause);
      },
    });

  const first = await lastHeartbeat(lockfilePath);
  const deadline = Date.now() + staleMs + 2 * heartbeatMs;
  for (;;) {
    try {
      const release = await acquire();
      if (first !== undefined) await delay(2 * heartbeatMs);
      // may have been assigned by `onCompromised` during the delay; the cast prevents TypeScript from narrowing it
      if (lost as Error | undefined) throw inUse(folder);
      isOpen = true;
      return release;
    } catch (cause) {
      if (!isHeld(cause)) throw cause;
      const current = await lastHeartbeat(lockfilePath);
      if (first === undefined || (current !== undefined && current !== first) || Date.now() > deadline)
        throw inUse(folder);
      await delay(heartbeatMs / 4);
    }
  }
}
