import { once } from 'node:events';
import { rmdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { SetupError } from '../setup-error';

export interface FolderLockOptions {
  /** Milliseconds without a heartbeat after which the lock is considered stale. Minimum: 2000. Default: 10,000. */
  staleMs?: number;
  /** Milliseconds between heartbeats, at most half of `staleMs`. Default: 1000. */
  heartbeatMs?: number;
  /** Called when another process has taken over the lock. The caller must stop using the folder immediately. */
  onLost: (cause: Error) => void;
}

/** Lock on a data folder. */
export interface FolderLock {
  /**
   * Resolves once the last heartbeat is recent enough that no other process can have taken over the lock. After the process
   * has been suspended, for example with `docker pause`, this takes until the next heartbeat.
   * @throws {SetupError} if another process has taken over the lock
   */
  verify(): Promise<void>;
  release(): Promise<void>;
}

const inUseError = (folder: string) =>
  new SetupError(
    `The data folder ${folder} is in use by another process. Stop that process, or set DATA_DIR to a different folder. ` +
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

type WorkerMessage =
  | { type: 'done' }
  | { type: 'failed'; message: string; code?: string }
  | { type: 'lost'; message: string };

/** Lock held by a worker thread. See `lock-worker.mjs`. */
class LockWorker {
  readonly #worker: Worker;
  readonly #path: string;
  readonly #heartbeat = new BigInt64Array(new SharedArrayBuffer(8));

  constructor(folder: string, path: string, options: object, onLost: (cause: Error) => void) {
    this.#path = path;
    this.#worker = new Worker(new URL('./lock-worker.mjs', import.meta.url), {
      workerData: { folder, heartbeat: this.#heartbeat, options: { ...options, lockfilePath: path } },
      // the worker does not need the main thread's loaders
      execArgv: [],
    });
    this.#worker.on('message', (message: WorkerMessage) => {
      if (message.type !== 'lost') return;
      this.#worker.postMessage('acknowledge');
      process.off('exit', this.#remove);
      onLost(new Error(message.message));
    });
  }

  /** Deletes the lock when the process exits without releasing it. */
  readonly #remove = (): void => {
    try {
      rmdirSync(this.#path);
    } catch {
      // a lock that cannot be deleted becomes stale after `staleMs`
    }
  };

  async acquire(): Promise<void> {
    await this.#send('acquire');
    process.on('exit', this.#remove);
    // the lock must not keep the process alive
    this.#worker.unref();
  }

  async release(): Promise<void> {
    this.#worker.ref();
    try {
      await this.#send('release');
    } finally {
      process.off('exit', this.#remove);
      await this.close();
    }
  }

  /** Milliseconds since the last heartbeat. */
  get age(): number {
    return Date.now() - Number(Atomics.load(this.#heartbeat, 0));
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  async #send(request: 'acquire' | 'release'): Promise<void> {
    this.#worker.postMessage(request);
    for (;;) {
      const [message] = (await once(this.#worker, 'message')) as [WorkerMessage];
      if (message.type === 'done') return;
      if (message.type === 'failed') throw Object.assign(new Error(message.message), { code: message.code });
    }
  }
}

/**
 * Locks an embedded database's folder. PGlite does not lock it, and two processes in one folder would corrupt the data.
 *
 * The owner updates the lock's modification time as a heartbeat, in a worker thread, because queries block the main thread.
 * Process ids are not used, because containers that share a volume can have identical process ids.
 *
 * 1. If the lock is free, it is acquired.
 * 2. If an existing lock's heartbeat advances, its owner is alive and this function throws.
 * 3. If the heartbeat does not advance for `staleMs`, the lock is taken over. Two processes can do so at the same time, so the new
 *    owner waits for two heartbeat intervals, during which the other process detects that it has lost the lock.
 * @throws {SetupError} if another process owns the folder
 */
export async function lockFolder(
  folder: string,
  { staleMs = 10_000, heartbeatMs = 1000, onLost }: FolderLockOptions,
): Promise<FolderLock> {
  const path = join(folder, '.lock');
  let lost: Error | undefined;
  let isOpen = false;
  const worker = new LockWorker(folder, path, { stale: staleMs, update: heartbeatMs }, (cause) => {
    lost = cause;
    if (isOpen) onLost(cause);
  });

  const acquire = async (): Promise<void> => {
    const first = await lastHeartbeat(path);
    const deadline = Date.now() + staleMs + 2 * heartbeatMs;
    for (;;) {
      try {
        await worker.acquire();
        if (first !== undefined) await delay(2 * heartbeatMs);
        if (lost) throw inUseError(folder);
        return;
      } catch (cause) {
        if (!isHeld(cause)) throw cause;
        const current = await lastHeartbeat(path);
        if (first === undefined || (current !== undefined && current !== first) || Date.now() > deadline)
          throw inUseError(folder);
        await delay(heartbeatMs / 4);
      }
    }
  };

  try {
    await acquire();
  } catch (cause) {
    await worker.close();
    throw cause;
  }
  isOpen = true;
  return {
    verify: async () => {
      while (!lost && worker.age > staleMs / 2) await delay(heartbeatMs / 20);
      if (lost) throw inUseError(folder);
    },
    release: () => worker.release(),
  };
}
