import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../setup-error';

/**
 * The embedded database has no lock of its own: two processes in one folder destroy each other's data. So one file with
 * the owner's process id guards the folder.
 *
 * A lock whose owner is gone (the process was killed) is taken over. The process's start time is kept beside its id, as
 * ids are reused: in containers the second start often has the id of the first.
 * @returns gives the folder free again
 * @throws {SetupError} when another live process has it
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const mine = `${String(process.pid)} ${startOf(process.pid)}`;
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, mine);
      closeSync(file);
      const release = () => {
        if (read(path) === mine) rmSync(path, { force: true });
      };
      process.once('exit', release);
      return () => {
        process.off('exit', release);
        release();
      };
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
      const owner = read(path);
      const [pid = '', start = ''] = owner.split(' ');
      if (owner !== '' && isAlive(Number(pid)) && startOf(Number(pid)) === start)
        throw new SetupError(
          `The data folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder. ` +
            'Several processes need a PostgreSQL server: set DATABASE_URL.',
        );
      rmSync(path, { force: true });
    }
  }
  throw new SetupError(`The data folder ${folder} is being opened by another process. Try again, or set DATA_DIR.`);
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
};

/** When the process started, where the system tells (Linux); else a constant, so that the id alone decides. */
const startOf = (pid: number): string => {
  const stat = read(`/proc/${String(pid)}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
};
