import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { inject } from 'vitest';

/** A user's project with the packed package installed. */
export interface Consumer {
  folder: string;
  /** Path of the tarball. */
  tarball: string;
  /** Writes a file to the folder, with its parent folders. */
  write(path: string, text: string): void;
  /** Runs a program in the folder. Returns its output and whether it succeeded. */
  run(program: string, ...args: string[]): { ok: boolean; output: string };
  /** Runs a program in the folder with additional environment variables. */
  runWith(env: Record<string, string>, program: string, ...args: string[]): { ok: boolean; output: string };
  dispose(): void;
}

/** Returns the path to a dependency's file in this repository's `node_modules`. */
export const tool = (path: string): string => resolve(process.cwd(), 'node_modules', path);

function run(folder: string, program: string, args: string[], extraEnv = {}): { ok: boolean; output: string } {
  const env = { ...process.env, ...extraEnv };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', env });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

/** Installs the packed package in an empty folder without a registry. Links the packages in `link` from the `from` folder. */
export function installPacked({ link = [], from = tool('') }: { link?: string[]; from?: string } = {}): Consumer {
  const { tarball, content } = inject('packed');
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-consumer-')));
  cpSync(content, join(folder, 'node_modules/@vitrine/sdk'), { recursive: true });
  for (const name of link) {
    const linkPath = join(folder, 'node_modules', name);
    mkdirSync(dirname(linkPath), { recursive: true });
    symlinkSync(join(from, name), linkPath);
  }
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', '{ "name": "consumer", "private": true }');
  return {
    folder,
    tarball,
    write,
    run: (program, ...args) => run(folder, program, args),
    runWith: (env, program, ...args) => run(folder, program, args, env),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
