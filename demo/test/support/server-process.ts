import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openTestDatabase } from './open-database';

const folders: string[] = [];
const children = new Set<ChildProcess>();

/** Creates a temporary folder, which `removeFolders` deletes. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-data-'));
  folders.push(folder);
  return folder;
}

/** Creates a data folder with the seeded database. */
export async function seededFolder(): Promise<string> {
  const folder = temporaryFolder();
  await (await openTestDatabase({ folder, dump: new Blob([readFileSync(inject('databaseDump'))]) })).close();
  return folder;
}

const environment = (settings: Record<string, string>) => ({
  ...process.env,
  PORT: '0',
  CONTENT_PORT: '0',
  FRAME_SCRIPT: inject('frameScript'),
  ...settings,
});

/** Node.js options. In a short test, optimizing the embedded database's WebAssembly takes longer than it saves. */
const nodeOptions = ['--liftoff-only'];

/** A server in a separate process. */
export interface ServerProcess {
  origin: string;
  child: ChildProcess;
  /** Resolves to the exit code, or to null if the process was terminated by a signal. */
  exited: Promise<number | null>;
}

/** Starts the server in a separate process. Resolves when it is listening. */
export async function serve(settings: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...nodeOptions, inject('serverScript')], {
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      children.delete(child);
      resolve(code);
    });
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /"message":"started","origin":"([^"]+)"/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    void exited.then((code) => {
      reject(new Error(`The server exited with code ${String(code)} before it was listening.`));
    });
  });
  return { origin, child, exited };
}

/** Runs a server that cannot start, and returns its output after it has exited. */
export async function runUntilExit(settings: Record<string, string>) {
  const child = spawn(process.execPath, [...nodeOptions, inject('serverScript')], {
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk: Buffer) => {
      output[name] += chunk.toString();
    });
  const [status] = (await once(child, 'close')) as [number | null];
  children.delete(child);
  // A dependency prints a warning on old Node.js versions.
  const lines = output.stderr.split('\n').filter((line) => !line.includes('Unsupported runtime'));
  return { status, stdout: output.stdout, stderr: lines.join('\n') };
}

export const killServers = (): void => {
  for (const child of children) child.kill('SIGKILL');
};

export const removeFolders = (): void => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
};
