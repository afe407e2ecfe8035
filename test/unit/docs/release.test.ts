// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = resolve('scripts/release.mjs');
let project = '';

const git = (...args: string[]): void => {
  const identity = ['-c', 'user.name=Vitrine', '-c', 'user.email=vitrine@example.com'];
  expect(spawnSync('git', [...identity, ...args], { cwd: project }).status, args.join(' ')).toBe(0);
};

/** Writes the changelog and commits it. */
const note = (date: string): void => {
  writeFileSync(join(project, 'CHANGELOG.md'), `# Changelog\n\n## 1.0.0 (${date})\n\n- First version.\n`);
  git('add', '.');
  git('commit', '--quiet', '--message', date);
};

/** Why nothing is released. */
function refusal(): string | undefined {
  const { status, stderr } = spawnSync(process.execPath, [script, '--publish', '--skip-tests'], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  return /Not released: (.*)/.exec(stderr)?.[1];
}

describe('npm run release -- --publish', () => {
  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'vitrine-release-test-'));
    mkdirSync(join(project, 'scripts'));
    copyFileSync('scripts/changelog.mjs', join(project, 'scripts/changelog.mjs'));
    writeFileSync(join(project, 'package.json'), '{ "name": "trial", "version": "1.0.0", "private": true }');
    git('init', '--quiet');
    note('not released');
  });

  afterEach(() => {
    rmSync(project, { recursive: true, force: true });
  });

  it('refuses a version that the changelog calls not released', () => {
    expect(refusal()).toBe("CHANGELOG.md still says '1.0.0 (not released)'. Put the date there and commit.");
  });

  it('refuses a tree with changes', () => {
    writeFileSync(join(project, 'stray.txt'), '');
    expect(refusal()).toBe('the tree has changes. Commit them first.');
  });

  it('refuses a version that is tagged', () => {
    note('2026-05-31');
    git('tag', 'v1.0.0');
    expect(refusal()).toBe('v1.0.0 is tagged already. Raise the version in package.json and CHANGELOG.md.');
  });
});
