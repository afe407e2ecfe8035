// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findProblems, listChangesets } from '../../../scripts/check-changelog.mjs';

const released = { version: '1.0.0', changelog: '# Changelog\n\n## 1.0.0\n\n- First version.\n', changesets: [] };

describe('changelog check', () => {
  it('accepts the current changelog', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const changelog = readFileSync('CHANGELOG.md', 'utf8');
    expect(findProblems({ version, changelog, changesets: listChangesets() })).toEqual([]);
  });

  it('requires a changeset if the public API has changed since the last release', () => {
    const changed = { ...released, lastRelease: { version: '1.0.0', hasApiChanged: true } };
    expect(findProblems(changed)).toEqual([
      'The public API (api/) has changed since v1.0.0, but there is no changeset. Run `npm run changeset` and describe the change for people who upgrade.',
    ]);
    expect(findProblems({ ...changed, changesets: ['add-row-count.md'] })).toEqual([]);
  });

  it('does not require a changeset if the public API has not changed', () => {
    expect(findProblems({ ...released, lastRelease: { version: '1.0.0', hasApiChanged: false } })).toEqual([]);
  });

  it('does not require a changeset once the changesets are applied to the next version', () => {
    const changelog = released.changelog.replace('## 1.0.0', '## 1.1.0\n\n- More.\n\n## 1.0.0');
    const lastRelease = { version: '1.0.0', hasApiChanged: true };
    expect(findProblems({ version: '1.1.0', changelog, changesets: [], lastRelease })).toEqual([]);
  });

  it('requires a section for the version in package.json', () => {
    expect(findProblems({ ...released, version: '1.1.0' })).toEqual([
      "Expected a section '## 1.1.0' in CHANGELOG.md, because package.json has this version. Run `npm run version` instead of editing the version.",
    ]);
  });
});
