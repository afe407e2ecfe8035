// Builds the outputs that the demo, the playground, the tests and the API reports need, if they are stale: missing, or older
// than their sources.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tool = (path, ...args) => [join(root, 'node_modules', path), ...args];

/** The targets: their output files, the files and folders that they are built from, and the command. */
const targets = {
  sdk: {
    name: 'the SDK',
    lock: 'dist',
    products: ['dist/vitrine.umd.js', 'dist/react.mjs', 'dist/emulator/index.mjs', 'dist/emulator/frame.js'],
    sources: ['src', 'react/src', 'rollup.config.mjs', 'scripts/declarations.mjs', 'package.json'],
    command: tool('rollup/dist/bin/rollup', '-c', '--silent'),
  },
  types: {
    name: 'the SDK',
    lock: 'dist',
    products: ['index', 'react', 'compat/index', 'emulator/index'].map((entryPoint) => `dist/${entryPoint}.d.ts`),
    sources: ['src', 'react/src', 'rollup.config.mjs', 'scripts/declarations.mjs', 'package.json'],
    command: tool('rollup/dist/bin/rollup', '-c', '--silent'),
  },
  frame: {
    name: "the report's frame",
    lock: 'dist',
    products: ['dist/emulator/frame.js'],
    sources: ['src', 'rollup.config.mjs'],
    command: tool('rollup/dist/bin/rollup', '-c', '--silent'),
    env: { VITRINE_ONLY: 'src/emulator/frame/main.ts' },
  },
  app: {
    name: "the demo's app",
    products: ['demo/app/dist/index.html'],
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
  storybook: {
    name: 'the Storybook',
    products: ['temp/storybook/index.json'],
    sources: ['.storybook', 'stories', 'react/src', 'src', 'package.json'],
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

/** Returns when a file, or the newest file below a folder, was changed; 0 if there is none. */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** `VITRINE_AS_BUILT=1` accepts existing outputs, for callers that have just built them. */
const oldest = process.env.VITRINE_AS_BUILT ? 1 : undefined;

const isStale = ({ products, sources }) =>
  Math.min(...products.map((path) => newest(join(root, path)))) <
  (oldest ?? Math.max(...sources.map((path) => newest(join(root, path)))));

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Runs `work` in one process at a time. The lock of a process that has died is ignored. */
export async function alone(name, work) {
  mkdirSync(join(root, 'temp'), { recursive: true });
  const lock = join(root, 'temp', `${name}.lock`);
  for (;;) {
    try {
      const file = openSync(lock, 'wx');
      writeSync(file, String(process.pid));
      closeSync(file);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    let owner = 0;
    try {
      owner = Number(readFileSync(lock, 'utf8'));
    } catch {
      // the owner has removed its lock in between
    }
    if (owner > 0 && !isRunning(owner)) rmSync(lock, { force: true });
    else await wait(100);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * Builds the named targets (`sdk`, `types`, `frame`, `app`, `storybook`) that are stale. Processes that call it at the same time
 * wait for the first.
 */
export async function buildIfStale(names, say = console.log) {
  for (const target of names) {
    const { name, lock = target, command, env } = targets[target];
    await alone(`build-${lock}`, () => {
      if (!isStale(targets[target])) return;
      say(`Building ${name} …`);
      const started = Date.now();
      const { status } = spawnSync(process.execPath, command, {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...env },
      });
      if (status !== 0) throw new Error(`Building ${name} failed. Its output is above.`);
      say(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    });
  }
}
