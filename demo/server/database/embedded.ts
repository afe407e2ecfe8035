import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import * as pglite from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import {
  beginInitialization,
  databaseError,
  databaseFolder,
  endInitialization,
  folderError,
  preparationError,
  prepareDataFolder,
} from './data-folder';
import { lockFolder, type FolderLock } from './folder-lock';
import { migrationsFolder, type Connection, type Database, type OpenDatabase } from './open';
import * as schema from './schema';

export interface EmbeddedSource {
  /** Path to the data folder. Default: an in-memory database. */
  folder?: string;
  /** Initial database content, created with `dumpDataDir`. */
  dump?: Blob;
}

/** Opens the database files, or initializes a new database. */
async function openFiles({ folder, dump }: EmbeddedSource): Promise<PGlite> {
  const options = { ...(dump === undefined ? {} : { loadDataDir: dump }), extensions: { pg_trgm } };
  if (folder === undefined) return PGlite.create(options);
  const dataDir = databaseFolder(folder);
  beginInitialization(folder);
  try {
    const client = await PGlite.create({ ...options, dataDir });
    endInitialization(folder);
    return client;
  } catch (cause) {
    throw databaseError(folder, cause);
  }
}

const connectionOf = (client: PGlite): Connection => ({
  async query({ text, values }) {
    const { rows, affectedRows = 0 } = await client.query(text, values);
    return { rows, rowCount: Math.max(rows.length, affectedRows) };
  },
});

/**
 * Verifies the lock before and after each message to the database. Otherwise, a process that was suspended while another
 * process took over the folder could write to the folder when it resumes, and acknowledge the write.
 */
export function guardMessages(client: Pick<PGlite, 'execProtocolRaw'>, lock: Pick<FolderLock, 'verify'>): void {
  const send = client.execProtocolRaw.bind(client);
  client.execProtocolRaw = async (message, options) => {
    await lock.verify();
    const response = await send(message, options);
    await lock.verify();
    return response;
  };
}

/**
 * Opens the embedded database, runs its migrations and calls `prepare`.
 * @param onLost called when another process has taken over the data folder; the caller must exit immediately
 */
export async function openEmbedded(
  source: EmbeddedSource,
  prepare: (db: Database) => Promise<void>,
  onLost: (cause: Error) => void,
): Promise<OpenDatabase> {
  const { folder } = source;
  if (folder !== undefined) prepareDataFolder(folder);
  const lock =
    folder === undefined
      ? undefined
      : await lockFolder(folder, { onLost }).catch((cause: unknown) => {
          throw folderError(folder, cause);
        });
  try {
    const client = await openFiles(source);
    if (lock) guardMessages(client, lock);
    const close = async () => {
      await client.close();
      await lock?.release();
    };
    try {
      const db = pglite.drizzle(client, { schema });
      await migrate(db, { migrationsFolder });
      await prepare(db);
      return { db, connection: connectionOf(client), kind: 'embedded', cancelable: () => db, close };
    } catch (cause) {
      const error = folder === undefined ? cause : preparationError(folder, cause);
      // on a full disk, closing fails too
      await client.close().catch(() => undefined);
      throw error;
    }
  } catch (cause) {
    await lock?.release();
    throw cause;
  }
}
