import type { Log } from '../log';
import { openEmbedded, type EmbeddedPlace } from './embedded';
import type { Database, OpenDatabase } from './open';
import { openServer } from './server';

export type DatabasePlace = { url: string } | EmbeddedPlace;

export interface ConnectOptions {
  /** Fills the database. Runs once, also when several processes start together on one server. Default: does nothing. */
  prepare?: (db: Database) => Promise<void>;
  log: Log;
  /** Called when another process has taken over the data folder; the process must end at once. */
  onLost: (cause: Error) => void;
}

/** Opens the database and brings its tables up to date. */
export const openDatabase = (
  place: DatabasePlace,
  { prepare = () => Promise.resolve(), log, onLost }: ConnectOptions,
): Promise<OpenDatabase> =>
  'url' in place ? openServer(place.url, prepare, log) : openEmbedded(place, prepare, onLost);
