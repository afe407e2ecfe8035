import type { Log } from '../log';
import { openEmbedded, type EmbeddedSource } from './embedded';
import type { Database, OpenDatabase } from './open';
import { openServer } from './server';

export type DatabaseSource = { url: string } | EmbeddedSource;

export interface ConnectOptions {
  /**
   * Seeds the database. Runs in one process at a time, even if several processes share one server. Default: no-op.
   */
  prepare?: (db: Database) => Promise<void>;
  log: Log;
  /** Called when another process has taken over the data folder. The current process must exit immediately. */
  onLost: (cause: Error) => void;
}

/** Opens the database and runs its migrations. */
export const openDatabase = (
  source: DatabaseSource,
  { prepare = () => Promise.resolve(), log, onLost }: ConnectOptions,
): Promise<OpenDatabase> =>
  'url' in source ? openServer(source.url, prepare, log) : openEmbedded(source, prepare, onLost);
