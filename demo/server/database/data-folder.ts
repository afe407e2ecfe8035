import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SetupError } from '../setup-error';

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';

/** Returns a folder's entries, without lock files created by this or earlier versions. */
const entriesOf = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.lock' && name !== 'lock') : [];

/** Creates a folder and its parents. Node's recursive `mkdirSync` never returns on file systems such as `/proc`. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (cause) {
    // another process may have created it
    if (!existsSync(folder)) throw cause;
  }
}

/**
 * Creates the data folder if it does not exist, and returns the path to the database folder in it.
 * @throws {SetupError} if the folder cannot be used, for example because it contains other files, which initializing the
 * database could overwrite
 */
export function prepareDataFolder(folder: string): string {
  const database = join(folder, 'postgres');
  try {
    createFolder(folder);
    if (!existsSync(database) && entriesOf(folder).length > 0)
      throw new SetupError(
        `The data folder ${folder} is not empty and does not contain a database. Set DATA_DIR to an empty folder.`,
      );
    if (statSync(join(folder, '.lock'), { throwIfNoEntry: false })?.isFile())
      throw new SetupError(
        `The data folder ${folder} contains a file named .lock, which prevents the server from locking the folder. ` +
          'Delete the file, or set DATA_DIR to a different folder.',
      );
    const files = entriesOf(database);
    if (files.length > 0)
      for (const required of ['PG_VERSION', join('global', 'pg_control')])
        if (!existsSync(join(database, required)))
          throw new SetupError(
            `The data folder ${folder} does not contain a complete database: postgres/${required} is missing. ` +
              'Restore the folder from a backup, or set DATA_DIR to an empty folder.',
          );
  } catch (cause) {
    throw folderError(folder, cause);
  }
  return database;
}

/**
 * Converts a file system error in the data folder to a {@link SetupError} with instructions. Returns other errors
 * unchanged.
 */
export function folderError(folder: string, cause: unknown): unknown {
  const code = codeOf(cause);
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return new SetupError(
      `DATA_DIR must be a folder, but ${folder} is a file or is inside a file. Set DATA_DIR to a folder.`,
    );
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(code))
    return new SetupError(
      `The data folder ${folder} cannot be written to (${code}). Make it writable for this user, or set DATA_DIR to a different folder.`,
    );
  if (code === 'ENOSPC')
    return new SetupError(`The disk that contains the data folder ${folder} is full. Free up some disk space.`);
  return cause;
}
