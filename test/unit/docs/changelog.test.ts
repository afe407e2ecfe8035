// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findFaults } from '../../../scripts/changelog.mjs';

const released = '# Changelog\n\n## 1.0.0 (2026-05-31)\n\n- First.\n';
const next = (entry: string): string => released.replace('## 1.0.0', `## 1.1.0 (not released)\n\n${entry}\n\n## 1.0.0`);

describe('the check of the changelog', () => {
  it('finds nothing wrong with the changelog as it is', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(findFaults(readFileSync('CHANGELOG.md', 'utf8'), version)).toEqual([]);
  });

  it('asks for an entry when the public surface has changed since the last release', () => {
    const last = { changelog: released, surfaceChanged: true };
    expect(findFaults(released, '1.0.0', last)).toEqual([
      'The public surface (api/) differs from the last release, and CHANGELOG.md has no new entry.',
    ]);
    expect(findFaults(next('- Reports have a `getRowCount`.'), '1.1.0', last)).toEqual([]);
  });

  it('asks for nothing when the surface is the same', () => {
    expect(findFaults(released, '1.0.0', { changelog: released, surfaceChanged: false })).toEqual([]);
  });

  it('compares the newest version with that of the package', () => {
    expect(findFaults(next('- More.'), '1.2.0')).toEqual([
      'The newest version is 1.1.0, that of package.json 1.2.0. Make them one.',
    ]);
  });

  it('refuses a heading without a date, and a version without an entry', () => {
    expect(findFaults('# Changelog\n\n## Soon\n\n- Something.\n', '1.0.0')).toHaveLength(1);
    expect(findFaults(next(''), '1.1.0')).toEqual(['1.1.0 has no entry. Say what changes for who upgrades.']);
  });
});
