// Finds a Chromium for the tests; with `--install`, fetches one when there is none. Prints its path.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const local = process.env.LOCALAPPDATA ?? join(homedir(), 'AppData/Local');

const systemPlaces = {
  linux: ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser', 'microsoft-edge'].map(
    (name) => `/usr/bin/${name}`,
  ),
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

/**
 * The browser's path, or undefined. Order: `CHROMIUM_PATH`, Playwright's own, the system's.
 * A `CHROMIUM_PATH` that is not a program is an error: who names a browser means that one.
 */
export async function findChromium() {
  const told = process.env.CHROMIUM_PATH;
  if (told) {
    if (!isProgram(told)) throw new Error(`CHROMIUM_PATH is not a program: ${told}`);
    return told;
  }
  const { chromium } = await import('playwright');
  const own = chromium.executablePath(); // a path even when nothing is there
  return [own, ...(systemPlaces[process.platform] ?? [])].find(isProgram);
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
    const options = ['-y', '-qq', '--no-install-recommends'];
    const got =
      run('apt-get', ['update', '-qq']) && run('apt-get', ['install', ...options, 'chromium', 'fonts-liberation']);
    if (got) return;
  }
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
}

/** The browser's path, fetching one when there is none. Throws with what to do when that fails too. */
export async function getChromium() {
  let path = await findChromium();
  if (!path) {
    install();
    path = await findChromium();
  }
  if (path) return path;
  throw new Error(
    'No Chromium. As root on Debian: apt-get install chromium. Elsewhere: npx playwright install chromium, or set CHROMIUM_PATH.',
  );
}

async function main() {
  const path = process.argv.includes('--install') ? await getChromium() : await findChromium();
  if (!path) console.error('No Chromium found; `node scripts/chromium.mjs --install` fetches one.');
  else console.log(path);
  process.exitCode = path ? 0 : 1;
}

// no top-level await: Playwright loads this file with `require`
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
