// Finds Chromium for the tests and prints its path and version. With `--install`, installs one if none is found.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withLock } from './build-if-stale.mjs';
import { installPackages, isExecutable, run, updatePackageLists } from './programs.mjs';

const local = process.env.LOCALAPPDATA ?? join(homedir(), 'AppData/Local');

// The headless shell comes first, because it opens a page in a quarter of the full browser's CPU time.
const systemPaths = {
  linux: [
    'chromium-headless-shell',
    'chromium',
    'google-chrome-stable',
    'google-chrome',
    'chromium-browser',
    'microsoft-edge',
  ].map((name) => `/usr/bin/${name}`),
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    join(local, 'Google/Chrome/Application/chrome.exe'),
    'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  ],
};

/** Returns the paths to Playwright's headless shell, which is installed next to its full browser. */
function findHeadlessShells(fullBrowser) {
  const revision = dirname(dirname(fullBrowser));
  const folder = join(dirname(revision), basename(revision).replace(/^chromium-/, 'chromium_headless_shell-'));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith('chrome-headless-shell-'))
    .map((name) => join(folder, name, `chrome-headless-shell${process.platform === 'win32' ? '.exe' : ''}`));
}

/**
 * Returns the path to the first browser found, or undefined if there is none. Search order: `CHROMIUM_PATH`, Playwright's browsers, the
 * system's browsers. Headless shells come first within each group. Throws if `CHROMIUM_PATH` is set but is not an executable file.
 */
export async function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (!isExecutable(configured))
      throw new Error(
        `Expected CHROMIUM_PATH to be an executable file, but received ${configured}. Set it to the path to a Chromium executable, or unset it to use an installed browser.`,
      );
    return configured;
  }
  const { chromium } = await import('playwright');
  const full = chromium.executablePath(); // returned even if the browser is not installed
  return [...findHeadlessShells(full), full, ...(systemPaths[process.platform] ?? [])].find(isExecutable);
}

// The last `--disable-features` flag wins, so this list repeats Playwright's and adds two for the address bar's popup.
// Chromium loads the popup's pages in every window, which takes as long as loading the page under test.
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Command-line flags that disable the browser's background activity. Chromium does not start as root with a sandbox. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  `--disable-features=${disabledFeatures.join()}`,
  '--disable-component-update',
  '--disable-sync',
  // Tests use no external hosts. A proxy would receive the requests to hosts that are mapped to this machine.
  '--proxy-server=direct://',
];

function install() {
  const get = (name) => installPackages(name, 'fonts-liberation');
  if (updatePackageLists() && (get('chromium-headless-shell') || get('chromium'))) return;
  run(process.execPath, 'node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium');
}

/** Returns the browser's path. Installs a browser if none is found, and throws with instructions if that fails. */
export async function getChromium() {
  const find = async () => {
    const installed = await findChromium();
    if (!installed) install();
    return installed ?? (await findChromium());
  };
  // two gates may need the browser at the same time, and package managers cannot run concurrently
  const path = (await findChromium()) ?? (await withLock('chromium', find));
  if (path) return path;
  throw new Error(
    'No Chromium found. On Debian, run apt-get install chromium-headless-shell as root. Elsewhere, run npx playwright install --only-shell chromium, or set CHROMIUM_PATH.',
  );
}

/** First major version with `Element.moveBefore`, which the keep-alive tests need. */
const minMajorVersion = 133;

/** Returns a browser's version, for example `156.0.8078.79`. Throws if it is too old for the tests. */
async function readVersion(executablePath) {
  const { chromium } = await import('playwright');
  // on Windows, `--version` opens a window instead of printing the version
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const version = browser.version();
  await browser.close();
  if (Number.parseInt(version, 10) < minMajorVersion)
    throw new Error(
      `Expected Chromium ${String(minMajorVersion)} or later, but received ${version} at ${executablePath}. Update it, or set CHROMIUM_PATH to a newer version.`,
    );
  return version;
}

async function main() {
  const path = process.argv.includes('--install') ? await getChromium() : await findChromium();
  if (!path) throw new Error('No Chromium found. Run node scripts/chromium.mjs --install to install one.');
  console.log(`${path}\n${await readVersion(path)}`);
}

// Playwright loads this file with `require`, which does not support top-level await
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
