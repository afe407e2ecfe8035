import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A folder with the packed package installed in it, as a consumer has it. */
export interface Consumer {
  folder: string;
  /** The packed file. */
  tarball: string;
  /** Writes a file of the consumer's. */
  write(path: string, text: string): void;
  /** Runs a program in the folder; its output and whether it ended well. */
  run(program: string, ...args: string[]): { ok: boolean; output: string };
  dispose(): void;
}

/** A dependency's file, of this repository's own installation. */
export const tool = (path: string): string => resolve(process.cwd(), 'node_modules', path);

function run(folder: string, program: string, args: string[]): { ok: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

/** Packs what is built and installs it into an empty folder, without a registry. `link` names further packages. */
export function installPacked({ link = [] }: { link?: string[] } = {}): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-consumer-'));
  const packed = run(process.cwd(), 'npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder]);
  const file = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (!packed.ok || !file) throw new Error(`npm pack failed: ${packed.output}`);
  const tarball = join(folder, file);
  const target = join(folder, 'node_modules/@vitrine/sdk');
  mkdirSync(target, { recursive: true });
  const unpacked = run(folder, 'tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  if (!unpacked.ok) throw new Error(`tar failed: ${unpacked.output}`);
  for (const name of link) {
    const at = join(folder, 'node_modules', name);
    mkdirSync(dirname(at), { recursive: true });
    symlinkSync(tool(name), at);
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
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
