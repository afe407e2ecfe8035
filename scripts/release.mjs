// `npm run release`: builds, tests, packs and verifies a release without publishing it, and stops at the first failure.
// Problems that prevent only the publication are printed, and do not stop it.
// `--publish` also publishes the verified tarball and tags the commit. `--skip-tests` is for this script's tests.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { listChangesets } from './check-changelog.mjs';

const publish = process.argv.includes('--publish');
const { name, version, repository } = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = resolve('temp/release');

/** Prints the reason and exits. */
function fail(reason) {
  console.error(`\nNot released: ${reason}`);
  process.exit(1);
}

/** Runs a command and exits if it fails. Returns its output if `quiet` is set; otherwise the output is printed. */
function run(title, command, args, { cwd = '.', quiet = false } = {}) {
  console.log(`\n== ${title}`);
  const stdio = ['ignore', quiet ? 'pipe' : 'inherit', 'inherit'];
  const { status, stdout } = spawnSync(command, args, { cwd, stdio, encoding: 'utf8' });
  if (status !== 0) fail(`'${[command, ...args].join(' ')}' failed.`);
  return stdout ?? '';
}

const node = (title, ...args) => run(title, process.execPath, args);

/** Installs the tarball in an empty project and loads every entry point. */
function verifyTarball(tarball) {
  const project = mkdtempSync(join(tmpdir(), 'vitrine-release-'));
  try {
    writeFileSync(join(project, 'package.json'), '{ "name": "trial", "private": true }');
    run('install into an empty project', 'npm', ['install', '--no-audit', '--no-fund', tarball, 'react'], {
      cwd: project,
    });
    const { exports } = JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'));
    const entryPoints = Object.keys(exports).filter((path) => exports[path].require);
    for (const entryPoint of entryPoints.map((path) => name + path.slice(1))) {
      const code = `import(${JSON.stringify(entryPoint)}).then(() => require(${JSON.stringify(entryPoint)}))`;
      run(`import and require ${entryPoint}`, process.execPath, ['-e', code], { cwd: project });
    }
    run('run the command', process.execPath, [`node_modules/${name}/dist/emulator/cli.mjs`, '--help'], {
      cwd: project,
      quiet: true,
    });
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** Fails if the release is to be published. Otherwise prints the reason and returns. */
function failIfPublishing(reason) {
  if (publish) fail(reason);
  console.log(`With --publish, the release would stop here: ${reason}`);
}

const status = run('working tree', 'git', ['status', '--porcelain'], { quiet: true });
if (status !== '') failIfPublishing('the working tree has uncommitted changes. Commit them first.');
const changesets = listChangesets();
if (changesets.length > 0) {
  failIfPublishing(
    `${changesets.join(', ')} is not part of the changelog yet. Run \`npm run version\` and commit the result.`,
  );
}
node('changelog', 'scripts/check-changelog.mjs');
if (run('tag', 'git', ['tag', '--list', `v${version}`], { quiet: true }).trim() !== '') {
  fail(`the tag v${version} exists. Add a changeset and run \`npm run version\` to increment the version.`);
}
if (!repository) failIfPublishing('package.json has no `repository`. Set it to the repository URL.');
if (process.argv.includes('--skip-tests')) run('build', 'npm', ['run', 'build']);
else node('build and test', 'scripts/test.mjs');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
run('pack', 'npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], { quiet: true });
const tarball = join(
  folder,
  readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? fail('`npm pack` created no tarball.'),
);
node('publint', 'node_modules/publint/src/cli.js', tarball, '--strict');
verifyTarball(tarball);

const bytes = readFileSync(tarball);
const sha512 = createHash('sha512').update(bytes).digest('base64');
console.log(`\n${tarball}: ${(bytes.length / 1000).toFixed(0)} kB, sha512-${sha512}`);
if (!publish) {
  console.log(`${name} ${version} is ready, but not published. Run \`npm run release -- --publish\` to publish it.`);
  process.exit(0);
}
// only a workflow with an identity token can create a provenance statement
const provenance = process.env.ACTIONS_ID_TOKEN_REQUEST_URL ? ['--provenance'] : [];
run('publish', 'npm', ['publish', tarball, '--access', 'public', ...provenance]);
run('tag', 'git', ['tag', '-a', `v${version}`, '-m', `${name} ${version}`]);
console.log(`\nPublished ${name} ${version}. Push the tag with git push origin v${version}`);
