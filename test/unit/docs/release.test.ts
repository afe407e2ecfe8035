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

const commit = (): void => {
  git('add', '.');
  git('commit', '--quiet', '--message', 'Change the project');
};

/** Attempts to publish, expects a failure and returns its reason. */
function publishError(): string | undefined {
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
    copyFileSync('scripts/check-changelog.mjs', join(project, 'scripts/check-changelog.mjs'));
    writeFileSync(join(project, 'package.json'), '{ "name": "trial", "version": "1.0.0", "private": true }');
    writeFileSync(join(project, 'CHANGELOG.md'), '# Changelog\n\n## 1.0.0\n\n- First version.\n');
    git('init', '--quiet');
    commit();
  });

  afterEach(() => {
    rmSync(project, { recursive: true, force: true });
  });

  it('does not publish while there are changesets that are not part of the changelog', () => {
    mkdirSync(join(project, '.changeset'));
    writeFileSync(join(project, '.changeset/add-row-count.md'), '---\n"trial": minor\n---\n\nAdd the row count.\n');
    commit();
    expect(publishError()).toBe(
      'add-row-count.md is not part of the changelog yet. Run `npm run version` and commit the result.',
    );
  });

  it('does not publish if the working tree has uncommitted changes', () => {
    writeFileSync(join(project, 'stray.txt'), '');
    expect(publishError()).toBe('the working tree has uncommitted changes. Commit them first.');
  });

  it('does not publish if the changelog has no section for the version', () => {
    writeFileSync(join(project, 'CHANGELOG.md'), '# Changelog\n');
    commit();
    expect(publishError()).toBe(`'${process.execPath} scripts/check-changelog.mjs' failed.`);
  });

  it('does not publish if the version is already tagged', () => {
    git('tag', 'v1.0.0');
    expect(publishError()).toBe(
      'the tag v1.0.0 exists. Add a changeset and run `npm run version` to increment the version.',
    );
  });

  it('does not publish without a repository URL', () => {
    expect(publishError()).toBe('package.json has no `repository`. Set it to the repository URL.');
  });
});
