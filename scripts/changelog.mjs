// `npm run changelog:check`: a public surface that differs from the last release's has an entry under the newest heading.
// The surface is what api/ reports. Without a release tag there is nothing to compare with, and only the form is checked.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const git = (...args) => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

/** The versions of a changelog, newest first: heading, whether it is released, and the lines of its entries. */
export function readVersions(text) {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const [, version, note] = /^(\d+\.\d+\.\d+(?:-[\w.]+)?) \((.+)\)$/.exec(heading.trim()) ?? [];
      return {
        heading,
        version,
        released: note !== 'not released',
        entries: lines.filter((line) => line.startsWith('- ')),
      };
    });
}

/**
 * What is wrong with a changelog.
 *
 * @param text - the changelog
 * @param packageVersion - the version of package.json
 * @param last - the last release: the changelog then, and whether the surface is another now; undefined before the first
 */
export function findFaults(text, packageVersion, last) {
  const versions = readVersions(text);
  const faults = versions
    .filter(({ version }) => !version)
    .map(
      ({ heading }) => `'## ${heading}' is no heading such as '## 1.2.3 (not released)' or '## 1.2.3 (2026-05-31)'.`,
    );
  const [newest] = versions;
  if (!newest) return ['CHANGELOG.md has no version.'];
  if (newest.version && newest.version !== packageVersion) {
    faults.push(`The newest version is ${newest.version}, that of package.json ${packageVersion}. Make them one.`);
  }
  if (newest.entries.length === 0) faults.push(`${newest.version} has no entry. Say what changes for who upgrades.`);
  if (last?.surfaceChanged) {
    const known = new Set(readVersions(last.changelog).flatMap(({ entries }) => entries));
    if (newest.entries.every((entry) => known.has(entry))) {
      faults.push('The public surface (api/) differs from the last release, and CHANGELOG.md has no new entry.');
    }
  }
  return faults;
}

/** The last release by its tag. */
function lastRelease() {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*');
  const changelog = tag && git('show', `${tag}:CHANGELOG.md`);
  if (!tag || changelog === undefined) return undefined;
  return { tag, changelog, surfaceChanged: git('diff', '--name-only', tag, '--', 'api') !== '' };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const last = lastRelease();
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const faults = findFaults(readFileSync('CHANGELOG.md', 'utf8'), version, last);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`The changelog is in order${last ? `; compared with ${last.tag}` : ''}.`);
  process.exit(faults.length > 0 ? 1 : 0);
}
