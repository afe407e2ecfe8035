// Finds a Chromium for the tests; with `--install`, fetches one when there is none. Prints its path and its version.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const local = process.env.LOCALAPPDATA ?? join(homedir(), 'AppData/Local');

// The headless shell comes first: it opens a page for a quarter of the CPU that the full browser needs.
const systemPlaces = {
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

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns where Playwright keeps its headless shell, next to the folder of its full browser. */
function shellOf(fullBrowser) {
  const revision = dirname(dirname(fullBrowser));
  const folder = join(dirname(revision), basename(revision).replace(/^chromium-/, 'chromium_headless_shell-'));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith('chrome-headless-shell-'))
    .map((name) => join(folder, name, `chrome-headless-shell${process.platform === 'win32' ? '.exe' : ''}`));
}

/**
 * Returns the browser's path, or undefined. Order: `CHROMIUM_PATH`, Playwright's own, the system's; of each the headless
 * shell first. Throws if `CHROMIUM_PATH` is set and is not a program.
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!isProgram(given))
      throw new Error(
        `Expected CHROMIUM_PATH to be a program, received ${given}. Set it to a Chromium, or remove it to let one be found.`,
      );
    return given;
  }
  const { chromium } = await import('playwright');
  const own = chromium.executablePath(); // a path even when nothing is there
  return [...shellOf(own), own, ...(systemPlaces[process.platform] ?? [])].find(isProgram);
}

// Of several such switches the last one counts, so these are Playwright's own and two more: pages of the address bar's
// popup, which the browser loads with every window and which cost as much as the page under test.
const needlessFeatures = [
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

/** Flags for a quiet browser; the sandbox goes only where Chromium refuses to start with it, for root. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  `--disable-features=${needlessFeatures.join()}`,
  '--disable-component-update',
  '--disable-sync',
];

function run(command, args) {
  console.error(`+ ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // the installers' output goes to stderr: stdout is the path alone
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0;
}

function install() {
  const release = '/etc/os-release';
  // Ubuntu's package of this name is a snap, so Debian only
  const isDebian = existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
  if (isDebian && process.getuid?.() === 0) {
    const get = (name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation']);
    if (run('apt-get', ['update', '-qq']) && (get('chromium-headless-shell') || get('chromium'))) return;
  }
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium']);
}

/** Returns the browser's path, fetching one when there is none. Throws with instructions if that fails too. */
export async function getChromium() {
  let path = await findChromium();
  if (!path) {
    install();
    path = await findChromium();
  }
  if (path) return path;
  throw new Error(
    'No Chromium found. As root on Debian: apt-get install chromium-headless-shell. Elsewhere: npx playwright install --only-shell chromium, or set CHROMIUM_PATH.',
  );
}

/** The first version with `Element.moveBefore`, which the tests of kept frames need. */
const oldestMajor = 133;

/** Returns the version of a browser, for example `156.0.8078.79`. Throws if the tests cannot run on it. */
async function readVersion(executablePath) {
  const { chromium } = await import('playwright');
  // not `--version`: on Windows a browser would open a window instead of printing it
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const version = browser.version();
  await browser.close();
  if (Number.parseInt(version, 10) < oldestMajor)
    throw new Error(
      `Expected Chromium ${String(oldestMajor)} or later, received ${version} at ${executablePath}. Update it, or set CHROMIUM_PATH to another.`,
    );
  return version;
}

async function main() {
  const path = process.argv.includes('--install') ? await getChromium() : await findChromium();
  if (!path) throw new Error('No Chromium found. Run node scripts/chromium.mjs --install to fetch one.');
  console.log(`${path}\n${await readVersion(path)}`);
}

// no top-level await: Playwright loads this file with `require`
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
