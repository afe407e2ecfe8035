import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { SetupError } from '../setup-error';

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';

/** File that exists while a new database is being initialized. */
const markerName = '.initializing';

/** Returns a folder's entries, without the marker, and without lock files created by this or earlier versions. */
const entriesOf = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !['.lock', 'lock', markerName].includes(name)) : [];

/** Returns the path to the database in a data folder. */
export const databaseFolder = (folder: string): string => join(folder, 'postgres');

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
 * Creates the data folder if it does not exist.
 * @throws {SetupError} if the folder cannot be used, for example because it contains other files, which initializing the
 * database could overwrite
 */
export function prepareDataFolder(folder: string): void {
  const database = databaseFolder(folder);
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
    if (files.length > 0 && !existsSync(join(folder, markerName)))
      for (const required of ['PG_VERSION', join('global', 'pg_control')])
        if (!existsSync(join(database, required)))
          throw new SetupError(
            `The data folder ${folder} does not contain a complete database: postgres/${required} is missing. ` +
              'Restore the folder from a backup, or set DATA_DIR to an empty folder.',
          );
  } catch (cause) {
    throw folderError(folder, cause);
  }
}

/**
 * Marks a new database as incomplete until {@link endInitialization}. Deletes a database whose initialization was interrupted,
 * for example because the disk was full: it cannot be opened, and nothing has been stored in it. Requires the folder's lock.
 */
export function beginInitialization(folder: string): void {
  const database = databaseFolder(folder);
  const marker = join(folder, markerName);
  try {
    if (existsSync(marker)) rmSync(database, { recursive: true, force: true });
    if (entriesOf(database).length === 0) writeFileSync(marker, '');
  } catch (cause) {
    throw folderError(folder, cause);
  }
}

/** Removes the marker. Its removal is written to the disk before data is stored, which the next start would delete otherwise. */
export function endInitialization(folder: string): void {
  const marker = join(folder, markerName);
  if (!existsSync(marker)) return;
  rmSync(marker);
  // Windows has no file descriptors for folders, and writes their changes immediately
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

const fullDisk = (folder: string): SetupError =>
  new SetupError(`The disk that contains the data folder ${folder} is full. Free up some disk space.`);

/** Free space that PostgreSQL needs to start: one segment of its write-ahead log. */
const minFreeBytes = 16 * 2 ** 20;

const isDiskFull = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < minFreeBytes;
};

/** Returns the reason why the database in a data folder cannot be migrated or seeded. The database's own error can be misleading. */
export const preparationError = (folder: string, cause: unknown): unknown =>
  isDiskFull(folder) ? fullDisk(folder) : cause;

/** Returns the reason why the database in a data folder cannot be opened. The database's own error does not state it. */
export function databaseError(folder: string, cause: unknown): unknown {
  const error = folderError(folder, cause);
  if (error instanceof SetupError) return error;
  if (isDiskFull(folder)) return fullDisk(folder);
  return new SetupError(
    `The database in ${databaseFolder(folder)} cannot be opened; its files are damaged or belong to a different version. ` +
      'Restore the folder from a backup, or set DATA_DIR to an empty folder.',
  );
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
  if (code === 'ENOSPC') return fullDisk(folder);
  return cause;
}
