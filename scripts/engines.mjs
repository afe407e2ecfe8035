// Finds Firefox and WebKitGTK for the tests in other browser engines. With `--install`, installs missing packages on Debian.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withLock } from './build-if-stale.mjs';

/** Debian packages. Ubuntu uses the same names, but its Firefox is a snap, which rejects the tests' profiles. */
const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);

/** Returns the path to WebKitGTK's small browser, which is not on the PATH. */
function findMiniBrowser() {
  const folders = ['/usr/lib', '/usr/libexec'].filter(existsSync);
  const candidates = folders.flatMap((folder) => [
    folder,
    ...readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name)),
  ]);
  return candidates
    .flatMap((folder) => ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join(folder, name)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isExecutable);
}

/** Returns the paths to both engines' installed programs. A path is undefined if the program is not found. */
export function findEngines() {
  return {
    firefox: process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox'),
    webkit: { driver: onPath('WebKitWebDriver'), browser: findMiniBrowser(), display: onPath('Xvfb') },
  };
}

/** Returns the names of the packages whose programs are missing. */
function missingPackages({ firefox, webkit }) {
  return [
    ...(firefox ? [] : packages.firefox),
    ...(webkit.driver && webkit.browser && webkit.display ? [] : packages.webkit),
  ];
}

function install(names) {
  const release = '/etc/os-release';
  const isDebian = existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
  if (!isDebian || process.getuid?.() !== 0) return;
  const run = (...args) => {
    console.error(`+ apt-get ${args.join(' ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status === 0;
  };
  if (run('update', '-qq')) run('install', '-y', '-qq', '--no-install-recommends', ...names);
}

/** Returns the paths to both engines. Installs missing packages on Debian, and throws with instructions if that fails. */
export async function getEngines() {
  const missing = missingPackages(findEngines());
  if (missing.length > 0) await withLock('engines', () => install(missing));
  const found = findEngines();
  const stillMissing = missingPackages(found);
  if (stillMissing.length === 0) return found;
  throw new Error(
    `Firefox or WebKitGTK was not found. On Debian and Ubuntu, run apt-get install ${stillMissing.join(' ')} as root. ` +
      'To use a different Firefox, set FIREFOX_PATH. WebKitGTK is available only for Linux. Elsewhere, run the tests in a Debian container.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(JSON.stringify(process.argv.includes('--install') ? await getEngines() : findEngines(), null, 2));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
