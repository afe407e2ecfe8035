// Finds Firefox and WebKitGTK for the tests in other browser engines. With `--install`, installs missing packages on Debian.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withLock } from './build-if-stale.mjs';
import { installPackages, isExecutable, updatePackageLists } from './programs.mjs';

/** Debian packages. Ubuntu uses the same names, but its Firefox is a snap, which rejects the tests' profiles. */
const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

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

/** Returns the paths to both engines. Installs missing packages on Debian, and throws with instructions if that fails. */
export async function getEngines() {
  const missing = missingPackages(findEngines());
  if (missing.length > 0) await withLock('engines', () => updatePackageLists() && installPackages(...missing));
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
