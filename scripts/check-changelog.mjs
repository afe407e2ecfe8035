// `npm run changelog:check`: fails if the reports in api/ have changed since the last release and no changeset describes the
// change. Before the first release tag, only the section for the current version is checked.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const git = (...args) => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

/** Returns the file names of the pending changesets, relative to .changeset. */
export function listChangesets() {
  if (!existsSync('.changeset')) return [];
  return readdirSync('.changeset').filter((name) => name.endsWith('.md') && name !== 'README.md');
}

/** Returns a message for each problem in the changelog. */
export function findProblems({ version, changelog, changesets, lastRelease }) {
  const problems = [];
  if (!changelog.split('\n').includes(`## ${version}`)) {
    problems.push(
      `Expected a section '## ${version}' in CHANGELOG.md, because package.json has this version. Run \`npm run version\` instead of editing the version.`,
    );
  }
  const isReleased = lastRelease?.version === version;
  if (isReleased && lastRelease.hasApiChanged && changesets.length === 0) {
    problems.push(
      `The public API (api/) has changed since v${version}, but there is no changeset. Run \`npm run changeset\` and describe the change for people who upgrade.`,
    );
  }
  return problems;
}

function findLastRelease() {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*');
  return tag && { version: tag.slice(1), hasApiChanged: git('diff', '--name-only', tag, '--', 'api') !== '' };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lastRelease = findLastRelease();
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const problems = findProblems({ version, changelog, changesets: listChangesets(), lastRelease });
  for (const problem of problems) console.error(problem);
  if (problems.length === 0)
    console.log(
      lastRelease ? `The changes since v${lastRelease.version} are described.` : 'No release to compare with.',
    );
  process.exit(problems.length > 0 ? 1 : 0);
}
