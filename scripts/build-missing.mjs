// What the demo, the playground and the reports of the surface need, built when it is missing or older than its sources.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tool = (path, ...args) => [join(root, 'node_modules', path), ...args];

/** What there is to build: files that come out, files and folders that go in, and the command. */
const targets = {
  sdk: {
    name: 'the SDK',
    products: ['dist/vitrine.umd.js', 'dist/emulator/index.mjs', 'dist/emulator/frame.js'],
    sources: ['src', 'rollup.config.mjs', 'package.json'],
    command: tool('rollup/dist/bin/rollup', '-c', '--silent'),
  },
  types: {
    name: 'the SDK',
    products: ['index', 'react', 'compat/index', 'emulator/index'].map((door) => `dist/${door}.d.ts`),
    sources: ['src', 'react/src', 'rollup.config.mjs', 'package.json'],
    command: tool('rollup/dist/bin/rollup', '-c', '--silent'),
  },
  frame: {
    name: "the report's frame",
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
};

/** When a file, or the newest file below a folder, was changed; 0 when there is none. */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** `VITRINE_AS_BUILT=1` takes what is there as it is, for those who have just built it. */
const oldest = process.env.VITRINE_AS_BUILT ? 1 : undefined;

const isOld = ({ products, sources }) =>
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

/** Lets one process at a time in; one that has died without leaving counts as gone. */
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
      // it has just left
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
 * Builds those of the targets (`sdk`, `types`, `frame`, `app`) that are missing or older than their sources. Processes that ask
 * at the same time wait for the first.
 */
export async function buildMissing(names, say = console.log) {
  await alone('build', () => {
    const old = names.map((name) => targets[name]).filter(isOld);
    for (const [at, { name, command, env }] of old.entries()) {
      say(`[${at + 1}/${old.length}] Building ${name} …`);
      const started = Date.now();
      const { status } = spawnSync(process.execPath, command, {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...env },
      });
      if (status !== 0) throw new Error(`Building ${name} failed. What it says above tells why.`);
      say(`      done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
  });
}
