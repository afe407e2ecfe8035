// `npm run release`: does all of a release but publishing, and stops at the first thing that is wrong.
// With `--publish` it publishes the very tarball that it has tried, then tags the commit. `--skip-tests` is for trying this script.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const publish = process.argv.includes('--publish');
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = resolve('temp/release');

/** Says what is wrong and ends. */
function refuse(reason) {
  console.error(`\nNot released: ${reason}`);
  process.exit(1);
}

/** Runs a command; its output when it is wanted. */
function run(title, command, args, { cwd = '.', quiet = false } = {}) {
  console.log(`\n== ${title}`);
  const stdio = ['ignore', quiet ? 'pipe' : 'inherit', 'inherit'];
  const { status, stdout } = spawnSync(command, args, { cwd, stdio, encoding: 'utf8' });
  if (status !== 0) refuse(`'${[command, ...args].join(' ')}' failed.`);
  return stdout ?? '';
}

const node = (title, ...args) => run(title, process.execPath, args);

/** What an empty project does with the tarball: installs it and opens every door. */
function tryTarball(tarball) {
  const project = mkdtempSync(join(tmpdir(), 'vitrine-release-'));
  try {
    writeFileSync(join(project, 'package.json'), '{ "name": "trial", "private": true }');
    run('install into an empty project', 'npm', ['install', '--no-audit', '--no-fund', tarball, 'react'], {
      cwd: project,
    });
    const doors = ['', '/react', '/emulator', '/compat'].map((door) => name + door);
    const { exports } = JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'));
    const known = doors.filter((door) => exports[`.${door.slice(name.length)}`]);
    for (const door of known) {
      const code = `import(${JSON.stringify(door)}).then(() => require(${JSON.stringify(door)}))`;
      run(`import and require ${door}`, process.execPath, ['-e', code], { cwd: project });
    }
    run('the command', process.execPath, [`node_modules/${name}/dist/emulator/cli.mjs`, '--help'], {
      cwd: project,
      quiet: true,
    });
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

const status = run('the tree', 'git', ['status', '--porcelain'], { quiet: true });
if (status !== '') {
  if (publish) refuse('the tree has changes. Commit them first.');
  console.log('The tree has changes; a real release would stop here.');
}
node('the changelog', 'scripts/changelog.mjs');
const changelog = readFileSync('CHANGELOG.md', 'utf8');
if (publish && changelog.includes(`## ${version} (not released)`)) {
  refuse(`CHANGELOG.md still says '${version} (not released)'. Put the date there and commit.`);
}
if (run('the tag', 'git', ['tag', '--list', `v${version}`], { quiet: true }).trim() !== '') {
  refuse(`v${version} is tagged already. Raise the version in package.json and CHANGELOG.md.`);
}
if (process.argv.includes('--skip-tests')) run('build', 'npm', ['run', 'build']);
else node('build and test', 'scripts/test.mjs');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
run('pack', 'npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], { quiet: true });
const tarball = join(
  folder,
  readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? refuse('there is no tarball.'),
);
node('publint', 'node_modules/publint/src/cli.js', tarball, '--strict');
tryTarball(tarball);

const bytes = readFileSync(tarball);
const sha512 = createHash('sha512').update(bytes).digest('base64');
console.log(`\n${tarball}: ${(bytes.length / 1000).toFixed(0)} kB, sha512-${sha512}`);
if (!publish) {
  console.log(`${name} ${version} is ready. Nothing was published; \`npm run release -- --publish\` does that.`);
  process.exit(0);
}
run('publish', 'npm', ['publish', tarball, '--access', 'public']);
run('tag', 'git', ['tag', '-a', `v${version}`, '-m', `${name} ${version}`]);
console.log(`\nPublished ${name} ${version}. Push the tag: git push origin v${version}`);
