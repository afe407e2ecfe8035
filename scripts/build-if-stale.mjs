// Builds stale outputs for the demo, the playground, the tests and the API reports. An output is stale if it is missing or
// older than its sources.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tool = (path, ...args) => [join(root, 'node_modules', path), ...args];

const rollup = tool('rollup/dist/bin/rollup', '-c', '--silent');

const sdk = {
  name: 'the SDK',
  lock: 'dist',
  sources: ['src', 'react/src', 'rollup.config.mjs', 'scripts/build', 'scripts/declarations.mjs', 'package.json'],
  command: rollup,
};

/** Build targets: output files (`outputs`), the files and folders that they are built from (`sources`), and the command. */
const targets = {
  sdk: {
    ...sdk,
    outputs: [
      'dist/vitrine.umd.js',
      'dist/react.mjs',
      'dist/devtools/index.mjs',
      'dist/emulator/index.mjs',
      'dist/emulator/frame.js',
      'dist/server.mjs',
    ],
  },
  types: {
    ...sdk,
    outputs: ['index', 'react', 'compat/index', 'devtools/index', 'devtools/react', 'emulator/index', 'server'].map(
      (entryPoint) => `dist/${entryPoint}.d.ts`,
    ),
  },
  frame: {
    name: 'the content frame',
    lock: 'dist',
    outputs: ['dist/emulator/frame.js'],
    sources: ['src', 'rollup.config.mjs', 'scripts/build'],
    command: rollup,
    env: { VITRINE_ONLY: 'src/emulator/frame/main.ts' },
  },
  app: {
    name: "the demo's app",
    outputs: ['demo/app/dist/index.html'],
    sources: [
      'demo/app/src',
      'demo/app/public',
      'demo/app/index.html',
      'demo/app/vite.config.mts',
      'demo/shared',
      'react/src',
      'src',
    ],
    command: tool('vite/bin/vite.js', 'build', '--config', 'demo/app/vite.config.mts', '--logLevel', 'warn'),
  },
  'demo-server': {
    name: "the demo's server",
    outputs: ['temp/e2e-server.mjs'],
    sources: ['demo/server', 'demo/shared', 'demo/test/support/bundle.ts', 'test/e2e/support/server', 'src'],
    command: ['--import', 'tsx', join(root, 'test/e2e/support/server/bundle.mts')],
  },
  storybook: {
    name: 'Storybook',
    outputs: ['temp/storybook/index.json'],
    sources: ['.storybook', 'stories', 'playground/src', 'react/src', 'src', 'package.json'],
    command: tool(
      'storybook/dist/bin/dispatcher.js',
      'build',
      '-o',
      'temp/storybook',
      '--disable-telemetry',
      '--quiet',
    ),
    env: { CI: '1' },
  },
};

/** Returns the modification time of a file, or of the newest file in a folder, in milliseconds. Returns 0 if there is none. */
function lastModified(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => lastModified(join(path, name))));
}

/** Whether to accept existing outputs without checking them. Callers that have just built them set `VITRINE_AS_BUILT=1`. */
const acceptsExisting = Boolean(process.env.VITRINE_AS_BUILT);

function isStale({ outputs, sources }) {
  const built = Math.min(...outputs.map((path) => lastModified(join(root, path))));
  return built < (acceptsExisting ? 1 : Math.max(...sources.map((path) => lastModified(join(root, path)))));
}

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM'; // another user's process
  }
};

const lockPath = (name) => join(root, 'temp', `${name}.lock`);

/** Creates a lock file that contains this process's id. Returns false if the file exists. */
function createLock(path) {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
    throw new Error(`Cannot write to ${dirname(path)} (${error.code}). Run the command as the owner of this folder.`, {
      cause: error,
    });
  }
}

/** Time after which a lock file without a process id is stale, because its process was terminated while it wrote the id. */
const emptyLockMs = 1000;

/** Removes a lock whose process no longer runs. */
function removeStaleLock(path) {
  try {
    const owner = Number(readFileSync(path, 'utf8'));
    const isStaleLock = owner > 0 ? !isRunning(owner) : Date.now() - statSync(path).mtimeMs > emptyLockMs;
    if (isStaleLock) rmSync(path);
  } catch (error) {
    // the owner has just released the lock
    if (error.code !== 'ENOENT') throw error;
  }
}

/** Time after which a process that waits for a lock prints a message. */
const silentWaitMs = 10_000;

/** Runs `task` in one process at a time per lock name. Locks left by processes that no longer run are removed. */
export async function withLock(name, task) {
  const lock = lockPath(name);
  const started = Date.now();
  let isAnnounced = false;
  while (!createLock(lock)) {
    removeStaleLock(lock);
    if (!isAnnounced && Date.now() - started > silentWaitMs) {
      isAnnounced = true;
      console.error(`Waiting for the process that has created ${lock} …`);
    }
    await wait(100);
  }
  try {
    return await task();
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * Builds the named targets (`sdk`, `types`, `frame`, `app`, `demo-server`, `storybook`) that are stale. Concurrent processes wait for the
 * first one.
 */
export async function buildIfStale(names, log = console.log) {
  for (const target of names) {
    const { name, lock = target, command, env } = targets[target];
    // outputs may be incomplete while another process holds the lock
    if (!existsSync(lockPath(`build-${lock}`)) && !isStale(targets[target])) continue;
    await withLock(`build-${lock}`, () => {
      if (!isStale(targets[target])) return;
      log(`Building ${name} …`);
      const started = Date.now();
      const { status } = spawnSync(process.execPath, command, {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        // test runners set a different mode, in which React runs effects twice
        env: { ...process.env, NODE_ENV: 'production', ...env },
      });
      if (status !== 0) throw new Error(`Building ${name} failed. Its output is above.`);
      log(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    });
  }
}
