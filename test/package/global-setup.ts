import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of the tarball and a folder with its contents. */
    packed: { tarball: string; content: string };
  }
}

function run(folder: string, program: string, ...args: string[]): void {
  const { status, error, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${error ? String(error) : `${stdout}${stderr}`}`);
}

/** Packs the built package once. Each test file installs a copy. */
export function setup(project: TestProject): () => void {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-packed-')));
  run(process.cwd(), 'npm', 'pack', '--ignore-scripts', '--silent', '--pack-destination', folder);
  const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
  const content = join(folder, 'content');
  mkdirSync(content);
  run(folder, 'tar', '-xzf', tarball, '-C', content, '--strip-components=1');
  project.provide('packed', { tarball, content });
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
