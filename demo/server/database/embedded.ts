import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import * as pglite from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { SetupError } from '../setup-error';
import { folderError, prepareDataFolder } from './data-folder';
import { lockFolder, type FolderLock } from './folder-lock';
import { migrationsFolder, type Connection, type Database, type OpenDatabase } from './open';
import * as schema from './schema';

export interface EmbeddedSource {
  /** Path to the data folder. Default: an in-memory database. */
  folder?: string;
  /** Initial database content, created with `dumpDataDir`. */
  dump?: Blob;
}

/** Opens the database files. The message is generic, because PGlite reports damaged files only as an aborted program. */
async function openFiles(folder: string | undefined, { dump }: EmbeddedSource): Promise<PGlite> {
  try {
    return await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: folder }),
      ...(dump === undefined ? {} : { loadDataDir: dump }),
      extensions: { pg_trgm },
    });
  } catch (cause) {
    if (folder === undefined) throw cause;
    const reason = folderError(folder, cause);
    throw reason instanceof SetupError
      ? reason
      : new SetupError(
          `The database in ${folder} cannot be opened; its files are damaged or belong to a different version. ` +
            'Restore the folder from a backup, or set DATA_DIR to an empty folder.',
        );
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
 * process took over the folder could still write to it and acknowledge the write.
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
  const files = folder === undefined ? undefined : prepareDataFolder(folder);
  const lock =
    folder === undefined
      ? undefined
      : await lockFolder(folder, { onLost }).catch((cause: unknown) => {
          throw folderError(folder, cause);
        });
  try {
    const client = await openFiles(files, source);
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
      await client.close();
      throw cause;
    }
  } catch (cause) {
    await lock?.release();
    throw cause;
  }
}
