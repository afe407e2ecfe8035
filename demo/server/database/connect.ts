import type { Log } from '../log';
import { openEmbedded, type EmbeddedSource } from './embedded';
import type { Database, OpenDatabase } from './open';
import { openServer } from './server';

export type DatabaseSource = { url: string } | EmbeddedSource;

export interface ConnectOptions {
  /**
   * Seeds the database. Runs in one process at a time, even if several processes start on one server. Default: no-op.
   */
  prepare?: (db: Database) => Promise<void>;
  log: Log;
  /** Called when another process has taken over the data folder. The current process must exit immediately. */
  onLost: (cause: Error) => void;
}

/** Opens the database and runs its migrations. */
export const openDatabase = (
  place: DatabaseSource,
  { prepare = () => Promise.resolve(), log, onLost }: ConnectOptions,
): Promise<OpenDatabase> =>
  'url' in place ? openServer(place.url, prepare, log) : openEmbedded(place, prepare, onLost);
